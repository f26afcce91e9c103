/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { study } from "./show.ts";
import { type Comparison, deepest, type Summary } from "./summary.ts";

const FEW = "its searches are shallow and few";

/** In which NegaScout may visit a node that alpha-beta cuts off. */
const BREAKING = [
  "NegaScout, killers",
  "NegaScout, table",
  "NegaScout, fixed order, fractional values",
] as const;

export const guards = guardsOf(study, {
  "notebooks/08_negascout.ipynb": [
    {
      sentence:
        "With the moves as generated the ratio is smaller at the greatest depth than at depth " +
        "two, and it is smallest in Metelyk, where positions have few moves and the search goes deepest.",
      notQuick: FEW,
      holds({ comparisons }) {
        const own = rowsWith(comparisons, { memory: "none", order: "as generated" });
        const last = deepest(own);
        const [smallest] = last.toSorted((one, other) => one.scout.mean - other.scout.mean);
        return smallest.game.startsWith("metelyk") &&
          last.every(({ game, scout }) => scout.mean < rowWith(own, { game, depth: 2 }).scout.mean);
      },
    },
    {
      sentence: "In shallow trees the second searches cost more than the null windows save.",
      holds: ({ comparisons }) =>
        rowsWith(comparisons, { memory: "none", order: "as generated", depth: 2 })
          .every(({ scout }) => scout.mean > 1),
    },
    {
      sentence:
        "In Reversi and Metelyk the ratio is larger with the best move first by a shallow search.",
      notQuick: FEW,
      holds({ comparisons }) {
        const last = sampled(deepest(rowsWith(comparisons, { memory: "none" })));
        return rowsWith(last, { order: "best first" }).every(({ game, scout }) =>
          game === "chess" ||
          scout.mean > rowWith(last, { game, order: "as generated" }).scout.mean
        );
      },
    },
    {
      sentence:
        "The last rows of each shape are the worst case. There NegaScout visits more nodes " +
        "than minimax, in every tree.",
      holds: ({ trees }) =>
        rowsWith(trees, { order: "worst first" })
          .every(({ moreThanMinimax, count }) => moreThanMinimax === count),
    },
    {
      sentence:
        "With a fixed order of the moves NegaScout visits no node that alpha-beta cuts off, " +
        "fail-soft or fail-hard.",
      holds: ({ visits }) => fixedOrder(visits).every(({ extra }) => extra === 0),
    },
    {
      sentence: "Three things break this rule:",
      holds: ({ visits }) =>
        BREAKING.every((condition) =>
          rowsWith(visits, { condition }).some(({ extra }) => extra > 0)
        ),
    },
    {
      sentence: "The null windows themselves visit only nodes that the open window visits too.",
      holds: ({ visits }) =>
        fixedOrder(visits).filter(({ condition }) => condition.includes("null window"))
          .every(({ extra }) => extra === 0),
    },
    {
      sentence:
        "Below the value the two searches together cost about as much as one with an open " +
        "window, or less; above it they cost more.",
      notQuick: FEW,
      holds: ({ windows }) =>
        windows.every(({ side, twice }) => side === "below" ? twice.mean < 1.15 : twice.low! > 1) &&
        rowsWith(windows, { side: "below" }).some(({ twice }) => twice.mean < 1),
    },
    {
      sentence:
        "It finds the same value, but whether with fewer nodes depends on depth, order and " +
        "table.",
      holds: ({ comparisons }, verdictOn) =>
        verdictOn("C7a").verdict === "confirmed" &&
        comparisons.some(({ scout }) => scout.mean < 1) &&
        comparisons.some(({ scout }) => scout.mean > 1),
    },
    {
      sentence: "**A table helps it.** In Reversi, Metelyk and chess the ratios with a table for " +
        "one search are smaller than those without.",
      notQuick: FEW,
      holds: ({ comparisons }) =>
        sampled(deepest(comparisons)).filter(({ memory, order }) =>
          memory === "table" && order !== "worst first"
        )
          .every(({ tableGain }) => tableGain!.mean < 1),
    },
    {
      sentence:
        "**No order makes it a clear gain in uniform trees.** With a perfect order there is " +
        "nothing to gain. With others it visits about as many nodes as alpha-beta, or more; with " +
        "the worst one it visits more than minimax.",
      holds: ({ trees }) =>
        trees.every(({ scout }) => scout.mean > 0.93) &&
        rowsWith(trees, { best_first: 100 }).every(({ scout }) => scout.mean === 1) &&
        rowsWith(trees, { order: "worst first" }).every(({ overMinimax }) => overMinimax.mean > 1),
    },
    {
      sentence: "In positions of games a shallow search does not make the order so bad.",
      notQuick: FEW,
      holds: ({ comparisons }) =>
        sampled(deepest(rowsWith(comparisons, { memory: "none", order: "worst first" })))
          .every(({ overMinimax }) => overMinimax!.mean < 1),
    },
  ],
});

function sampled(all: readonly Comparison[]): Comparison[] {
  return all.filter(({ game }) => game !== "tictactoe");
}

function fixedOrder(visits: Summary["visits"]) {
  return visits.filter(({ condition }) =>
    condition.includes("fixed order") && !condition.includes("fractional")
  );
}
