/**
 * The summary of the rows over runs, for tables, figures and claims.
 *
 * @module
 */
import type { NetworkKind } from "matchbox/agents/networks/choose_move.ts";
import type { Encoding } from "matchbox/agents/networks/encoding.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { LineRow, NetworkDuelRow, sets, SpeedRow } from "./rows.ts";

/** The results of the study. Scores are points a game, means over runs. */
export interface EvolutionSummary {
  readonly strengths: readonly Strength[];
  /** The last champions against those of each checkpoint before. */
  readonly hall: readonly HallScore[];
  /** By hidden layer. */
  readonly contests: readonly Contest[];
  readonly inputs: readonly InputScore[];
  /** The last champions with sum and difference against those with the two scores, of all kinds. */
  readonly allInputs: Interval | null;
  readonly lines: readonly LineRow[];
  readonly speeds: readonly SpeedRow[];
}

/** A kind of network, with its hidden layer. */
export interface Kind {
  readonly network: NetworkKind;
  readonly hidden: string;
}

/** The champions of a kind after some generations, against one opponent. */
export interface Strength extends Kind {
  readonly inputs: Encoding;
  readonly generation: number;
  readonly opponent: string;
  readonly score: Interval;
}

/** The last champions of a kind against those of a generation before. */
export interface HallScore extends Kind {
  readonly inputs: Encoding;
  readonly generation: number;
  readonly score: Interval;
}

/** Network 38-1 against 38-50. */
export interface Contest {
  readonly hidden: string;
  /** The scores of 38-1 after equally many generations. */
  readonly equalGenerations: readonly { readonly generation: number; readonly score: Interval }[];
  /** Null when nothing was timed, or when not even one checkpoint fits. */
  readonly equalTime: EqualTime | null;
}

/** The score of 38-1 after about equal time. */
export interface EqualTime {
  readonly generation1: number;
  readonly generation50: number;
  /** The time of both populations until then, in seconds. */
  readonly seconds1: number;
  readonly seconds50: number;
  readonly score: Interval;
}

/** Sum and difference against the two scores, for one kind. */
export interface InputScore extends Kind {
  readonly score: Interval;
}

/** Summarises the rows over runs. */
export function summarise(rows: RowsOf<typeof sets>): EvolutionSummary {
  const { strengths, hall, network_duels, input_duels, lines, speeds } = rows;
  const last = Math.max(...strengths.map(({ generation }) => generation));
  const groups = <T>(all: readonly T[], key: (row: T) => unknown[]) => [
    ...Map.groupBy(all, (row) => JSON.stringify(key(row))).values(),
  ];
  return {
    strengths: groups(
      strengths,
      (row) => [row.network, row.hidden, row.inputs, row.generation, row.opponent],
    ).map((own) => {
      const [{ network, hidden, inputs, generation, opponent }] = own;
      return { network, hidden, inputs, generation, opponent, score: scoreOf(own) };
    }),
    hall: groups(
      hall.filter(({ generation }) => generation < last),
      (row) => [row.network, row.hidden, row.inputs, row.generation],
    ).map((own) => {
      const [{ network, hidden, inputs, generation }] = own;
      return { network, hidden, inputs, generation, score: scoreOf(own) };
    }),
    contests: groups(network_duels, ({ hidden }) => [hidden]).map((own) => contestOf(own, speeds)),
    inputs: groups(input_duels, ({ network, hidden }) => [network, hidden]).map((own) => {
      const [{ network, hidden }] = own;
      return { network, hidden, score: scoreOf(own) };
    }),
    // The kinds of a run share its openings, so a run is one value.
    allInputs: input_duels.length
      ? mean(groups(input_duels, ({ run }) => [run]).map((own) => scoreOf(own).mean))
      : null,
    lines,
    speeds,
  };
}

/** The name of a kind in tables and figures. */
export function kindName({ network, hidden }: Kind): string {
  return hidden === "none" ? network : `${network}, ${hidden} hidden`;
}

/** The strengths of the networks with the inputs of the source. */
export function ofSource<T extends { readonly inputs: Encoding }>(all: readonly T[]): T[] {
  return all.filter(({ inputs }) => inputs === "sum");
}

/** The last generation. */
export function lastGeneration(strengths: readonly Strength[]): number {
  return Math.max(...strengths.map(({ generation }) => generation));
}

function contestOf(duels: readonly NetworkDuelRow[], speeds: readonly SpeedRow[]): Contest {
  const [{ hidden }] = duels;
  const generations = [...new Set(duels.map(({ generation_1 }) => generation_1))];
  const at = (generation1: number, generation50: number) =>
    scoreOf(
      duels.filter((duel) =>
        duel.generation_1 === generation1 && duel.generation_50 === generation50
      ),
    );
  return {
    hidden,
    equalGenerations: generations.map((generation) => ({
      generation,
      score: at(generation, generation),
    })),
    equalTime: equalTime(hidden, generations, speeds, at),
  };
}

/**
 * The faster kind has all its generations, and the slower one as many as fit into the same time, in whole
 * checkpoints.
 */
function equalTime(
  hidden: string,
  generations: readonly number[],
  speeds: readonly SpeedRow[],
  at: (generation1: number, generation50: number) => Interval,
): EqualTime | null {
  const secondsOf = (network: NetworkKind) =>
    speeds.find((speed) => speed.network === network && speed.hidden === hidden)?.seconds;
  const [each1, each50] = [secondsOf("38-1"), secondsOf("38-50")];
  if (each1 === undefined || each50 === undefined) return null;
  const last = Math.max(...generations);
  const seconds = last * Math.min(each1, each50);
  const within = (each: number) => {
    // The one that sets the time fits exactly, whatever the rounding.
    const fitting = generations.filter((generation) => generation * each <= seconds * (1 + 1e-9));
    return Math.max(...fitting);
  };
  const [generation1, generation50] = [within(each1), within(each50)];
  if (generation1 === 0 || generation50 === 0) return null;
  return {
    ...{ generation1, generation50 },
    ...{ seconds1: generation1 * each1, seconds50: generation50 * each50 },
    score: at(generation1, generation50),
  };
}

/** Points a game: the mean over the runs of these rows. */
function scoreOf(
  rows: readonly { readonly games: number; readonly wins: number; readonly draws: number }[],
): Interval {
  return mean(rows.map(({ games, wins, draws }) => (wins + draws / 2) / games));
}
