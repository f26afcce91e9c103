/**
 * Weights of the tapered evaluation, in centipawns: for each term one for the middle game and one for the endgame.
 *
 * @module
 */
import * as v from "valibot";
import type { Kind } from "matchbox/games/chess/geometry.ts";
import { readState } from "../../../learners/learner.ts";
import { squareValue } from "../square_tables.ts";
import { FIRST_TERM, sizeOf, type TermGroup, TERMS } from "./layout.ts";

/** The weights of all terms. */
export interface TaperedWeights {
  /** For the middle game, by the number of the term. */
  readonly middle: readonly number[];
  /** For the endgame. */
  readonly end: readonly number[];
}

/** The largest weight, in centipawns: with it a full board is still worth less than a win. */
const LARGEST = 2000;

const numbers = v.pipe(
  v.array(
    v.pipe(
      v.number(),
      v.minValue(-LARGEST, `expected a weight of at least -${LARGEST}`),
      v.maxValue(LARGEST, `expected a weight of at most ${LARGEST}`),
    ),
  ),
  v.length(2 * TERMS, `expected ${2 * TERMS} weights`),
);
const schema = v.object({ weights: numbers });

/**
 * The weights in the state of the learner `tapered_weights`: first those for the middle game, then those for the
 * endgame.
 *
 * @param name what to call it in error messages
 * @throws {UsageError} when it is no such state
 */
export function readWeights(name: string, state: unknown): TaperedWeights {
  const { weights } = readState(name, schema, state);
  return { middle: weights.slice(0, TERMS), end: weights.slice(TERMS) };
}

/**
 * The weights from which the learning begins: the men and their squares by the tables of E8, and for the other terms
 * round numbers like those of Fruit 2.1 (F. Letouzey 2005), whose evaluation in middle game and endgame became usual.
 */
export function usualWeights(): TaperedWeights {
  const middle: number[] = Array(TERMS).fill(0);
  const end: number[] = Array(TERMS).fill(0);
  const set = (group: TermGroup, place: number, inMiddle: number, atEnd: number) => {
    middle[FIRST_TERM[group] + place] = inMiddle;
    end[FIRST_TERM[group] + place] = atEnd;
  };
  for (let kind = 1; kind <= 6; kind++) {
    if (kind < 6) set("men", kind - 1, MEN[kind - 1], MEN[kind - 1]);
    for (let place = 0; place < 32; place++) {
      const [rank, file] = [place >> 2, place & 3];
      const values = [file, 7 - file].map((each) =>
        squareValue(kind as Kind, 0, 8 * rank + each, "right") - (MEN[kind - 1] ?? 0)
      );
      const square = (values[0] + values[1]) / 2;
      const central = 12 * (CENTRAL[file] + CENTRAL[rank]);
      set("squares", 32 * (kind - 1) + place, square, kind === 6 ? central : square);
    }
  }
  // By the number of moves, around the usual number.
  for (const [group, usual, inMiddle, atEnd] of MOVES) {
    for (let moves = 0; moves < sizeOf(group); moves++) {
      set(group, moves, inMiddle * (moves - usual), atEnd * (moves - usual));
    }
  }
  for (const [group, weights] of Object.entries(OTHERS)) {
    weights.forEach(([inMiddle, atEnd], place) => {
      set(group as TermGroup, place, inMiddle, atEnd);
    });
  }
  return { middle, end };
}

/** By E8. */
const MEN = [100, 300, 300, 500, 900];

/** How near a file or a rank is to the middle, for the king in the endgame. */
const CENTRAL = [-3, -1, 0, 1, 1, 0, -1, -3];

/** For each piece the usual number of moves, and what one more is worth. */
const MOVES = [
  ["knight_moves", 4, 4, 4],
  ["bishop_moves", 6, 5, 5],
  ["rook_moves", 7, 2, 4],
  ["queen_moves", 13, 1, 2],
] as const;

/** An own pawn and an enemy's by the ranks from the king; one that is blocked matters a quarter. */
const SHELTER = [[0, 0], [15, 0], [8, 0], [2, 0], [-4, 0], [-6, 0], [-6, 0], [-8, 0]] as const;
const STORM = [0, 0, -20, -10, -3, 0, 0, 0];

/** An enemy man without protection that is attacked. */
const HANGING = [[5, 10], [25, 20], [25, 20], [30, 20], [30, 20]] as const;

/** The weights of the other terms, in middle game and endgame; those that are not listed begin at 0. */
const OTHERS: Partial<Record<TermGroup, readonly (readonly [number, number])[]>> = {
  bishop_pair: [[40, 50]],
  rook_files: [[20, 10], [10, 5]],
  doubled: [[-10, -20]],
  isolated: [[-8, -12], [-14, -15]],
  phalanx: [[3, 3], [4, 3], [6, 5], [10, 10], [20, 25], [30, 40]],
  protected_pawns: [[0, 0], [6, 3], [6, 4], [8, 8], [15, 15], [25, 25]],
  passed: [[5, 10], [5, 15], [10, 25], [20, 45], [40, 80], [60, 120]],
  passed_blocked: [[0, -5], [0, -5], [-5, -10], [-10, -20], [-15, -35], [-20, -50]],
  passed_safe: [[0, 0], [0, 2], [0, 5], [5, 10], [8, 20], [10, 30]],
  passed_open: [[0, 0], [0, 2], [0, 5], [0, 10], [5, 20], [5, 20]],
  passed_own_king: byRankAndSteps(-2),
  passed_enemy_king: byRankAndSteps(3),
  passed_rook: [[0, 10], [0, -15]],
  backward: [[-8, -8], [-14, -10]],
  outposts: [[10, 5], [20, 12], [5, 5], [15, 8]],
  bishop_pawns: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((pawns) => [-2 * (pawns - 3), -5 * (pawns - 3)]),
  knight_pawns: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((pawns) => [2 * (pawns - 5), 4 * (pawns - 5)]),
  rook_pawns: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((pawns) => [-3 * (pawns - 5), 0]),
  hanging: [...HANGING, ...HANGING],
  push_threats: [[12, 10]],
  safe_checks: [[20, 0], [10, 0], [20, 0], [15, 0]],
  king_danger: [0, 1].flatMap((queen) =>
    Array.from(
      { length: 40 },
      (_, units) => [Math.round(units * units * (queen ? 0.25 : 0.08)), 0] as const,
    )
  ),
  pawn_threats: [[30, 20], [30, 20], [40, 20], [40, 20]],
  minor_threats: [[5, 5], [10, 10], [25, 15], [25, 15]],
  rook_threats: [[3, 8], [10, 10], [25, 15]],
  king_files: [[-15, 0], [-20, 0]],
  tempo: [[10, 5]],
  shelter: [...SHELTER, ...SHELTER],
  storm: [...STORM, ...STORM.map((points) => points / 4)].map((points) => [points, 0]),
  lone_king: [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((steps) => [0, -10 * steps] as const),
    ...[[0, 80], [0, 40], [0, 10], [0, 0]] as const,
  ],
};

/** By rank, from the fourth to the seventh, and the moves of a king, so many centipawns a move and rank. */
function byRankAndSteps(points: number): readonly (readonly [number, number])[] {
  return [1, 2, 3, 4].flatMap((rank) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((steps) => [0, points * rank * Math.min(steps, 5)] as const)
  );
}
