/**
 * The summary of the study's rows, for tables, figures and verdicts. The unit of evidence is a run, because
 * the games of a run share its weights.
 *
 * @module
 */
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import type { RowsOf } from "../../row_sets.ts";
import { within } from "../../within.ts";
import {
  type MatchRow,
  type sets,
  type WeightColumn,
  weightColumns,
  type WeightsRow,
} from "./rows.ts";
import { SOURCE } from "./variants.ts";

/** Where the runs of a learner are after some games. */
export interface Stage {
  readonly learner: string;
  readonly games: number;
  /** Of each weight: the mean over runs with its interval. */
  readonly weights: Readonly<Record<WeightColumn, Interval>>;
  /** Of each weight: the smallest and the largest of a run. */
  readonly ranges: Readonly<Record<WeightColumn, readonly [number, number]>>;
  /** The distance of a run from the mean of the other runs. */
  readonly between: Interval;
  /** The distance of a run from the weights that it reaches in the end. */
  readonly toEnd: Interval;
}

/** A player against an opponent. */
export interface MatchSummary {
  readonly player: string;
  readonly opponent: string;
  readonly depth: number;
  readonly games: number;
  /** Points per game: the mean over runs. */
  readonly score: Interval;
}

/** The summary of all results. */
export interface Summary {
  /** The stages of all learners, each from the start to the end. */
  readonly stages: readonly Stage[];
  /** Their last stages. */
  readonly ends: readonly Stage[];
  readonly matches: readonly MatchSummary[];
  /** Points per game against the first opponent, minus those of the source's algorithm. */
  readonly gains: readonly { readonly player: string; readonly gain: Interval }[];
}

/** Computes all estimates, in the order of the rows. */
export function summarise({ weights, matches: played }: RowsOf<typeof sets>): Summary {
  const stages = stagesOf(weights);
  const matches = matchesOf(played);
  const [{ opponent, depth }] = matches;
  const alike = matches.filter((match) => match.opponent === opponent && match.depth === depth);
  const own = alike.find(({ player }) => player === SOURCE)!;
  return {
    stages,
    ends: [...Map.groupBy(stages, ({ learner }) => learner).values()].map((own) => own.at(-1)!),
    matches,
    gains: alike.filter((match) => match !== own)
      .map(({ player, score }) => ({ player, gain: difference(score, own.score) })),
  };
}

function stagesOf(rows: readonly WeightsRow[]): Stage[] {
  const ends = new Map(rows.map((row) => [`${row.learner}, ${row.run}`, row]));
  const groups = Map.groupBy(rows, ({ learner, games }) => `${learner}, ${games}`);
  return [...groups.values()].map((group) => {
    const [{ learner, games }] = group;
    const column = (name: WeightColumn) => group.map((row) => row[name]);
    const each = <T>(of: (values: number[]) => T) =>
      Object.fromEntries(weightColumns.map((name) => [name, of(column(name))])) as Record<
        WeightColumn,
        T
      >;
    const between = group.map((row) =>
      distance(row, meanOf(group.filter((other) => other !== row)))
    );
    const toEnd = group.map((row) => distance(row, ends.get(`${learner}, ${row.run}`)!));
    return {
      ...{ learner, games },
      weights: each(mean),
      ranges: each((values) => [Math.min(...values), Math.max(...values)] as const),
      between: within(mean(between), [0, 1]),
      toEnd: within(mean(toEnd), [0, 1]),
    };
  });
}

type Weights = Readonly<Record<WeightColumn, number>>;

/**
 * The share of the sum of weights that lies elsewhere: 0 for equal weights, and 1 when no weight is positive
 * in both.
 */
export function distance(one: Weights, other: Weights): number {
  const size = (weights: Weights) =>
    weightColumns.reduce((sum, name) => sum + Math.abs(weights[name]), 0);
  const [own, its] = [size(one), size(other)];
  return weightColumns.reduce(
    (sum, name) => sum + Math.abs(one[name] / own - other[name] / its),
    0,
  ) / 2;
}

function meanOf(rows: readonly Weights[]): Weights {
  return Object.fromEntries(
    weightColumns.map((
      name,
    ) => [name, rows.reduce((sum, row) => sum + row[name], 0) / rows.length]),
  ) as Weights;
}

function matchesOf(rows: readonly MatchRow[]): MatchSummary[] {
  const groups = Map.groupBy(
    rows,
    ({ player, opponent, depth }) => `${player} v ${opponent} at ${depth}`,
  );
  return [...groups.values()].map((group) => {
    const [{ player, opponent, depth }] = group;
    const games = ({ wins, draws, losses }: MatchRow) => wins + draws + losses;
    return {
      ...{ player, opponent, depth },
      games: group.reduce((sum, row) => sum + games(row), 0),
      score: within(mean(group.map((row) => (row.wins + row.draws / 2) / games(row))), [0, 1]),
    };
  });
}
