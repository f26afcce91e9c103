/**
 * What agents of one's own get for `node:process`: the module without the functions that end the program.
 *
 * @module
 */
import type nodeProcess from "node:process";

// Importing it here would give this module itself.
const { process } = globalThis as unknown as { process: typeof nodeProcess };

export default process;

/** What agents may need. */
export const {
  arch,
  argv,
  cwd,
  emitWarning,
  env,
  execArgv,
  hrtime,
  memoryUsage,
  nextTick,
  pid,
  platform,
  stderr,
  stdout,
  uptime,
  version,
  versions,
} = process;
