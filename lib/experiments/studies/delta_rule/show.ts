/**
 * What the rows say of learning by the delta rule. Intervals are over learners.
 *
 * @module
 */
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { Check, Claim } from "../../claim.ts";
import { fromTo } from "../../from_to.ts";
import { MORE } from "../../judge_cases.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { listed } from "../../titled.ts";
import { figures } from "./figures.ts";
import { ruleName, RULES, settingName } from "./names.ts";
import { sets, type Setting } from "./rows.ts";
import { experiment } from "./run.ts";
import { summarise, type Summary } from "./summary.ts";

const { column: ofRound } = sets.rounds;
const digits = 3;
const setting: readonly ValueColumn<Setting>[] = [
  { ...ofRound.board, value: ({ board }) => findGame(board).title },
  { ...ofRound.rule, meaning: "variant of the rule", value: ({ rule }) => RULES[rule] },
  {
    ...{ ...ofRound.start, name: "from", meaning: "the three weights before the first game" },
    value: ({ start }) => start,
  },
];

export const study = defineStudy(experiment, {
  title: "Learning by the delta rule",
  question: "Does the self-learning player of Reversi get better with the games it plays?",
  sources: ["D6", "D9", "C8"],
  live: { figure: "score_by_games", table: "settings" },
  ...{ summarise, figures },

  tables: ({ settings }) => [
    tableOf(
      "settings",
      "The learner against its own level without learning, after the training",
      settings.flatMap(({ tests: [seen, unseen], ...each }) =>
        unseen ? [{ ...each, seen, unseen }] : []
      ),
      [
        ...setting,
        {
          ...{ name: "learners", meaning: "learners behind the means" },
          value: ({ last }) => last.learners,
        },
        {
          ...{ name: "gain", digits },
          meaning: "points a game, last round of training minus the first",
          value: ({ gain }) => gain,
        },
        {
          ...{ name: "seen", digits, meaning: "points a game from the openings of the training" },
          value: ({ seen }) => seen.learned,
        },
        {
          ...{ name: "control", digits },
          meaning: "the same of the level that searches deeper at random, equally often",
          value: ({ seen }) => seen.atRandom,
        },
        {
          ...{ name: "unseen", digits },
          meaning: "points a game from openings that it has never seen",
          value: ({ unseen }) => unseen.learned,
        },
        {
          ...{ name: "deeper", digits, detail: true },
          meaning: "share of the moves searched deeper, from the openings of the training",
          value: ({ seen }) => seen.deeper,
        },
        ...["w1", "w2", "w3"].map((name, index): ValueColumn<Summary["settings"][number]> => ({
          ...{ name, digits, detail: true, meaning: `weight ${name} after the training` },
          value: ({ last }) => last.weights[index],
        })),
      ],
    ),
    tableOf(
      "rounds",
      "The training, round by round",
      settings.flatMap(({ board, rule, start, rounds }) =>
        rounds.map((round) => ({ board, rule, start, ...round }))
      ),
      [
        ...setting,
        {
          ...{ name: "games", kind: "key" },
          meaning: "games of a learner up to the end of the round",
          value: ({ games }) => games,
        },
        {
          ...{ name: "score", digits, meaning: "points a game in the round" },
          value: ({ score }) => score,
        },
        {
          ...{ name: "known", digits, meaning: "share of the moves whose position was known" },
          value: ({ known }) => known,
        },
        {
          ...{ name: "deeper", digits, meaning: "share of the moves for which it searched again" },
          value: ({ deeper }) => deeper,
        },
      ],
    ),
  ],

  claims: (summary) => [improves(summary), fixedPoint(summary)],

  finding: ({ judged }) =>
    `With its games the learner gains ${
      fromTo(judged.map((each) => [ruleName(each), each.gain]), 3)
    } points a game on the openings that it knows ` +
    `(${Math.min(...judged.map(({ gain }) => gain.count))} learners or more).`,
});

/** Both count, for each rule and board: what is gained on known openings, and the lead from others. */
function improves({ judged }: Summary): Claim {
  const unseen = (each: typeof judged[number]) =>
    each.tests.filter(({ openings }) => openings === "unseen");
  const [{ first, last }] = judged;
  return {
    claim: "C8",
    estimand: "gain, and lead from other openings",
    unit: "points a game",
    cases: judged.flatMap((each) => [
      { name: ruleName(each), estimate: each.gain },
      ...unseen(each).map(({ lead }) => ({
        ...{ name: `${ruleName(each)}, other openings`, estimate: lead },
      })),
    ]),
    allowed: MORE,
    rule: "each",
    beside: [
      `It plays its own level without learning. A gain is from the first to the last ` +
      `${first.games} of ${last.games} games, a lead over an even score from openings that it ` +
      "never met.",
      `The level that searches deeper as often at random scores ${
        listed(judged.flatMap((each) =>
          each.tests.slice(0, 1).map(({ atRandom }) =>
            `${brief(atRandom)} (${ruleName(each)})`
          )
        ))
      }.`,
    ],
  };
}

/** With one target, weights of 5 are never changed, so that no position is bad enough for a deeper search. */
function fixedPoint({ settings }: Summary): Check {
  return {
    kind: "check",
    claim: "D6",
    sentence:
      "With weights of 5 the rule of the source changes nothing and accepts every position.",
    holds: settings.filter(({ rule, start }) => start === 5 && rule !== "two_targets")
      .map((each) => ({
        name: settingName(each),
        holds: each.moves - each.deeper,
        ...{ of: each.moves, unit: "moves" },
      })),
    beside: ["A move counts against it if it is searched again, deeper."],
  };
}
