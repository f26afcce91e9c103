/**
 * The search of the root, the same for every algorithm: it chooses the move to play. With a limit it is an
 * iterative deepening, which keeps the result of the last completed depth.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Move, Position } from "matchbox/games/game.ts";
import type { AgentContext, Analysis, RootMove } from "../agent.ts";
import type { Algorithm, MakeRoot } from "./algorithm.ts";
import { type Limit, SearchStopped } from "./limit.ts";
import { RootSearch } from "./root_search.ts";
import type { Search } from "./search.ts";
import { BEYOND, pliesToEnd } from "./value.ts";
import type { Windows } from "./window.ts";

/** What an agent's context asks of a search, or is told by it. */
export type RootListeners = Pick<AgentContext, "progress" | "found" | "chosen" | "stopped">;

/** The listeners of a context. */
export function listenersOf({ progress, found, chosen, stopped }: RootListeners): RootListeners {
  return { progress, found, chosen, stopped };
}

/** How the root is searched. */
export interface RootOptions extends RootListeners {
  /** Search depth in plies, at least 1; with a limit, the largest depth. */
  readonly depth: number;
  /** With a limit, depths 1, 2 and so on are searched until it is reached. */
  readonly limit?: Limit;
  /** The algorithm ignores the window, so the value of every move is exact. */
  readonly exhaustive?: boolean;
  /** All moves but the first are tried with a null window first. */
  readonly scouts?: boolean;
  /** Late quiet moves are searched less deep first; ignored in games that do not tell which moves are loud. */
  readonly reductions?: boolean;
  /** At the limit the best move so far of the unfinished depth is played, not that of the depth before. */
  readonly unfinished?: boolean;
  /** Puts the moves that are searched to the front and returns their number, at least 1. Default: all. */
  select?(position: Position, moves: Int32Array, count: number): number;
  /** The windows for the search of each depth; default: one open window. */
  readonly windows?: Windows;
  /** Searches the root in a way of its own. */
  readonly root?: MakeRoot;
}

/**
 * Searches an unfinished position and returns the best move: of several equally good ones, the first tried.
 * With alpha-beta the values of the other moves are upper bounds.
 *
 * When the limit is reached, or `stopped` says so, before depth 1 is complete, the move is the best of
 * those searched so far, or else the first one; `depth` is then 0.
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
  const { depth, limit, stopped } = options;
  search.begin(position, stopped ? { ...limit, stopped } : limit);
  const root = options.root?.(position, search, algorithm) ??
    new RootSearch(position, search, algorithm, options);
  let found = root.found;
  try {
    for (let plies = limit ? 1 : depth; plies <= depth; plies++) {
      found = root.deepen(plies, found);
      options.found?.({ ...found, nodes: search.stats.nodes });
      // A deeper search cannot find a shorter win.
      const end = pliesToEnd(found.value);
      if (end !== null && end <= plies) break;
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    search.rewind(position);
    const { depth } = found;
    if (depth === 0) found = { ...root.found, depth };
    else if (options.unfinished && root.found.move !== found.move) {
      const { move, value, principalVariation } = root.found;
      found = { ...found, move, value, principalVariation };
    }
  }
  search.stats.depthReached = found.depth;
  return { ...found, stats: { ...search.stats } };
}

/**
 * Like `searchRoot`, but with the value of every move: a move with only a bound is searched again with an
 * open window. The statistics count the first search only; `options.chosen` is called at its end.
 *
 * @param options a limit applies to the second part anew; moves that it does not reach keep their bounds
 */
export function analyseRoot(
  position: Position,
  search: Search,
  algorithm: Algorithm,
  options: RootOptions,
): Analysis {
  const found = searchRoot(position, search, algorithm, options);
  options.chosen?.();
  const moves: RootMove[] = [...found.moves];
  const valueOf = (move: Move) => {
    search.play(position, move);
    const value = 0 - algorithm(position, found.depth - 1, -BEYOND, BEYOND, search);
    search.undo(position);
    return value;
  };
  search.limit({ ...options.limit, stopped: options.stopped });
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
