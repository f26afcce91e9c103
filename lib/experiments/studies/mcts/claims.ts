/**
 * What the study says of Monte-Carlo tree search.
 *
 * @module
 */
import type { Claim } from "../../claim.ts";
import { ABOVE_EVEN, BELOW_EVEN } from "../../judge.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import { mostPlayouts, PLAYOUTS, SAME, UCB1 } from "./rows.ts";
import { duelsAt, type Summary } from "./summary.ts";

/** The depth of which the claims speak. */
export const JUDGED = 4;

/** Q1 to Q5. */
export function claims(summary: Summary): Claim[] {
  return [
    morePlayouts(summary),
    asStrong(summary),
    costsMore(summary),
    leavesEvaluated(summary),
    otherConstants(summary),
  ];
}

function morePlayouts({ growth, duels }: Summary): Claim {
  return {
    claim: "Q1",
    sentence: "Monte-Carlo tree search plays better with more playouts.",
    estimand: `points with the most playouts minus those with ${PLAYOUTS[0]}, all depths together`,
    ...POINTS,
    cases: growth.map(({ game, more }) => ({ name: game, estimate: more })),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "each",
    beside: [`The most playouts for a move are ${mostPlayouts(duels)}.`],
  };
}

function asStrong(summary: Summary): Claim {
  const duels = duelsAt(summary, JUDGED);
  return {
    claim: "Q2",
    sentence:
      "With its most playouts Monte-Carlo tree search beats alpha-beta that looks four plies ahead.",
    estimand: `score with the most playouts against depth ${JUDGED}`,
    ...POINTS,
    cases: duels.map(({ game, points }) => ({ name: game, estimate: points.at(-1)!.score })),
    allowed: ABOVE_EVEN,
    rule: "each",
    beside: duels.map(({ game, even }) =>
      Number.isFinite(even.mean)
        ? `In ${game} ${brief(even, 0)} playouts are even.`
        : `In ${game} ${mostPlayouts(duels)} playouts are not enough to be even.`
    ),
  };
}

function costsMore(summary: Summary): Claim {
  const duels = duelsAt(summary, JUDGED);
  return {
    claim: "Q3",
    sentence:
      "Where both are as strong, Monte-Carlo tree search takes more time than alpha-beta, four plies deep.",
    estimand: `time of the playouts that are even, in moves of depth ${JUDGED}`,
    digits: 1,
    cases: duels.flatMap(({ game, timeAtEven }) =>
      timeAtEven ? [{ name: game, estimate: timeAtEven }] : []
    ),
    allowed: { low: 1, reason: "because a ratio above 1 is more time" },
    rule: "each",
    beside: duels.filter(({ timeAtEven }) => timeAtEven === null).map(({ game, timeOfPlayout }) =>
      `In ${game} none is even; ${mostPlayouts(duels)} playouts take ${
        brief(timeOfPlayout, 4)
      } moves of alpha-beta each.`
    ),
  };
}

function leavesEvaluated({ leaves }: Summary): Claim {
  return {
    claim: "Q4",
    sentence:
      "With equally many playouts, an evaluation at the leaves plays better than random moves to the end of the game.",
    estimand: "score against playouts to the end of the game",
    ...POINTS,
    cases: leaves.map(({ game, plies, score }) => ({
      name: `${game}, after ${plies} plies`,
      estimate: score,
    })),
    allowed: ABOVE_EVEN,
    rule: "each",
    beside: leaves.map(({ game, plies, time }) =>
      `In ${game} a move with the evaluation after ${plies} plies takes ${
        brief(time, 2)
      } times the time.`
    ),
  };
}

function otherConstants({ constants }: Summary): Claim {
  return {
    claim: "Q5",
    sentence: "The exploration constant of UCB1 plays better than smaller and larger ones.",
    estimand: `score against the constant ${UCB1}, ${SAME} playouts`,
    ...POINTS,
    cases: constants.map(({ game, constant, score }) => ({
      name: `${game}, ${constant}`,
      estimate: score,
    })),
    allowed: BELOW_EVEN,
    rule: "each",
  };
}
