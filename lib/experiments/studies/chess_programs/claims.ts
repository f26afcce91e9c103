/**
 * What the study says of our players beside other programs.
 *
 * @module
 */
import type { Check, Claim, Question, Statement } from "../../claim.ts";
import { NO_AMOUNT, POINTS } from "../../phrases.ts";
import { leftOut } from "./left_out.ts";
import type { Summary } from "./summary.ts";

/** E10f to E10h. */
export function claims(summary: Summary): Statement[] {
  return [...onAScale(summary), ...sameOrder(summary), ...playedAgain(summary)];
}

/** Without a game of a program with a scale there is nothing to say. */
function onAScale({ matches, programs }: Summary): Question[] {
  const cases = matches.flatMap(({ player, opponent, rating }) =>
    rating ? [{ name: `${player} against ${opponent}`, estimate: rating }] : []
  );
  if (cases.length === 0) return [];
  return [{
    kind: "question",
    claim: "E10f",
    estimand: "rating that a match gives a player: that of the program, and the difference in Elo",
    unit: "Elo",
    digits: 0,
    cases,
    beside: [
      "The scale is that of Stockfish's option UCI_Elo, which its makers set by games with a long time for a move; here " +
      "it has few nodes.",
      ...leftOut(programs),
    ],
  }];
}

function sameOrder({ steps, programs }: Summary): Claim[] {
  return [{
    claim: "E10g",
    estimand: "points above the player before it",
    ...POINTS,
    cases: steps.map(({ player, before, opponent, ahead }) => ({
      name: `${player} and ${before} against ${opponent}`,
      estimate: ahead,
    })),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "each",
    beside: leftOut(programs),
  }];
}

function playedAgain({ matches }: Summary): Check[] {
  const recorded = matches.filter(({ recorded }) => recorded);
  if (recorded.length === 0) return [];
  return [{
    kind: "check",
    claim: "E10h",
    holds: recorded.map(({ player, opponent, own, again }) => ({
      ...{ name: `${player} against ${opponent}`, holds: again, of: own, unit: "moves" },
    })),
  }];
}
