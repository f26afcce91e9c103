/**
 * Notices when somebody asks the machine itself for chance or for the time: a game in which an agent did
 * so may come out otherwise the next time, though it drew nothing from the stream that it was handed.
 *
 * While this module is loaded, `Math.random`, `Date`, `performance.now`, `Temporal.Now` and the chance of
 * `crypto` are replaced by functions that count and then do what they did before; so it is to be loaded
 * before agents are. What an agent reads in other places (files, `node:crypto`, `process.hrtime`) is not
 * noticed, nor what it remembers of earlier games.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";

let asks = 0;

/** The time of the machine for those who keep it: asking is not counted, and nobody can set it. */
export const machineClock: Clock = Object.freeze({ now: performance.now.bind(performance) });

/** How often somebody has asked. */
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

/** Has calls of a method counted. */
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

/** A constructor of dates that counts those that are made of the present time. */
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
