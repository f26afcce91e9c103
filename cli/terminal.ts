/**
 * Nothing reaches the terminal but what can be printed: names of agents, reasons and arguments come from
 * other people, and may hold what a terminal obeys.
 *
 * @module
 */
import process from "node:process";
import type { OutputConfiguration } from "commander";
import { printable } from "matchbox/base/mod.ts";

/** Has the console print printable texts alone, whoever uses it. */
export function guardConsole(): void {
  for (const name of ["log", "info", "debug", "warn", "error"] as const) {
    const print = console[name].bind(console);
    console[name] = (...values: unknown[]) => print(printable(values.map(shown).join(" ")));
  }
}

/** The same of what the reader of the command line prints itself: help, and errors with an argument in them. */
export const guardedOutput: OutputConfiguration = {
  writeOut: (text) => process.stdout.write(printable(text)),
  writeErr: (text) => process.stderr.write(printable(text)),
};

function shown(value: unknown): string {
  return typeof value === "string" ? value : Deno.inspect(value);
}
