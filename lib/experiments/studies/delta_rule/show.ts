/**
 * What the rows say of learning by the delta rule. Intervals are over learners.
 *
 * @module
 */
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { Check, Claim } from "../../claim.ts";
import { fromTo } from "../../from_to.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { total } from "../../estimates.ts";
import { casesThat, MORE } from "../../judge_cases.ts";
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

  tables: ({ settings, practised }) => [
    tableOf(
      "settings",
      "The learner against its own level without learning, after the training",
      settings.flatMap(({ test, ...each }) => test ? [{ ...each, test }] : []),
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
          value: ({ test }) => test.learned,
        },
        {
          ...{ name: "control", digits },
          meaning: "the same of the level that searches deeper at random, equally often",
          value: ({ test }) => test.atRandom,
        },
        {
          ...{ name: "deeper", digits, detail: true },
          meaning: "share of the moves searched deeper, from the openings of the training",
          value: ({ test }) => test.deeper,
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
    tableOf(
      "exams",
      "After a practice of games against many opponents: games that it has not met",
      practised.flatMap(({ exams, ...each }) => exams.map((exam) => ({ ...each, ...exam }))),
      [
        ...setting,
        { ...sets.exams.column.exam, value: ({ exam }) => exam },
        {
          ...{ name: "learners", meaning: "learners behind the means" },
          value: ({ lead }) => lead.count,
        },
        {
          ...{ name: "learned", digits, meaning: "points a game" },
          value: ({ learned }) => learned,
        },
        {
          ...{ name: "without", digits },
          meaning: "points a game of its level without learning, in the same games",
          value: ({ without }) => without,
        },
        {
          ...{ name: "lead", digits, meaning: "the difference, learner by learner" },
          value: ({ lead }) => lead,
        },
        {
          ...{ name: "known", digits, meaning: "share of the moves whose position was known" },
          value: ({ known }) => known,
        },
        {
          ...{ name: "changed", meaning: "moves that it plays otherwise than without learning" },
          value: ({ changed }) => changed,
        },
      ],
    ),
    tableOf(
      "practice",
      "The practice, part by part",
      practised.flatMap(({ parts, board, rule, start }) =>
        parts.map((part) => ({ board, rule, start, ...part }))
      ),
      [
        ...setting,
        {
          ...{ name: "games", kind: "key" },
          meaning: "games of a learner up to the end of the part",
          value: ({ games }) => games,
        },
        { ...{ name: "score", digits, meaning: "points a game" }, value: ({ score }) => score },
        {
          ...{ name: "known", digits, meaning: "share of the moves whose position was known" },
          value: ({ known }) => known,
        },
      ],
    ),
  ],

  claims: (summary) => [improves(summary), fixedPoint(summary)],

  finding(_summary, verdictOn) {
    const verdict = verdictOn("C8");
    const gains = fromTo(verdict.cases.map((each) => [each.name, each]), 3);
    return `By its games the learner gains in ${casesThat("confirmed", verdict).length} of ` +
      `${verdict.cases.length} cases: ${gains} points a game ` +
      `(${Math.min(...verdict.cases.map(({ count }) => count))} learners or more).`;
  },
});

/**
 * All that its games may do for it count: the gain on openings that come back, the gain in its practice, and
 * the lead in games that are neither seen nor out of its reach. From openings that share no position with
 * its games it plays as without learning, which tests nothing.
 */
function improves({ judged, practised }: Summary): Claim {
  const [{ first, last }] = judged;
  const exams = practised.flatMap(({ exams }) => exams);
  return {
    claim: "C8",
    estimand: "gain by its games",
    unit: "points a game",
    cases: [
      ...judged.map((each) => ({
        ...{ name: `${ruleName(each)}, openings that come back`, estimate: each.gain },
      })),
      ...practised.flatMap((each) => [
        { name: `${ruleName(each)}, practice`, estimate: each.gain },
        ...each.exams.map(({ exam, lead }) => ({
          ...{ name: `${ruleName(each)}, ${exam}`, estimate: lead },
        })),
      ]),
    ],
    allowed: MORE,
    // A game in a hundred: fewer would not be noticed by who plays it.
    smallest: 0.01,
    rule: "each",
    exploratory:
      "its openings and opponents were chosen after other openings had proved out of reach",
    couldFail: {
      what: "moves of the exams that it plays otherwise than without learning",
      count: total(exams, "changed"),
      of: total(exams, "moves"),
    },
    beside: [
      `On openings that come back it plays its own level, and gains from the first ${first.games} to ` +
      `the last of ${last.games} games. In practice it plays many opponents from the start, and ` +
      "gains from the first to the last tenth of its games. Related openings, and opponents that " +
      "it has not met, are compared with the same games without learning.",
      `From openings that come back, the level that searches deeper as often at random scores ${
        listed(judged.flatMap(({ test, ...each }) =>
          test ? [`${brief(test.atRandom)} (${ruleName(each)})`] : []
        ))
      }.`,
    ],
  };
}

/** With one target, weights of 5 are never changed, so that no position is bad enough for a deeper search. */
function fixedPoint({ settings, judged }: Summary): Check {
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
    beside: [
      "A move counts against it if it is searched again, deeper.",
      `From weights of 0 it is in ${formatNumber(total(judged, "deeper"))} of ` +
      `${formatNumber(total(judged, "moves"))} moves.`,
    ],
  };
}
