/**
 * Files with what a learner has learned.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/mod.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import { checkWritableFile } from "./written_file.ts";

/**
 * Checks the file that will be replaced: a training may only replace a saved learner of its kind.
 *
 * @throws {UsageError} when it may not be written, or is something else
 * @throws {SetupError} when it cannot be written
 */
export function refuseOther(path: string, learner: string, game: Game): void {
  checkWritableFile("--out", path);
  try {
    Deno.lstatSync(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    throw error;
  }
  const name = learner.split(/[:(]/)[0];
  try {
    createAgent(`${name}:file=${path}`, game);
  } catch {
    throw new UsageError(
      `--out ${quote(path)}: the file exists and is not a saved ${name}; expected a new name`,
    );
  }
}
