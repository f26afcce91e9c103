/**
 * The interface for the progress of a run. Terminal and notebook implement it.
 *
 * @module
 */
import cliProgress from "cli-progress";
import { printable } from "matchbox/base/mod.ts";

/** Shows progress. */
export interface Progress {
  /** Begins with `done` of `total` units done; the label says what they are. */
  start(label: string, total: number, done: number): void;
  /**
   * Shows how far the work is.
   *
   * @param done units done so far
   */
  update(done: number): void;
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
export function terminalProgress(): Progress {
  return Deno.stderr.isTerminal() ? barProgress() : lineProgress();
}

function barProgress(): Progress {
  let bar: cliProgress.SingleBar | undefined;
  let started = 0;
  let [label, total] = ["", 0];
  return {
    start(name, count) {
      [label, total, started] = [printable(name), count, performance.now()];
    },
    update(done) {
      if (!bar && performance.now() - started > 1000) {
        const format = "{label} [{bar}] {percentage} % | {value} of {total} | {eta_formatted} left";
        // A hidden cursor would stay hidden after Ctrl-C.
        bar = new cliProgress.SingleBar({ format, hideCursor: false }, cliProgress.Presets.legacy);
        bar.start(total, done, { label });
      }
      bar?.update(done);
    },
    end() {
      bar?.stop();
      bar = undefined;
    },
  };
}

function lineProgress(): Progress {
  let [last, started] = [0, 0];
  let [label, total, before] = ["", 0, 0];
  return {
    start(name, count, done) {
      [label, total, before] = [name, count, done];
      last = started = performance.now();
    },
    update(done) {
      const now = performance.now();
      if (now - last < LINE_MILLISECONDS || done === before) return;
      last = now;
      const left = (now - started) / 1000 / (done - before) * (total - done);
      const share = Math.floor(100 * done / total);
      console.error(`${label}: ${done} of ${total} (${share} %), ${inWords(left)} left`);
    },
    end() {},
  };
}

/** Seconds as text for people. */
function inWords(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
