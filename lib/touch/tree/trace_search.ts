/**
 * The trace of a search of a small tree: the visited nodes with their windows, and the nodes cut off.
 *
 * @module
 */
import type { Evaluation } from "matchbox/agents/evaluate/evaluation.ts";
import type { MoveOrder } from "matchbox/agents/search/move_order.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import { type RecordedAlgorithm, recordSearch } from "./recorded_search.ts";
import { SearchSteps, type TracedNode } from "./search_steps.ts";

/** How a small tree is searched. */
export interface TraceOptions {
  /** Search depth in plies, at least 1. */
  readonly depth: number;
  /** Default: alpha-beta. */
  readonly algorithm?: RecordedAlgorithm;
  /** Values the positions at depth 0. */
  readonly evaluation: Evaluation;
  /** Default: as generated. */
  readonly order?: MoveOrder;
}

/** The most leaves of a traced tree; a picture of more would be unreadable. */
export const MOST_LEAVES = 81;

/**
 * Searches a small tree and returns the whole tree, with a record of the search at each node.
 *
 * @throws {UsageError} when the tree has more than `MOST_LEAVES` leaves, the position is the end of a
 * game, or there is no such algorithm
 */
export function traceSearch(game: Game, position: Position, options: TraceOptions): TracedNode {
  const { depth, algorithm = "alphabeta" } = options;
  if (!isSmall(game, position, depth)) {
    throw new UsageError(
      `a tree of depth ${depth} has more than ${MOST_LEAVES} leaves here, too many to draw: ` +
        "take a smaller depth or a later position",
    );
  }
  const record = recordSearch(game, position, { ...options, algorithm });
  const steps = new SearchSteps(game, position, record, depth);
  return steps.treeAt(steps.steps.length - 1, true);
}

/**
 * Whether a tree has few enough leaves to be drawn as a whole.
 *
 * @throws {UsageError} when the position is the end of a game
 */
export function isSmall(game: Game, position: Position, depth: number): boolean {
  let leaves = 0;
  const count = (plies: number): void => {
    const moves = plies === 0 ? [] : legalMoves(game, own);
    if (moves.length === 0) leaves++;
    for (const move of moves) {
      if (leaves > MOST_LEAVES) return;
      own.play(move);
      count(plies - 1);
      own.undo();
    }
  };
  const own = position.clone();
  if (legalMoves(game, own).length === 0) throw new UsageError("the position is the end of a game");
  count(depth);
  return leaves <= MOST_LEAVES;
}
