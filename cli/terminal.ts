/**
 * Only printable text reaches the terminal: names of agents, reasons and arguments come from other people
 * and may contain control characters.
 *
 * @module
 */
import process from "node:process";
import type { OutputConfiguration } from "commander";
import { printable } from "matchbox/base/mod.ts";

/** Makes the console print only printable text. */
export function guardConsole(): void {
  for (const name of ["log", "info", "debug", "warn", "error"] as const) {
    const print = console[name].bind(console);
    console[name] = (...values: unknown[]) => print(printable(values.map(shown).join(" ")));
  }
}

/** The same for the output of the command-line parser: help, and errors with an argument in them. */
export const guardedOutput: OutputConfiguration = {
  writeOut: (text) => process.stdout.write(printable(text)),
  writeErr: (text) => process.stderr.write(printable(text)),
};

function shown(value: unknown): string {
  return typeof value === "string" ? value : Deno.inspect(value);
}
