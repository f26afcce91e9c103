/**
 * `--agents`: files with agents of one's own.
 *
 * @module
 */
import { resolve, toFileUrl } from "@std/path";
import { loadAgents } from "matchbox/agents/mod.ts";
import { checkReadable } from "./allowed_paths.ts";

/**
 * Adds the agents of the files of `--agents`.
 *
 * @throws {UsageError} when one cannot be loaded
 */
export async function addAgentsOf(paths: readonly string[]): Promise<void> {
  for (const href of agentModules(paths)) await loadAgents(href);
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
