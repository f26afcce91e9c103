/**
 * From the value of a position to the move to play: the search of the root, the same for every algorithm.
 * With a limit it deepens ply by ply and keeps what the last finished depth found.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Move, Position } from "matchbox/games/mod.ts";
import type { Analysis, RootMove } from "../agent.ts";
import type { Algorithm } from "./algorithm.ts";
import { type Limit, SearchStopped } from "./limit.ts";
import { RootSearch } from "./root_search.ts";
import type { Search } from "./search.ts";
import { pliesToEnd } from "./value.ts";
import { openWindow, type Windows } from "./window.ts";

/** Called as moves of the root are done. */
export type RootProgress = (done: number, total: number) => void;

/** How the root is searched. */
export interface RootOptions {
  /** Plies to look ahead, at least 1; with a limit at most. */
  readonly depth: number;
  /** With one, depths 1, 2 and so on are searched until it is reached. */
  readonly limit?: Limit;
  /** The algorithm takes no notice of a window, so that the value of every move is exact. */
  readonly exhaustive?: boolean;
  /** All moves but the first are tried with a null window first. */
  readonly scouts?: boolean;
  /** The windows with which each depth is searched; one that is open unless given. */
  readonly windows?: Windows;
  readonly progress?: RootProgress;
}

/**
 * Searches an unfinished position and says which move to play: of several best ones the first tried. The
 * moves other than the best have upper bounds for values, as alpha-beta leaves them.
 *
 * When the limit does not even allow depth 1, the best of the moves that were searched is played, or the
 * first one; depth is 0 then.
 *
 * @throws {UsageError} when the game is over
 */
export function searchRoot(
  position: Position,
  search: Search,
  algorithm: Algorithm,
  options: RootOptions,
): Analysis {
  if (position.result() !== null) throw new UsageError(`the game is over in "${position}"`);
  const { depth, limit, windows = openWindow } = options;
  search.begin(position, limit);
  const root = new RootSearch(position, search, algorithm, options);
  let found = root.found;
  try {
    for (let plies = limit ? 1 : depth; plies <= depth; plies++) {
      root.begin(plies, found.move);
      const guess = found.depth === 0 ? null : found.value;
      const value = windows((alpha, beta) => root.search(alpha, beta), guess);
      found = root.end(value);
      // A deeper search finds no shorter end.
      const end = pliesToEnd(value);
      if (end !== null && end <= plies) break;
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    search.rewind(position);
    if (found.depth === 0) found = { ...root.found, depth: 0 };
  }
  search.stats.depthReached = found.depth;
  return { ...found, stats: { ...search.stats } };
}

/**
 * As `searchRoot`, and then the value of each move: those that have but a bound are searched once more
 * with an open window. The statistics are those of the first search alone.
 *
 * @param options with a limit, the second part takes no longer than that either; what it does not come to
 *   keeps its bound
 */
export function analyseRoot(
  position: Position,
  search: Search,
  algorithm: Algorithm,
  options: RootOptions,
): Analysis {
  const found = searchRoot(position, search, algorithm, options);
  const moves: RootMove[] = [...found.moves];
  const valueOf = (move: Move) => {
    search.play(position, move);
    const value = -algorithm(position, found.depth - 1, -Infinity, Infinity, search);
    search.undo(position);
    return value;
  };
  search.limit(options.limit ?? {});
  try {
    for (let i = 0; i < moves.length; i++) {
      if (moves[i].exact || found.depth === 0) continue;
      const { move } = moves[i];
      moves[i] = { move, value: valueOf(move), exact: true };
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    search.rewind(position);
  }
  return { ...found, moves };
}
