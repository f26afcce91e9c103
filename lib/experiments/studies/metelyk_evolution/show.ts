/**
 * What the rows say of evolution by budding.
 *
 * @module
 */
import type { Claim } from "../../claim.ts";
import { fromTo } from "../../from_to.ts";
import { ABOVE_EVEN } from "../../judge.ts";
import { brief, hiddenLayer } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { againstFirst, kindName, summarise, type Summary } from "./summary.ts";
import { tables } from "./tables.ts";

const UNIT = "points a game";

export const study = defineStudy(experiment, {
  title: "Evolution of networks for Metelyk",
  question:
    "How strong do networks become by budding and mutation, and does 38-50 or 38-1 evolve better?",
  sources: ["A8", "A9", "A10", "A11", "A12", "C20", "C20b", "C1", "C1e", "C1f"],
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
    equalGenerations(summary),
    equalTime(summary),
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
    ...{ unit: UNIT, digits: 2, allowed: ABOVE_EVEN, rule: "pooled" },
    cases: allInputs ? [{ name: "all kinds", estimate: allInputs }] : [],
    beside: [`By kind of network they score ${kinds.join("; ")}.`],
  };
}

function equalGenerations({ contests }: Summary): Claim {
  return {
    claim: "C1e",
    estimand: "score of the last champions of 38-1 against those of 38-50",
    ...{ unit: UNIT, digits: 2, allowed: ABOVE_EVEN, rule: "each" },
    cases: contests.map(({ hidden, end }) => ({
      name: `${hiddenLayer(hidden)}, ${end.generation} generations`,
      estimate: end.score,
    })),
  };
}

function equalTime({ contests }: Summary): Claim {
  const known = contests.flatMap(({ hidden, equalTime }) =>
    equalTime ? [{ name: hiddenLayer(hidden), ...equalTime }] : []
  );
  return {
    claim: "C1f",
    estimand: "score of the champions of 38-1 against those of 38-50",
    ...{ unit: UNIT, digits: 2, allowed: ABOVE_EVEN, rule: "each" },
    // As long as a hidden layer is missing, nothing is decided.
    cases: known.length < contests.length
      ? []
      : known.map(({ name, score }) => ({ name, estimate: score })),
    beside: [
      "The faster kind has all its generations, the slower one those that fit into the same time; " +
      "between two checkpoints the score lies on the straight line.",
      ...known.map(({ name, generations, seconds }) =>
        `With ${name} these are ${Math.round(generations["38-1"])} generations of 38-1 and ` +
        `${Math.round(generations["38-50"])} of 38-50, in ${seconds.toFixed(2)} s each.`
      ),
    ],
  };
}
