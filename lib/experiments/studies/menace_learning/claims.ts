/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { difference } from "matchbox/report/statistics/difference.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { fromTo, type NamedEstimate } from "../../from_to.ts";
import { judge, judgeTogether } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import { named, type OpponentName, refills, rewards, WITHOUT_SYMMETRY } from "./settings.ts";
import { type Course, courseOf, type Summary } from "./summary.ts";

/** Better or faster means a lead of at least so many points per game: a game in fifty, the first stretch. */
const LEAD = 0.02;
/** About a fifth is what a fifth is rounded to, to the nearest tenth: from 0.15 to 0.25. */
const FIFTH = { low: 0.15, high: 0.25 };
/** The opponents that play the same against every machine, so that machines can be compared. */
const FIXED: readonly OpponentName[] = ["random", "perfect"];
const BOXES = 304;
const COLOURINGS = 19_683;

/** The verdicts on C4a, C4b, C5a, C5b, C5c and C22, and what was measured of M3 and M4. */
export function claims(summary: Summary): Verdict[] {
  return [
    enoughBoxes(summary),
    fewerBoxes(summary),
    improves(summary, "C5a", "random"),
    improves(summary, "C5b", "perfect"),
    improvesTogether(summary),
    movingFirst(summary),
    refill(summary),
    reward(summary),
  ];
}

function enoughBoxes({ counts: { colourings, boxes, missing } }: Summary): Verdict {
  const right = boxes === BOXES && colourings === COLOURINGS && missing === 0;
  return {
    claim: "C4a",
    sentence: "304 boxes are enough, against 19,683 fillings of the board.",
    verdict: right ? "confirmed" : "refuted",
    measured: `counted: ${formatNumber(boxes)} boxes, ${
      formatNumber(missing)
    } positions without one`,
    evidence: `Counted: ${formatNumber(boxes)} boxes for ${formatNumber(colourings)} fillings; ` +
      `${formatNumber(missing)} positions in which X has a choice are without a box.`,
  };
}

function fewerBoxes(summary: Summary): Verdict {
  const cases = FIXED.map((opponent) => {
    const [few, many] = ["source", WITHOUT_SYMMETRY].map((name) => find(summary, name, opponent));
    // All games count, because in the end both may have learned all there is to learn.
    const lead = difference(few.total, many.total);
    return { opponent, few, many, lead, verdict: judge(lead, { low: LEAD }) };
  });
  const { to } = cases[0].few.last;
  return {
    claim: "C4b",
    sentence:
      "With a box for every position MENACE learns more slowly than with one for all images.",
    verdict: judgeTogether(cases.map(({ verdict }) => verdict)),
    measured: `${summary.counts.boxes} boxes lead by ${
      fromTo(cases.map(({ opponent, lead }) => [`${opponent} play`, lead]), 3)
    } points a game, ${formatNumber(cases[0].lead.count)} machines`,
    evidence: `Points per game in games 1 to ${to}, with ${summary.counts.boxes} boxes beside ` +
      `${formatNumber(summary.counts.withoutSymmetry)}: ` +
      cases.map(({ opponent, few, many, lead }) =>
        `against ${opponent} play ${share(few.total)} beside ${share(many.total)}, a lead of ` +
        `${formatInterval(lead, { digits: 3 })}`
      ).join("; ") +
      ` (slower: the interval lies above ${LEAD}, one game in fifty).`,
  };
}

function improves(summary: Summary, claim: string, opponent: OpponentName): Verdict {
  const courses = named.map((setting) => find(summary, setting, opponent));
  const [{ first, last }] = courses;
  const verdicts = courses.map(({ gain }) => judge(gain, { low: LEAD }));
  return {
    claim,
    sentence: `MENACE plays better the more games it has played against ${opponent} play.`,
    verdict: judgeTogether(verdicts),
    measured: `a gain of ${gainsOf(courses.map(({ setting, gain }) => [setting, gain]))}`,
    evidence: `From games ${first.from} to ${first.to} to games ${last.from} to ${last.to} the ` +
      "points per game change by " +
      courses.map(({ setting, gain }) => `${formatInterval(gain, { digits: 3 })} (${setting})`)
        .join(", ") +
      ` (better: the interval lies above ${LEAD}, one game in fifty).`,
  };
}

/** The opponent gets better as well, so here an exam against random play tells whether the machine does. */
function improvesTogether(summary: Summary): Verdict {
  const courses = named.map((setting) => find(summary, setting, "second MENACE"));
  const [{ last: { from, to } }] = courses;
  const verdicts = courses.map(({ exam }) => judge(exam.gain, { low: LEAD }));
  const list = (value: (course: Course) => string) =>
    courses.map((course) => `${value(course)} (${course.setting})`).join(", ");
  return {
    claim: "C5c",
    sentence:
      "MENACE plays better the more games it has played against a second MENACE, which learns too.",
    verdict: judgeTogether(verdicts),
    measured: `against random play a gain of ${
      gainsOf(courses.map(({ setting, exam }) => [setting, exam.gain]))
    }`,
    evidence: `Without learning, against random play, it scores more after ${to} such games than ` +
      `before: ${list(({ exam }) => formatInterval(exam.gain, { digits: 3 }))} (better: the ` +
      `interval lies above ${LEAD}, one game in fifty). Against the second MENACE itself the points ` +
      `per game change by ${
        list(({ gain }) => formatInterval(gain, { digits: 3, count: false }))
      } ` +
      `to games ${from} to ${to}, while the other learns too.`,
  };
}

function movingFirst({ counts: { unfinished, toMoveO, forced, boxes } }: Summary): Verdict {
  const saved = toMoveO / unfinished;
  const exact: Interval = { mean: saved, low: saved, high: saved, count: unfinished };
  return {
    claim: "C22",
    sentence: "Moving first removes about a fifth of the boxes.",
    verdict: judge(exact, FIFTH),
    measured: `counted: ${toMoveO} of ${unfinished}, a share of ${saved.toFixed(3)}`,
    evidence: `Counted up to symmetry: of ${unfinished} unfinished positions O is to move in ` +
      `${toMoveO}, a share of ${saved.toFixed(3)} (about a fifth: from ${FIFTH.low} to ` +
      `${FIFTH.high}). The others are ${boxes} boxes and ${forced} forced last moves.`,
  };
}

function refill(summary: Summary): Verdict {
  const cases = refills.map(({ beads, literal, found }) => {
    const [one, other] = [literal, found].map((name) => find(summary, name, "random"));
    const lead = difference(one.end.win, other.end.win);
    return { beads, one, other, lead };
  });
  const { from, to } = cases[0].one.end;
  return {
    claim: "M3",
    sentence:
      "What does it matter whether a box is refilled by the draw that empties it, or when " +
      "it is found empty?",
    verdict: "measured",
    measured: `refilled by the draw it wins more games, by a share of ${
      fromTo(
        cases.map(({ beads, lead }) => [`${beads} ${beads === 1 ? "bead" : "beads"} a box`, lead]),
        3,
      )
    }, ${formatNumber(cases[0].lead.count)} machines`,
    evidence:
      `Share of games ${formatNumber(from)} to ${formatNumber(to)} won against random play, ` +
      "refilled by the draw beside found empty: " +
      cases.map(({ beads, one, other, lead }) =>
        `${beads} random ${beads === 1 ? "bead" : "beads"} a box ${share(one.end.win)} beside ` +
        `${share(other.end.win)}, a difference of ${formatInterval(lead, { digits: 3 })}`
      ).join("; ") + ".",
  };
}

function reward(summary: Summary): Verdict {
  const of = (opponent: string) =>
    rewards.map((setting) => find(summary, setting, opponent))
      .map((course) => `${course.setting} ${points(course)}`).join(", ");
  const rangeOf = (opponent: OpponentName) => {
    const scores = rewards.map((setting) =>
      [setting.replace("source, ", ""), find(summary, setting, opponent).last.score] as const
    );
    return `against ${opponent} play ${fromTo(scores, 3)}`;
  };
  const { from, to } = find(summary, "source", "random").last;
  return {
    claim: "M4",
    sentence: "What do the rewards do?",
    verdict: "measured",
    measured: `points a game ${FIXED.map((opponent) => rangeOf(opponent)).join("; ")}`,
    evidence:
      `Points per game in games ${from} to ${to} with the same boxes, against random play: ` +
      `${of("random")}; against perfect play: ${of("perfect")}.`,
  };
}

function gainsOf(gains: readonly NamedEstimate[]): string {
  return `${fromTo(gains, 3)} points a game, ${formatNumber(gains[0][1].count)} machines`;
}

function find(summary: Summary, setting: string, opponent: string): Course {
  return courseOf(summary, setting, opponent)!;
}

function points({ last }: Course): string {
  return share(last.score);
}

function share({ mean }: Interval): string {
  return mean.toFixed(3);
}
