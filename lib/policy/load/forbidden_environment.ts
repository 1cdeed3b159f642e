/**
 * Variables that make a program load or run other code, read another configuration, or read its arguments in another
 * way: no policy and no call can set or pass them. `*` at the end stands for any further characters, at the
 * beginning for any before. Letter case does not matter.
 *
 * Sources: ld.so(8), dyld(1), bash(1), dash(1), zsh(1), sudo's own list (`env.c`), git(1), the manual page of each program.
 */
// deno-fmt-ignore: one name a line would be three screens
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  "set by the server itself": [
    "PATH", "HOME", "SHELL", "TERM", "HTMCP_*",
  ],
  "dynamic loader and C library": [
    "LD_*", "DYLD_*", "_RLD*", "LIBPATH", "SHLIB_PATH", "GCONV_PATH", "GETCONF_DIR",
    "GLIBC_TUNABLES", "HOSTALIASES", "LOCALDOMAIN", "LOCPATH", "MALLOC_*", "NIS_PATH", "NLSPATH",
    "POSIXLY_CORRECT", "RESOLV_*", "RES_OPTIONS", "TERMCAP", "TERMINFO*", "TERMPATH",
    "GMON_OUT_PREFIX", "*SAN_OPTIONS",
  ],
  "shells": [
    "ENV", "IFS", "BASH_*", "BASHOPTS", "SHELLOPTS", "PS0", "PS1", "PS2", "PS3", "PS4",
    "PROMPT_COMMAND", "CDPATH", "GLOBIGNORE", "INPUTRC", "FPATH", "ZDOTDIR", "ZSH*", "FISH_*",
    "HISTFILE",
  ],
  "pagers, editors, browsers": [
    "PAGER", "*_PAGER", "MANPAGER", "MANOPT", "MANPATH", "MANROFFOPT", "GROFF_*", "LESS*", "MORE",
    "MOST_*", "EDITOR", "*EDITOR", "VISUAL", "VIM*", "EXINIT", "GVIMINIT",
    "MYVIMRC", "NVIM_*", "EMACS*", "BROWSER", "*_BROWSER", "SUDO_*",
  ],
  "configuration folders": [
    "XDG_*", "GNUPGHOME", "CURL_HOME", "WGETRC", "SYSTEM_WGETRC", "KUBECONFIG", "DOCKER_*",
    "ANSIBLE_*", "TF_*", "AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE", "BOTO_CONFIG", "NETRC",
    "PSQLRC", "PGSERVICEFILE", "PGPASSFILE", "MYSQL_*", "RIPGREP_CONFIG_PATH", "BAT_*", "FZF_*",
    "ACKRC", "OPENSSL_*", "DBUS_*", "GTK_*", "QT_*", "GIO_*", "GST_*", "MAGICK_*", "GS_*",
    "TEXMF*", "TEXINPUTS", "FONTCONFIG_*", "USERPROFILE", "APPDATA", "LOCALAPPDATA",
    "PROGRAMDATA", "SYSTEMROOT", "WINDIR", "COMSPEC", "PATHEXT", "PSMODULEPATH",
  ],
  "version control and remote shells": [
    "GIT_*", "SSH_*", "GPG_*", "RSYNC_*", "SVN_*", "CVS_*", "HG*", "BZR_*",
  ],
  "default options": [
    "TAR_*", "GREP_OPTIONS", "GZIP", "BZIP", "BZIP2", "XZ_*", "ZSTD_*", "LZ4_*", "LZOP", "UNZIP",
    "UNZIPOPT", "ZIP", "ZIPOPT", "ZIPINFO", "AWKPATH", "AWKLIBPATH", "GAWK*", "_POSIX2_VERSION",
  ],
  "Python, Perl, Ruby, PHP, Lua, Tcl, R and others": [
    "PYTHON*", "PIP_*", "UV_*", "POETRY_*", "CONDA_*", "VIRTUAL_ENV", "PERL*", "RUBY*", "GEM_*",
    "BUNDLE_*", "RAILS_*", "PHPRC", "PHP_*", "COMPOSER_*", "LUA_*", "TCL*", "R_*", "JULIA_*",
    "ERL_*", "ELIXIR_*", "GUILE_*", "GHC*", "OCAML*", "CAML*",
  ],
  "JavaScript": [
    "NODE_*", "NPM_*", "YARN_*", "PNPM_*", "COREPACK_*", "DENO_*", "BUN_*", "ELECTRON_*",
    "VOLTA_*", "NVM_*",
  ],
  "JVM and .NET": [
    "JAVA_*", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH", "MAVEN_*", "MVN_*", "GRADLE_*",
    "ANT_*", "SBT_*", "DOTNET_*", "CORECLR_*", "COR_*", "COMPLUS_*", "MONO_*", "MSBUILD*",
    "NUGET_*",
  ],
  "compilers and build tools": [
    "MAKE", "MAKEFLAGS", "MFLAGS", "GNUMAKEFLAGS", "MAKEFILES", "CC", "CXX", "CPP", "LD", "AR",
    "AS", "FC", "NM", "CFLAGS", "CXXFLAGS", "CPPFLAGS", "LDFLAGS", "CPATH", "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH", "LIBRARY_PATH", "GCC_*", "COMPILER_PATH", "COLLECT_*",
    "DEPENDENCIES_OUTPUT", "SUNPRO_DEPENDENCIES", "LLVM_*", "GCOV_*", "CCACHE_*", "CMAKE_*",
    "CONFIG_SITE", "PKG_CONFIG*", "RUSTC*", "RUSTFLAGS", "RUSTDOC*", "RUSTUP_*", "CARGO_*",
    "CGO_*", "GO_*",
  ],
};

// The variables of Go have no sign after the two letters; GOOGLE_CLOUD_PROJECT is somebody else's.
const GO = /^GO[A-Z0-9]+$/;

const ENTRIES = Object.values(FORBIDDEN).flat();
const EXACT: ReadonlySet<string> = new Set(ENTRIES);
const BEGINNINGS = ENTRIES.filter((entry) => entry.endsWith("*")).map((entry) =>
  entry.slice(0, -1)
);
const ENDINGS = ENTRIES.filter((entry) => entry.startsWith("*")).map((entry) => entry.slice(1));

/** Whether a variable can never reach a command, whatever policy or caller say. Without regard to letter case. */
export function isForbiddenVariable(name: string): boolean {
  const upper = name.toUpperCase();
  return EXACT.has(upper) || GO.test(upper) ||
    BEGINNINGS.some((beginning) => upper.startsWith(beginning)) ||
    ENDINGS.some((ending) => upper.endsWith(ending));
}
