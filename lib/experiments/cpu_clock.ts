/**
 * CPU time for studies that compare what a second buys: other programs on the machine hardly disturb it.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";

/** What Deno and Node have of a process. */
interface WithUsage {
  cpuUsage(): { readonly user: number; readonly system: number };
}

/**
 * The CPU time of this process, in milliseconds. Where it cannot be read, as in a browser, the time of the clock of the
 * task. A task that reads it is `timed`, so that the process does nothing else.
 */
export function cpuClock(clock: Clock): Clock {
  const { process } = globalThis as { readonly process?: Partial<WithUsage> };
  if (typeof process?.cpuUsage !== "function") return clock;
  const own = process as WithUsage;
  return {
    now() {
      const { user, system } = own.cpuUsage();
      return (user + system) / 1000;
    },
  };
}
