/**
 * The summary of the rows.
 *
 * @module
 */
import { boundedMean, mean } from "../../estimates.ts";
import { gainsOver, lastOf, RUNS, scoresOf } from "../../genetic_summary.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { ofEach } from "../../of_each.ts";
import type { RowsOf } from "../../row_sets.ts";
import { type sets, weightColumns } from "./rows.ts";
import { EQUAL, HAND, SOURCE } from "./variants.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** Every learner by its games, and every match. */
export function summarise({ weights, matches: played }: RowsOf<typeof sets>) {
  const nameOf = ({ learner, run }: typeof weights[number]) => `${learner}, ${run}`;
  const last = new Map(weights.map((row) => [nameOf(row), row]));
  const stages = groupBy(weights, "learner", "games").rollup((own) => {
    const distanceTo = (other: (row: typeof own[number]) => Weights) =>
      boundedMean(own, (row) => distance(row, other(row)), RUNS);
    return {
      weights: ofEach(weightColumns, (column) => mean(own, column, RUNS)),
      /** The smallest and the largest weight of a run. */
      ranges: ofEach(weightColumns, (column) => {
        const all = own.map((row) => row[column]);
        return [Math.min(...all), Math.max(...all)] as const;
      }),
      /** The distance of a run from the mean of the other runs. */
      between: distanceTo((row) => meanOf(own.filter((other) => other !== row))),
      /** The distance of a run from the weights that it reaches in the end. */
      toEnd: distanceTo((row) => last.get(nameOf(row))!),
    };
  });
  const matches = scoresOf(played, "player", "opponent", "depth");
  // All learners meet the hand weights first, at the depth of their training.
  const [{ opponent, depth }] = matches;
  const alike = rowsWith(matches, { opponent, depth });
  return { stages, ends: lastOf(stages), matches, alike, gains: gainsOver(SOURCE, alike) };
}

/** Weights by their columns. */
type Weights = Readonly<Record<typeof weightColumns[number], number>>;

/**
 * The share of the sum of weights that lies elsewhere: 0 for equal weights, and 1 when no weight is positive
 * in both.
 */
export function distance(one: Weights, other: Weights): number {
  const [own, its] = [sizeOf(one), sizeOf(other)];
  return sum(weightColumns.map((name) => Math.abs(one[name] / own - other[name] / its))) / 2;
}

const [equal, hand] = [EQUAL, HAND].map((list): Weights =>
  ofEach(weightColumns, (_, index) => list[index])
);

/** The hand weights, scaled to a sum of 5 like all others. */
export const SCALED_HAND = ofEach(weightColumns, (name) => 5 * hand[name] / sizeOf(hand));

/** Where runs have converged: when a run is so near to the others. */
export const CONVERGED = {
  high: distance(equal, hand) / 2,
  reason: "which is half the distance between equal weights and the hand weights, because the " +
    "source tells no other sets of weights apart",
};

function sizeOf(weights: Weights): number {
  return sum(weightColumns.map((name) => Math.abs(weights[name])));
}

function meanOf(rows: readonly Weights[]): Weights {
  return ofEach(weightColumns, (name) => sum(rows.map((row) => row[name])) / rows.length);
}

/** From left to right, so that the last digits of published numbers stay. */
function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
