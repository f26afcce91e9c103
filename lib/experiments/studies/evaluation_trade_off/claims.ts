/**
 * What the study says of the claims of the sources.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { formatNumber } from "matchbox/report/format.ts";
import type { Claim } from "../../claim.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { ABOVE_EVEN, BELOW_EVEN } from "../../judge.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import { CHESS, EQUAL_TIME, LEVELS } from "./duels.ts";
import { NODES } from "./position_kinds.ts";
import type { Kind } from "./rows.ts";
import type { Summary } from "./summary.ts";

const LOWEST = LEVELS[0];
const HIGHEST = LEVELS.at(-1)!;

/** C14, C18 and C33. */
export function claims(summary: Summary): Claim[] {
  return [
    knowsMore(summary),
    canLose(summary),
    hyperbola(summary),
    nodesASecond(summary),
    {
      claim: "C33a",
      ...lossesIn("combination", summary),
      allowed: { high: 0, reason: NO_AMOUNT },
      beside: [NODES_OF_BOTH, bestMoves("combination", summary)],
    },
    {
      claim: "C33b",
      ...lossesIn("quiet", summary),
      allowed: { low: 0, reason: NO_AMOUNT },
      beside: [
        NODES_OF_BOTH,
        "In chess the reference is a third evaluation and five plies, so a quiet value is an opinion " +
        "about squares; in Reversi it is the exact result.",
      ],
    },
  ];
}

function knowsMore({ duels }: Summary): Claim {
  return {
    claim: "C14a",
    estimand: "score of the simple program with the same nodes, all levels together",
    ...POINTS,
    cases: duels.map(({ duel, sameNodes }) => ({ name: duel, estimate: sameNodes })),
    allowed: BELOW_EVEN,
    rule: "each",
  };
}

/** Judged by the nodes that the simple program gets in the same time; more of them stand beside it. */
function canLose({ duels, speeds }: Summary): Claim {
  return {
    claim: "C14b",
    estimand:
      "score of the simple program with the nodes of its measured speed, all levels together",
    ...POINTS,
    cases: duels.map(({ duel, equalTime }) => ({ name: duel, estimate: equalTime })),
    allowed: ABOVE_EVEN,
    rule: "some",
    beside: duels.map(({ duel, curves, moreNodes, timed }) => {
      const times = formatNumber(rowWith(speeds, { duel }).ratio.mean, 1);
      const scores = curves.map(({ atEqualTime }) => brief(atEqualTime, 2)).join(", ");
      const byTime = timed && `, and in games by time ${brief(timed.score, 2)}`;
      return `By its speed in ${duel} it gets ${times} times the nodes, and scores ${scores} there, ` +
        `from ${LOWEST} to ${HIGHEST} nodes of the rich program. With ${moreNodes.multiple} times the ` +
        `nodes it scores ${brief(moreNodes.score, 2)}${byTime ?? ""}.`;
    }),
  };
}

/** Where no multiple reaches an even score at both levels, the change is unknown, and no case. */
function hyperbola({ duels }: Summary): Claim {
  const isBeyond = ({ curves }: Summary["duels"][number]) =>
    [curves[0], curves.at(-1)!].every(({ rate }) => rate.mean === Infinity);
  const beyond = duels.filter(isBeyond).map(({ duel }) => duel);
  return {
    claim: "C14c",
    estimand: `exchange rate at ${HIGHEST} nodes divided by that at ${LOWEST}`,
    digits: 2,
    // A small run may reach an even score at one of the levels alone: then there is no number at all.
    cases: duels.filter((each) => !isBeyond(each) && Number.isFinite(each.change.mean))
      .map(({ duel, change }) => ({ name: duel, estimate: change })),
    allowed: {
      ...{ low: 0.5, high: 2 },
      reason:
        "less than a doubling while the nodes grow ninefold, because only the product counts " +
        "if the rate is the same at all levels",
    },
    rule: "each",
    beside: [
      "The exchange rate is the multiple of nodes at which the simple program is as strong.",
      ...beyond.map((duel) =>
        `In ${duel} no multiple that was tried makes it as strong at either level: unknown.`
      ),
    ],
  };
}

function nodesASecond({ speeds }: Summary): Claim {
  const others = speeds.filter(({ duel }) => duel !== CHESS);
  return {
    claim: "C18",
    estimand: "nodes a second with material divided by those with eight parts, the same search",
    digits: 2,
    cases: rowsWith(speeds, { duel: CHESS }).map(({ duel, ratio }) => ({
      name: duel,
      estimate: ratio,
    })),
    allowed: { low: 10, high: 100, reason: "because these are the source's own numbers" },
    rule: "pooled",
    beside: [
      `In other games: ${
        others.map(({ duel, ratio }) => `${brief(ratio, 2)} (${duel})`).join("; ")
      }.`,
    ],
  };
}

/** Where the simple program has the multiple that stands for equal time. */
function equalTime(kind: Kind, { losses }: Summary): Summary["losses"] {
  return rowsWith(losses, { kind, multiple: EQUAL_TIME });
}

function lossesIn(kind: Kind, summary: Summary): Omit<Claim, "claim" | "allowed"> {
  const found = equalTime(kind, summary);
  return {
    estimand: "loss of a move, simple program minus rich one",
    ...{ unit: "pawns or discs", digits: 2, rule: "each" },
    cases: found.map(({ duel, more }) => ({ name: duel, estimate: more })),
    couldFail: {
      what: "positions in which the moves of the two lose differently",
      count: sum(found.map(({ differ }) => differ)),
      of: sum(found.map(({ more }) => more.count)),
    },
  };
}

/** What the programs get; the measured speeds are judged apart. */
const NODES_OF_BOTH = `The simple program has ${EQUAL_TIME} times the nodes of the rich one, ` +
  `${formatNumber(EQUAL_TIME * NODES)} to ${NODES}; how many its speed gives is told in C18.`;

function bestMoves(kind: Kind, summary: Summary): string {
  const found = equalTime(kind, summary).map(({ duel, simple, rich }) =>
    `${formatNumber(simple.found.mean, 2)} against ${formatNumber(rich.found.mean, 2)} (${duel})`
  );
  return `Share of best moves that they find: ${found.join("; ")}.`;
}
