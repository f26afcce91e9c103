/**
 * Progress in the output of a notebook's cell.
 *
 * @module
 */
import { escape } from "@std/html";
import type { Progress } from "matchbox/runner/work/progress.ts";
import { CellOutput } from "./cell_output.ts";

/** The least time between two updates, in milliseconds. */
const INTERVAL = 200;

/**
 * A progress bar in the cell's output; at the end it becomes a line of text. It is broadcast, so that it
 * moves while the cell runs. Outside a kernel it shows nothing.
 */
export function notebookProgress(): Progress {
  const output = new CellOutput();
  let [label, total, ended, started, last] = ["", 0, 0, 0, 0];
  const show = (html: string, text: string) =>
    output.show({ "text/html": html, "text/plain": text });
  let beside = "";
  const state = (done: number) => `${label}: ${done} of ${total} tasks${beside}`;
  const bar = (done: number) =>
    `<progress value="${done}" max="${Math.max(total, 1)}"></progress> ${escape(state(done))}`;

  return {
    start(name, count, done) {
      [label, total, ended, started, last] = [name, count, done, performance.now(), 0];
      show(bar(done), state(done));
    },
    note(text) {
      beside = text === "" ? "" : `; ${text}`;
    },
    update(done) {
      ended = done;
      if (performance.now() - last < INTERVAL) return;
      last = performance.now();
      show(bar(done), state(done));
    },
    end() {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const text = `${label}: ${ended} tasks in ${seconds} s`;
      show(text, text);
    },
  };
}
