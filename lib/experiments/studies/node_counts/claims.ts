/**
 * What the study says of the claims of the sources, computed from the rows. All of it rests on the
 * deepest searches of Reversi: tic-tac-toe has one position, and its tree grows narrower to the end.
 *
 * @module
 */
import { geometricMean, type Interval, mean } from "matchbox/report/statistics/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { inSentence } from "../../show_estimate.ts";
import type { Verdict } from "../../study.ts";
import { deepest, type SearchSummary, summarise } from "./summary.ts";

/** `About` the square root: an exponent of the full search's leaves from 0.45 to 0.6. */
const SQUARE_ROOT = { low: 0.45, high: 0.6 };
/** `As many`: at least this share of the nodes of minimax. */
const AS_MANY = 0.95;
/** `At` a number: within this factor of it. */
const FACTOR = 1.5;

/** The verdicts on C6, C9 and C10. */
export function claims(rows: readonly Row[]): Verdict[] {
  const reversi = summarise(rows).filter(({ game }) => game.startsWith("reversi"));
  const bottom = deepest(reversi);
  const pick = (order: string) =>
    bottom.find((summary) => summary.algorithm === "alpha-beta" && summary.order === order)!;
  const full = bottom.find(({ algorithm }) => algorithm === "minimax")!;
  return [
    squareRoot(full, pick("exactly best first"), pick("exactly worst first")),
    formula(reversi.filter(({ algorithm }) => algorithm === "minimax"), pick("exactly best first")),
    nothingCut(pick("worst first"), pick("exactly worst first")),
  ];
}

function squareRoot(full: SearchSummary, best: SearchSummary, worst: SearchSummary): Verdict {
  const exponent = mean(
    best.rows.map((row, i) =>
      Math.log(row.leaves as number) / Math.log(full.rows[i].leaves as number)
    ),
  );
  const isRoot = exponent.mean >= SQUARE_ROOT.low && exponent.mean <= SQUARE_ROOT.high;
  const isFull = worst.share.mean >= AS_MANY;
  return {
    claim: "C6",
    sentence: "Alpha-beta looks at about the square root of full search with the best order of " +
      "moves, and at as many positions with the worst.",
    verdict: isRoot && isFull ? "confirmed" : isRoot || isFull ? "depends" : "refuted",
    evidence: `Reversi, depth ${best.depth}: with the exactly best order leaves are those of ` +
      `minimax to the power ${
        inSentence(exponent, 3)
      } (square root: 0.5; about: ${SQUARE_ROOT.low} to ` +
      `${SQUARE_ROOT.high}); with the exactly worst order nodes are ${
        inSentence(worst.share, 3)
      } of ` +
      `those of minimax (as many: at least ${AS_MANY}).`,
  };
}

function formula(byDepth: readonly SearchSummary[], best: SearchSummary): Verdict {
  const [last] = byDepth.slice(-1);
  const before = byDepth.at(-2) ?? last;
  // W of one depth less foretells the leaves of the full search.
  const foretold = geometricMean(
    last.rows.map((row, i) =>
      (row.leaves as number) / (before.rows[i].branching as number) ** last.depth
    ),
  );
  const powers = near(foretold);
  const fits = near(best.overMinimum);
  return {
    claim: "C9",
    sentence: "Minimax looks at W^d positions, best-ordered alpha-beta at W^ceil(d/2) + " +
      "W^floor(d/2) - 1.",
    verdict: powers && fits ? "confirmed" : powers || fits ? "depends" : "refuted",
    evidence: `Reversi: W is ${inSentence(last.branching, 2)} at depth ${last.depth} and ` +
      `${
        inSentence(before.branching, 2)
      } at depth ${before.depth}; the leaves of minimax at depth ` +
      `${last.depth} are ${
        inSentence(foretold, 2)
      } times what the latter foretells, those of alpha-beta ` +
      `with the exactly best order ${
        inSentence(best.overMinimum, 2)
      } times the formula (at: within a ` +
      `factor of ${FACTOR}). The source's own figure for W = 40 and depth 5 is wrong: 40^5 is ` +
      `${(40 ** 5).toLocaleString("en")}, not 10,240 thousand.`,
  };
}

function nothingCut(shallow: SearchSummary, exact: SearchSummary): Verdict {
  const cut = [shallow, exact].some(({ share }) => share.mean < 1);
  const almostNothing = [shallow, exact].every(({ share }) => share.mean >= AS_MANY);
  return {
    claim: "C10",
    sentence: "With the moves ordered from worst to best alpha-beta cuts nothing.",
    verdict: !cut ? "confirmed" : almostNothing ? "depends" : "refuted",
    evidence:
      `Reversi, depth ${exact.depth}: nodes are ${inSentence(shallow.share, 3)} of those of ` +
      `minimax with the worst move first by a shallow search and ${
        inSentence(exact.share, 3)
      } with the ` +
      `exactly worst first, which still leaves ${
        exact.cutoffs.toLocaleString("en")
      } nodes by a cutoff.`,
  };
}

function near(ratio: Interval): boolean {
  return ratio.mean <= FACTOR && ratio.mean >= 1 / FACTOR;
}
