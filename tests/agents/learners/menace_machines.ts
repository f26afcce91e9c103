/**
 * Machines with made-up beads.
 *
 * @module
 */
import { createLearner, type Learner } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { type Script, scripted } from "./scripted.ts";

const game = findGame("tictactoe");

/** The beads of each box, by its board. */
export type Boxes = Record<string, number[]>;

/** The first three boxes of a game in which X threatens column b and O does not block. */
export const FIRST = "---------";
export const SECOND = "O---X----";
export const THIRD = "OXO-X----";

/** A machine with these beads; its other boxes are those of a new one. */
export function create(spec: string, boxes?: Boxes): Learner {
  const learner = createLearner(`menace:${spec}`, game);
  if (!boxes) return learner;
  const { rules, boxes: others } = learner.state as { rules: unknown; boxes: Boxes };
  return createLearner(`menace:${spec}`, game, { rules, boxes: { ...others, ...boxes } });
}

/** The boxes of a machine. */
export const boxesOf = (learner: Learner) => (learner.state as { boxes: Boxes }).boxes;

/** The move in the position of a box, with scripted random draws. */
export function choose(learner: Learner, board: string, script: Script): number {
  const { context, done } = scripted(script);
  const move = learner.choose(game.start(`${board} X`), context);
  done();
  return move;
}
