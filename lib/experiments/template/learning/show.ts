/**
 * What the rows say of the learner.
 *
 * @module
 */
import { linesWithIntervals, seriesPoint } from "matchbox/report/series.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { boundedMean, pairedDifference } from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { barsOver, brief } from "../../phrases.ts";
import { type RowOf, type RowsOf } from "../../row_sets.ts";
import { defineStudy } from "../../study.ts";
import { titled } from "../../titled.ts";
import { experiment, LEARNER, OPPONENT, sets } from "./run.ts";

const QUESTION = "Does MENACE score more in its last games against random play than in its first?";

function summarise({ stretches }: RowsOf<typeof sets>) {
  const curve = groupBy(stretches, "from", "to").rollup((rows) => ({
    score: boundedMean(rows, scoreOf, "machines"),
  })).sort((one, other) => one.to - other.to);
  const [first, last] = [curve[0], curve[curve.length - 1]];
  const [firstRows, lastRows] = [first, last].map(({ to }) => rowsWith(stretches, { to }));
  return {
    ...{ curve, first, last },
    gain: pairedDifference(lastRows, firstRows, scoreOf, "machine", "machines"),
  };
}

/** Points per game. */
function scoreOf({ from, to, wins, draws }: RowOf<typeof sets.stretches>): number {
  return (wins + draws / 2) / (to - from + 1);
}

export const study = defineStudy(experiment, {
  title: "My study",
  question: QUESTION,
  sources: [],
  summarise,
  live: { figure: "curve", table: "curve" },

  tables: ({ curve }) => [
    tableOf("curve", "The learner's score by its number of games", curve, [
      { ...sets.stretches.column.from, meaning: "first game", value: ({ from }) => from },
      { ...sets.stretches.column.to, meaning: "last game", value: ({ to }) => to },
      { name: "score", digits: 3, meaning: "points a game", value: ({ score }) => score },
      { name: "machines", meaning: "machines behind it", value: ({ score }) => score.count },
    ]),
  ],

  claims: ({ first, last, gain }) => [{
    claim: "Q1",
    sentence: QUESTION,
    estimand: `score in games ${last.from} to ${last.to} minus score in games 1 to ${first.to}`,
    unit: "points a game",
    cases: [{ name: "", estimate: gain }],
    allowed: { low: 0, reason: "because more is more by however little" },
    rule: "pooled",
  }],

  figures: ({ curve }, verdictOn) => [{
    name: "curve",
    title: titled(verdictOn("Q1"), {
      confirmed: `${LEARNER} scores more at the end than at first`,
      refuted: `${LEARNER} scores less at the end than at first`,
      otherwise: `${LEARNER} is not shown to learn`,
    }),
    caption: `Points a game of ${LEARNER} against ${OPPONENT}. ${barsOver("machines")}`,
    options: { x: { label: "games played" }, y: { label: "points a game", nice: true } },
    marks: linesWithIntervals(curve.map(({ to, score }) => seriesPoint(to, LEARNER, score))),
  }],

  finding: ({ last, gain }) =>
    `After ${last.to} games ${LEARNER} scores ${brief(gain)} points a game more than at first ` +
    `(${gain.count} machines).`,
});
