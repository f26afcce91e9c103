/**
 * How many nodes alpha-beta visits with evaluations that count more or less, and with captures first (C30).
 *
 * Every move of Reversi but a pass captures. So `captures first` is the move that flips the most discs
 * first, as the largest captures come first in chess. To sort them so, a search has to look at the position
 * after each move; these looks are counted apart.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { loudFirst } from "matchbox/agents/search/loud_moves.ts";
import { asGenerated, type MoveOrder } from "matchbox/agents/search/move_order.ts";
import { stagedOrder } from "matchbox/agents/search/order_stages.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { shallowOrder } from "matchbox/agents/search/shallow_order.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { type CutoffRow, MATERIAL, orders } from "./rows.ts";

/** Of each game, material alone first, then evaluations that count more. */
export const evaluations: Readonly<Record<string, readonly string[]>> = {
  reversi: [MATERIAL, "squares", "mobility", "stages", "heuristics"],
  chess: [MATERIAL, "piece_squares", "eight_parts"],
};

/** Searches a position with every evaluation and order. */
export function cutoffRows(
  game: Game,
  number: number,
  position: Position,
  depth: number,
): CutoffRow[] {
  return evaluations[game.name].flatMap((evaluation) =>
    orders.map((order) => ({
      ...{ game: game.spec, position: number, evaluation, order },
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
  const captures = capturesFirst(game);
  const search = new Search(game, {
    evaluation: createEvaluation(game, evaluation),
    order: order === "captures first" ? captures.order : asGenerated,
  });
  search.begin(position);
  alphaBeta(position, depth, -Infinity, Infinity, search);
  return { nodes: search.stats.nodes, order_nodes: captures.looks() };
}

/** The order, and how many positions it has looked at. */
function capturesFirst(game: Game): { readonly order: MoveOrder; looks(): number } {
  if (game.tactics) return { order: stagedOrder([loudFirst(game)], false), looks: () => 0 };
  // Sorted by the discs after the move: the most flipped first.
  const { order, stats } = shallowOrder(game, 0, createEvaluation(game, MATERIAL), "best");
  return { order, looks: () => stats.nodes };
}
