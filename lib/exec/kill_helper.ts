/** Where the system keeps `kill`; POSIX demands one, minimal container images lack it. */
export const KILL_PLACES = ["/usr/bin/kill", "/bin/kill"];

/** The system's own `kill` program, as a path the worker can be permitted to run; null where there is none. */
export function findKillHelper(): string | null {
  for (const place of KILL_PLACES) {
    try {
      if (Deno.statSync(place).isFile) return place;
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
  return null;
}
