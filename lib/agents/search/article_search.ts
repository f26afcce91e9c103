/**
 * The search of the article behind E8 (Hartikka 2017), with its own rules for values. The value of a side
 * without a move is -9999, so stalemate counts as mate and all mates have the same value. At depth 0 the
 * position is evaluated, even if the game is over.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import { Search } from "./search.ts";

/** The value of a side without a move, for that side. */
export const ARTICLE_LOSS: number = -9999;

/** The state of a search with the article's values, for any algorithm. */
export class ArticleSearch extends Search {
  /** The evaluation of the position, even if the game is over. */
  override leaf(position: Position): number {
    this.stats.leaves++;
    this.stats.evaluations++;
    return this.evaluation.evaluate(position);
  }

  /** -9999, also for stalemate. */
  override gameOver(_position: Position): number {
    this.stats.leaves++;
    return ARTICLE_LOSS;
  }
}
