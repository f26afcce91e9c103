/**
 * What ProbCut has to know of the trained evaluation: how far the values of shallow searches lie from those of deep
 * ones, by the stage of the game. It is learned from the positions that the evaluation learns from, each searched
 * to every depth.
 *
 * @module
 */
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import { FIRST_STAGE, LAST_STAGE, stageOf } from "../../evaluate/reversi/pattern_shapes.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { createAgent } from "../../registry.ts";
import type { ProbCutPair } from "../../search/probcut_pairs.ts";
import { pliesToEnd } from "../../search/value.ts";
import { LeastSquares } from "../least_squares.ts";

/**
 * The plies of the shallow search for each depth: half as many or fewer, and both even or both odd, because the
 * values after an even and after an odd number of plies differ by more than their errors.
 */
export const shallowDepths: Readonly<Record<number, number>> = {
  ...{ 3: 1, 4: 2, 5: 1, 6: 2, 7: 3, 8: 4 },
  ...{ 9: 3, 10: 4, 11: 5, 12: 6 },
};

/** The deepest search that is learned. */
export const DEEPEST = Math.max(...Object.keys(shallowDepths).map(Number));

/** The stages with pairs, by their fewest empty squares: later ones end within the deepest search. */
export const probCutStages: readonly number[] = Array.from(
  { length: LAST_STAGE - FIRST_STAGE + 1 },
  (_, index) => FIRST_STAGE + index,
).filter((stage) => 4 * stage > DEEPEST);

/** A pair with its stage and depth, as it stands in a file. */
export interface LearnedPair extends ProbCutPair {
  readonly stage: number;
  readonly depth: number;
}

/**
 * Makes a function that gives the values of a position in discs, at `[depth]` from depth 1 on; null when a search
 * sees the end of the game.
 *
 * @param deepest the deepest search
 */
export function valuesByDepth(
  deepest: number,
): (position: Position, context: { random: Random; clock: Clock }) => number[] | null {
  // The value of an entry of another depth would be that of another search.
  const spec = `search:depth=${deepest},eval=patterns,trust=equal,malus=true`;
  const agent = createAgent(spec, findGame("reversi"));
  return (position, context) => {
    const values = [NaN];
    agent.choose(position, { ...context, found: ({ depth, value }) => values[depth] = value });
    const seen = values.slice(1);
    return seen.length === deepest && seen.every((value) => pliesToEnd(value) === null)
      ? values
      : null;
  };
}

/** The stage of a position. */
export function stageOfPosition(position: Position): number {
  return stageOf(emptySquares(position as ReversiPosition));
}

/**
 * The pair that fits best to the values of positions of a stage.
 *
 * @param values of each position, by depth
 * @throws {RangeError} when there are too few positions
 */
export function fitPair(values: readonly (readonly number[])[], depth: number): ProbCutPair {
  const shallow = shallowDepths[depth];
  const line = new LeastSquares(2);
  for (const value of values) line.add([value[shallow], 1], value[depth]);
  const [slope, intercept] = line.solve();
  const squares = values.reduce(
    (sum, value) => sum + (value[depth] - slope * value[shallow] - intercept) ** 2,
    0,
  );
  return { shallow, slope, intercept, deviation: Math.sqrt(squares / (values.length - 2)) };
}
