/**
 * What the rows say of the two learners.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import type { Claim } from "../../claim.ts";
import { boundedMean, mean, pairedDifference } from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { barsOver, brief } from "../../phrases.ts";
import type { RowsOf } from "../../row_sets.ts";
import { defineStudy } from "../../study.ts";
import { titled } from "../../titled.ts";
import { experiment, LEARNERS, OPPONENT, sets } from "./run.ts";

const [FIRST, SECOND] = LEARNERS;

function summarise({ by_games, by_time }: RowsOf<typeof sets>) {
  return {
    byGames: groupBy(by_games, "learner", "games").rollup((rows) => ({
      score: boundedMean(rows, "score", "machines"),
    })),
    byTime: groupBy(by_time, "learner").rollup((rows) => ({
      games: mean(rows, "games", "machines"),
      seconds: mean(rows, "seconds", "machines"),
      score: boundedMean(rows, "score", "machines"),
    })),
    moreByGames: more(by_games),
    moreByTime: more(by_time),
  };
}

/** The score of the first learner minus that of the second in the same test. */
function more(rows: readonly { learner: string; machine: number; score: number }[]) {
  const [ours, theirs] = LEARNERS.map((learner) => rowsWith(rows, { learner }));
  return pairedDifference(ours, theirs, "score", "machine", "machines");
}

const { by_games: { column: ofGames }, by_time: { column: ofTime } } = sets;

export const study = defineStudy(experiment, {
  title: "My study",
  question: `Does ${FIRST} score more than ${SECOND} against ${OPPONENT} after as many games, ` +
    "and after as long a training?",
  sources: [],
  summarise,

  tables: ({ byGames, byTime }) => [
    tableOf("equal_games", "The learners after as many games", byGames, [
      { ...ofGames.learner, value: ({ learner }) => learner },
      { ...ofGames.games, value: ({ games }) => games },
      { ...ofGames.score, digits: 3, value: ({ score }) => score },
      { name: "machines", meaning: "machines behind it", value: ({ score }) => score.count },
    ]),
    tableOf("equal_time", "The learners after as long a training", byTime, [
      { ...ofTime.learner, value: ({ learner }) => learner },
      { ...ofTime.seconds, digits: 4, value: ({ seconds }) => seconds.mean },
      { ...ofTime.games, digits: 0, value: ({ games }) => games },
      { ...ofTime.score, digits: 3, value: ({ score }) => score },
      { name: "machines", meaning: "machines behind it", value: ({ score }) => score.count },
    ]),
  ],

  claims: ({ moreByGames, moreByTime }): Claim[] =>
    ([["Q1", "after as many games", moreByGames], [
      "Q2",
      "after as long a training",
      moreByTime,
    ]] as const)
      .map(([claim, when, estimate]) => ({
        claim,
        sentence: `${FIRST} scores more than ${SECOND} ${when}.`,
        estimand: `score of ${FIRST} minus score of ${SECOND} ${when}`,
        unit: "points a game",
        cases: [{ name: "", estimate }],
        allowed: { low: 0, reason: "because more is more by however little" },
        rule: "pooled",
      })),

  figures: ({ byGames, byTime }, verdictOn) => {
    const better = {
      confirmed: `${FIRST} scores more`,
      refuted: `${SECOND} scores more`,
      otherwise: "neither is shown to score more",
    };
    const games = titled(verdictOn("Q1"), better);
    const time = titled(verdictOn("Q2"), better);
    return [{
      name: "scores",
      title: `After as many games ${games}; after as long a training ${time}`,
      caption: `Points a game against ${OPPONENT}. ${barsOver("machines")}`,
      ...forestPlot([
        ...byGames.map(({ learner, score }) => ({ name: `${learner}, equal games`, ...score })),
        ...byTime.map(({ learner, score }) => ({ name: `${learner}, equal time`, ...score })),
      ], { none: 0.5, label: "points a game", line: 30 }),
    }];
  },

  finding: ({ moreByGames, moreByTime }) =>
    `${FIRST} scores ${
      brief(moreByGames)
    } points a game more than ${SECOND} after as many games, ` +
    `and ${brief(moreByTime)} after as long a training (${moreByGames.count} machines).`,
});
