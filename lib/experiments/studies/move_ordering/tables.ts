/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import { depthColumn, gameColumn, overPositions, positionsColumn } from "../../position_columns.ts";
import { BEST_FIRST, FRAME, FULL, PLAIN, WORST_FIRST } from "./searches.ts";
import type { SearchSummary, Summary } from "./summary.ts";

/**
 * The tables of what each addition saves, of the nodes and cutoffs of every search, of the orders by depth,
 * and of the variants.
 */
export function tables(summary: Summary): Table[] {
  return [
    additions(summary),
    nodes(summary),
    cutoffs(summary),
    byDepth(summary),
    killers(summary),
    windows(summary),
    nullMoves(summary),
  ];
}

const search: Column = {
  name: "search",
  kind: "key",
  meaning:
    "alpha-beta with these parts; the full order is hash move, killers, captures, checks, history",
};

function additions({ additions }: Summary): Table {
  return {
    name: "additions",
    title: "The cost with an addition, relative to the cost without it",
    columns: [
      gameColumn,
      { name: "addition", kind: "key", meaning: "what is added to the search" },
      { name: "depth", unit: "plies", kind: "exact", detail: true, meaning: "depth of the search" },
      positionsColumn,
      {
        name: "nodes alone",
        kind: "exact",
        digits: 2,
        meaning:
          `all nodes of deepening, table and this addition, divided by those without the addition, ` +
          overPositions,
      },
      {
        name: "nodes beside",
        kind: "exact",
        digits: 2,
        meaning: `the same with all other orders there, ${overPositions}`,
      },
      {
        name: "time alone",
        kind: "measured",
        digits: 2,
        detail: true,
        meaning: `as nodes alone, but the time, one ply less deep, ${overPositions}`,
      },
      {
        name: "time beside",
        kind: "measured",
        digits: 2,
        meaning: `as nodes beside, but the time, one ply less deep, ${overPositions}`,
      },
    ],
    rows: additions.map(({ game, addition, depth, alone, beside }) => ({
      ...{ game: titleOf(game), addition, depth },
      n: alone.nodes.count,
      "nodes alone": alone.nodes,
      "nodes beside": beside.nodes,
      "time alone": alone.time,
      "time beside": beside.time,
    })),
  };
}

function nodes({ searches }: Summary): Table {
  const deepest = searches.filter(({ deepest }) => deepest);
  const columns: Column[] = [
    search,
    ...gamesIn(deepest).map((name): Column => ({
      name,
      kind: "exact",
      digits: 3,
      meaning: `all nodes divided by those of alpha-beta alone, ${overPositions}`,
    })),
  ];
  return {
    name: "nodes",
    title: "Nodes of every search at the greatest depth, relative to alpha-beta alone",
    columns,
    rows: bySearch(
      deepest,
      columns,
      (group) => Object.fromEntries(group.map(({ game, overPlain }) => [titleOf(game), overPlain])),
    ),
  };
}

function cutoffs({ searches }: Summary): Table {
  const deepest = searches.filter(({ deepest }) => deepest);
  const overAll = "of all cutoffs, mean over the positions with its 95 % interval";
  const share = { kind: "exact", unit: "share", digits: 3 } as const;
  const columns: Column[] = [
    search,
    ...gamesIn(deepest).flatMap((name): Column[] => [
      { name, ...share, meaning: `cutoffs by the first move, ${overAll}` },
      {
        name: `${name}, first three`,
        ...share,
        detail: true,
        meaning: `cutoffs by one of the first three moves, ${overAll}`,
      },
    ]),
  ];
  return {
    name: "cutoffs",
    title: "Cutoffs by the first move tried, at the greatest depth",
    columns,
    rows: bySearch(
      deepest,
      columns,
      (group) =>
        Object.fromEntries(group.flatMap(({ game, byFirstMove, byFirstThree }) => [
          [titleOf(game), byFirstMove],
          [`${titleOf(game)}, first three`, byFirstThree],
        ])),
    ),
  };
}

function byDepth({ searches }: Summary): Table {
  const names = [PLAIN, WORST_FIRST, BEST_FIRST, FRAME, FULL];
  const shown = searches.filter(({ search, depth }) => names.includes(search) && depth > 1);
  return {
    name: "by_depth",
    title: "Nodes by depth, relative to alpha-beta alone",
    columns: [
      gameColumn,
      depthColumn,
      positionsColumn,
      {
        name: PLAIN,
        unit: "nodes",
        kind: "exact",
        digits: 0,
        detail: true,
        meaning: `its nodes, ${overPositions}`,
      },
      ...names.slice(1).map((name): Column => ({
        name,
        kind: "exact",
        digits: 2,
        meaning: `all nodes divided by those of alpha-beta alone, ${overPositions}`,
      })),
    ],
    rows: [...Map.groupBy(shown, ({ game, depth }) => `${game} ${depth}`).values()].map((
      group,
    ) => ({
      ...{ game: titleOf(group[0].game), depth: group[0].depth, n: group[0].allNodes.count },
      ...Object.fromEntries(names.map((name) => {
        const found = group.find(({ search }) => search === name);
        return [name, (name === PLAIN ? found?.allNodes : found?.overPlain) ?? null];
      })),
    })),
  };
}

/** A row for each search; `cells` gets its summaries of all games. A game without it has an empty cell. */
function bySearch(
  searches: readonly SearchSummary[],
  columns: readonly Column[],
  cells: (group: readonly SearchSummary[]) => Table["rows"][number],
): Table["rows"] {
  const empty = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return [...Map.groupBy(searches, ({ search }) => search)]
    .map(([search, group]) => ({ ...empty, search, ...cells(group) }));
}

function gamesIn(searches: readonly SearchSummary[]): string[] {
  return [...new Set(searches.map(({ game }) => titleOf(game)))];
}

function titleOf(game: string): string {
  return findGame(game).title;
}

function killers({ killers }: Summary): Table {
  const ratio = { kind: "exact", digits: 2 } as const;
  return {
    name: "killers",
    title: "Killers before or after captures and checks, in the full order",
    columns: [
      gameColumn,
      positionsColumn,
      {
        name: "before / none",
        ...ratio,
        meaning:
          `all nodes with the killers before, divided by those without killers, ${overPositions}`,
      },
      {
        name: "after / none",
        ...ratio,
        meaning:
          `all nodes with the killers after, divided by those without killers, ${overPositions}`,
      },
      {
        name: "after / before",
        ...ratio,
        meaning:
          `all nodes with the killers after, divided by those with them before, ${overPositions}`,
      },
    ],
    rows: killers.map(({ game, before, after, afterOverBefore }) => ({
      ...{ game: titleOf(game), n: before.count, "before / none": before },
      ...{ "after / none": after, "after / before": afterOverBefore },
    })),
  };
}

function windows({ windows }: Summary): Table {
  return {
    name: "windows",
    title: "Aspiration windows, added to the full order",
    columns: [
      gameColumn,
      {
        name: "inside",
        unit: "share",
        kind: "key",
        meaning:
          "changes of the value by the last ply that fit into the window, in other positions",
      },
      { name: "e", kind: "exact", meaning: "half the width of the window, in points" },
      positionsColumn,
      {
        name: "nodes",
        kind: "exact",
        digits: 2,
        meaning: `nodes with the window divided by those without, ${overPositions}`,
      },
      {
        name: "again",
        unit: "searches",
        kind: "exact",
        digits: 0,
        meaning:
          "searches of the root repeated because the value was outside the window, in all positions " +
          "together",
      },
    ],
    rows: windows.map(({ game, inside, halfWidth, nodes, again }) => ({
      ...{ game: titleOf(game), inside, e: halfWidth },
      ...{ n: nodes.count, nodes, again },
    })),
  };
}

function nullMoves({ nullMoves }: Summary): Table {
  const share = { kind: "exact", unit: "share", digits: 3 } as const;
  return {
    name: "null_moves",
    title: "The null move, added to the full order",
    columns: [
      gameColumn,
      {
        name: "null move",
        kind: "key",
        meaning: "verified: a cutoff must be confirmed by a shallower search without the pass",
      },
      positionsColumn,
      {
        name: "nodes",
        kind: "exact",
        digits: 2,
        meaning: `nodes with the null move divided by those without, ${overPositions}`,
      },
      { name: "other value", ...share, meaning: "positions with another value than without it" },
      { name: "other move", ...share, meaning: "positions with another move than without it" },
    ],
    rows: nullMoves.map(({ game, kind, nodes, otherValue, otherMove }) => ({
      ...{ game: titleOf(game), "null move": kind, n: nodes.count, nodes },
      ...{ "other value": otherValue, "other move": otherMove },
    })),
  };
}
