/**
 * The search of the article behind E8 (Hartikka 2017), with its own rules for values. The value of a side
 * without a move is -9999, so stalemate counts as mate and all mates have the same value. At depth 0 the
 * pieces are counted, even if the game is over: pawn 10, knight and bishop 30, rook 50, queen 90. The king
 * has 900, but both sides always have one.
 *
 * @module
 */
import { createEvaluation, type Evaluation, type MoveOrder, Search } from "matchbox/agents/mod.ts";
import type { Game, Position } from "matchbox/games/mod.ts";

/** The value of a side without a move, for that side. */
export const NO_MOVES = -9999;

/** Our material is in hundredths of a pawn, that of the article in tenths. */
const SCALE = 10;

/** The state of a search with the article's values, for any algorithm. */
export class ArticleSearch extends Search {
  /** @param chess the game of chess */
  constructor(chess: Game, order: MoveOrder) {
    super(chess, { evaluation: tenthsOfPawns(createEvaluation(chess, "material")), order });
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

function tenthsOfPawns(material: Evaluation): Evaluation {
  return { evaluate: (position) => material.evaluate(position) / SCALE };
}
