/**
 * What agents of one's own get for `node:process`: the module without the functions that end the program.
 *
 * @module
 */
import process from "node:process";

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
