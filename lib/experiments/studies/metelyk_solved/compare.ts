/**
 * Compares the search with minimax over all positions: on the boards of side 1 and 2 all positions, on that
 * of side 3 all below positions late in random games.
 *
 * @module
 */
import type { Solver } from "matchbox/agents/metelyk/solver.ts";
import type { Random } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import { type Rule, valuesBelow } from "./full_minimax.ts";

/** Random moves before a sample on the board of side 3: later ones have few positions below them. */
const PLIES = 22;

/** All positions of a board. */
export function compareWhole(game: Game, rule: Rule, solver: Solver) {
  return { number: 0, ...compare(game, game.start(), rule, solver) };
}

/** All positions below one that random moves lead to. */
export function compareSample(game: Game, rule: Rule, solver: Solver, random: Random) {
  const position = game.start();
  for (let ply = 0; ply < PLIES && position.result() === null; ply++) {
    const moves = legalMoves(game, position);
    position.play(moves[random.below(moves.length)]);
  }
  return compare(game, position, rule, solver);
}

function compare(game: Game, position: Position, rule: Rule, solver: Solver) {
  let [positions, equal] = [0, 0];
  solver.begin();
  valuesBelow(game, position, rule, (met, value) => {
    positions++;
    if (solver.value(met) === value) equal++;
  });
  return { positions, equal };
}
