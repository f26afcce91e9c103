/**
 * The evaluation of the level hard (D5): squares and legal moves, weighted by the stage of the game.
 *
 * @module
 */
import { integer, real } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { stageTerms } from "matchbox/kernels/reversi/terms.ts";
import type { EvaluationEntry } from "../evaluation.ts";
import { inKernel } from "./in_kernel.ts";
import { movesOf } from "./mobility.ts";
import { squares, weightsOn } from "./squares.ts";

/** The stages and the values of legal moves in them. */
interface Values {
  readonly middle: number;
  readonly end: number;
  readonly opening_own: number;
  readonly opening_enemy: number;
  readonly middle_own: number;
  readonly middle_enemy: number;
}

const weight = (fallback: number, of: string) => real(-1000, 1000, fallback, `value of ${of}`);

/**
 * The values of `squares` at every stage, plus the moves: they count much in the opening, less in the middle
 * game, and nothing at the end. So discs weigh more as the game goes on. A stage begins at a number of discs;
 * by default the three stages are equally long.
 */
export const stages: EvaluationEntry<ReversiPosition, Values> = {
  summary: "squares, plus the number of moves, less of it at each stage of the game (D5)",

  parameters(game: Game) {
    const all = game.maxMoves + DISCS_AT_START;
    const third = game.maxMoves / 3;
    return {
      middle: integer(
        0,
        all + 1,
        DISCS_AT_START + Math.round(third),
        "discs at which the middle game begins",
      ),
      end: integer(
        0,
        all + 1,
        DISCS_AT_START + Math.round(2 * third),
        "discs at which the end begins",
      ),
      opening_own: weight(5, "an own legal move in the opening"),
      opening_enemy: weight(5, "a legal move of the enemy in the opening"),
      middle_own: weight(2, "an own legal move in the middle game"),
      middle_enemy: weight(2, "a legal move of the enemy in the middle game"),
    };
  },

  create(game, { middle, end, ...weights }) {
    const inOpening = { own: weights.opening_own, enemy: weights.opening_enemy };
    const inMiddle = { own: weights.middle_own, enemy: weights.middle_enemy };
    return {
      evaluate(position) {
        const discs = position.discs(0) + position.discs(1);
        if (discs >= end) return squares(position);
        return squares(position) + movesOf(position, discs < middle ? inOpening : inMiddle);
      },
      ...inKernel(game, stageTerms(weightsOn(game), { middle, end, inOpening, inMiddle })),
    };
  },
};

const DISCS_AT_START = 4;
