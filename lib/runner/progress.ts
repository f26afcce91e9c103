/**
 * How a run tells how far it is. Terminal and notebook have their own way; the runner knows only this.
 *
 * @module
 */
import cliProgress from "cli-progress";
import { printable } from "matchbox/base/mod.ts";

/** Is told how far something is. */
export interface Progress {
  start(label: string, total: number, done: number): void;
  /** @param done units done so far */
  update(done: number): void;
  end(): void;
}

/** Between two lines where there is no terminal. */
const LINE_MILLISECONDS = 10_000;

/** Says nothing. */
export const noProgress: Progress = { start() {}, update() {}, end() {} };

/**
 * A bar on standard error where that is a terminal, shown when the work lasts longer than a second;
 * elsewhere a line every ten seconds.
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
        // A hidden cursor would stay hidden when Ctrl-C ends the program.
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

/** Seconds as a person would say them. */
function inWords(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
