/**
 * The weighted heuristics of B3: E = w1 H1 + ... + w5 H5. Each H is a count for dark minus that for light:
 * H1 discs, H2 legal moves, H3 discs on the four centre squares, H4 in corners, H5 on the edge, corners
 * included.
 *
 * @module
 */
import * as v from "valibot";
import { file, type FileContent, parseJson, real } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import { type ReversiPosition, squareWeights } from "matchbox/games/reversi/mod.ts";
import type { EvaluationEntry } from "./evaluation.ts";

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
}

const number = v.pipe(v.number(), v.finite());
const schema = v.strictObject({ w1: number, w2: number, w3: number, w4: number, w5: number });

const weight = (fallback: number, of: string) => real(-1000, 1000, fallback, `weight of ${of}`);

/** Listed in reversi.ts. The defaults are the hand weights of B4. */
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
  }),

  create(game: Game, values: Values) {
    const weights = values.weights?.content ?? values;
    const { w2 } = weights;
    // Every square except the four in the centre can be a move.
    const board = squareWeights(squaresOf(Math.sqrt(game.maxMoves + 4), weights));
    return {
      evaluate(position) {
        const moves = w2 === 0 ? 0 : w2 * (position.mobility(0) - position.mobility(1));
        const dark = position.weigh(board) + moves;
        return position.side === 0 ? dark : -dark;
      },
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
