/**
 * Shared by the verbs: reading numbers and printing JSON.
 *
 * @module
 */
import { resolve, toFileUrl } from "@std/path";
import { checkParameters, escapeUnprintable, integer } from "matchbox/base/mod.ts";
import type { Executors } from "matchbox/runner/executor.ts";
import { openOwnAgents } from "matchbox/runner/own_agents/open_own_agents.ts";
import { localExecutors } from "matchbox/runner/run_work.ts";
import { checkReadable } from "./allowed_paths.ts";

/** The largest seed. */
const MAX_SEED = 2 ** 32 - 1;

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

/** Reads a master seed. */
export function seedOf(owner: string, text: string): number {
  return wholeNumber(owner, "--seed", text, 0, MAX_SEED);
}

/** Reads `--jobs`: executors with that many workers, 0 for this thread only. */
export function executorsOf(owner: string, text?: string): Executors | undefined {
  return text === undefined
    ? undefined
    : localExecutors(wholeNumber(owner, "--jobs", text, 0, 256));
}

/**
 * The URLs of the files of `--agents`.
 *
 * @throws {UsageError} when a file may not be read
 */
export function agentModules(paths: readonly string[]): string[] {
  return paths.map((path) => {
    checkReadable("--agents", path);
    return toFileUrl(resolve(path)).href;
  });
}

/**
 * Adds the agents of the files of `--agents`, until the program ends.
 *
 * @throws {UsageError} when one cannot be loaded
 */
export function addAgentsOf(paths: readonly string[]): void {
  openOwnAgents(agentModules(paths));
}

/** Prints a value as JSON to standard output, independent of the console. */
export function printJson(value: unknown): void {
  printAll(`${JSON.stringify(value)}\n`);
}

/** Writes a piece of JSON to standard output, all of it. */
export function printAll(json: string): void {
  const bytes = new TextEncoder().encode(escapeUnprintable(json));
  for (let from = 0; from < bytes.length;) from += Deno.stdout.writeSync(bytes.subarray(from));
}

/** Seconds since `started`, a time of `performance.now()`. */
export function secondsSince(started: number): number {
  return Number(((performance.now() - started) / 1000).toFixed(6));
}
