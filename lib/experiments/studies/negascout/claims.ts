/**
 * What the study says of the claims: by Reversi, Metelyk and chess, each at its greatest depth. Tic-tac-toe
 * is too small to count.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Claim, ClaimCase, Statement } from "../../claim.ts";
import { total } from "../../estimates.ts";
import { nameAtDepth, nameInSentence } from "../../game_names.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { brief } from "../../phrases.ts";
import { type Condition, UNIFORM_TREES } from "./conditions.ts";
import { isJudged } from "./games.ts";
import {
  type Comparison,
  deepest,
  HALF_AGAIN,
  shapeName,
  type Summary,
  type TreeSummary,
  type VisitSummary,
} from "./summary.ts";

/** `Much faster`: at most half of the nodes, so at least twice as fast. */
const MUCH = 0.5;

const FEWER = { high: 1, reason: "because fewer is fewer by however little" } as const;

/** What is said of C7a, C7b, C13a, C13b, C13c, C15a, C15b, C15c, C31 and C32. */
export function claims(summary: Summary): Statement[] {
  const comparisons = summary.comparisons.filter(({ game }) => isJudged(game));
  const last = deepest(comparisons);
  const usual = rowsWith(last, { memory: "none" }).filter(({ order }) => order !== "worst first");
  const windows = summary.windows.filter(({ game }) => isJudged(game));
  const withTable = last.filter(({ order, memory }) =>
    order !== "worst first" && memory !== "none"
  );
  return [
    {
      kind: "check",
      claim: "C7a",
      holds: groupBy(comparisons, "game").rollup((own, { game }) => ({
        name: nameInSentence(game),
        holds: total(own, "sameValues"),
        of: total(own, "count"),
        unit: "searches",
      })),
    },
    {
      claim: "C7b",
      estimand: "nodes of NegaScout over those of alpha-beta",
      digits: 2,
      cases: casesOf(usual, nameOf, ({ scout }) => scout),
      allowed: FEWER,
      rule: "each",
    },
    upToHalfAgain(usual),
    slowerThanMinimax(
      rowsWith(last, { order: "worst first" }),
      rowsWith(summary.trees, { order: "worst first" }),
    ),
    ...comparisons.some(({ timeFactor }) => timeFactor) ? [upToHalfAgainInTime(comparisons)] : [],
    {
      claim: "C15a",
      estimand: "nodes of a null window next to the value over those of the open one",
      digits: 2,
      cases: casesOf(
        rowsWith(windows, { distance: 0 }),
        (each) => `${nameAtDepth(each)}, ${each.side} it`,
        ({ nodes }) => nodes,
      ),
      allowed: { high: MUCH, reason: "because twice as fast is much faster" },
      rule: "each",
    },
    moreCutoffs(summary.visits.filter(({ condition }) => condition.startsWith("null window"))),
    {
      kind: "check",
      claim: "C15c",
      holds: groupBy(windows, "game").rollup((own, { game }) => ({
        name: nameInSentence(game),
        holds: total(own, "right"),
        of: total(own, "count"),
        unit: "null windows",
      })),
      beside: ["A second search with the bound must find the value too."],
    },
    noExtraNodes(summary.visits),
    gainByTable(withTable),
  ];
}

/** Half as fast again, by nodes and by time. */
const UP_TO_HALF_AGAIN = {
  estimand: "how many times as fast as alpha-beta NegaScout is",
  digits: 2,
  allowed: { high: HALF_AGAIN, reason: "because half as fast again is 1.5 times as fast" },
  rule: "every",
} as const;

function upToHalfAgain(usual: readonly Comparison[]): Claim {
  return {
    ...{ ...UP_TO_HALF_AGAIN, claim: "C13a" },
    cases: [
      ...casesOf(usual, nameOf, ({ factor }) => factor),
      {
        name: "the largest of all single searches",
        estimate: Math.max(...usual.map(({ mostFactor }) => mostFactor)),
      },
    ],
    beside: [
      `In ${formatNumber(total(usual, "above"))} of ${
        formatNumber(total(usual, "count"))
      } single ` +
      `searches it is above ${HALF_AGAIN}.`,
    ],
  };
}

/** Apart from nodes, because time depends on the machine. */
function upToHalfAgainInTime(all: readonly Comparison[]): Claim {
  return {
    ...{ ...UP_TO_HALF_AGAIN, claim: "C13c" },
    cases: casesOf(
      all.filter(({ timeFactor }) => timeFactor !== null),
      nameOf,
      ({ timeFactor }) => timeFactor!,
    ),
    beside: ["Searches are one ply less deep than the deepest that are counted."],
  };
}

function slowerThanMinimax(
  worst: readonly Comparison[],
  trees: readonly TreeSummary[],
): Claim {
  const timed = trees.flatMap((tree) =>
    tree.timeOverMinimax ? [`${brief(tree.timeOverMinimax, 2)} (${shapeName(tree)})`] : []
  );
  return {
    claim: "C13b",
    estimand: "nodes with the worst move first over those of minimax",
    digits: 2,
    cases: [
      ...casesOf(
        trees,
        (tree) => `trees of ${shapeName(tree)}`,
        ({ overMinimax }) => overMinimax,
      ),
      ...casesOf(worst, nameAtDepth, ({ overMinimax }) => overMinimax!),
    ],
    allowed: { low: 1, reason: "because longer is longer by however little" },
    rule: "some",
    beside: timed.length
      ? [`In trees it takes ${timed.join("; ")} times the time of minimax.`]
      : [],
  };
}

function moreCutoffs(visits: readonly VisitSummary[]): Statement {
  const samples = groupBy(visits, "sample").rollup((own) => ({
    count: total(own, "count"),
    withExtra: total(own, "withExtra"),
    spared: total(own, "spared"),
  }));
  return {
    kind: "check",
    claim: "C15b",
    holds: [
      ...samples.map(({ sample, count, withExtra }) => ({
        name: `no other nodes than the open window, ${sampleName(sample)}`,
        ...{ holds: count - withExtra, of: count, unit: "null windows" },
      })),
      {
        name: "some node fewer",
        holds: samples.filter(({ spared }) => spared > 0).length,
        ...{ of: samples.length, unit: "samples" },
      },
    ],
    beside: [
      `Of the ${
        formatNumber(total(visits, "alphaBeta"))
      } nodes of the open windows the null windows ` +
      `cut off ${formatNumber(total(visits, "spared"))}, and they visit ` +
      `${formatNumber(total(visits, "extra"))} others.`,
    ],
  };
}

function noExtraNodes(visits: readonly VisitSummary[]): Statement {
  const parts: readonly (readonly [name: string, conditions: readonly Condition[]])[] = [
    ["a fixed order and whole values", [
      "NegaScout, fixed order",
      "NegaScout, fixed order, fail-hard",
    ]],
    ["fractional values", ["NegaScout, fixed order, fractional values"]],
    ["killers", ["NegaScout, killers"]],
    ["a table", ["NegaScout, table"]],
  ];
  const found = parts.map(([name, conditions]) => ({
    name,
    own: visits.filter(({ condition }) => conditions.includes(condition)),
  }));
  return {
    kind: "check",
    claim: "C31",
    holds: found.map(({ name, own }) => ({
      name,
      holds: total(own, "count") - total(own, "withExtra"),
      of: total(own, "count"),
      unit: "searches",
    })),
    beside: found.map(({ name, own }) =>
      `With ${name} alpha-beta cuts off ${formatNumber(total(own, "extra"))} of the ` +
      `${formatNumber(total(own, "compared"))} nodes that NegaScout visits.`
    ),
  };
}

function gainByTable(withTable: readonly Comparison[]): Claim {
  const gains = (memory: Comparison["memory"]) =>
    casesOf(rowsWith(withTable, { memory }), nameOf, ({ tableGain }) => tableGain!);
  const deepened = gains("table, deepened").map(({ name, estimate }) =>
    `${brief(estimate, 2)} (${name})`
  );
  return {
    claim: "C32",
    estimand: "nodes of NegaScout over alpha-beta with a table, over the same without",
    digits: 2,
    cases: gains("table"),
    allowed: FEWER,
    rule: "each",
    beside: [
      "With a table and the searches to all depths, which differs from a search without a table in " +
      `two things and is not judged, it is ${deepened.join("; ")}.`,
    ],
  };
}

function casesOf<T>(all: readonly T[], nameOf: (each: T) => string, of: (each: T) => Interval) {
  return all.map((each) => ({ name: nameOf(each), estimate: of(each) })) satisfies ClaimCase[];
}

function nameOf(comparison: Comparison): string {
  return `${nameAtDepth(comparison)}, ${comparison.order}`;
}

function sampleName(sample: string): string {
  return sample === UNIFORM_TREES ? sample : nameInSentence(sample);
}
