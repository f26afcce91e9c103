/**
 * What the rows say about each setting: scores, shares and gains, as means over the learners.
 *
 * @module
 */
import { boundedMean, mean, pairedDifference, total } from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** A setting with its learners. */
export type SettingSummary = Summary["settings"][number];

const UNIT = "learners";

/** Summarises the rows; also those of some learners only. */
export function summarise({ rounds, tests }: RowsOf<typeof sets>) {
  const settings = groupBy(rounds, "board", "rule", "start").rollup((rows, setting) => {
    const byRound = groupBy(rows, "round").rollup((own, { round }) => ({
      learners: own.length,
      /** Games of a learner up to the end of the round. */
      games: round * own[0].games,
      score: boundedMean(own, scoreOf, UNIT),
      /** Shares of the moves: whose position was known, and for which it searched again. */
      known: boundedMean(own, ({ known, moves }) => known / moves, UNIT),
      deeper: boundedMean(own, ({ deeper, moves }) => deeper / moves, UNIT),
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
      tests: groupBy(rowsWith(tests, setting), "openings").rollup((own) => {
        const [learned, atRandom] = (["learned", "deeper at random"] as const)
          .map((player) => rowsWith(own, { player }));
        return {
          learned: boundedMean(learned, scoreOf, UNIT),
          atRandom: boundedMean(atRandom, scoreOf, UNIT),
          /** Points a game that the learner has more than an even score. */
          lead: boundedMean(learned, (row) => scoreOf(row) - EVEN, UNIT, {
            least: -EVEN,
            most: EVEN,
          }),
          /** Points a game that the learner has more than the control, learner by learner. */
          more: pairedDifference(learned, atRandom, scoreOf, "learner", UNIT),
          deeper: boundedMean(learned, ({ deeper, moves }) => deeper / moves, UNIT),
        };
      }),
    };
  });
  return {
    settings,
    /** From weights of 0, the only ones at which the source's rule tells good positions from bad ones. */
    judged: rowsWith(settings, { start: 0 }),
  };
}

/** Points a game. */
function scoreOf({ points, games }: { readonly points: number; readonly games: number }): number {
  return points / games;
}
