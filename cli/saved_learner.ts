/**
 * Files with what a learner has learned.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/mod.ts";
import { formatSpec, parseSpec } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import { refuseOther } from "./whole_file.ts";

/**
 * Checks the file that will be replaced: a training may only replace a saved learner of its kind.
 *
 * @param learner its spec
 * @throws {UsageError} when it may not be written, or is something else
 */
export function refuseOtherLearner(path: string, learner: string, game: Game): void {
  const { name, parameters } = parseSpec(learner);
  const saved = formatSpec(name, { ...parameters, file: path });
  refuseOther("--out", path, `a saved ${name}`, () => void createAgent(saved, game));
}
