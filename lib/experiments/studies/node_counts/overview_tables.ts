/**
 * The tables that compare the games: what the claims say of each, and the cost of every search.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import { depthColumn, gameColumn, overPositions, positionsColumn } from "../../position_columns.ts";
import { deepest, type NodeCounts, searchName } from "./summary.ts";
import { searchColumn } from "./table_columns.ts";

/** A row for each game: what the claims say of the deepest searches. */
export function byGame({ searches, fullSearches }: NodeCounts): Table {
  const ratio = { kind: "exact", digits: 2 } as const;
  const bottom = Map.groupBy(deepest(searches), ({ game }) => game);
  return {
    name: "by_game",
    title: "Do the claims hold in each game?",
    columns: [
      ...[gameColumn, depthColumn],
      positionsColumn,
      {
        name: "best / root",
        ...ratio,
        meaning:
          `leaves with the exactly best order, divided by the square root of the leaves of ` +
          `minimax, ${overPositions}; about 1 by the first claim`,
      },
      {
        name: "worst / minimax",
        ...ratio,
        meaning: "leaves with the exactly worst order and unique values, divided by those of " +
          `minimax, ${overPositions}; 1 by the second claim`,
      },
      {
        name: "minimax / W^d",
        ...ratio,
        meaning:
          `leaves of minimax divided by W^depth with the W of one ply less, ${overPositions}`,
      },
      {
        name: "best / fewest",
        ...ratio,
        meaning: "leaves with the exactly best order, divided by W^ceil(d/2) + W^floor(d/2) - 1, " +
          overPositions,
      },
      {
        name: "cutoffs",
        unit: "nodes",
        kind: "exact",
        meaning: "nodes with a cutoff, with the exactly worst order and unique values, in all " +
          "positions together; none by the third claim",
      },
    ],
    rows: [...bottom].map(([game, group]) => {
      const best = group.find(({ order }) => order === "exactly best first")!;
      const worst = group.find(({ order, values }) =>
        order === "exactly worst first" && values === "unique"
      )!;
      const full = fullSearches.find((each) => each.game === game && each.depth === best.depth)!;
      return {
        ...{ game: findGame(game).title, depth: best.depth, n: best.count },
        "best / root": best.besideMinimax!.overRoot,
        "worst / minimax": worst.besideMinimax!.overLeaves,
        "minimax / W^d": full.overForetold,
        "best / fewest": best.besideMinimax!.overMinimum,
        cutoffs: worst.cutoffs,
      };
    }),
  };
}

/** A row for each search, a column for each game. */
export function cost({ searches }: NodeCounts): Table {
  const shown = deepest(searches).filter(({ values }) => values === "as evaluated");
  const games = [...new Map(shown.map(({ game, depth }) => [game, depth]))].map((
    [game, depth],
  ) => ({ game, title: findGame(game).title, depth }));
  return {
    name: "cost",
    title: "All nodes of each search divided by those of minimax, at its greatest depth",
    columns: [
      searchColumn,
      ...games.flatMap(({ title, depth }): Column[] => [
        {
          name: title,
          kind: "exact",
          meaning: `all nodes divided by the nodes of minimax at depth ${depth}, ${overPositions}`,
        },
        {
          name: `${title}, nodes`,
          kind: "exact",
          digits: 0,
          detail: true,
          meaning: `nodes of the search and of sorting the moves, ${overPositions}`,
        },
        {
          name: `${title}, time`,
          unit: "s",
          kind: "measured",
          detail: true,
          meaning:
            `sorting of the moves included, ${overPositions}; of the searches that are timed`,
        },
      ]),
    ],
    rows: [...Map.groupBy(shown, searchName)].map(([name, group]) => ({
      search: name,
      ...Object.fromEntries(games.flatMap(({ game, title }) => {
        const found = group.find((summary) => summary.game === game);
        return [
          [title, found?.besideMinimax?.share ?? null],
          [`${title}, nodes`, found?.allNodes ?? null],
          [`${title}, time`, found?.seconds ?? null],
        ];
      })),
    })),
  };
}
