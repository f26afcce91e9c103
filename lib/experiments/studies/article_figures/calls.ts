/**
 * The calls that the article's program makes in a position (E8), with each choice of its author made in one
 * of two ways.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import type { Algorithm } from "matchbox/agents/search/algorithm.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { ARTICLE_LOSS, ArticleSearch } from "matchbox/agents/search/article_search.ts";
import { chessJsOrder } from "matchbox/agents/search/chess_js_order.ts";
import { minimax } from "matchbox/agents/search/minimax.ts";
import { asGenerated, type MoveOrder, NO_MOVE } from "matchbox/agents/search/move_order.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import { alphaBetaStrict } from "./strict_cutoff.ts";

/** The order in which moves are tried: as chess.js generates them, or as Matchbox does. */
const ORDERS = ["chess.js", "Matchbox"] as const;
/** The window of a move at the root: open for each one, or with the best value so far as alpha. */
const ROOTS = ["open", "alpha carried"] as const;
/** The value at which a node is cut off. */
const CUTOFFS = ["at beta", "above beta"] as const;

/** The choices that change the calls of alpha-beta. */
export interface Choices {
  readonly order: typeof ORDERS[number];
  readonly root: typeof ROOTS[number];
  readonly cutoff: typeof CUTOFFS[number];
}

/** The choices of the article. */
export const OF_ARTICLE: Choices = { order: "chess.js", root: "open", cutoff: "at beta" };

/** All choices, those of the article first. */
export const allChoices: readonly Choices[] = ORDERS.flatMap((order) =>
  ROOTS.flatMap((root) => CUTOFFS.map((cutoff): Choices => ({ order, root, cutoff })))
);

/** The value of the root and the calls below it. */
export interface Calls {
  /** For the side to move, in tenths of a pawn. */
  readonly value: number;
  /** Calls of the recursive function below the root. */
  readonly belowRoot: number;
}

/** Our material is in hundredths of a pawn, that of the article in tenths. */
const SCALE = 10;

/**
 * The article's search, with its material: pawn 10, knight and bishop 30, rook 50, queen 90. The king has
 * 900, but both sides always have one.
 *
 * @param chess the game of chess
 */
function articleSearch(chess: Game, order: MoveOrder): ArticleSearch {
  const material = createEvaluation(chess, "material");
  const evaluation = { evaluate: (position: Position) => material.evaluate(position) / SCALE };
  return new ArticleSearch(chess, { evaluation, order });
}

/**
 * Minimax. Its calls do not depend on the choices.
 *
 * @param position of chess
 * @param depth plies, at least 1
 */
export function callsOfMinimax(chess: Game, position: Position, depth: number): Calls {
  const search = articleSearch(chess, asGenerated);
  const value = minimax(position, depth, search);
  return callsOf(value, search.stats.nodes - 1);
}

/**
 * Alpha-beta with these choices.
 *
 * @param position of chess, not the end of a game
 * @param depth plies, at least 1
 */
export function callsOfAlphaBeta(
  chess: Game,
  position: Position,
  depth: number,
  { order, root, cutoff }: Choices,
): Calls {
  const search = articleSearch(chess, orderOf(order));
  const algorithm: Algorithm = cutoff === "at beta" ? alphaBeta : alphaBetaStrict;
  const moves = Int32Array.from(legalMoves(chess, position));
  search.order.arrange(position, depth, 0, NO_MOVE, moves, moves.length);
  let best = ARTICLE_LOSS;
  for (const move of moves) {
    const alpha = root === "open" ? -Infinity : best;
    search.play(position, move);
    best = Math.max(best, -algorithm(position, depth - 1, -Infinity, -alpha, search));
    search.undo(position);
  }
  return callsOf(best, search.stats.nodes);
}

function callsOf(value: number, belowRoot: number): Calls {
  // Adding 0 turns -0 into 0.
  return { value: value + 0, belowRoot };
}

function orderOf(order: Choices["order"]): MoveOrder {
  return order === "chess.js" ? chessJsOrder() : asGenerated;
}
