/**
 * What stands in a page for programs, processes and files of agents, of which it has none.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";

/** @throws {UsageError} when there is a file */
export function openOwnAgents(hrefs: readonly string[]): { close(): void } {
  if (hrefs.length > 0) {
    throw new UsageError("agents from files need Deno: `deno task match --agents FILE`");
  }
  return { close() {} };
}

/** The same. */
export const keepOwnAgents: (hrefs: readonly string[]) => void = openOwnAgents;

/** Agents stay as they are. */
export function withEngineNames(agents: readonly string[]): readonly string[] {
  return agents;
}

/** Adds none. */
export function addOutsideEngines(): void {}

/** Ends none. */
export function endIdleEngines(): void {}

/** There are none. */
export function hasProcesses(): boolean {
  return false;
}

/** @throws {UsageError} always */
export function processExecutor(): never {
  throw new UsageError("a page has no processes");
}
