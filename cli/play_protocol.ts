/**
 * `play --protocol menace`: MENACE's dialogue in lines of text, for a person or a program.
 *
 * @module
 */
import { createLearner, createTrainer, menaceProtocol } from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { seedOf } from "./options.ts";
import { refuseOtherLearner } from "./saved_learner.ts";
import { writeWhole } from "./whole_file.ts";

/** The options as text. */
export interface ProtocolFlags {
  readonly protocol: string;
  readonly seed: string;
  /** When the boxes are printed: after every `game` or `move`. */
  readonly boxes?: string;
  readonly out?: string;
}

/**
 * Plays the games of the dialogue; with `--out` the machine is saved afterwards.
 *
 * @param learner the spec of the machine
 * @throws {UsageError} on an unknown protocol or machine
 */
export async function playProtocol(
  learner: string,
  lines: AsyncIterator<string>,
  { protocol, seed, boxes = "game", out }: ProtocolFlags,
): Promise<void> {
  if (protocol !== "menace") {
    throw new UsageError(`--protocol: expected menace but found ${JSON.stringify(protocol)}`);
  }
  if (boxes !== "game" && boxes !== "move") {
    throw new UsageError(`--boxes: expected game or move but found ${JSON.stringify(boxes)}`);
  }
  const game = findGame("tictactoe");
  const random = randomStream(`${seedOf("play", seed)}/protocol`);
  if (out !== undefined) refuseOtherLearner(out, learner, game);
  const { learned } = createTrainer(learner, game, { against: "random", random });
  const menace = createLearner("menace:side=X", game, learned);
  const context = { random, clock: performance };
  const everyMove = boxes === "move";
  await menaceProtocol(menace, lines, { context, everyMove, print: console.log });
  if (out !== undefined) writeWhole(out, `${JSON.stringify(menace.state)}\n`);
}
