/**
 * What the rows say about each setting: scores, shares and gains, as means over the learners.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { judge } from "../../judge.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { RoundRow, sets, Setting, TestRow } from "./rows.ts";

/** A round of training, of all learners of a setting. */
export interface Round {
  readonly round: number;
  /** Games of a learner up to the end of the round. */
  readonly games: number;
  readonly score: Interval;
  /** Share of the moves whose position was known. */
  readonly known: Interval;
  /** Share of the moves for which it searched again. */
  readonly deeper: Interval;
  readonly weights: readonly [Interval, Interval, Interval];
}

/** Games after the training, with these openings. */
export interface Tested {
  readonly openings: TestRow["openings"];
  readonly learned: Interval;
  readonly atRandom: Interval;
  /** Points a game that the learner has more than an even score. */
  readonly lead: Interval;
  /** Points a game that the learner has more than the control, learner by learner. */
  readonly more: Interval;
  readonly deeper: Interval;
}

/** A setting with its learners. */
export interface SettingSummary extends Setting {
  readonly learners: number;
  readonly rounds: readonly Round[];
  /** Points a game of the last round minus those of the first, learner by learner. */
  readonly gain: Interval;
  readonly tests: readonly Tested[];
}

/** The summary of the study. */
export interface Summary {
  readonly settings: readonly SettingSummary[];
}

/** Summarises the rows; also those of some learners only. */
export function summarise({ rounds, tests }: RowsOf<typeof sets>): Summary {
  const own = Map.groupBy(tests, nameOf);
  const settings = [...Map.groupBy(rounds, nameOf)].map(([name, rows]) =>
    settingOf(rows, own.get(name) ?? [])
  );
  return { settings };
}

/** Whether a change is an improvement, by its interval; no change at all is none. */
export function improvement(change: Interval): ReturnType<typeof judge> {
  return change.low === 0 && change.high === 0 ? "refuted" : judge(change, { low: 0 });
}

function nameOf({ board, rule, start }: Setting): string {
  return `${board} ${rule} ${start}`;
}

function settingOf(rows: readonly RoundRow[], tests: readonly TestRow[]): SettingSummary {
  const [{ board, rule, start }] = rows;
  const learners = [...Map.groupBy(rows, ({ learner }) => learner).values()];
  const gains = learners.map((own) => scoreOf(own.at(-1)!) - scoreOf(own[0]));
  return {
    ...{ board, rule, start },
    learners: learners.length,
    rounds: [...Map.groupBy(rows, ({ round }) => round)].map(([round, own]) => ({
      round,
      games: round * own[0].games,
      score: mean(own.map(scoreOf)),
      known: mean(own.map(({ known, moves }) => known / moves)),
      deeper: mean(own.map(({ deeper, moves }) => deeper / moves)),
      weights: [
        mean(own.map(({ w1 }) => w1)),
        mean(own.map(({ w2 }) => w2)),
        mean(own.map(({ w3 }) => w3)),
      ],
    })),
    gain: mean(gains),
    tests: (["seen", "unseen"] as const).flatMap((openings) => testedOf(openings, tests)),
  };
}

function testedOf(openings: TestRow["openings"], tests: readonly TestRow[]): Tested[] {
  const of = (player: TestRow["player"]) =>
    tests.filter((row) => row.openings === openings && row.player === player);
  const [learned, atRandom] = [of("learned"), of("deeper at random")];
  if (learned.length === 0) return [];
  return [{
    openings,
    learned: mean(learned.map(scoreOf)),
    atRandom: mean(atRandom.map(scoreOf)),
    lead: mean(learned.map((row) => scoreOf(row) - 0.5)),
    more: mean(learned.map((row, index) => scoreOf(row) - scoreOf(atRandom[index]))),
    deeper: mean(learned.map(({ deeper, moves }) => deeper / moves)),
  }];
}

/** Points a game. */
function scoreOf({ points, games }: { readonly points: number; readonly games: number }): number {
  return points / games;
}
