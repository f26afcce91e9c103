/**
 * What the study says of a memory of positions.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Claim } from "../../claim.ts";
import { MORE } from "../../judge_cases.ts";
import { brief, POINTS } from "../../phrases.ts";
import { REGRESSION } from "./rivals.ts";
import type { Summary } from "./summary.ts";

/** Other ways are rare when they are fewer than one in so many. */
const RARE = 0.1;
/** A part that reaches at least the middle of a game. */
const HALF = 0.5;
/** A point in twenty games is little. */
const LITTLE = 0.05;
const LATER = "Asked after the verdict on C51h was known, and before a game of the networks.";

/** C51. */
export function claims({ practices, exams, rivals, fewWeights, books }: Summary): Claim[] {
  const [regression, networks] = [true, false].map((wanted) =>
    rivals.filter(({ rival }) => (rival === REGRESSION) === wanted)
      .flatMap(({ over }) => over.map(({ name, more }) => ({ name, estimate: more })))
  );
  return [
    {
      claim: "C51a",
      estimand: "share of its moves that were known, in the last part minus in the first",
      cases: practices.map(({ name, more }) => ({ name, estimate: more })),
      allowed: MORE,
      rule: "every",
      beside: practices.map(({ name, first, last }) =>
        `${name}: ${brief(first.known, 2)} in the first ${first.until} of ${last.until} games, ` +
        `${brief(last.known, 2)} in the last half.`
      ),
    },
    {
      claim: "C51b",
      estimand: "share of its moves before it leaves what it knows, in its last games",
      cases: practices.map(({ name, last }) => ({ name, estimate: last.inside })),
      allowed: { high: HALF, reason: "because less than half of its moves is the first half" },
      rule: "every",
      beside: practices.map(({ name, last }) =>
        `${name}: a share of ${brief(last.whole, 2)} of the games is known from beginning to end.`
      ),
    },
    {
      claim: "C51c",
      estimand: "share of the known positions that it reached by other moves",
      cases: practices.map(({ name, otherWays }) => ({ name, estimate: otherWays })),
      allowed: { high: RARE, reason: "because what is rare is less than one in ten" },
      rule: "every",
    },
    {
      claim: "C51d",
      estimand: "new positions of a game, in the last part over the first",
      digits: 2,
      cases: practices.map(({ name, growth }) => ({ name, estimate: growth })),
      allowed: { high: 1, reason: "because slower is slower by however little" },
      rule: "every",
      beside: practices.map(({ name, last }) =>
        `${name}: ${formatNumber(last.positions.mean, 0)} positions after ${last.until} games, ` +
        `${formatNumber(last.bytes.mean / 1e6, 1)} MB.`
      ),
    },
    {
      claim: "C51e",
      estimand: "share of its moves that were known, with the book minus without it",
      cases: books.map(({ name, more }) => ({ name, estimate: more })),
      allowed: MORE,
      rule: "every",
    },
    {
      claim: "C51f",
      estimand: "points more than without learning, in new games",
      ...POINTS,
      cases: exams.filter(({ same }) => same).map(({ name, lead }) => ({ name, estimate: lead })),
      allowed: MORE,
      rule: "each",
      couldFail: changedMoves(exams.filter(({ same }) => same)),
    },
    {
      claim: "C51g",
      estimand: "points more than without learning, with another company",
      ...POINTS,
      cases: exams.filter(({ same }) => !same).map(({ name, lead }) => ({ name, estimate: lead })),
      allowed: { high: LITTLE, reason: "because a point in twenty games is little" },
      rule: "each",
      couldFail: changedMoves(exams.filter(({ same }) => !same)),
    },
    {
      claim: "C51h",
      estimand: "points more of the rival",
      ...POINTS,
      cases: regression,
      allowed: MORE,
      rule: "each",
      beside: ["What the regression counts was chosen by people before any game."],
    },
    {
      claim: "C51i",
      estimand: "points more of the network",
      ...POINTS,
      cases: networks,
      allowed: MORE,
      rule: "each",
      beside: [LATER, "It plays as many games, against itself or with the same company."],
    },
    {
      claim: "C51j",
      estimand: "points more of the regression than of the network",
      ...POINTS,
      cases: fewWeights.map(({ name, more }) => ({ name, estimate: more })),
      allowed: MORE,
      rule: "each",
      beside: [LATER],
    },
  ];
}

function changedMoves(exams: Summary["exams"]) {
  return {
    what: "moves of the exams that it plays otherwise than without learning",
    count: exams.reduce((sum, { changed }) => sum + changed, 0),
    of: exams.reduce((sum, { moves }) => sum + moves, 0),
  };
}
