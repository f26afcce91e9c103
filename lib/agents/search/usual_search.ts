/**
 * The composed search with the usual parts, for programs with an evaluation
 * or a use of their own.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import type { Algorithm } from "./algorithm.ts";
import { type ComposedParts, composedSearch } from "./composed.ts";
import { history } from "./history.ts";
import { killers } from "./killers.ts";
import { loudFirst } from "./loud_moves.ts";
import type { MoveOrder } from "./move_order.ts";
import { stagedOrder } from "./order_stages.ts";
import { DELTA } from "./quiescence.ts";
import { Search } from "./search.ts";
import { TranspositionTable } from "./transposition_table.ts";

/** What differs from program to program. */
export interface UsualSearchOptions {
  /** Values the positions at depth 0. */
  readonly evaluation: Evaluation;
  /** The table has 2 to this power slots. */
  readonly tableBits: number;
  /** Whether it has the null move, where the game allows a pass; default: true. */
  readonly nullMove?: boolean;
  /** What it leaves out and searches less deep; default: nothing. */
  readonly cuts?: UsualCuts;
}

/** The parts of a search that decide by the evaluation or by exchanges what need not be searched. */
export type UsualCuts = Pick<
  ComposedParts,
  "pruning" | "extension" | "reductions" | "futility" | "razoring"
>;

/** All cuts that pay in chess; other games ignore them. */
export const selectiveCuts: UsualCuts = {
  pruning: { delta: DELTA, exchanges: true },
  reductions: true,
  futility: true,
};

/**
 * The search with its algorithm, for `searchRoot`: a table, the usual order, null windows after the first
 * move, quiescence, and the verified null move. It is meant for iterative deepening with `scouts: true`.
 */
export function usualSearch(
  game: Game,
  { evaluation, tableBits, nullMove = true, cuts = {} }: UsualSearchOptions,
): { readonly search: Search; readonly algorithm: Algorithm } {
  const search = new Search(game, {
    evaluation,
    order: usualOrder(game),
    table: new TranspositionTable(tableBits),
  });
  const algorithm = composedSearch(game, {
    ...cuts,
    scout: true,
    quiescence: true,
    nullMove: nullMove ? { reduction: 2, verified: true } : undefined,
  });
  return { search, algorithm };
}

/** The hash move, loud moves where the game has them, killers, then the others by their history. */
export function usualOrder(game: Game, hashMove = true): MoveOrder {
  const loud = game.tactics ? [loudFirst(game)] : [];
  return stagedOrder([...loud, killers(), history(game.maxMoves)], hashMove);
}
