/**
 * What the study says of the claims of the sources, computed from the rows. All of it rests on the
 * deepest searches of Reversi: tic-tac-toe has one position, and its tree grows narrower to the end.
 *
 * @module
 */
import { geometricMean } from "matchbox/report/statistics/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { judge, judgeTogether } from "../../judge.ts";
import { inCell, inSentence } from "../../show_estimate.ts";
import type { Verdict } from "../../study.ts";
import { deepest, pricesOfOrder, type SearchSummary, summarise } from "./summary.ts";

/**
 * `About` the square root: within this factor. At even depths the fewest leaves of a uniform tree are
 * themselves twice the square root less one, so that nothing nearer could be asked.
 */
const ABOUT = 2;
/** `As many`: at least this share. A saving of a twentieth would not be worth a word. */
const AS_MANY = 0.95;
/**
 * `At` a number: within this factor of it. At depth 6 W^d changes by as much when W changes by 7 %, and W
 * differs by more than that from one depth to the next.
 */
const AT = 1.5;

/** The verdicts on C6a, C6b, C9 and C10. */
export function claims(rows: readonly Row[]): Verdict[] {
  const reversi = summarise(rows).filter(({ game }) => game.startsWith("reversi"));
  const bottom = deepest(reversi);
  const pick = (order: string, values = "as evaluated") =>
    bottom.find((summary) =>
      summary.algorithm === "alpha-beta" && summary.order === order && summary.values === values
    )!;
  const minimaxByDepth = reversi.filter(({ algorithm }) => algorithm === "minimax");
  return [
    squareRoot(pick("exactly best first")),
    asMany(pick("exactly worst first"), pick("exactly worst first", "unique")),
    formula(minimaxByDepth, pick("exactly best first")),
    nothingCut([pick("worst first"), pick("exactly worst first", "unique")]),
  ];
}

/** From which depth on ordering by a shallow search pays for its own nodes, in a sentence. */
export function whenOrderingPays(summaries: readonly SearchSummary[]): string {
  const prices = pricesOfOrder(summaries).filter(({ game }) => game.startsWith("reversi"));
  const last = prices.at(-1)!;
  const pays = prices.findIndex((_, at) =>
    prices.slice(at).every(({ nodes }) => nodes.high !== null && nodes.high < 1)
  );
  const atTheEnd = `at depth ${last.depth} it needs ${inCell(last.nodes, 2)} times the nodes`;
  return pays >= 0
    ? `A shallow order pays from depth ${prices[pays].depth} on: ${atTheEnd}.`
    : `Up to depth ${last.depth} a shallow order is not seen to pay for its own nodes: ${atTheEnd}.`;
}

function squareRoot(best: SearchSummary): Verdict {
  const { overRoot } = best.besideMinimax!;
  return {
    claim: "C6a",
    sentence:
      "With the best order of moves alpha-beta looks at about the square root of full search.",
    verdict: judge(overRoot, { low: 1 / ABOUT, high: ABOUT }),
    evidence: `Reversi, depth ${best.depth}: with the exactly best order the leaves are ` +
      `${
        inSentence(overRoot, 2)
      } times the square root of those of minimax (about: the interval lies ` +
      `within a factor of ${ABOUT}, because the fewest leaves of a uniform tree are twice the root ` +
      "themselves). What it would cost to know that order is not counted here.",
  };
}

function asMany(asEvaluated: SearchSummary, unique: SearchSummary): Verdict {
  const { overLeaves } = unique.besideMinimax!;
  return {
    claim: "C6b",
    sentence: "With the worst order of moves alpha-beta looks at as many positions as full search.",
    verdict: judge(overLeaves, { low: AS_MANY }),
    evidence: `Reversi, depth ${unique.depth}: with the exactly worst order the leaves are ` +
      `${
        inSentence(overLeaves, 3)
      } of those of minimax when every leaf has a value of its own, and ` +
      `${
        inSentence(asEvaluated.besideMinimax!.overLeaves, 3)
      } when moves of equal value put a best ` +
      `one early (as many: the interval lies above ${AS_MANY}).`,
  };
}

function formula(minimaxByDepth: readonly SearchSummary[], best: SearchSummary): Verdict {
  const last = minimaxByDepth.at(-1)!;
  const before = minimaxByDepth.at(-2) ?? last;
  // W of one depth less foretells the leaves of the full search.
  const foretold = geometricMean(
    last.rows.map((row, i) =>
      (row.leaves as number) / (before.rows[i].branching as number) ** last.depth
    ),
  );
  const { overMinimum } = best.besideMinimax!;
  const range = { low: 1 / AT, high: AT };
  return {
    claim: "C9",
    sentence: "Minimax looks at W^d positions, best-ordered alpha-beta at W^ceil(d/2) + " +
      "W^floor(d/2) - 1.",
    verdict: judgeTogether([judge(foretold, range), judge(overMinimum, range)]),
    evidence: `Reversi: W is ${inSentence(last.branching, 2)} at depth ${last.depth} and ` +
      `${
        inSentence(before.branching, 2)
      } at depth ${before.depth}; the leaves of minimax at depth ` +
      `${last.depth} are ${inSentence(foretold, 2)} times what the latter foretells, those of ` +
      `alpha-beta with the exactly best order ${
        inSentence(overMinimum, 2)
      } times the formula (at: the ` +
      `interval lies within a factor of ${AT}, by which W^${last.depth} changes when W changes by ` +
      `${
        ((AT ** (1 / last.depth) - 1) * 100).toFixed(0)
      } %). The source's own figure for W = 40 and ` +
      `depth 5 is wrong: 40^5 is ${(40 ** 5).toLocaleString("en")}, not 10,240 thousand.`,
  };
}

function nothingCut(worst: readonly SearchSummary[]): Verdict {
  const [shallow, exact] = worst.map(({ cutoffs }) => cutoffs.toLocaleString("en"));
  const depth = worst[0].depth;
  return {
    claim: "C10",
    sentence: "With the moves ordered from worst to best alpha-beta cuts nothing.",
    verdict: worst.every(({ cutoffs }) => cutoffs === 0) ? "confirmed" : "refuted",
    evidence:
      `Reversi, depth ${depth}, ${worst[0].count} positions: ${shallow} nodes are left by a ` +
      `cutoff with the worst move first by a shallow search, and ${exact} with the exactly worst first ` +
      "and a value of its own for every leaf (nothing: none; counts are exact).",
  };
}
