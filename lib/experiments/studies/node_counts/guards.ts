/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { study } from "./show.ts";
import type { Summary } from "./summary.ts";

export const guards = guardsOf(study, {
  "notebooks/00_start_here.ipynb": [
    {
      sentence:
        "The line of alpha-beta with the moves as generated rises more slowly, so with the same number " +
        "of nodes it searches deeper.",
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
      sentence: "With the exactly worst order alpha-beta still cuts off some leaves.",
      holds: ({ depths }) =>
        sampled(depths).every(({ worstWithTies }) => worstWithTies.overLeaves.mean < 1),
    },
    {
      sentence: "Then hardly anything is cut off at depths two and three, but some leaves still " +
        "are from depth four on.",
      holds: ({ depths }) =>
        depths.every(({ depth, worst: { overLeaves } }) =>
          depth < 4 ? overLeaves.mean > 0.99 : overLeaves.mean < 1
        ),
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
      sentence:
        "at depth two this costs more nodes than it saves, and at the greatest depths of Reversi " +
        "and Metelyk it saves nodes.",
      notQuick: "it is not deep enough in Metelyk",
      holds: ({ improved }) =>
        gamesOf(sampled(rowsWith(improved, { algorithm: "NegaScout" }))).every((own) =>
          own.every(({ depth, nodes }) => depth !== 2 || nodes.mean > 1) &&
          (own[0].game === "chess" || own.at(-1)!.nodes.mean < 1)
        ),
    },
    {
      sentence:
        "**The best order comes near the square root at even depths.** At odd depths it needs " +
        "more than twice the square root.",
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
        "Real trees are uneven, so the best order can need fewer leaves: at the greatest depth " +
        "it does in Reversi, Metelyk and chess.",
      notQuick: "it is shallow in chess",
      holds: ({ games }) => sampled(games).every(({ best }) => best.overMinimum.mean < 1),
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
        "**Time is roughly proportional to nodes at greater depths** for the searches without a " +
        "table, in Reversi, Metelyk and chess. With a table a node costs more time: the table " +
        "has to be made, asked and filled.",
      notQuick: "its searches are short",
      holds(summary) {
        const { games, improved, prices } = summary;
        const sorted = gamesOf(sampled(prices).filter(({ seconds }) => seconds)).map((own) => {
          const { nodes, seconds } = own.at(-1)!;
          return seconds!.mean / nodes.mean;
        });
        const full = timesOfNodes(
          summary,
          "minimax",
          (at) => 1 / rowWith(games, at).plain.share.mean,
        );
        const [scout, table, mtdf] = (["NegaScout", "alpha-beta with table", "MTD(f)"] as const)
          .map((algorithm) =>
            timesOfNodes(
              summary,
              algorithm,
              (at) => rowWith(improved, { ...at, algorithm }).nodes.mean,
            )
          );
        return [...sorted, ...full, ...scout].every((time) => time > 0.5 && time < 2) &&
          [...table, ...mtdf].every((time) => time > 1.2);
      },
    },
  ],
  "notebooks/06_move_ordering.ipynb": [
    {
      sentence: "Such orders cost more than they save there in Reversi and chess.",
      holds: ({ prices }) =>
        sampled(prices).every(({ game, nodes }) => game.startsWith("metelyk") || nodes.mean > 1),
    },
  ],
});

function gamesOf<T extends { readonly game: string; readonly depth: number }>(all: readonly T[]) {
  const games = [...Map.groupBy(all, ({ game }) => game).values()];
  return games.map((own) => own.toSorted((one, other) => one.depth - other.depth));
}

/**
 * The time of a node over that of a node of alpha-beta with the moves as generated, at the greatest depth of each
 * game; nothing where no time was measured.
 *
 * @param nodesOf all nodes of the search over those of alpha-beta
 */
function timesOfNodes(
  { games, times }: Summary,
  algorithm: Summary["times"][number]["algorithm"],
  nodesOf: (at: { game: string; depth: number }) => number,
): number[] {
  return sampled(games).flatMap(({ game, depth }) =>
    rowsWith(times, { game, depth, algorithm })
      .map(({ ratio }) => ratio.mean / nodesOf({ game, depth }))
  );
}

/** Without tic-tac-toe, which is one tree that ends. */
function sampled<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game !== "tictactoe");
}
