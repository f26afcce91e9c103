/**
 * Files with what a learner has learned.
 *
 * @module
 */
import { dirname } from "@std/path";
import { createAgent } from "matchbox/agents/mod.ts";
import { firstLineOf, quote, SetupError, UsageError } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import { checkWritable } from "./allowed_paths.ts";

/**
 * Checks the file that will be replaced: a training may only replace a saved learner of its kind.
 *
 * @throws {UsageError} when it may not be written, or is something else
 */
export function refuseOther(path: string, learner: string, game: Game): void {
  checkWritable("--out", path);
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

/**
 * Writes a file as a whole: a failure leaves the file that was there.
 *
 * @throws {SetupError} when it cannot be written
 */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.part`;
  try {
    Deno.mkdirSync(dirname(path), { recursive: true });
    Deno.writeTextFileSync(part, text);
    Deno.renameSync(part, path);
  } catch (error) {
    throw new SetupError(`${path} cannot be written: ${firstLineOf(error)}`);
  }
}
