/**
 * The search of the article behind E8 (Hartikka 2017), exactly as printed, to study the effect of its rules.
 * The value of a side without a move is -9999, so stalemate counts as mate and all mates have the same
 * value. At depth 0 the pieces are counted, even if the game is over.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/mod.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import { chessJsOrder } from "./chess_js_order.ts";
import { Search } from "./search.ts";

/** The value of a side without a move, for that side. */
const NO_MOVES = -9999;

/** The state of a search with the article's rules, in the move order of chess.js; for any algorithm. */
export class ArticleSearch extends Search {
  /** @param chess the game of chess */
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
