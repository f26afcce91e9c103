/**
 * Asks git about the project.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { projectRoot } from "../files/project_files.ts";
import { noLoaderVariables } from "./loader_variables.ts";

/** What git prints with these arguments; null when it fails, e.g. outside a repository or without git. */
export function git(...args: string[]): string | null {
  try {
    const { success, stdout } = new Deno.Command("git", {
      args: ["-C", fromFileUrl(projectRoot), ...args],
      env: noLoaderVariables,
      stderr: "null",
    }).outputSync();
    return success ? new TextDecoder().decode(stdout) : null;
  } catch {
    return null;
  }
}
