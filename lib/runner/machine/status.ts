/**
 * A status line that shows what is being done.
 *
 * @module
 */

import { printable } from "matchbox/base/mod.ts";

/** Shows what is being done. */
export interface Status {
  /**
   * Shows a line until the next one.
   *
   * @param text one line; it replaces the previous one
   */
  show(text: string): void;
  /**
   * Writes lines above it.
   *
   * @param text one or more lines that stay
   */
  say(text: string): void;
  /** Removes the line. */
  clear(): void;
}

/** The least time between two lines without a terminal, in milliseconds. */
const LINE_MILLISECONDS = 10_000;

/** On a terminal a line that is overwritten; elsewhere plain lines, not too many. */
export function terminalStatus(): Status {
  return Deno.stderr.isTerminal() ? rewrittenLine() : plainLines();
}

function rewrittenLine(): Status {
  const write = (text: string) => Deno.stderr.writeSync(new TextEncoder().encode(text));
  return {
    say(text) {
      write(`\r\x1b[K${printable(text)}\n`);
    },
    show(text) {
      // A longer line would wrap, and a wrapped line cannot be overwritten.
      write(`\r\x1b[K${printable(text).slice(0, Deno.consoleSize().columns - 1)}`);
    },
    clear() {
      write("\r\x1b[K");
    },
  };
}

function plainLines(): Status {
  let last = performance.now();
  return {
    say: console.error,
    show(text) {
      if (performance.now() - last < LINE_MILLISECONDS) return;
      last = performance.now();
      console.error(text);
    },
    clear() {},
  };
}
