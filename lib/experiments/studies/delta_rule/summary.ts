/**
 * What the rows say about each setting: scores, shares and gains, as means over the learners.
 *
 * @module
 */
import { boundedMean, mean, pairedDifference, total } from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { sets, TestRow } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** A setting with its learners. */
export type SettingSummary = Summary["settings"][number];

const UNIT = "learners";

/** Summarises the rows; also those of some learners only. */
export function summarise({ rounds, tests, practice, exams }: RowsOf<typeof sets>) {
  const settings = groupBy(rounds, "board", "rule", "start").rollup((rows, setting) => {
    const byRound = groupBy(rows, "round").rollup((own, { round }) => ({
      learners: own.length,
      /** Games of a learner up to the end of the round. */
      games: round * own[0].games,
      score: scoreIn(own, scoreOf),
      /** Shares of the moves: whose position was known, and for which it searched again. */
      known: scoreIn(own, ({ known, moves }) => known / moves),
      deeper: scoreIn(own, ({ deeper, moves }) => deeper / moves),
      weights: (["w1", "w2", "w3"] as const).map((weight) => mean(own, weight, UNIT)),
    }));
    const [first, last] = [byRound[0], byRound[byRound.length - 1]];
    const [early, late] = [first, last].map(({ round }) => rowsWith(rows, { round }));
    return {
      ...{ rounds: byRound, first, last },
      moves: total(rows, "moves"),
      deeper: total(rows, "deeper"),
      /** Points a game of the last round minus those of the first, learner by learner. */
      gain: pairedDifference(late, early, scoreOf, "learner", UNIT),
      test: testOf(rowsWith(tests, setting)),
    };
  });
  const practised = groupBy(practice, "board", "rule", "start").rollup((rows, setting) => {
    const parts = groupBy(rows, "part").rollup((own, { part }) => ({
      ...{ learners: own.length, games: part * own[0].games },
      score: scoreIn(own, scoreOf),
      known: scoreIn(own, ({ known, moves }) => known / moves),
    }));
    const [early, late] = [parts[0], parts[parts.length - 1]]
      .map(({ part }) => rowsWith(rows, { part }));
    return {
      parts,
      /** Points a game of the last part minus those of the first, learner by learner. */
      gain: pairedDifference(late, early, scoreOf, "learner", UNIT),
      exams: groupBy(rowsWith(exams, setting), "exam").rollup((own) => ({
        learned: scoreIn(own, scoreOf),
        without: scoreIn(own, ({ without, games }) => without / games),
        /** Points a game more than without learning, in the same games, learner by learner. */
        lead: boundedMean(own, ({ points, without, games }) => (points - without) / games, UNIT, {
          ...{ least: -1, most: 1 },
        }),
        known: scoreIn(own, ({ known, moves }) => known / moves),
        ...{ moves: total(own, "moves"), changed: total(own, "changed") },
      })),
    };
  });
  return {
    ...{ settings, practised },
    /** From weights of 0, the only ones at which the source's rule tells good positions from bad ones. */
    judged: rowsWith(settings, { start: 0 }),
  };
}

/** The games after the training; null while there are none. */
function testOf(rows: readonly TestRow[]) {
  const [learned, atRandom] = (["learned", "deeper at random"] as const)
    .map((player) => rowsWith(rows, { player }));
  if (learned.length === 0) return null;
  return {
    learned: scoreIn(learned, scoreOf),
    atRandom: scoreIn(atRandom, scoreOf),
    /** Points a game that the learner has more than the control, learner by learner. */
    more: pairedDifference(learned, atRandom, scoreOf, "learner", UNIT),
    deeper: scoreIn(learned, ({ deeper, moves }) => deeper / moves),
  };
}

/** A mean over learners of what lies between 0 and 1. */
function scoreIn<R>(rows: readonly R[], of: (row: R) => number) {
  return boundedMean(rows, of, UNIT);
}

/** Points a game. */
function scoreOf({ points, games }: { readonly points: number; readonly games: number }): number {
  return points / games;
}
