/**
 * What the study says of the configurations.
 *
 * @module
 */
import type { Check, Claim, Question, Statement } from "../../claim.ts";
import { rowWith } from "../../groups.ts";
import { brief, NO_AMOUNT, POINTS } from "../../phrases.ts";
import { additionNames, ALPHA_BETA, EVERY_PART, MINIMAX } from "./configurations.ts";
import { MOVE_SECONDS, type OfConfiguration, type Summary } from "./summary.ts";

/** E10a to E10e, and C46. */
export function claims(summary: Summary): Statement[] {
  return [
    sameQuality(summary),
    fewerBranches(summary),
    sameMove(summary),
    eachAddition(summary),
    theBest(summary),
    fullSearch(summary),
  ];
}

function sameQuality({ unchanged }: Summary): Check {
  return {
    kind: "check",
    claim: "E10a",
    holds: unchanged.map((each) => ({ ...each, unit: "searches" })),
  };
}

function fewerBranches({ configurations, depth }: Summary): Claim {
  const alphaBeta = rowWith(configurations, { name: ALPHA_BETA });
  return {
    claim: "E10b",
    estimand:
      "branching factor over that of minimax (alpha-beta) or of alpha-beta with deepening (additions)",
    digits: 2,
    cases: [
      { name: `${ALPHA_BETA} against ${MINIMAX}`, estimate: alphaBeta.overMinimax },
      ...additionsOf(configurations).map(({ name, overPlain }) => ({ name, estimate: overPlain })),
    ],
    allowed: { high: 1, reason: "because the same factor is 1" },
    rule: "each",
    beside: [
      `Searches to depth ${depth}; the factor is the root of all nodes to that depth, those of the ` +
      "quiescence search and of shallower depths included.",
      `The time to that depth, divided by that of ${MINIMAX}: ${
        configurations.filter(({ name }) => name !== MINIMAX)
          .map(({ name, time }) => `${brief(time)} (${name})`).join("; ")
      }.`,
    ],
  };
}

function sameMove({ configurations, depth }: Summary): Question {
  return {
    kind: "question",
    claim: "E10c",
    estimand:
      `share of the positions in which a configuration plays the move of ${MINIMAX} to depth ${depth}`,
    digits: 2,
    cases: configurations.filter(({ name }) => name !== MINIMAX)
      .map(({ name, same }) => ({ name, estimate: same })),
  };
}

function eachAddition({ configurations }: Summary): Claim {
  return {
    claim: "E10d",
    estimand:
      "score of alpha-beta with deepening and an addition, minus that without it, over all games of both",
    ...POINTS,
    cases: additionsOf(configurations).map(({ name, ahead }) => ({ name, estimate: ahead })),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "each",
    beside: [pacesOf(configurations)],
  };
}

function theBest({ configurations }: Summary): Claim {
  const others = configurations.filter(({ name }) => name !== EVERY_PART);
  return {
    claim: "E10e",
    estimand:
      "score of the search with every part minus that of another configuration, over all games of both",
    ...POINTS,
    cases: others.map(({ name, behindBest }) => ({ name, estimate: behindBest })),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "every",
    beside: [pacesOf(configurations)],
  };
}

function pacesOf(configurations: readonly OfConfiguration[]): string {
  return `The time for a move, divided by that of alpha-beta with deepening: ${
    configurations.map(({ name, pace }) => `${brief(pace, 2)} (${name})`).join("; ")
  }.`;
}

function additionsOf(configurations: readonly OfConfiguration[]): OfConfiguration[] {
  return configurations.filter(({ name }) => (additionNames as readonly string[]).includes(name));
}

function fullSearch({ plies, depth }: Summary): Claim {
  return {
    claim: "C46",
    estimand: `plies that ${MINIMAX} searches in ${MOVE_SECONDS} seconds`,
    digits: 2,
    cases: [{ name: "", estimate: plies }],
    allowed: {
      ...{ low: 6, high: 7 },
      reason: "because the sixth ply is then the last one that is searched",
    },
    rule: "pooled",
    exploratory: "the times were known when it was asked",
    beside: [
      `A move has so much time where fifty have two hours. The time to depth ${depth} was measured; each ply ` +
      "more takes as many times as long as the last one took more nodes.",
    ],
  };
}
