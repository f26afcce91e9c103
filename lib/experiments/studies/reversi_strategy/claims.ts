/**
 * What the study says of the notes on strategy.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Claim, ClaimCase, Question, Statement } from "../../claim.ts";
import { rowWith } from "../../groups.ts";
import { ABOVE_EVEN } from "../../judge.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import { BASE, type Kind, UNIT } from "./rows.ts";
import { type Summary, TOGETHER } from "./summary.ts";

/** A share above this is nearly always. */
const NEARLY_ALWAYS = 0.9;
/** A block that is worth less than this many discs serves its owner little. */
const LITTLE = 1;

/** C16d to C16l, C44. */
export function claims(summary: Summary): Statement[] {
  return [
    asTheNotesSay(summary),
    fencesLimit(summary),
    worthOf(
      "C16f",
      "addition",
      `score of a search by ${BASE} and the term against ${BASE} alone`,
      summary,
    ),
    worthOf("C16g", "ablation", "score of the search with all terms against all but one", summary),
    cannotBeAvoided(summary),
    frequency(summary),
    trapGains(summary),
    lastMove(summary),
    costs(summary),
    servesLittle(summary),
    harms(summary),
    unbalancedHarms(summary),
  ];
}

function asTheNotesSay({ notions }: Summary): Claim {
  return {
    claim: "C16d",
    estimand: "rank correlation with the exact score, in the direction of the notes",
    digits: 2,
    cases: notions.filter(({ notes }) => notes !== 0).flatMap(({ term, notes, rank }) =>
      caseOf(term, rank && (notes === 1 ? rank : negative(rank)))
    ),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "each",
    beside: ["Material, x_squares, c_squares, frontier, fences and unbalanced are said to be bad."],
  };
}

function fencesLimit({ fences }: Summary): Claim {
  return {
    claim: "C16e",
    estimand: "rank correlation of discs in fences with legal moves, both own minus the enemy's",
    digits: 2,
    cases: caseOf("", fences),
    allowed: { high: 0, reason: NO_AMOUNT },
    rule: "pooled",
  };
}

function worthOf(claim: string, kind: Kind, estimand: string, { notions }: Summary): Claim {
  return {
    ...{ claim, estimand },
    ...POINTS,
    cases: notions.flatMap(({ term, worth }) => caseOf(term, worth[kind]?.score ?? null)),
    allowed: ABOVE_EVEN,
    rule: "each",
    beside: [
      "Both players search two plies deep; time is not counted. An evaluation of a term alone takes " +
      `${
        notions.filter(({ term }) => term !== UNIT)
          .map(({ term, time }) => `${brief(time, 1)} (${term})`).join("; ")
      } times that of ${UNIT}.`,
    ],
  };
}

function cannotBeAvoided({ traps }: Summary): Claim {
  const { takenRight, right, exchanged, count } = rowWith(traps, { player: TOGETHER });
  return {
    claim: "C16h",
    estimand: "share of the traps carried out right in which the attacker takes the far corner",
    cases: caseOf("", takenRight),
    allowed: { low: NEARLY_ALWAYS, reason: "because cannot be avoided is nearly always" },
    rule: "pooled",
    beside: [
      ...right
        ? [
          `Of ${count} traps, ${
            brief(right, 2)
          } are carried out right: no answer saves the corner.`,
        ]
        : [],
      ...exchanged ? [`In ${brief(exchanged, 2)} of these the victim takes the other corner.`] : [],
    ],
  };
}

function frequency({ traps }: Summary): Question {
  return {
    kind: "question",
    claim: "C16i",
    estimand: "share of games with a completed Stoner trap",
    cases: traps.map(({ player, often }) => ({ name: player, estimate: often })),
  };
}

function trapGains({ traps }: Summary): Claim {
  const { points, pointsRight } = rowWith(traps, { player: TOGETHER });
  return {
    claim: "C16j",
    estimand: "points of the attacker in games with a completed trap, equal players",
    ...POINTS,
    cases: caseOf("", points),
    allowed: ABOVE_EVEN,
    rule: "pooled",
    beside: pointsRight ? [`Where it was carried out right: ${brief(pointsRight, 2)}.`] : [],
  };
}

function lastMove({ parity }: Summary): Claim {
  return {
    claim: "C16k",
    estimand: "exact score of the side that moves last if nobody passes",
    ...{ unit: "discs", digits: 1 },
    cases: parity.map(({ side, score }) => ({ name: side, estimate: score })),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "each",
    beside: parity.map(({ side, ahead }) =>
      `With best play ${side} then gets ${brief(ahead, 2)} points a game.`
    ),
  };
}

function costs({ notions }: Summary): Question {
  return {
    kind: "question",
    claim: "C16l",
    estimand: `time of an evaluation by the term alone, divided by that of ${UNIT}`,
    digits: 2,
    cases: notions.filter(({ term }) => term !== UNIT)
      .map(({ term, time }) => ({ name: term, estimate: time })),
  };
}

function servesLittle(summary: Summary): Claim {
  return {
    claim: "C44a",
    ...worthOfBlocks(summary),
    allowed: { high: LITTLE, reason: "because less than a disc is little, and below 0 is harm" },
    rule: "each",
  };
}

function harms(summary: Summary): Claim {
  return {
    claim: "C44b",
    ...worthOfBlocks(summary),
    allowed: { high: 0, reason: "because harm costs discs" },
    rule: "each",
  };
}

/** An owner of blocks has discs on edges, which are good by themselves: so blocks are looked at beside them, too. */
function worthOfBlocks({ notions, entered }: Summary) {
  const { alone, beside } = rowWith(notions, { term: "edge_blocks" });
  return {
    estimand: "discs of the exact score for each edge block more than the enemy has",
    ...{ unit: "discs", digits: 1 },
    cases: [
      ...caseOf("all blocks", alone),
      ...caseOf("those that the enemy can move into", entered.alone),
      ...caseOf("all blocks, the other terms held equal", beside),
    ],
  };
}

function unbalancedHarms({ notions }: Summary): Claim {
  const [unbalanced, balanced] = (["unbalanced", "balanced"] as const)
    .map((term) => rowWith(notions, { term }));
  return {
    claim: "C44c",
    estimand: "discs of the exact score for each unbalanced edge more than the enemy has",
    ...{ unit: "discs", digits: 1 },
    cases: caseOf("", unbalanced.alone),
    allowed: { high: 0, reason: "because harm costs discs" },
    rule: "pooled",
    beside: balanced.alone ? [`For a balanced edge it is ${brief(balanced.alone, 1)}.`] : [],
  };
}

function caseOf(name: string, estimate: Interval | null): ClaimCase[] {
  return estimate ? [{ name, estimate }] : [];
}

function negative({ mean, low, high, ...rest }: Interval): Interval {
  return {
    ...rest,
    mean: 0 - mean,
    low: high === null ? null : 0 - high,
    high: low === null ? null : 0 - low,
  };
}
