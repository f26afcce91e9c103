/**
 * What the study says of the claims.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Claim, Statement } from "../../claim.ts";
import { MORE } from "../../judge_cases.ts";
import { brief } from "../../phrases.ts";
import { listed } from "../../titled.ts";
import { FIXED, named, type OpponentName, rewards, schemeOf } from "./settings.ts";
import { coursesOf, type Summary } from "./summary.ts";

/** One game in fifty: a stretch of the curve has so many, so that less is not seen in it. */
const SMALLEST = 0.02;
/** The claims give no amount: better and faster are so by however little. */
const LEAD = {
  allowed: MORE,
  smallest: SMALLEST,
  rule: "each",
  exploratory: "0.02 points were the threshold before, and none is after a look at the results",
} as const;
/** About a fifth is what is rounded to a fifth, to the nearest tenth. */
const FIFTH = {
  ...{ low: 0.15, high: 0.25 },
  reason: "because this is rounded to a fifth, to the nearest tenth",
};
const BOXES = 304;
const COLOURINGS = 19_683;

/** What is said of C4a, C4b, C5a, C5b, C5c and C22, and what was measured of M3 and M4. */
export function claims(summary: Summary): Statement[] {
  const { counts, symmetry, refills } = summary;
  const [{ first, last, end }] = summary.courses;
  const training = `from games ${first.from} to ${first.to} to games ${last.from} to ${last.to}`;
  const improves = (claim: string, opponent: OpponentName): Claim => ({
    ...{ claim, estimand: `gain ${training}`, unit: "points a game" },
    cases: coursesOf(summary, named, opponent).map(({ setting, gain }) => ({
      ...{ name: setting, estimate: gain },
    })),
    ...LEAD,
  });
  const together = coursesOf(summary, named, "second MENACE");
  const saved = counts.toMoveO / counts.unfinished;
  return [
    {
      kind: "check",
      claim: "C4a",
      holds: [
        once(`${formatNumber(BOXES)} boxes`, counts.boxes === BOXES),
        once(`${formatNumber(COLOURINGS)} fillings`, counts.colourings === COLOURINGS),
        once(
          "0 positions with a choice for X and no box",
          counts.missing === 0,
        ),
      ],
    },
    {
      claim: "C4b",
      estimand: `lead with ${counts.boxes} boxes over ${formatNumber(counts.withoutSymmetry)} in ` +
        `games 1 to ${last.to}`,
      unit: "points a game",
      cases: symmetry.map(({ opponent, lead }) => ({ name: `${opponent} play`, estimate: lead })),
      ...LEAD,
      beside: symmetry.map(({ opponent, one, other }) =>
        `Against ${opponent} play they score ${beside(one.total, other.total)}.`
      ),
    },
    improves("C5a", "random"),
    improves("C5b", "perfect"),
    // The opponent gets better as well, so here an exam tells whether the machine does.
    {
      claim: "C5c",
      estimand: `gain by ${last.to} such games in play against random play, without learning`,
      unit: "points a game",
      cases: together.map(({ setting, exam }) => ({ name: setting, estimate: exam.gain })),
      ...LEAD,
      beside: [
        `Against the second MENACE itself the points a game change by ${
          listed(together.map(({ setting, gain }) => `${brief(gain)} (${setting})`))
        }, while the other learns too.`,
      ],
    },
    {
      claim: "C22",
      estimand: "share of the unfinished positions, up to symmetry, in which O is to move",
      cases: [{ name: "", estimate: saved }],
      ...{ allowed: FIFTH, rule: "pooled" },
      beside: [
        `Counted: ${counts.toMoveO} of ${counts.unfinished}. The others are ${counts.boxes} boxes ` +
        `and ${counts.forced} forced last moves.`,
      ],
    },
    {
      kind: "question",
      claim: "M3",
      sentence:
        "What does it matter whether a box is refilled by the draw that empties it, or when " +
        "it is found empty?",
      estimand: `share of games ${formatNumber(end.from)} to ${formatNumber(end.to)} won against ` +
        "random play, refilled by the draw, minus that if refilled when found empty",
      cases: refills.map(({ beads, lead }) => ({ name: beadsOf(beads), estimate: lead })),
      beside: refills.map(({ beads, one, other }) =>
        `With ${beadsOf(beads)} it wins ${beside(one.end.win, other.end.win)}.`
      ),
    },
    {
      kind: "question",
      claim: "M4",
      sentence: "What do the rewards do?",
      estimand: `score in games ${last.from} to ${last.to} by reward for a win, draw and loss`,
      unit: "points a game",
      cases: FIXED.flatMap((opponent) =>
        coursesOf(summary, rewards, opponent).map((course) => ({
          name: `${schemeOf(course)} against ${opponent} play`,
          estimate: course.last.score,
        }))
      ),
    },
  ];
}

function once(name: string, holds: boolean) {
  return { name, holds: Number(holds), of: 1, unit: "counts" };
}

function beside(one: Interval, other: Interval): string {
  return `${one.mean.toFixed(3)} beside ${other.mean.toFixed(3)}`;
}

function beadsOf(beads: number): string {
  return `${beads} random ${beads === 1 ? "bead" : "beads"} a box`;
}
