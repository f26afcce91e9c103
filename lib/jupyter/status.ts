/**
 * A line that says what is going on while it lasts.
 *
 * @module
 */

import { printable } from "matchbox/base/mod.ts";

/** Is told what is going on. */
export interface Status {
  /** @param text one line, which replaces the one before */
  show(text: string): void;
  /** @param text one line or several, which stay */
  say(text: string): void;
  /** The line is no longer needed. */
  clear(): void;
}

/** Between two lines where there is no terminal, in milliseconds. */
const LINE_MILLISECONDS = 10_000;

/** One line of the terminal, written anew each time; elsewhere plain lines, not too many. */
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
      // A longer line would wrap, and a wrapped line cannot be taken back.
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
