import { join } from "@std/path";

/** The user's own folders for this product. */
export interface Places {
  /** Null where the user has no home: a service, a bare container. */
  readonly home: string | null;
  readonly config: string;
  readonly state: string;
}

const NAME = "hardened-terminal";

/**
 * Where a user's files go: the XDG Base Directory Specification on Linux and the like, Application Support
 * on macOS, AppData on Windows.
 */
export function places(env: (name: string) => string | undefined): Places {
  const home = env("HOME") ?? env("USERPROFILE") ?? null;
  const base = home ?? "/nonexistent";
  switch (Deno.build.os) {
    case "darwin": {
      const support = join(base, "Library", "Application Support", NAME);
      return { home, config: support, state: join(support, "state") };
    }
    case "windows":
      return {
        home,
        config: join(env("APPDATA") ?? join(base, "AppData", "Roaming"), NAME),
        state: join(env("LOCALAPPDATA") ?? join(base, "AppData", "Local"), NAME),
      };
    default:
      return {
        home,
        config: join(absolute(env("XDG_CONFIG_HOME")) ?? join(base, ".config"), NAME),
        state: join(absolute(env("XDG_STATE_HOME")) ?? join(base, ".local", "state"), NAME),
      };
  }
}

/** The specification: a relative path in these variables is to be ignored. */
function absolute(path: string | undefined): string | null {
  return path?.startsWith("/") ? path : null;
}
