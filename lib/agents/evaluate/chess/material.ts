/**
 * The men on the board, own minus the enemy's (E8), with weights such as those of the genetic algorithm (E6).
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { opponent } from "matchbox/games/game.ts";
import type { Evaluation, EvaluationEntry } from "../evaluation.ts";
import { inKernel } from "./in_kernel.ts";

/** The values of the men in centipawns. */
export interface MaterialWeights {
  /** The value of a pawn; 100 in the source. */
  readonly pawn: number;
  /** The value of a knight; 300 in the source. */
  readonly knight: number;
  /** The value of a bishop; 300 in the source. */
  readonly bishop: number;
  /** The value of a rook; 500 in the source. */
  readonly rook: number;
  /** The value of a queen; 900 in the source. */
  readonly queen: number;
}

/** The values of the men by E8, the usual ones. */
const usual: MaterialWeights = { pawn: 100, knight: 300, bishop: 300, rook: 500, queen: 900 };

/** The largest value of a man, in centipawns: with it a full board is still worth less than a win. */
const MOST = 10_000;

const man = (name: keyof MaterialWeights) =>
  integer(-MOST, MOST, null, `value of a ${name} in centipawns, ${usual[name]} if not set`);

type Values = { readonly [M in keyof MaterialWeights]: number | null };

/** Listed in evaluations.ts. */
export const material: EvaluationEntry<ChessPosition, Values> = {
  summary: "men in centipawns: pawn 100, knight and bishop 300, rook 500, queen 900",
  parameters: () => ({
    pawn: man("pawn"),
    knight: man("knight"),
    bishop: man("bishop"),
    rook: man("rook"),
    queen: man("queen"),
  }),
  create: (_game, values) =>
    weightedMaterial({
      pawn: values.pawn ?? usual.pawn,
      knight: values.knight ?? usual.knight,
      bishop: values.bishop ?? usual.bishop,
      rook: values.rook ?? usual.rook,
      queen: values.queen ?? usual.queen,
    }),
};

/** The evaluation with these weights. */
export function weightedMaterial(weights: MaterialWeights): Evaluation<ChessPosition> {
  const { pawn, knight, bishop, rook, queen } = weights;
  const values = [0, pawn, knight, bishop, rook, queen, 0];
  return {
    ...(values.every(Number.isInteger)
      ? { search: inKernel({ men: (kind) => values[kind] }) }
      : {}),
    evaluate(position) {
      const { side } = position;
      const enemy = opponent(side);
      return pawn * (position.pieceCount(side, PAWN) - position.pieceCount(enemy, PAWN)) +
        knight * (position.pieceCount(side, KNIGHT) - position.pieceCount(enemy, KNIGHT)) +
        bishop * (position.pieceCount(side, BISHOP) - position.pieceCount(enemy, BISHOP)) +
        rook * (position.pieceCount(side, ROOK) - position.pieceCount(enemy, ROOK)) +
        queen * (position.pieceCount(side, QUEEN) - position.pieceCount(enemy, QUEEN));
    },
  };
}
