/** The part of a subcommand's help that tells where the policy comes from. */
export const POLICY_HELP = `Options:
  --policy FILE   the policy; else $HTMCP_POLICY_FILE, else policy.toml in the user's configuration folder
  --help          this text

HTMCP_JAIL_ROOT, HTMCP_AUDIT_LOG and HTMCP_AUDIT_FAIL_MODE override the policy's own keys.
`;
