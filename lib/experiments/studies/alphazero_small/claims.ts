/**
 * What the study says of AlphaZero in small.
 *
 * @module
 */
import type { Claim } from "../../claim.ts";
import { ABOVE_EVEN } from "../../judge.ts";
import { MORE } from "../../judge_cases.ts";
import { brief, POINTS } from "../../phrases.ts";
import { DEPTH, STRENGTHS, TIMES, TRIED } from "./arenas.ts";
import { lastScores, type Summary } from "./summary.ts";

/** A point in twenty games is little. */
const LITTLE = 0.05;
const HALF = 0.5;

/** C49, and C53a to C53g. */
export function claims(summary: Summary): Claim[] {
  return [
    fewPositions(summary),
    network(summary),
    search(summary),
    unbeaten(summary),
    moreGames(summary),
    fourPlies(summary),
    perfectPlay(summary),
    policy(summary),
  ];
}

function fewPositions(summary: Summary): Claim {
  return {
    claim: "C49",
    estimand: `score against an opponent with ${TIMES} times as many playouts or nodes`,
    ...POINTS,
    cases: (["mcts times", "nodes times"] as const).flatMap((opponent) =>
      lastScores(summary, "search", opponent, STRENGTHS).map(({ name, estimate }) => ({
        name: `${name}, ${opponent === "mcts times" ? "plain MCTS" : "alpha-beta"}`,
        estimate,
      }))
    ),
    allowed: {
      low: HALF,
      reason: `because who is as strong scores ${HALF}, and far fewer is a tenth`,
    },
    rule: "each",
    beside: ["A playout of plain MCTS counts as one position, though it plays a game to its end."],
  };
}

function network(summary: Summary): Claim {
  return {
    claim: "C53a",
    estimand: "score against plain MCTS with as many playouts",
    ...POINTS,
    cases: lastScores(summary, "search", "mcts"),
    allowed: ABOVE_EVEN,
    rule: "each",
  };
}

function search(summary: Summary): Claim {
  return {
    claim: "C53b",
    estimand: "score of the search against the policy alone",
    ...POINTS,
    cases: lastScores(summary, "search", "policy"),
    allowed: ABOVE_EVEN,
    rule: "each",
  };
}

function unbeaten({ unbeaten }: Summary): Claim {
  const searches = unbeaten.filter(({ way }) => way === "search");
  const last = Math.max(...searches.map(({ games }) => games));
  return {
    claim: "C53c",
    estimand: "share of the trainings after which no sequence of moves beats the search",
    cases: searches.filter(({ games }) => games === last)
      .map(({ share }) => ({ name: TRIED, estimate: share })),
    allowed: { low: HALF, reason: "because most is more than half" },
    rule: "pooled",
    beside: unbeaten.filter(({ games, way }) => games === last && way === "policy")
      .map(({ share }) => `Of the policies alone it is a share of ${brief(share, 2)}.`),
  };
}

function moreGames({ duels }: Summary): Claim {
  return {
    claim: "C53d",
    estimand: "points against plain MCTS after all games, minus those after an eighth of them",
    ...POINTS,
    cases: duels.flatMap(({ game, way, opponent, gain }) =>
      way === "search" && opponent === "mcts" && gain ? [{ name: game, estimate: gain }] : []
    ),
    allowed: MORE,
    rule: "each",
  };
}

function fourPlies(summary: Summary): Claim {
  return {
    claim: "C53e",
    estimand: `score against alpha-beta, ${DEPTH} plies deep`,
    ...POINTS,
    cases: lastScores(summary, "search", "depth"),
    allowed: ABOVE_EVEN,
    rule: "each",
  };
}

function perfectPlay(summary: Summary): Claim {
  return {
    claim: "C53f",
    estimand: "score against perfect play",
    ...POINTS,
    cases: lastScores(summary, "search", "perfect"),
    allowed: {
      low: HALF - LITTLE,
      reason: `because perfect play scores ${HALF} with itself, and a point in twenty is little`,
    },
    rule: "each",
  };
}

function policy(summary: Summary): Claim {
  return {
    claim: "C53g",
    estimand: "score of the policy alone against plain MCTS",
    ...POINTS,
    cases: lastScores(summary, "policy", "mcts"),
    allowed: ABOVE_EVEN,
    rule: "each",
  };
}
