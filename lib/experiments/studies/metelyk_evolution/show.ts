/**
 * What the rows say of evolution by budding.
 *
 * @module
 */
import type { Claim } from "../../claim.ts";
import { fromTo } from "../../from_to.ts";
import { rowsWith } from "../../groups.ts";
import { ABOVE_EVEN } from "../../judge.ts";
import { brief, hiddenLayer } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { againstFirst, kindName, summarise, type Summary } from "./summary.ts";
import { tables } from "./tables.ts";

const UNIT = "points a game";
/** The hidden layers, with their claims after equally many generations and after equal time. */
const HIDDEN = [["none", "C1e", "C1f"], ["16", "C1g", "C1h"]] as const;

export const study = defineStudy(experiment, {
  title: "Evolution of networks for Metelyk",
  question:
    "How strong do networks become by budding and mutation, and does 38-50 or 38-1 evolve better?",
  sources: ["A8", "A9", "A10", "A11", "A12", "C20", "C20b", "C1", "C1e", "C1f", "C1g", "C1h"],
  live: { figure: "strength" },
  ...{ summarise, tables, figures },

  claims: (summary) => [
    betterInputs(summary),
    {
      claim: "A11",
      sentence: "Evolution by budding makes the networks stronger.",
      estimand: "score of the last champions against the best of their first population",
      ...{ unit: UNIT, digits: 2, allowed: ABOVE_EVEN, rule: "each" },
      cases: againstFirst(summary),
    },
    ...HIDDEN.flatMap(([hidden, generations, time]) => {
      const contests = rowsWith(summary.contests, { hidden });
      return [equalGenerations(generations, contests), equalTime(time, contests)];
    }),
  ],

  finding(summary) {
    const first = againstFirst(summary);
    return `The last champions score ${
      fromTo(first.map(({ name, estimate }) => [name, estimate]), 2)
    } points a game against the best of their first population (${first[0].estimate.count} runs ` +
      "of each kind of network).";
  },
});

function betterInputs({ allInputs, inputs }: Summary): Claim {
  const kinds = inputs.map((each) => `${brief(each.score, 2)} (${kindName(each)})`);
  return {
    claim: "C20b",
    estimand:
      "score of the last champions with sum and difference against those with the two scores",
    // Three games in a hundred.
    ...{ unit: UNIT, digits: 2, allowed: ABOVE_EVEN, smallest: 0.03, rule: "pooled" },
    cases: allInputs ? [{ name: "all kinds", estimate: allInputs }] : [],
    beside: [`By kind of network they score ${kinds.join("; ")}.`],
  };
}

/** A claim on 38-1 against 38-50 with this hidden layer. */
type Contest = Summary["contests"][number];

/** One game in twenty more than an even score: fewer are not seen in a match of twenty games. */
const SMALLEST = 0.05;

function contest(claim: string, cases: Claim["cases"]): Omit<Claim, "estimand"> {
  return {
    ...{ claim, unit: UNIT, digits: 2, allowed: ABOVE_EVEN, smallest: SMALLEST, rule: "pooled" },
    exploratory:
      "the hidden layers were one claim before, and are two after a look at their scores",
    cases,
  };
}

function equalGenerations(claim: string, contests: readonly Contest[]): Claim {
  return {
    ...contest(claim, contests.map(({ end }) => ({ name: "", estimate: end.score }))),
    estimand: "score of the last champions of 38-1 against those of 38-50",
    beside: contests.map(({ hidden, end }) =>
      `Both have ${hiddenLayer(hidden)} and ${end.generation} generations.`
    ),
  };
}

function equalTime(claim: string, contests: readonly Contest[]): Claim {
  const known = contests.flatMap(({ hidden, equalTime }) =>
    equalTime ? [{ name: hiddenLayer(hidden), ...equalTime }] : []
  );
  return {
    ...contest(claim, known.map(({ score }) => ({ name: "", estimate: score }))),
    estimand: "score of the champions of 38-1 against those of 38-50, after as much time",
    beside: known.map(({ name, ratio, generations, ends: [low, high] }) =>
      `With ${name} a generation of 38-1 takes ${brief(ratio, 2)} times as long, so it has ` +
      `${generations["38-1"].toFixed(0)} generations beside ${
        generations["38-50"].toFixed(0)
      } of 38-50; between two checkpoints its points lie on the line between theirs. At the ends of ` +
      `that interval the score is ${brief(low, 2)} and ${brief(high, 2)}.`
    ),
  };
}
