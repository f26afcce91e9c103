/**
 * The summary of the rows over runs, for tables, figures and claims. Scores are points a game.
 *
 * @module
 */
import type { NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, geometricMean } from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
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
  const generations = [...new Set(duels.map(({ generation_1 }) => generation_1))]
    .sort((one, other) => one - other);
  const at = (generation_1: number, generation_50: number) =>
    rowsWith(duels, { generation_1, generation_50 });
  const equalGenerations = generations.map((generation) => ({
    generation,
    score: scoreOf(at(generation, generation)),
  }));
  return {
    equalGenerations,
    end: equalGenerations[equalGenerations.length - 1],
    equalTime: equalTime(generations, speeds, at),
  };
}

/**
 * The faster kind has all its generations, and the slower one as many as fit into exactly the same time. Between
 * two checkpoints the score of a run lies on the straight line. Null when nothing was timed.
 */
function equalTime(
  generations: readonly number[],
  speeds: readonly SpeedRow[],
  rowsAt: (generations1: number, generations50: number) => readonly NetworkDuelRow[],
) {
  const secondsOf = (network: NetworkKind) =>
    ifAny(rowsWith(speeds, { network }), (own) => geometricMean(own, "seconds", "processes"));
  const [each1, each50] = [secondsOf("38-1"), secondsOf("38-50")];
  if (each1 === null || each50 === null) return null;
  const last = Math.max(...generations);
  const seconds = last * Math.min(each1.mean, each50.mean);
  const reached = (each: Interval) => Math.min(seconds / each.mean, last);
  const [reached1, reached50] = [reached(each1), reached(each50)];
  const [ends1, ends50] = [reached1, reached50].map((reached) => endsOf(generations, reached));
  const byRun = new Map<number, number>();
  for (const one of ends1) {
    for (const other of ends50) {
      for (const row of rowsAt(one.generation, other.generation)) {
        const part = one.weight * other.weight * pointsOf(row);
        byRun.set(row.run, (byRun.get(row.run) ?? 0) + part);
      }
    }
  }
  return {
    generations: { "38-1": reached1, "38-50": reached50 },
    /** The time of both populations until then. */
    seconds,
    /** The time of a generation of each, over processes. */
    each: { "38-1": each1, "38-50": each50 },
    score: boundedMean([...byRun.values()], (score) => score, "runs"),
  };
}

/** The checkpoints on both sides of a number of generations, with the weights of a straight line. */
function endsOf(generations: readonly number[], reached: number) {
  const before = Math.max(...generations.filter((generation) => generation <= reached));
  const after = generations.find((generation) => generation > before);
  if (after === undefined || before === reached) return [{ generation: before, weight: 1 }];
  const weight = (reached - before) / (after - before);
  return [{ generation: before, weight: 1 - weight }, { generation: after, weight }];
}

/** The mean over runs, each of which has a row. */
function scoreOf(
  rows: readonly { readonly games: number; readonly wins: number; readonly draws: number }[],
): Interval {
  return boundedMean(rows, pointsOf, "runs");
}

/** Points a game. */
function pointsOf(
  { games, wins, draws }: {
    readonly games: number;
    readonly wins: number;
    readonly draws: number;
  },
): number {
  return (wins + draws / 2) / games;
}
