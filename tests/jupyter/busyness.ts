/**
 * How much longer than alone a program may take here.
 *
 * @module
 */

/** The programs that wait for each core, at least 1; Windows does not count them. */
export function busyness(): number {
  const [lastMinute] = Deno.build.os === "windows" ? [0] : Deno.loadavg();
  return Math.max(1, lastMinute / navigator.hardwareConcurrency);
}
