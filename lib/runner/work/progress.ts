/**
 * The interface for the progress of a run. Terminal and notebook implement it.
 *
 * @module
 */
import type cliProgress from "cli-progress";
import { printable } from "matchbox/base/mod.ts";

/** Shows progress. */
export interface Progress {
  /**
   * Begins with `done` of `total` units done; the label says what they are.
   *
   * @param left estimates the seconds until all work of the command is done, of which this may be a part;
   *   default: those of this part, from its own speed
   */
  start(label: string, total: number, done: number, left?: (done: number) => number): void;
  /**
   * Shows how far the work is.
   *
   * @param done units done so far
   */
  update(done: number): void;
  /** Shows a line beside the progress from now on, e.g. about the workers. */
  note?(text: string): void;
  /** Ends the display, also of work that was stopped. */
  end(): void;
}

/** The time between two lines without a terminal. */
const LINE_MILLISECONDS = 10_000;

/** Shows nothing. */
export const noProgress: Progress = { start() {}, update() {}, end() {} };

/**
 * A progress bar on standard error if that is a terminal and the work takes more than a second; without a
 * terminal a line every ten seconds.
 */
export async function terminalProgress(): Promise<Progress> {
  // Elsewhere the library would take a tenth of the start of a command.
  return Deno.stderr.isTerminal()
    ? barProgress((await import("cli-progress")).default)
    : lineProgress();
}

function barProgress({ SingleBar, Presets }: typeof cliProgress): Progress {
  let bar: cliProgress.SingleBar | undefined;
  let started = 0;
  let [label, total, beside] = ["", 0, ""];
  let left: (done: number) => string;
  return {
    start(name, count, done, estimate) {
      [label, total, started] = [printable(name), count, performance.now()];
      left = timeLeft(count, done, estimate);
    },
    note(text) {
      beside = text === "" ? "" : ` | ${printable(text)}`;
    },
    update(done) {
      if (!bar && performance.now() - started > 1000) {
        const format = "{label} [{bar}] {percentage} % | {value} of {total} | {left}{beside}";
        // A hidden cursor would stay hidden after Ctrl-C.
        bar = new SingleBar({ format, hideCursor: false }, Presets.legacy);
        bar.start(total, done, { label, left: left(done), beside });
      }
      bar?.update(done, { left: left(done), beside });
    },
    end() {
      bar?.stop();
      bar = undefined;
    },
  };
}

function lineProgress(): Progress {
  let last = 0;
  let [label, total, before, beside] = ["", 0, 0, ""];
  let left: (done: number) => string;
  return {
    start(name, count, done, estimate) {
      [label, total, before] = [name, count, done];
      left = timeLeft(count, done, estimate);
      last = performance.now();
    },
    note(text) {
      beside = text === "" ? "" : `; ${text}`;
    },
    update(done) {
      const now = performance.now();
      if (now - last < LINE_MILLISECONDS || done === before) return;
      last = now;
      const share = Math.floor(100 * done / total);
      console.error(`${label}: ${done} of ${total} (${share} %), ${left(done)}${beside}`);
    },
    end() {},
  };
}

/** The time left as text: as estimated, or from the speed since now. */
function timeLeft(
  total: number,
  before: number,
  estimate?: (done: number) => number,
): (done: number) => string {
  if (estimate) return (done) => `${inWords(estimate(done))} left in all`;
  const started = performance.now();
  return (done) => {
    if (done <= before) return "";
    const seconds = (performance.now() - started) / 1000;
    return `${inWords(seconds / (done - before) * (total - done))} left`;
  };
}

/** Seconds as text for people. */
function inWords(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
