/**
 * Variables that tell the loader of the system which libraries a program is to use. Where Deno may run only
 * certain programs it runs none with such a variable, as they could make it another program.
 *
 * @module
 */

/** Their names; a value that is empty counts as none. */
const NAMES = [
  "LD_LIBRARY_PATH",
  "LD_PRELOAD",
  "LD_AUDIT",
  "LD_RUN_PATH",
  "DYLD_LIBRARY_PATH",
  "DYLD_FALLBACK_LIBRARY_PATH",
  "DYLD_FRAMEWORK_PATH",
  "DYLD_INSERT_LIBRARIES",
];

/** An environment to start a program with: no variable of the loader, all others as they are. */
export const noLoaderVariables: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.map((name) => [name, ""]),
);
