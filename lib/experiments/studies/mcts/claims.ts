/**
 * What the study says of Monte-Carlo tree search.
 *
 * @module
 */
import type { Claim } from "../../claim.ts";
import { ABOVE_EVEN, BELOW_EVEN } from "../../judge.ts";
import { MORE } from "../../judge_cases.ts";
import { brief, POINTS } from "../../phrases.ts";
import { ENOUGH, JUDGED, SAME, UCB1 } from "./rows.ts";
import { duelsAt, type Summary } from "./summary.ts";

/** C14f to C14j. */
export function claims(summary: Summary): Claim[] {
  return [
    morePlayouts(summary),
    beatsFourPlies(summary),
    losesInTheSameTime(summary),
    leavesEvaluated(summary),
    otherConstants(summary),
  ];
}

function morePlayouts({ growth }: Summary): Claim {
  return {
    claim: "C14f",
    estimand: "points with so many playouts minus those with a fourth, all depths together",
    ...POINTS,
    cases: growth.flatMap(({ game, steps }) =>
      steps.map(({ playouts, gain }) => ({ name: `${game}, ${playouts}`, estimate: gain }))
    ),
    allowed: MORE,
    rule: "each",
  };
}

function beatsFourPlies(summary: Summary): Claim {
  const duels = duelsAt(summary, JUDGED);
  return {
    claim: "C14g",
    estimand: `score with ${ENOUGH} playouts against alpha-beta, depth ${JUDGED}`,
    ...POINTS,
    // A small run has fewer playouts.
    cases: duels.flatMap(({ game, points }) =>
      points.filter(({ playouts }) => playouts === ENOUGH)
        .map(({ score }) => ({ name: game, estimate: score }))
    ),
    allowed: ABOVE_EVEN,
    rule: "each",
    beside: duels.map(({ game, even, points }) =>
      Number.isFinite(even.mean)
        ? `In ${game} ${evenText(even)} playouts are even.`
        : `In ${game} ${points.at(-1)!.playouts} playouts are not enough to be even.`
    ),
  };
}

/** Playouts with their interval, where there is one. */
function evenText(even: Summary["duels"][number]["even"]): string {
  return even.low === null ? even.mean.toFixed(0) : brief(even, 0);
}

function losesInTheSameTime(summary: Summary): Claim {
  const duels = duelsAt(summary, JUDGED);
  return {
    claim: "C14h",
    estimand: `score with the playouts in the time of alpha-beta, depth ${JUDGED}`,
    ...POINTS,
    cases: duels.flatMap(({ game, atEqualTime }) =>
      atEqualTime ? [{ name: game, estimate: atEqualTime }] : []
    ),
    allowed: BELOW_EVEN,
    rule: "each",
    beside: duels.map(({ game, inTime, atEqualTime }) =>
      `In ${game} ${brief(inTime, 0)} playouts take this time${
        atEqualTime ? "" : ", a number beyond those played"
      }.`
    ),
  };
}

function leavesEvaluated({ leaves }: Summary): Claim {
  return {
    claim: "C14i",
    estimand: `score against playouts to the end of the game, ${SAME} of both`,
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
    claim: "C14j",
    estimand: `score of another constant against ${UCB1}, ${SAME} playouts of both`,
    ...POINTS,
    cases: constants.map(({ game, constant, score }) => ({
      name: `${game}, ${constant}`,
      estimate: score,
    })),
    allowed: BELOW_EVEN,
    rule: "each",
  };
}
