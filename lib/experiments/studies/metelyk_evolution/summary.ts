/**
 * The summary of the rows over runs, for tables, figures and claims. Scores are points a game.
 *
 * @module
 */
import { sum } from "simple-statistics";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, pairedRatio } from "../../estimates.ts";
import { groupBy, ifAny, rowsWith, rowWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { NetworkDuelRow, sets, SpeedRow } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** The champions of a kind after some generations, against one opponent. */
export type Strength = Summary["strengths"][number];
/** The last champions of a kind against those of a generation before. */
export type HallScore = Summary["hall"][number];

/** The inputs of the source: sum and difference of the scores. */
export const OF_SOURCE = { inputs: "sum" } as const;

/** Strength by generation, the hall of fame, 38-1 against 38-50, and the inputs against each other. */
export function summarise(rows: RowsOf<typeof sets>) {
  const { strengths, hall, network_duels, input_duels, lines, speeds } = rows;
  const last = Math.max(...strengths.map(({ generation }) => generation));
  const runs = groupBy(input_duels, "run").rollup((own) => ({ score: scoreOf(own).mean }));
  const before = hall.filter(({ generation }) => generation < last);
  return {
    /** Generations of the last champions. */
    last,
    strengths: groupBy(strengths, "network", "hidden", "inputs", "generation", "opponent")
      .rollup((own) => ({ score: scoreOf(own) })),
    /** The last champions against those of each checkpoint before. */
    hall: groupBy(before, "network", "hidden", "inputs", "generation")
      .rollup((own) => ({ score: scoreOf(own) })),
    contests: groupBy(network_duels, "hidden").rollup((own, { hidden }) =>
      contestOf(own, rowsWith(speeds, { hidden }))
    ),
    /** The last champions with sum and difference against those with the two scores. */
    inputs: groupBy(input_duels, "network", "hidden").rollup((own) => ({ score: scoreOf(own) })),
    /** Of all kinds: those of a run share its openings, so a run is one value. */
    allInputs: ifAny(runs, (all) => boundedMean(all, "score", "runs")),
    ...{ lines, speeds },
  };
}

/** The name of a kind in tables and figures. */
export function kindName({ network, hidden }: Pick<Strength, "network" | "hidden">): string {
  return hidden === "none" ? network : `${network}, ${hidden} hidden`;
}

/** The last champions against the best of their first population, by kind. */
export function againstFirst({ hall }: Summary) {
  return rowsWith(hall, { ...OF_SOURCE, generation: 0 })
    .map((each) => ({ name: kindName(each), estimate: each.score }));
}

/** The champions of 38-1 against those of 38-50 with one hidden layer. */
function contestOf(duels: readonly NetworkDuelRow[], speeds: readonly SpeedRow[]) {
  const generations = [...new Set(duels.map(({ generation_1 }) => generation_1))];
  const equalGenerations = generations.map((generation) => ({
    generation,
    score: scoreOf(rowsWith(duels, { generation_1: generation, generation_50: generation })),
  }));
  return {
    equalGenerations,
    end: equalGenerations[equalGenerations.length - 1],
    equalTime: equalTime(generations, speeds, duels),
  };
}

/**
 * The faster kind has all its generations, and the slower one as many as take exactly as long. Between two
 * checkpoints its points are those of the line from one to the other. Null when nothing was timed.
 */
function equalTime(
  generations: readonly number[],
  speeds: readonly SpeedRow[],
  duels: readonly NetworkDuelRow[],
) {
  const [of1, of50] = (["38-1", "38-50"] as const).map((network) => rowsWith(speeds, { network }));
  if (of1.length === 0 || of50.length === 0) return null;
  /** The time of a generation of 38-1 over that of 38-50. */
  const ratio = pairedRatio(of1, of50, "seconds", "repeat", "processes");
  const last = Math.max(...generations);
  const reachedBy = (ratio: number) => ({
    "38-1": last / Math.max(1, ratio),
    "38-50": last * Math.min(1, ratio),
  });
  const scoreAt = (ratio: number) => {
    const reached = reachedBy(ratio);
    const [of1, of50] = [reached["38-1"], reached["38-50"]].map((at) => around(at, generations));
    const runs = groupBy(duels, "run").rollup((own) => ({
      score: sum(
        of1.flatMap(([generation_1, share]) =>
          of50.map(([generation_50, other]) =>
            share * other * pointsOf(rowWith(own, { generation_1, generation_50 }))
          )
        ),
      ),
    }));
    return boundedMean(runs, "score", "runs");
  };
  return {
    ...{ ratio, generations: reachedBy(ratio.mean), score: scoreAt(ratio.mean) },
    /** The same if the times are as the ends of the interval of their ratio. */
    ends: [ratio.low, ratio.high].map((end) => scoreAt(end ?? ratio.mean)),
  };
}

/** The checkpoints on both sides of a number of generations, with their parts. */
function around(at: number, checkpoints: readonly number[]): (readonly [number, number])[] {
  const below = Math.max(...checkpoints.filter((each) => each <= at));
  const above = Math.min(...checkpoints.filter((each) => each >= at));
  const part = above === below ? 0 : (at - below) / (above - below);
  return part === 0 ? [[below, 1]] : [[below, 1 - part], [above, part]];
}

/** Points a game. */
function pointsOf({ games, wins, draws }: Tally): number {
  return (wins + draws / 2) / games;
}

/** The games of a match. */
interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** The mean over runs, each of which has a row. */
function scoreOf(rows: readonly Tally[]): Interval {
  return boundedMean(rows, pointsOf, "runs");
}
