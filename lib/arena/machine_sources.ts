/**
 * Counts how often random numbers or the time are taken from the machine. A game in which an agent did so
 * may end differently the next time, even if the agent did not use the stream and the clock of its context.
 *
 * Loading this module replaces `Math.random`, `Date`, `performance.now`, `Temporal.Now` and the random
 * numbers of `crypto` by functions that count and then do the same as before. It must be loaded before the
 * agents are. Other sources (files, `node:crypto`, `process.hrtime`) and what an agent remembers of earlier
 * games are not noticed.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";

let asks = 0;

/** The time of the machine, for the clock of a game. Reading it is not counted, and it cannot be replaced. */
export const machineClock: Clock = Object.freeze({ now: performance.now.bind(performance) });

/** How often random numbers or the time were taken from the machine so far. */
export function machineAsks(): number {
  return asks;
}

/** Counts an ask that was made in another thread. */
export function countMachineAsk(): void {
  asks++;
}

count(Math, "random");
count(Date, "now");
count(Performance.prototype, "now");
count(Crypto.prototype, "getRandomValues");
count(Crypto.prototype, "randomUUID");
const moments = globalThis.Temporal?.Now;
for (const name of Object.getOwnPropertyNames(moments ?? {})) count(moments, name);
globalThis.Date = countingDate(Date);

/** Replaces a method by one that counts its calls. */
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

/** A constructor of dates that counts the dates made of the present time. */
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
