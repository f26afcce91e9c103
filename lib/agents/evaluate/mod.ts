/**
 * Every evaluation, by game and name. The first of a game is its default.
 *
 * @module
 */
import { type Game } from "matchbox/games/mod.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Evaluate } from "../agent.ts";
import { pieces } from "./chess.ts";
import { advance, material } from "./metelyk.ts";
import { discs, squares, squaresAndMobility } from "./reversi.ts";
import { marks, openLines } from "./tictactoe.ts";

const evaluations: Record<string, Record<string, Evaluate>> = {
  tictactoe: { lines: openLines, material: marks },
  reversi: { squares, material: discs, mobility: squaresAndMobility },
  metelyk: { advance, material },
  chess: { material: pieces },
};

/** The names of the evaluations of a game, its default first. */
export function evaluationNames(game: Game): string[] {
  return Object.keys(evaluations[game.name]);
}

/**
 * The evaluation of that name.
 *
 * @throws {UsageError} when the game has none of that name; the message lists those it has
 */
export function findEvaluation(game: Game, name: string): Evaluate {
  const own = evaluations[game.name];
  if (Object.hasOwn(own, name)) return own[name];
  const available = Object.keys(own).join(", ");
  throw new UsageError(
    `unknown evaluation ${quote(name)} of ${game.name}; available: ${available}`,
  );
}
