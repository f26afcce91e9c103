/**
 * A table that shows the state of a run while it lasts.
 *
 * @module
 */
import process from "node:process";
import { printable } from "matchbox/base/mod.ts";

/** Loaded only where it is used, because loading takes a tenth of the time of a short command. */
const library = Deno.stderr.isTerminal() ? await import("log-update") : undefined;

/** Shows the state of a run. */
export interface LiveTable {
  /** @param draw makes the lines; called only when needed */
  show(draw: () => string): void;
  /** Removes the table, to make room for the final one. */
  end(): void;
}

/** Milliseconds between two updates on a terminal, and between two lines elsewhere. */
const FRAME = 200;
const LINE = 10_000;

/**
 * On a terminal a table on standard error, updated a few times per second after the first second; elsewhere
 * a line every ten seconds.
 *
 * @param line makes the state of the run in one line
 */
export function liveTable(line: () => string): LiveTable {
  return library ? terminalTable(library) : lines(line);
}

function terminalTable({ createLogUpdate }: typeof import("log-update")): LiveTable {
  // Hiding the cursor would need a listener for Ctrl-C, which is not called while an agent thinks.
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
