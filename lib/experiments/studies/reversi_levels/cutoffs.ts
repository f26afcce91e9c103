/**
 * How many nodes alpha-beta visits with evaluations that count more or less, and with captures first (C30).
 *
 * Every move of Reversi but a pass captures. So `captures first` is the move that flips the most discs
 * first, as the largest captures come first in chess.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { asGenerated } from "matchbox/agents/search/move_order.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { shallowOrder } from "matchbox/agents/search/shallow_order.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { type CutoffRow, MATERIAL, orders } from "./rows.ts";

/** Material alone first, then evaluations that count more. */
export const evaluations = [MATERIAL, "squares", "mobility", "stages", "heuristics"];

/** Searches a position with every evaluation and order. */
export function cutoffRows(
  game: Game,
  number: number,
  position: Position,
  depth: number,
): CutoffRow[] {
  return evaluations.flatMap((evaluation) =>
    orders.map((order) => ({
      ...{ position: number, evaluation, order },
      ...nodesOf(game, position, depth, evaluation, order),
    }))
  );
}

function nodesOf(
  game: Game,
  position: Position,
  depth: number,
  evaluation: string,
  order: typeof orders[number],
): { nodes: number; order_nodes: number } {
  // Sorted by the discs after the move: the most flipped first.
  const captures = shallowOrder(game, 0, createEvaluation(game, MATERIAL), "best");
  const search = new Search(game, {
    evaluation: createEvaluation(game, evaluation),
    order: order === "captures first" ? captures.order : asGenerated,
  });
  search.begin(position);
  alphaBeta(position, depth, -Infinity, Infinity, search);
  return { nodes: search.stats.nodes, order_nodes: captures.stats.nodes };
}
