/**
 * Progress in the output of a notebook's cell.
 *
 * @module
 */
import type { Progress } from "matchbox/runner/progress.ts";
import { CellOutput } from "./cell_output.ts";

/** Updates come no more often than this, in milliseconds. */
const INTERVAL = 200;

/**
 * A bar in the cell's output that ends as a line of text. It is broadcast, so that it moves while the
 * cell is busy. Outside a kernel it says nothing.
 */
export function notebookProgress(): Progress {
  const output = new CellOutput();
  let [label, total, ended, started, last] = ["", 0, 0, 0, 0];
  const show = (html: string, text: string) =>
    output.show({ "text/html": html, "text/plain": text });
  const state = (done: number) => `${label}: ${done} of ${total} tasks`;
  const bar = (done: number) =>
    `<progress value="${done}" max="${Math.max(total, 1)}"></progress> ${state(done)}`;

  return {
    start(name, count, done) {
      [label, total, ended, started, last] = [name, count, done, performance.now(), 0];
      show(bar(done), state(done));
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
