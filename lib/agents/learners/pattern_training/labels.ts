/**
 * What the trained evaluation of Reversi learns: the exact score of positions with up to 15 empty squares; of
 * others the value by a search that ends in the stages below, which are trained before. Results of games would
 * say much less of a position.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { EndgameSolver } from "../../endgame/solve_endgame.ts";
import { PARTS_OF_DISC } from "../../evaluate/reversi/pattern_sum.ts";
import { patternEvaluation } from "../../evaluate/reversi/patterns.ts";
import { alphaBeta } from "../../search/alpha_beta.ts";
import type { Algorithm } from "../../search/algorithm.ts";
import { algorithmInKernel } from "../../search/in_kernel.ts";
import { killerOrder } from "../../search/killers.ts";
import { Search } from "../../search/search.ts";

/** Positions with at most this many empty squares are solved. */
export const SOLVED = 15;
/** Plies of the search of the others: as many as a stage has empty squares. */
const DEPTH = 4;
/** More than any score: the values of games that end within the search lie beyond. */
const MOST = 64;
/** 1 MB. */
const TABLE_BITS = 14;

/**
 * Gives the exact labels of positions with at most `SOLVED` empty squares, in parts of a disc.
 *
 * @param size of the board, 8 or 6
 */
export function exactLabels(size = 8): (position: ReversiPosition) => number {
  const solver = new EndgameSolver(size, TABLE_BITS);
  return (position) => {
    solver.begin();
    return PARTS_OF_DISC * solver.score(position);
  };
}

/**
 * Gives the labels of positions by a search, in parts of a disc.
 *
 * @param game Reversi on 8x8 or 6x6
 * @param weights trained for the stages below
 */
export function searchedLabels(
  game: Game,
  weights: Int8Array,
): (position: ReversiPosition) => number {
  const evaluation = patternEvaluation(game, weights);
  const order = killerOrder();
  const parts = kernelParts();
  const search = new Search(game, { evaluation, order: parts?.order ?? order });
  const algorithm: Algorithm = parts?.search ?? alphaBeta;
  return (position) => {
    search.begin(position);
    const value = algorithm(position, DEPTH, -Infinity, Infinity, search);
    return PARTS_OF_DISC * Math.min(Math.max(value, -MOST), MOST);
  };

  function kernelParts() {
    if (!evaluation.search) return null;
    return algorithmInKernel("alphabeta")({ evaluation, order, table: null });
  }
}

/** Whether a position is labelled by the exact solver. */
export function isSolved(position: ReversiPosition): boolean {
  return emptySquares(position) <= SOLVED;
}
