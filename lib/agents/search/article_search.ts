/**
 * The search of the article behind E8, literally (Hartikka 2017), for studies of what its rules do: a side
 * without a move is worth -9999, so that stalemate counts as mate and no mate is better than another; and
 * where the depth is used up the men are counted, whether or not the game is over.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/mod.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import { chessJsOrder } from "./chess_js_order.ts";
import { Search } from "./search.ts";

/** What a side without a move is worth to itself. */
const NO_MOVES = -9999;

/** Any algorithm searches with it as the article does, and in the order of chess.js. */
export class ArticleSearch extends Search {
  /** @param chess the game */
  constructor(chess: Game, evaluation: Evaluation) {
    super(chess, { evaluation, order: chessJsOrder() });
  }

  override leaf(position: Position): number {
    this.stats.leaves++;
    this.stats.evaluations++;
    return this.evaluation.evaluate(position);
  }

  override gameOver(_position: Position): number {
    this.stats.leaves++;
    return NO_MOVES;
  }
}
