/**
 * The progress of several parts, one after the other, with the time left for all of them.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import type { Progress } from "./progress.ts";

/** A part of the work. */
export interface Part {
  /** Its name, given to `start`. */
  readonly label: string;
  /** The seconds that it took another time, perhaps on another machine. */
  readonly seconds: number;
}

/**
 * Shows each part as `progress` does, but with the time left for all parts. It is estimated from the seconds
 * that they took another time, and from how much faster or slower the parts are this time.
 *
 * @param parts in their order; every label that is started is among them
 * @param now the time in seconds
 */
export function wholeProgress(
  progress: Progress,
  parts: readonly Part[],
  now: () => number = () => performance.now() / 1000,
): Progress {
  /** The seconds of what is finished: those of the other time, and those of this time. */
  const finished = { then: 0, now: 0 };
  let current = { index: -1, total: 1, before: 0, done: 0, started: 0 };
  const doneOfCurrent = (done: number) => ({
    then: (done - current.before) / current.total * parts[current.index].seconds,
    now: now() - current.started,
  });
  const left = (done: number) => {
    const part = doneOfCurrent(done);
    const [then, spent] = [finished.then + part.then, finished.now + part.now];
    const rest = (current.total - done) / current.total * parts[current.index].seconds;
    const after = sumOf(parts.slice(current.index + 1), ({ seconds }) => seconds);
    const slower = then > 0 && spent > 0 ? spent / then : 1;
    return (rest + after) * slower;
  };
  return {
    start(label, total, before) {
      const index = parts.findIndex((part) => part.label === label);
      if (index < 0) throw new TypeError(`unknown part ${label}`);
      current = { index, total: Math.max(total, 1), before, done: before, started: now() };
      progress.start(label, total, before, left);
    },
    update(done) {
      current.done = done;
      progress.update(done);
    },
    end() {
      const part = doneOfCurrent(current.done);
      finished.then += part.then;
      finished.now += part.now;
      progress.end();
    },
  };
}
