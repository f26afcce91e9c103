/**
 * What the rows say of the two agents.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/format_elo.ts";
import { findGame } from "matchbox/games/registry.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { duelOf, eloOfScore, SCORE_MEANING } from "../../duel.ts";
import { nameInSentence } from "../../game_names.ts";
import { EVEN } from "../../judge.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { titled } from "../../titled.ts";
import { AGENTS, experiment, GAME } from "./run.ts";

const [FIRST, SECOND] = AGENTS;
const QUESTION = `Does ${FIRST} beat ${SECOND} in ${nameInSentence(GAME)}?`;

export const study = defineStudy(experiment, {
  title: "My study",
  question: QUESTION,
  sources: [],
  summarise: ({ pairs }) => duelOf(pairs),
  live: { figure: "score", table: "score" },

  tables: (duel) => [
    tableOf("score", `${FIRST} against ${SECOND}, ${findGame(GAME).title}`, [duel], [
      { name: "games", meaning: "games that count", value: ({ score }) => score.count },
      { name: "score", digits: 3, meaning: SCORE_MEANING, value: ({ score }) => score },
      {
        name: "elo",
        meaning: "the same as an Elo difference",
        value: ({ score }) => formatElo(eloOfScore(score)),
      },
      { name: "end", meaning: "why no more games were played", value: ({ end }) => end },
    ]),
  ],

  claims: ({ score, end }) => [{
    claim: "Q1",
    sentence: QUESTION,
    estimand: `score of ${FIRST}`,
    unit: "points a game",
    cases: [{ name: "", estimate: score }],
    allowed: { low: EVEN, reason: "because the winner has more than half of the points" },
    rule: "pooled",
    beside: [`End of the match: ${end}.`],
  }],

  figures: ({ score }, verdictOn) => [{
    name: "score",
    title: titled(verdictOn("Q1"), {
      confirmed: `${FIRST} beats ${SECOND}`,
      refuted: `${SECOND} beats ${FIRST}`,
      otherwise: `Neither of ${FIRST} and ${SECOND} is shown to beat the other`,
    }),
    caption: `Points a game of ${FIRST}; bar: 95 % interval. The line is an even score.`,
    ...forestPlot([{ name: FIRST, ...score }], { none: EVEN, label: "points a game", line: 40 }),
  }],

  finding: ({ score }) =>
    `${FIRST} scores ${brief(score)} points a game against ${SECOND} in ${nameInSentence(GAME)} ` +
    `(${score.count} games).`,
});
