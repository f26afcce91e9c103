/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { study } from "./show.ts";
import { ofReversi } from "./summary.ts";

export const guards = guardsOf(study, {
  "notebooks/00_start_here.ipynb": [
    {
      sentence: "The line of alpha-beta rises more slowly, so with the same number of nodes it " +
        "searches deeper.",
      holds: ({ searches }) =>
        groupBy(searches, "game").rollup((own) => {
          const growth = (algorithm: "minimax" | "alpha-beta") => {
            const nodes = rowsWith(own, { algorithm, order: "as generated" });
            return nodes.at(-1)!.allNodes.mean ** (1 / nodes.at(-1)!.depth);
          };
          return { slower: growth("alpha-beta") < growth("minimax") };
        }).every(({ slower }) => slower),
    },
  ],
  "notebooks/01_node_counts.ipynb": [
    {
      sentence: "Alpha-beta needs a part of the nodes of minimax that gets smaller with the depth",
      holds: ({ depths }) =>
        gamesOf(depths).every((own) =>
          own.at(-1)!.plain.share.mean < own[0].plain.share.mean / (own.length > 1 ? 1.5 : 1)
        ) || depths.length === 0,
      notQuick: "it has one depth in chess",
    },
    {
      sentence: "With the exactly best order the leaves stay within a small factor of the square " +
        "root. The factor is larger at odd depths",
      holds: ({ depths }) =>
        depths.every(({ best }) => best.overRoot.mean > 0.5 && best.overRoot.mean < 6) &&
        sampled(depths).every(({ depth, best }) => depth % 2 === 1 || best.overRoot.mean < 2) &&
        sampled(depths).every(({ depth, best }) => depth % 2 === 0 || best.overRoot.mean > 2),
    },
    {
      sentence:
        "With the exactly worst order alpha-beta still cuts off some leaves, from depth four on.",
      holds: ({ depths }) =>
        depths.every(({ depth, worst }) => depth < 4 || worst.overLeaves.mean < 1),
    },
    {
      sentence: "At greater depths the ratio falls",
      notQuick: "it is not deep enough in chess",
      holds: ({ prices }) =>
        gamesOf(prices).every((own) =>
          own.at(-1)!.nodes.mean < Math.max(...own.map(({ nodes }) => nodes.mean)) / 1.5
        ),
    },
    {
      sentence: "with the moves as generated it gains little.",
      holds: ({ improved }) =>
        gamesOf(rowsWith(improved, { algorithm: "NegaScout" })).every((own) =>
          own.at(-1)!.nodes.mean > 0.6 && own.at(-1)!.nodes.mean < 1.3
        ),
    },
    {
      sentence:
        "**The best order comes near the square root at even depths.** At odd depths it needs " +
        "several times as many leaves.",
      holds: ({ depths }) =>
        sampled(depths).every(({ depth, best }) =>
          depth % 2 === 0 ? best.overRoot.mean < 2 : best.overRoot.mean > 2
        ),
    },
    {
      sentence: "**The formula is about right.**",
      holds: ({ depths }) =>
        sampled(depths).every(({ best }) =>
          best.overMinimum.mean > 0.5 && best.overMinimum.mean < 1.5
        ),
    },
    {
      sentence:
        "In Reversi a good move often leaves the opponent fewer moves, so the best order can " +
        "need even less.",
      holds: ({ depths }) => ofReversi(depths).every(({ best }) => best.overMinimum.mean < 1),
    },
    {
      sentence: "**The worst order still has cutoffs.**",
      holds: (_, verdictOn) => verdictOn("C10").verdict === "refuted",
    },
    {
      sentence:
        "Sorting the moves of a real game from worst to best does not give such an arrangement.",
      holds: (_, verdictOn) => verdictOn("C10").verdict === "refuted",
    },
    {
      sentence:
        "**Time is roughly proportional to nodes at greater depths,** in Reversi, Metelyk and " +
        "chess, because all of these searches do the same work at a node.",
      notQuick: "its searches are short",
      holds: ({ prices }) =>
        gamesOf(sampled(prices).filter(({ seconds }) => seconds)).every((own) => {
          const { nodes, seconds } = own.at(-1)!;
          const apart = nodes.mean / seconds!.mean;
          return apart > 0.5 && apart < 2;
        }),
    },
  ],
});

function gamesOf<T extends { readonly game: string; readonly depth: number }>(all: readonly T[]) {
  const games = [...Map.groupBy(all, ({ game }) => game).values()];
  return games.map((own) => own.toSorted((one, other) => one.depth - other.depth));
}

/** Without tic-tac-toe, which is one tree that ends. */
function sampled<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game !== "tictactoe");
}
