/**
 * The verdicts of the study on the claims of the sources, by the deepest searches of Reversi.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { judge } from "../../judge.ts";
import type { Verdict } from "../../study.ts";
import type { LeafValues, Order } from "./searches.ts";
import {
  deepest,
  type FullSearch,
  type NodeCounts,
  ofReversi,
  type SearchSummary,
} from "./summary.ts";

/**
 * `About` the square root: within this factor. At even depths the fewest leaves of a uniform tree are twice
 * the square root minus one, so a smaller factor would be impossible.
 */
const ABOUT = 2;
/** `As many`: at least this share; a saving of a twentieth is negligible. */
const AS_MANY = 0.95;
/**
 * `At` a number: within this factor of it. At depth 6 W^d changes by as much when W changes by 7 %, and W
 * differs by more than that from one position to the next.
 */
const AT = 1.5;

/** The verdicts on C6a, C6b, C9a, C9b and C10. */
export function claims({ searches, fullSearches }: NodeCounts): Verdict[] {
  const bottom = ofReversi(deepest(searches));
  const alphaBeta = (order: Order, values: LeafValues = "as evaluated") =>
    bottom.find((summary) =>
      summary.algorithm === "alpha-beta" && summary.order === order && summary.values === values
    )!;
  const best = alphaBeta("exactly best first");
  const worst = alphaBeta("exactly worst first", "unique");
  return [
    squareRoot(best),
    asMany(worst, alphaBeta("exactly worst first")),
    fullTree(ofReversi(fullSearches), best),
    fewest(best),
    nothingCut(alphaBeta("worst first"), worst),
  ];
}

function squareRoot(best: SearchSummary): Verdict {
  const { overRoot } = best.besideMinimax!;
  return {
    claim: "C6a",
    sentence: "With the best order of moves alpha-beta looks at about as many positions as the " +
      "square root of full search.",
    verdict: judge(overRoot, { low: 1 / ABOUT, high: ABOUT }),
    measured: `${ratio(overRoot, 2)} times the square root; ${where(best)}`,
    evidence: `${where(best)}: with the exactly best order alpha-beta visits ` +
      `${
        ratio(overRoot, 2)
      } times the square root of the leaves of minimax. "About" means within a ` +
      `factor of ${ABOUT}, because even the fewest leaves of a uniform tree are about twice the root. ` +
      "The nodes that were searched to find this order are not counted here.",
  };
}

function asMany(unique: SearchSummary, asEvaluated: SearchSummary): Verdict {
  const { overLeaves } = unique.besideMinimax!;
  const withTies = ratio(asEvaluated.besideMinimax!.overLeaves, 3);
  return {
    claim: "C6b",
    sentence: "With the worst order of moves alpha-beta looks at as many positions as full search.",
    verdict: judge(overLeaves, { low: AS_MANY }),
    measured: `${ratio(overLeaves, 3)} of the leaves of minimax; ${where(unique)}`,
    evidence: `${where(unique)}: with the exactly worst order, and no two leaves of equal value, ` +
      `alpha-beta visits ${
        ratio(overLeaves, 3)
      } of the leaves of minimax. "As many" means at least ` +
      `${AS_MANY}, because saving one leaf in twenty is negligible. With the values of the evaluation ` +
      `it visits ${withTies}, because many moves then have equal values and one of the best may come ` +
      "early.",
  };
}

function fullTree(fullByDepth: readonly FullSearch[], best: SearchSummary): Verdict {
  const { depth } = best;
  const { width, overForetold } = fullByDepth.at(-1)!;
  const change = ((AT ** (1 / depth) - 1) * 100).toFixed(0);
  const power = (40 ** 5).toLocaleString("en");
  return {
    claim: "C9a",
    sentence: "With W moves in each position minimax looks at W^d positions.",
    verdict: overForetold ? judge(overForetold, { low: 1 / AT, high: AT }) : "not decided",
    measured: overForetold
      ? `${ratio(overForetold, 2)} times W^${depth} with the W of one ply less; ${where(best)}`
      : `a single ply predicts nothing; ${where(best)}`,
    evidence:
      `${where(best)}, W = ${ratio(width, 2)}: ${
        growth(fullByDepth.at(-2)?.width, overForetold)
      }. "At" means within a factor of ${AT}: W^${depth} changes by that factor when W changes ` +
      `by ${change} %. The source's own number for W = 40 and depth 5 is wrong: 40^5 is ${power}, not ` +
      "10,240 thousand.",
  };
}

function fewest(best: SearchSummary): Verdict {
  const { overMinimum } = best.besideMinimax!;
  return {
    claim: "C9b",
    sentence: "Best-ordered alpha-beta looks at W^ceil(d/2) + W^floor(d/2) - 1 positions.",
    verdict: judge(overMinimum, { low: 1 / AT, high: AT }),
    measured: `${ratio(overMinimum, 2)} times as many leaves; ${where(best)}`,
    evidence: `${where(best)}: with the exactly best order alpha-beta visits ` +
      `${ratio(overMinimum, 2)} times as many leaves as the formula gives. "At" means within a ` +
      `factor of ${AT}, as for minimax.`,
  };
}

function growth(widthBefore: Interval | undefined, overForetold: Interval | null): string {
  return widthBefore && overForetold
    ? `minimax visits ${ratio(overForetold, 2)} times the leaves predicted from the W of one ply ` +
      `less, ${ratio(widthBefore, 2)}`
    : "a single ply predicts nothing";
}

function nothingCut(shallow: SearchSummary, exact: SearchSummary): Verdict {
  const [byShallow, byExact] = [shallow, exact].map(({ cutoffs }) => cutoffs.toLocaleString("en"));
  return {
    claim: "C10",
    sentence: "With the moves ordered from worst to best alpha-beta cuts nothing.",
    verdict: shallow.cutoffs === 0 && exact.cutoffs === 0 ? "confirmed" : "refuted",
    measured: `cutoffs at ${byExact} nodes with the exactly worst order; ${where(exact)}`,
    evidence:
      `${where(shallow)}: alpha-beta cuts off at ${byShallow} nodes when a shallow search ` +
      `puts the worst move first, and at ${byExact} nodes with the exactly worst order and no two ` +
      'leaves of equal value. "Nothing" means at no node, and these are counts, not estimates.',
  };
}

/** A ratio without its count, which `where` gives. */
function ratio(estimate: Interval, digits: number): string {
  return formatInterval(estimate, { digits, count: false });
}

function where({ depth, count }: SearchSummary): string {
  return `Reversi, depth ${depth}, ${count} position${count === 1 ? "" : "s"}`;
}
