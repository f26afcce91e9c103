/**
 * The weighted heuristics of B3: E = w1 H1 + ... + w5 H5. Each H is a count for dark minus that for light:
 * H1 discs, H2 legal moves, H3 discs on the four centre squares, H4 in corners, H5 on the edge, corners
 * included.
 *
 * E does not depend on who made the last move, although that side has placed one disc more (B6). Two
 * parameters correct this. `tempo` is a value for the side to move. At a fixed depth the same side is to move
 * at every leaf, so `tempo` changes the values but not the chosen move; it matters only where values of
 * different depths are compared, e.g. by a transposition table. `plies=2` takes the mean of E after the last
 * two plies, one of each side, and can change the chosen move.
 *
 * @module
 */
import * as v from "valibot";
import { file, type FileContent, integer, parseJson, real } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { squareWeights } from "matchbox/games/reversi/weights.ts";
import type { Evaluation, EvaluationEntry } from "../evaluation.ts";
import { inKernel } from "./in_kernel.ts";
import { MeanOfPlies } from "./mean_of_plies.ts";

/** Weights of the five heuristics. */
export interface HeuristicWeights {
  readonly w1: number;
  readonly w2: number;
  readonly w3: number;
  readonly w4: number;
  readonly w5: number;
}

interface Values extends HeuristicWeights {
  readonly weights: FileContent<HeuristicWeights> | null;
  readonly tempo: number | null;
  readonly plies: number | null;
}

const number = v.pipe(v.number(), v.finite());
const schema = v.strictObject({ w1: number, w2: number, w3: number, w4: number, w5: number });

const weight = (fallback: number, of: string) => real(-1000, 1000, fallback, `weight of ${of}`);

/** Listed in evaluations.ts. The defaults are the hand weights of B4. */
export const heuristics: EvaluationEntry<ReversiPosition, Values> = {
  summary: "five weighted heuristics (B3): discs, moves, centre, corners, edges",

  parameters: () => ({
    w1: weight(1, "discs"),
    w2: weight(4, "legal moves"),
    w3: weight(4, "discs in the centre"),
    w4: weight(5, "discs in corners"),
    w5: weight(5, "discs on the edge"),
    weights: file(
      "JSON with the numbers w1 to w5",
      (bytes): HeuristicWeights => v.parse(schema, parseJson(bytes)),
      "all weights, in place of w1 to w5",
    ),
    tempo: real(-1000, 1000, null, "value of having the move (B6), 0 if not set"),
    plies: integer(1, 2, null, "the mean over this many last plies (B6), 1 if not set"),
  }),

  create(game: Game, values: Values): Evaluation<ReversiPosition> {
    const tempo = values.tempo ?? 0;
    const weights = values.weights?.content ?? values;
    const { w2 } = weights;
    // Every square except the four in the centre can be a move.
    const board = squareWeights(squaresOf(Math.sqrt(game.maxMoves + 4), weights));
    const dark = (position: ReversiPosition) => {
      const moves = w2 === 0 ? 0 : w2 * (position.mobility(0) - position.mobility(1));
      return position.weigh(board) + moves;
    };
    if (values.plies === 2) return new MeanOfPlies(dark, tempo);
    return {
      evaluate(position) {
        const value = dark(position);
        return (position.side === 0 ? value : -value) + tempo;
      },
      ...inKernel(game, { kind: "dark", squares: board, moves: w2, tempo }),
    };
  },
};

/** The value of a disc on each square: E without the legal moves. */
function squaresOf(size: number, { w1, w3, w4, w5 }: HeuristicWeights): number[] {
  const inCentre = (line: number) => line === size / 2 - 1 || line === size / 2;
  const onEdge = (line: number) => line === 0 || line === size - 1;
  return Array.from({ length: size * size }, (_, square) => {
    const [x, y] = [square % size, Math.floor(square / size)];
    return w1 + (inCentre(x) && inCentre(y) ? w3 : 0) + (onEdge(x) && onEdge(y) ? w4 : 0) +
      (onEdge(x) || onEdge(y) ? w5 : 0);
  });
}
