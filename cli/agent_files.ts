/**
 * `--agents`: files with agents of one's own.
 *
 * @module
 */
import { resolve, toFileUrl } from "@std/path";
import { MOST_CODE_BYTES } from "matchbox/base/mod.ts";
import { openOwnAgents } from "matchbox/runner/own_agents/open_own_agents.ts";
import { readAllowed } from "./allowed_paths.ts";

/**
 * Adds the agents of the files of `--agents`, until the program ends.
 *
 * @throws {UsageError} when one cannot be loaded
 */
export function addAgentsOf(paths: readonly string[]): void {
  openOwnAgents(agentModules(paths));
}

/**
 * The URLs of the files of `--agents`.
 *
 * @throws {UsageError} when a file may not or cannot be read
 */
export function agentModules(paths: readonly string[]): string[] {
  return paths.map((path) => {
    // Its thread would tell of a missing file in more words.
    readAllowed("--agents", path, MOST_CODE_BYTES);
    return toFileUrl(resolve(path)).href;
  });
}
