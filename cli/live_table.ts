/**
 * A table that follows a run while it lasts.
 *
 * @module
 */
import { createLogUpdate } from "log-update";
import process from "node:process";
import { printable } from "matchbox/base/mod.ts";

/** Shows how something stands. */
export interface LiveTable {
  /** @param draw makes the lines; called only when they are shown */
  show(draw: () => string): void;
  /** Takes the table away, so that the final one can take its place. */
  end(): void;
}

/** Between two pictures on a terminal, and between two lines elsewhere, in milliseconds. */
const FRAME = 200;
const LINE = 10_000;

/**
 * On a terminal a table on standard error that is drawn anew a few times a second, once the run has
 * lasted a second; elsewhere a line every ten seconds.
 *
 * @param line how the run stands in one line
 */
export function liveTable(line: () => string): LiveTable {
  return Deno.stderr.isTerminal() ? terminalTable() : lines(line);
}

function terminalTable(): LiveTable {
  // To hide the cursor it would listen for Ctrl-C, which then is not heard while an agent thinks.
  const update = createLogUpdate(process.stderr, { showCursor: true });
  let next = performance.now() + 1000;
  return {
    show(draw) {
      if (performance.now() < next) return;
      update(printable(draw()));
      next = performance.now() + FRAME;
    },
    end() {
      update.clear();
      update.done();
    },
  };
}

function lines(line: () => string): LiveTable {
  let next = performance.now() + LINE;
  return {
    show() {
      if (performance.now() < next) return;
      console.error(line());
      next = performance.now() + LINE;
    },
    end() {},
  };
}
