/**
 * Detects uses of the machine's own random numbers and clocks. A game with such an agent may end differently
 * the next time, even if the agent drew no number from its random stream.
 *
 * While this module is loaded, `Math.random`, `Date`, `performance.now`, `Temporal.Now` and the random
 * functions of `crypto` are replaced by functions that count their calls and then do the same; so this
 * module must be loaded before agents. Other sources (files, `node:crypto`, `process.hrtime`) and an agent's
 * memory of earlier games are not detected.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";

let asks = 0;

/** The machine's clock for time-keeping: its calls are not counted, and it cannot be replaced. */
export const machineClock: Clock = Object.freeze({ now: performance.now.bind(performance) });

/** The number of calls so far. */
export function machineAsks(): number {
  return asks;
}

count(Math, "random");
count(Date, "now");
count(Performance.prototype, "now");
count(Crypto.prototype, "getRandomValues");
count(Crypto.prototype, "randomUUID");
const moments = globalThis.Temporal?.Now;
for (const name of Object.getOwnPropertyNames(moments ?? {})) count(moments, name);
globalThis.Date = countingDate(Date);

/** Counts the calls of a method. */
function count(owner: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  const method = descriptor?.value;
  if (typeof method !== "function") return;
  Object.defineProperty(owner, name, {
    ...descriptor,
    value: new Proxy(method, {
      apply(target, self, args) {
        asks++;
        return Reflect.apply(target, self, args);
      },
    }),
  });
}

/** A constructor of dates that counts dates of the current time. */
function countingDate(original: DateConstructor): DateConstructor {
  const counting = new Proxy(original, {
    apply(target, self, args) {
      asks++;
      return Reflect.apply(target, self, args);
    },
    construct(target, args, newTarget) {
      if (args.length === 0) asks++;
      return Reflect.construct(target, args, newTarget);
    },
  });
  original.prototype.constructor = counting;
  return counting;
}
