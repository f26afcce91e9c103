/**
 * What the rows say of evolved weights of Reversi. Intervals are over runs.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { gamesInPairs, runs } from "../../genetic_summary.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { listed } from "../../titled.ts";
import { figures } from "./figures.ts";
import { heuristicNames, sets, weightColumns } from "./rows.ts";
import { experiment } from "./run.ts";
import { CONVERGED, SCALED_HAND, summarise } from "./summary.ts";
import {
  BY_LOT,
  EQUAL_WEIGHTS,
  HALF,
  HAND_WEIGHTS,
  LARGER,
  REGRESSION,
  SOURCE,
} from "./variants.ts";

/** The algorithm of the source, by both readings of its mean. */
const READINGS = [SOURCE, HALF];
/** The stages of a run that the table shows, as shares of its games. */
const SHOWN = [0.25, 0.5, 0.75, 1];

const { column: ofMatch } = sets.matches;
const score = { name: "score", digits: 3 };
const between: ValueColumn<{ readonly between: Interval | null }> = {
  ...{ name: "between runs", digits: 3 },
  meaning: "share of the sum of weights in which a run differs from the others",
  value: ({ between }) => between,
};

export const study = defineStudy(experiment, {
  title: "Weights of Reversi by a genetic algorithm",
  question: "Do the weights of a genetic algorithm converge, and do they play as well as weights " +
    "that a person has set?",
  sources: ["B4", "B5", "C3", "C3a", "C3b"],
  summarise,

  tables: ({ stages, ends, matches, alike, gains }) => [
    tableOf(
      "learners",
      "What the learners reach with an equal number of games",
      alike.map((match) => {
        const end = ends.find(({ learner }) => learner === match.player);
        return { ...match, between: end?.between ?? null, ofRun: end?.games ?? null };
      }),
      [
        {
          ...{ name: "weights of", kind: "key", meaning: "what has found the weights" },
          value: ({ player }) => player,
        },
        {
          ...{ ...score, meaning: `points per game against the ${alike[0].opponent}` },
          value: ({ score }) => score,
        },
        {
          ...{ name: "gain", digits: 3, meaning: "the score minus that of the source's algorithm" },
          value: ({ player }) => gains.find((each) => each.player === player)?.gain ?? null,
        },
        between,
        { ...runs, value: ({ score }) => score.count },
        {
          ...{ name: "games", unit: "games", detail: true },
          meaning: "games of a run of the learner",
          value: ({ ofRun }) => ofRun,
        },
        {
          ...{ name: "match games", unit: "games", detail: true },
          meaning: "games against the opponent, all runs",
          value: ({ games }) => games,
        },
      ],
    ),
    tableOf(
      "weights",
      "The weights that the learners reach",
      [
        { learner: HAND_WEIGHTS, weights: SCALED_HAND },
        ...ends,
      ],
      [
        {
          ...{ name: "weights of", kind: "key", meaning: "what has found the weights" },
          value: ({ learner }) => learner,
        },
        ...weightColumns.map((column) => ({
          ...{ name: heuristicNames[column], digits: 2 },
          meaning: "weight, the mean over runs; the absolute values add up to 5",
          value: ({ weights }: { readonly weights: Record<typeof column, Interval | number> }) =>
            weights[column],
        })),
      ],
    ),
    tableOf(
      "convergence",
      "Do the runs come together, and does each come to rest?",
      stages.filter(({ learner, games }) =>
        [SOURCE, HALF, LARGER, BY_LOT, REGRESSION].includes(learner) &&
        SHOWN.some((part) => games === part * rowWith(ends, { learner }).games)
      ),
      [
        { ...sets.weights.column.learner, value: ({ learner }) => learner },
        { ...sets.weights.column.games, meaning: "games so far", value: ({ games }) => games },
        between,
        {
          ...{ name: "to its end", digits: 3 },
          meaning: "share in which a run differs from its own last weights",
          value: (stage) => ends.includes(stage) ? 0 : stage.toEnd,
        },
        { ...runs, value: ({ between }) => between.count },
      ],
    ),
    tableOf("matches", "All matches", matches, [
      { ...ofMatch.player, value: ({ player }) => player },
      { ...ofMatch.opponent, value: ({ opponent }) => opponent },
      { ...ofMatch.depth, value: ({ depth }) => depth },
      { ...gamesInPairs, value: ({ games }) => games },
      { ...score, meaning: "points per game of the player", value: ({ score }) => score },
    ]),
  ],

  claims({ stages, ends, matches, alike, gains }) {
    const gainOf = (player: string) => rowWith(gains, { player }).gain;
    const end = rowWith(ends, { learner: SOURCE });
    const late = stages.find(({ learner, games }) =>
      learner === SOURCE && games >= 3 / 4 * end.games
    )!;
    return [
      {
        kind: "question",
        claim: "B5",
        sentence:
          "What do other options of the genetic algorithm change, at an equal number of games, " +
          "and what does regression find?",
        estimand: "score against the hand weights minus that of the source's algorithm",
        unit: "points a game",
        cases: gains.filter(({ player }) => player !== BY_LOT && player !== EQUAL_WEIGHTS)
          .map(({ player, gain }) => ({ name: player, estimate: gain })),
        beside: [
          `The regression is linear, on as many games of self-play.`,
          `Decided by lot, without selection, it is ${brief(gainOf(BY_LOT))}.`,
        ],
      },
      {
        claim: "C3a",
        estimand:
          "distance of a run from the mean of the others, as a share of the sum of the weights",
        allowed: CONVERGED,
        cases: READINGS.map((learner) => ({
          ...{ name: learner, estimate: rowWith(ends, { learner }).between },
        })),
        rule: "each",
        beside: [
          `This is after ${formatNumber(end.games)} games.`,
          `In the last quarter of its games a run still moves by ${brief(late.toEnd)}.`,
          `To compare: ${
            listed([LARGER, BY_LOT, REGRESSION].map((learner) =>
              `${brief(rowWith(ends, { learner }).between)} (${learner})`
            ))
          }.`,
        ],
      },
      {
        claim: "C3b",
        estimand: "score against the hand weights",
        unit: "points a game",
        cases: READINGS.flatMap((player) =>
          rowsWith(matches, { player, opponent: HAND_WEIGHTS })
            .map(({ depth, score }) => ({ name: `${player}, depth ${depth}`, estimate: score }))
        ),
        allowed: { low: EVEN, reason: "which is an even score" },
        rule: "each",
        beside: [
          `The evolution of ${formatNumber(end.games)} games searches to depth ${alike[0].depth}.`,
          `Equal weights, its start, score ${
            brief(rowWith(alike, { player: EQUAL_WEIGHTS }).score)
          }.`,
        ],
      },
    ];
  },

  figures,

  finding({ alike }) {
    const [evolved, regression] = [SOURCE, REGRESSION]
      .map((player) => rowWith(alike, { player }).score);
    return `Evolved weights score ${brief(evolved)} points a game against the hand weights, ` +
      `those of regression ${brief(regression)} (${evolved.count} runs).`;
  },
});
