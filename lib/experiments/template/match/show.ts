/**
 * What the rows say of the matches.
 *
 * @module
 */
import { eloDifference } from "matchbox/arena/elo.ts";
import { formatElo } from "matchbox/arena/format_elo.ts";
import { scoreInterval } from "matchbox/arena/score.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { nameInSentence } from "../../game_names.ts";
import { EVEN } from "../../judge.ts";
import { brief } from "../../phrases.ts";
import type { RowsOf } from "../../row_sets.ts";
import { defineStudy } from "../../study.ts";
import { titled } from "../../titled.ts";
import { experiment, sets } from "./run.ts";

const QUESTION = "Does greedy beat random in Metelyk and in Reversi?";

function summarise({ matches }: RowsOf<typeof sets>) {
  return matches.map(({ game, first, second, pairs_0, pairs_1, pairs_2, pairs_3, pairs_4 }) => {
    const pairs = [pairs_0, pairs_1, pairs_2, pairs_3, pairs_4] as const;
    return {
      name: `${first} v ${second} in ${nameInSentence(game)}`,
      score: { ...scoreInterval(pairs), unit: "games" },
      elo: eloDifference(pairs),
    };
  });
}

export const study = defineStudy(experiment, {
  title: "My study",
  question: QUESTION,
  sources: [],
  summarise,

  tables: (matches) => [
    tableOf("matches", "The matches", matches, [
      { name: "match", kind: "key", meaning: "agents and game", value: ({ name }) => name },
      { name: "games", meaning: "games that count", value: ({ score }) => score.count },
      {
        ...{ name: "score", digits: 3, meaning: "points a game of the first agent" },
        value: ({ score }) => score,
      },
      {
        ...{ name: "elo", meaning: "Elo difference from its opponent" },
        value: ({ elo }) => formatElo(elo),
      },
    ]),
  ],

  claims: (matches) => [{
    claim: "Q1",
    sentence: QUESTION,
    estimand: "score of the first agent",
    unit: "points a game",
    cases: matches.map(({ name, score }) => ({ name, estimate: score })),
    allowed: { low: EVEN, reason: "because the winner has more than half of the points" },
    // The question asks for each match; `every` would be refuted by one.
    rule: "each",
  }],

  figures: (matches, verdictOn) => [{
    name: "scores",
    title: titled(verdictOn("Q1"), {
      confirmed: "The first agent wins every match",
      partly: ({ confirmed }) => `Won by the first agent: ${confirmed}`,
      refuted: "The first agent wins no match",
      otherwise: "No match is shown to be won",
    }),
    caption: "Points a game of the first agent; bars: 95 % intervals. The line is an even score.",
    ...forestPlot(matches.map(({ name, score }) => ({ name, ...score })), {
      ...{ none: EVEN, label: "points a game", line: 40 },
    }),
  }],

  finding: ([{ name, score }]) => `${name} scores ${brief(score)} points a game.`,
});
