/**
 * Keeps control characters from the terminal. Names of agents, reasons and arguments come from other people
 * and may contain escape sequences.
 *
 * @module
 */
import process from "node:process";
import type { OutputConfiguration } from "commander";
import { printable } from "matchbox/base/mod.ts";
import { notWritten } from "matchbox/runner/files/system_error.ts";

/** Removes unprintable characters from all that is printed by the console. */
export function guardConsole(): void {
  for (const name of ["log", "info", "debug", "warn", "error"] as const) {
    const print = console[name].bind(console);
    console[name] = (...values: unknown[]) => {
      const text = printable(values.map(shown).join(" "));
      explained(() => print(text));
    };
  }
}

/** The same for the output of the command line parser: help, and errors that repeat an argument. */
export const guardedOutput: OutputConfiguration = {
  // Without colours, so that no environment variable has to be read.
  getOutHasColors: () => false,
  getErrHasColors: () => false,
  writeOut: (text) => explained(() => process.stdout.write(printable(text))),
  writeErr: (text) => process.stderr.write(printable(text)),
};

/** Prints; says in the error that it was the output that failed, e.g. when it goes to a full disk. */
function explained(print: () => void): void {
  try {
    print();
  } catch (error) {
    throw notWritten("the output", error);
  }
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : Deno.inspect(value);
}
