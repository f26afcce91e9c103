/**
 * From the value of a position to the move to play: the search of the root and its principal
 * variation, the same for every algorithm.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/mod.ts";
import type { Analysis } from "../agent.ts";
import type { Search } from "./search.ts";

/** A search of the positions below the root; algorithms without a window disregard it. */
export type Algorithm = (
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  search: Search,
  from: number,
) => number;

/**
 * Searches `depth` plies and says which move to play: of several best ones the first tried.
 *
 * @param depth at least 1
 * @param newSearch makes an empty search; called for the search itself and, so that its statistics
 *   are those of that search alone, again for the principal variation
 */
export function analyseRoot(
  position: Position,
  depth: number,
  newSearch: () => Search,
  algorithm: Algorithm,
  progress?: (done: number, total: number) => void,
): Analysis {
  const search = newSearch();
  const { move, value } = bestMove(position, depth, search, algorithm, progress);
  search.stats.depthReached = depth;
  const after = position.clone();
  after.play(move);
  const rest = principalVariation(after, depth - 1, newSearch(), algorithm);
  return { move, value, depth, principalVariation: [move, ...rest], stats: { ...search.stats } };
}

/**
 * The best move of an unfinished position and its value for the side to move.
 *
 * @param progress is told how many moves of the root are done
 */
export function bestMove(
  position: Position,
  depth: number,
  search: Search,
  algorithm: Algorithm,
  progress?: (done: number, total: number) => void,
): { move: Move; value: number } {
  search.stats.nodes++;
  const end = position.moves(search.moves, 0);
  search.order(position, depth, search.moves, 0, end);
  let move = search.moves[0];
  let best = -Infinity;
  for (let i = 0; i < end; i++) {
    position.play(search.moves[i]);
    const value = -algorithm(position, depth - 1, -Infinity, -best, search, end);
    position.undo();
    if (value > best) {
      best = value;
      move = search.moves[i];
    }
    progress?.(i + 1, end);
  }
  return { move, value: best };
}

/** Best play from `position` on: searched anew at every ply, which costs a fraction of the root. */
function principalVariation(
  position: Position,
  depth: number,
  search: Search,
  algorithm: Algorithm,
): Move[] {
  const line: Move[] = [];
  for (let left = depth; left > 0 && position.result() === null; left--) {
    const { move } = bestMove(position, left, search, algorithm);
    line.push(move);
    position.play(move);
  }
  return line;
}
