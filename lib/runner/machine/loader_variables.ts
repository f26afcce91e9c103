/**
 * Environment variables of the system's loader, such as LD_LIBRARY_PATH. They can make a program load other
 * code, so a Deno process that may run only certain programs may not run them with such a variable.
 *
 * @module
 */

/** An empty value has no effect, and is allowed. */
const NAMES = [
  "LD_LIBRARY_PATH",
  "LD_PRELOAD",
  "LD_AUDIT",
  "LD_BIND_NOW",
  "LD_RUN_PATH",
  "DYLD_LIBRARY_PATH",
  "DYLD_FALLBACK_LIBRARY_PATH",
  "DYLD_FRAMEWORK_PATH",
  "DYLD_INSERT_LIBRARIES",
];

/** Additional environment of a program, without effect of these variables. */
export const noLoaderVariables: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.map((name) => [name, ""]),
);
