/**
 * Shared by the verbs: reading numbers and printing JSON.
 *
 * @module
 */
import {
  checkParameters,
  escapeUnprintable,
  integer,
  quote,
  UsageError,
} from "matchbox/base/mod.ts";
import { notWritten } from "matchbox/runner/files/system_error.ts";

/** The largest seed. */
const MAX_SEED = 2 ** 32 - 1;

/** The most minutes that can be asked for: a month. */
const MOST_MINUTES = 44_640;

/**
 * Reads a whole number.
 *
 * @param owner the verb, for the error message, e.g. `match`
 * @throws {UsageError} when it is not a whole number, or out of range
 */
export function wholeNumber(
  owner: string,
  name: string,
  text: string,
  minimum: number,
  maximum: number,
): number {
  return checkParameters(owner, { [name]: integer(minimum, maximum, minimum) }, {
    [name]: text,
  })[name];
}

/** Reads `--minutes`. */
export function minutesOf(owner: string, text: string): number {
  return wholeNumber(owner, "--minutes", text, 1, MOST_MINUTES);
}

/** Reads a master seed. */
export function seedOf(owner: string, text: string): number {
  return wholeNumber(owner, "--seed", text, 0, MAX_SEED);
}

/**
 * Reads the values of `--set`, as text by the name of the parameter.
 *
 * @throws {UsageError} when one of them is not key=value
 */
export function settingsOf(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text) => {
    const equals = text.indexOf("=");
    if (equals < 1) throw new UsageError(`--set ${quote(text)}: expected key=value`);
    return [text.slice(0, equals), text.slice(equals + 1)];
  }));
}

/** Prints a value as JSON to standard output, independent of the console. */
export function printJson(value: unknown): void {
  printAll(`${JSON.stringify(value)}\n`);
}

/** Writes a piece of JSON to standard output, all of it. */
export function printAll(json: string): void {
  const bytes = new TextEncoder().encode(escapeUnprintable(json));
  try {
    for (let from = 0; from < bytes.length;) from += Deno.stdout.writeSync(bytes.subarray(from));
  } catch (error) {
    throw notWritten("the output", error);
  }
}

/** Seconds since `started`, a time of `performance.now()`. */
export function secondsSince(started: number): number {
  return Number(((performance.now() - started) / 1000).toFixed(6));
}
