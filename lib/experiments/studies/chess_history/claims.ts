/**
 * What the study says of hardware and algorithms.
 *
 * @module
 */
import type { Claim, Question, Statement } from "../../claim.ts";
import { rowsWith } from "../../groups.ts";
import { ABOVE_EVEN } from "../../judge.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import { caseOf } from "../../shown_matches.ts";
import { AS_THEY_WERE } from "./players.ts";
import { noviceOf, type Summary } from "./summary.ts";

/** MANIAC's time for a move. */
const MANIAC_SECONDS = 12 * 60;

const ELO = { unit: "Elo", digits: 0 };

/** C50a to C50e, E11a. */
export function claims(summary: Summary): Statement[] {
  return [
    hardware(summary),
    algorithms(summary),
    share(summary),
    extrapolated(summary),
    asTheyWere(summary),
    novice(summary),
  ];
}

function hardware({ doubling }: Summary): Claim {
  return {
    claim: "C50a",
    estimand: "Elo for each doubling of the positions for a move",
    ...ELO,
    cases: doubling.map(({ program, elo }) => ({ name: program, estimate: elo })),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "each",
  };
}

function algorithms({ later }: Summary): Claim {
  return {
    claim: "C50b",
    estimand: "Elo of a program above the one before it at equal positions",
    ...ELO,
    cases: later.map(({ program, before, elo }) => ({
      name: `${program} against ${before}`,
      estimate: elo,
    })),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "each",
  };
}

function share({ share, hardware, algorithms, budgets }: Summary): Question {
  return {
    kind: "question",
    claim: "C50c",
    estimand: "share of hardware in the gain of both, in Elo",
    digits: 2,
    cases: [{ name: `${budgets.at(-1)! / budgets[0]} times the positions`, estimate: share }],
    beside: [
      `Hardware is worth ${brief(hardware, 0)} Elo (mean over the programs), algorithms ${
        brief(algorithms, 0)
      } (mean over the numbers of positions).`,
    ],
  };
}

function extrapolated({ extrapolated: { share, hardware, algorithms } }: Summary): Question {
  return {
    kind: "question",
    claim: "C50d",
    estimand: "share of hardware in the gain of both, in Elo, extrapolated",
    digits: 2,
    cases: [{ name: "from the IBM 704 to Deep Blue", estimate: share }],
    beside: [
      `Nobody played with so many positions: each doubling counts as much as one within what was played. So ` +
      `hardware would be worth ${
        brief(hardware, 0)
      } Elo, and the way from the seven moves to full width is ` +
      `worth ${brief(algorithms, 0)}.`,
    ],
  };
}

function asTheyWere({ matches }: Summary): Claim {
  const later = AS_THEY_WERE.slice(2).map(({ name }) => name);
  return {
    claim: "C50e",
    estimand: "score of a program as it was against the one before it",
    ...POINTS,
    cases: rowsWith(matches, { group: "as it was" })
      .filter(({ first }) => later.includes(first))
      .map(caseOf),
    allowed: ABOVE_EVEN,
    rule: "each",
  };
}

function novice(summary: Summary): Question {
  const { moves, points } = noviceOf(summary);
  return {
    kind: "question",
    claim: "E11a",
    estimand: "moves until MANIAC's program beats a player that takes the most it can",
    digits: 1,
    cases: moves ? [{ name: "", estimate: moves }] : [],
    beside: [
      `It scores ${brief(points, 2)} points a game. Without alpha-beta its four plies are ${
        brief(summary.maniac, 0)
      } positions, in twelve minutes about ${
        (summary.maniac.mean / MANIAC_SECONDS).toFixed(0)
      } a second.`,
    ],
  };
}
