/**
 * A small game searched to its end.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { solve } from "matchbox/agents/search/solve.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import type { SolvedRow } from "./rows.ts";

/**
 * The value with best play for the first side, the positions, and the first moves that reach the value.
 * Reversi is played for discs, other games for the result.
 */
export function solvedRow(game: Game): SolvedRow {
  const position = game.start();
  const discs = game.name === "reversi" ? createEvaluation(game, "material") : undefined;
  const margin = discs && ((finished: Position) => discs.evaluate(finished));
  const { value, positions, moves } = solve(game, position, margin);
  const best = moves.filter((first) => first.value === value);
  return {
    game: game.spec,
    // Adding 0 turns -0 into 0, because a file would not keep -0.
    value: value + 0,
    counts: discs ? "discs" : "result",
    positions,
    first_moves: moves.length,
    best_first_moves: best.length,
    best: best.map(({ move }) => game.format(position, move)).join(" "),
  };
}
