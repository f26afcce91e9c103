/**
 * The two ways to search a position: by iterative deepening, watched iteration by iteration, and to a fixed
 * depth.
 *
 * @module
 */
import { searchRoot } from "matchbox/agents/search/root.ts";
import { emptyStats, type SearchStats } from "matchbox/agents/search/stats.ts";
import { openWindow, type Windows } from "matchbox/agents/search/window.ts";
import type { Position } from "matchbox/games/game.ts";
import { makeProgram, type Program, type Setting } from "./programs.ts";

/** One iteration of iterative deepening. */
export interface Iteration {
  readonly depth: number;
  readonly value: number;
  /** Legal moves of the root. */
  readonly rootMoves: number;
  /** The place of the best move in the order in which the root tried its moves, from 1. */
  readonly rootRank: number;
  /** What this iteration alone counted. */
  readonly own: SearchStats;
  /** What this and all earlier iterations counted. */
  readonly total: SearchStats;
}

/**
 * Searches by iterative deepening. The iterations end early when the game is decided within their depth,
 * because a deeper search cannot find a shorter win.
 *
 * @param depth of the last iteration, in plies
 */
export function deepen(
  position: Position,
  depth: number,
  program: Program,
  setting: Setting,
  windows: Windows = openWindow,
): Iteration[] {
  let tried: number[] = [];
  const { search, algorithm } = makeProgram(program, setting, (order) => ({
    ...order,
    arrange(position, depth, ply, hashMove, moves, count) {
      order.arrange(position, depth, ply, hashMove, moves, count);
      if (ply === 0) tried = [...moves.subarray(0, count)];
    },
  }));
  const iterations: Iteration[] = [];
  const watched: Windows = (searchWindow, guess) => {
    const before = { ...search.stats };
    const value = windows(searchWindow, guess);
    const [best] = search.principalVariation.line(0);
    iterations.push({
      depth: iterations.length + 1,
      value,
      rootMoves: tried.length,
      rootRank: tried.indexOf(best) + 1,
      own: minus(search.stats, before),
      total: { ...search.stats },
    });
    return value;
  };
  // A search with a limit deepens; this one has a limit that is never reached.
  const exhaustive = program.algorithm === "minimax";
  searchRoot(position, search, algorithm, { depth, limit: {}, windows: watched, exhaustive });
  return iterations;
}

/** Searches to a fixed depth, in plies. */
export function searchFixed(
  position: Position,
  depth: number,
  program: Program,
  setting: Setting,
): { readonly value: number; readonly stats: SearchStats } {
  const { search, algorithm } = makeProgram(program, setting);
  const exhaustive = program.algorithm === "minimax";
  const { value } = searchRoot(position, search, algorithm, { depth, exhaustive });
  return { value, stats: search.stats };
}

function minus(stats: SearchStats, before: SearchStats): SearchStats {
  const own = emptyStats();
  for (const name of Object.keys(own) as (keyof SearchStats)[]) {
    own[name] = stats[name] - before[name];
  }
  return own;
}
