/**
 * The summary of the study's rows, for tables, figures and verdicts.
 *
 * @module
 */
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import type { RowsOf } from "../../row_sets.ts";
import { duelSummaries, type DuelSummary } from "./duel_summary.ts";
import { DUELS, type ProgramName, PROGRAMS } from "./duels.ts";
import { type Kind, KINDS, type LossRow, type sets, type SpeedRow } from "./rows.ts";

/** The speed of the programs of a duel. */
export interface SpeedSummary {
  readonly duel: string;
  /** Nodes a second: geometric mean over the positions. */
  readonly speed: Readonly<Record<ProgramName, Interval>>;
  /** Nodes a second of the simple program over those of the rich one, by position. */
  readonly ratio: Interval;
}

/** The moves of both programs in the positions of one kind. */
export interface LossSummary {
  readonly duel: string;
  readonly kind: Kind;
  /** Nodes of the simple program over those of the rich one. */
  readonly multiple: number;
  /** Share of positions in which the move loses nothing. */
  readonly found: Readonly<Record<ProgramName, Interval>>;
  /** Mean loss, in pawns in chess and in discs in Reversi. */
  readonly loss: Readonly<Record<ProgramName, Interval>>;
  /** Loss of the simple program minus that of the rich one, by position. */
  readonly more: Interval;
}

/** The summary of all results. */
export interface Summary {
  readonly duels: readonly DuelSummary[];
  readonly speeds: readonly SpeedSummary[];
  readonly losses: readonly LossSummary[];
}

/** Computes all estimates. */
export function summarise({ pairs, losses, speeds, timed }: RowsOf<typeof sets>): Summary {
  const rates = speedSummaries(speeds);
  return {
    duels: duelSummaries(pairs, timed, new Map(rates.map(({ duel, ratio }) => [duel, ratio]))),
    speeds: rates,
    losses: lossSummaries(losses),
  };
}

function speedSummaries(rows: readonly SpeedRow[]): SpeedSummary[] {
  return DUELS.flatMap(({ name }) => {
    const own = rows.filter(({ duel }) => duel === name);
    if (own.length === 0) return [];
    const [simple, rich] = PROGRAMS.map((wanted) =>
      own.filter(({ program }) => program === wanted)
        .toSorted((one, other) => one.position - other.position)
        .map(({ nodes, seconds }) => nodes / seconds)
    );
    return [{
      duel: name,
      speed: { simple: geometricMean(simple), rich: geometricMean(rich) },
      ratio: geometricMean(simple.map((speed, index) => speed / rich[index])),
    }];
  });
}

function lossSummaries(rows: readonly LossRow[]): LossSummary[] {
  return DUELS.flatMap(({ name, game }) =>
    KINDS.flatMap((kind) => {
      const own = rows.filter((row) => row.duel === name && row.kind === kind);
      const rich = new Map(
        own.filter(({ program }) => program === "rich").map((row) => [row.position, row.loss]),
      );
      const simple = Map.groupBy(
        own.filter(({ program }) => program === "simple"),
        ({ multiple }) => multiple,
      );
      // Centipawns become pawns.
      const unit = game === "chess" ? 100 : 1;
      return [...simple].map(([multiple, group]): LossSummary => {
        const both = group.map(({ position, loss }) => ({
          simple: loss / unit,
          rich: rich.get(position)! / unit,
        }));
        const of = (program: ProgramName) => both.map((each) => each[program]);
        const found = (program: ProgramName) =>
          proportion(of(program).filter((loss) => loss === 0).length, both.length);
        return {
          ...{ duel: name, kind, multiple },
          found: { simple: found("simple"), rich: found("rich") },
          loss: { simple: mean(of("simple")), rich: mean(of("rich")) },
          more: mean(both.map(({ simple, rich }) => simple - rich)),
        };
      });
    })
  );
}
