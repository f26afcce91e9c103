/**
 * The program of the study: alpha-beta by iterative deepening with captures (in chess), killers and history,
 * with or without a transposition table.
 *
 * @module
 */
import type { Analysis } from "matchbox/agents/agent.ts";
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import type { Algorithm } from "matchbox/agents/search/algorithm.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { alphaBetaWithMemory } from "matchbox/agents/search/alpha_beta_memory.ts";
import { aspiration } from "matchbox/agents/search/aspiration.ts";
import { composedSearch } from "matchbox/agents/search/composed.ts";
import { searchRoot } from "matchbox/agents/search/root.ts";
import { Search } from "matchbox/agents/search/search.ts";
import type { TranspositionTable } from "matchbox/agents/search/transposition_table.ts";
import { usualOrder } from "matchbox/agents/search/usual_search.ts";
import type { Game, Position } from "matchbox/games/game.ts";

/** What the searches of a position have in common. */
export interface Setting {
  readonly game: Game;
  /** Spec of the evaluation. */
  readonly evaluation: string;
  /** Depth of the last iteration, in plies. */
  readonly depth: number;
}

/** Alpha-beta with an open window, with null windows after the first move, or with aspiration windows. */
export const SEARCHES = ["alpha-beta", "null windows", "aspiration windows"] as const;
export type SearchKind = typeof SEARCHES[number];

/**
 * Half the width of the aspiration windows by the name of the game, in units of the evaluation: about what
 * nine of ten values move by from depth to depth, in the study of iterative deepening.
 */
const HALF_WIDTHS: Readonly<Record<string, number>> = {
  tictactoe: 2,
  reversi: 16,
  metelyk: 8,
  chess: 400,
};

/** How a search is made. */
export interface SearchUse {
  /** Default: no table. */
  readonly table?: TranspositionTable;
  /** Whether the move of the table is tried first; default true. */
  readonly hashMove?: boolean;
  /** Default: alpha-beta. */
  readonly search?: SearchKind;
}

/** Searches a position. */
export function searchWith(
  position: Position,
  { game, evaluation, depth }: Setting,
  { table, hashMove = true, search: kind = "alpha-beta" }: SearchUse,
): Analysis {
  const search = new Search(game, {
    evaluation: createEvaluation(game, evaluation),
    order: usualOrder(game, hashMove),
    table,
  });
  const scout = kind === "null windows";
  const algorithm: Algorithm = scout
    ? composedSearch(game, { scout })
    : table
    ? alphaBetaWithMemory
    : alphaBeta;
  return searchRoot(position, search, algorithm, {
    depth,
    limit: {},
    scouts: scout,
    windows: kind === "aspiration windows" ? aspiration(HALF_WIDTHS[game.name]) : undefined,
  });
}

/** The value of every move of the position at this depth: those of minimax, because the window is open. */
export function valuesOfMoves(
  position: Position,
  { game, evaluation, depth }: Setting,
): Map<number, number> {
  const search = new Search(game, {
    evaluation: createEvaluation(game, evaluation),
    order: usualOrder(game, false),
  });
  const moves = new Int32Array(game.maxMoves);
  const count = position.moves(moves, 0);
  search.begin(position);
  return new Map(Array.from(moves.subarray(0, count), (move) => {
    search.play(position, move);
    const value = -alphaBeta(position, depth - 1, -Infinity, Infinity, search);
    search.undo(position);
    return [move, value];
  }));
}
