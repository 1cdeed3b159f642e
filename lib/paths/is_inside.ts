import { isAbsolute, relative, sep } from "@std/path";

/**
 * Whether a path is a directory or lies below it, compared segment by segment: `/srv/jail-evil` is not
 * inside `/srv/jail` (CVE-2025-53110). Both must be real, absolute paths.
 */
export function isInside(directory: string, path: string): boolean {
  const way = relative(directory, path);
  // On Windows the way to another drive is an absolute path.
  return way !== ".." && !way.startsWith(".." + sep) && !isAbsolute(way);
}
