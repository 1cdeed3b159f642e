/**
 * Gives up what the main thread needed to make its workers: from here on it can neither start a process nor
 * write a file nor read the environment. It keeps `read`, to resolve paths: Deno cannot narrow a wide grant.
 */
export function revokePermissions(): void {
  for (const name of ["run", "write", "env"] as const) {
    const { state } = Deno.permissions.revokeSync({ name });
    if (state === "granted") {
      throw new Error(`Cannot give up the permission "${name}": it is still granted`);
    }
  }
}
