/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { depthOfRow, gameOfRow, positionsOfRow } from "../../shown_columns.ts";
import { sets } from "./rows.ts";
import { BEST_FIRST, FRAME, FULL, PLAIN, WORST_FIRST } from "./searches.ts";
import type { AdditionSummary, SearchSummary, Summary } from "./summary.ts";

const OVER_PLAIN = `all nodes divided by those of alpha-beta alone, ${GEOMETRIC}`;

const additionOfRow: ValueColumn<AdditionSummary> = {
  name: "addition",
  kind: "key",
  meaning: "what is added to the search",
  value: ({ addition }) => addition,
};

/**
 * The tables of what each addition saves, of the nodes and cutoffs of every search, of the orders by depth,
 * and of the variants.
 */
export function tables(
  { additions, searches, killers, windows, nullMoves, cuts }: Summary,
): Table[] {
  const deepest = rowsWith(searches, { deepest: true });
  return [
    tableOf("additions", "The nodes with an addition, relative to those without it", additions, [
      ...[gameOfRow, additionOfRow],
      { ...depthOfRow, kind: "exact", detail: true },
      positionsOfRow,
      {
        name: "nodes alone",
        digits: 2,
        meaning: "all nodes of deepening, table and this addition, divided by those without the " +
          `addition, ${GEOMETRIC}`,
        value: ({ alone }) => alone.nodes,
      },
      {
        name: "nodes beside",
        digits: 2,
        meaning: `the same with all other orders there, ${GEOMETRIC}`,
        value: ({ beside }) => beside.nodes,
      },
    ]),
    tableOf(
      "times",
      "The time with an addition, relative to that without it, one ply less deep",
      additions.filter(({ alone, beside }) => alone.time && beside.time),
      [
        ...[gameOfRow, additionOfRow],
        {
          name: "processes",
          meaning: "fresh processes among which the timed positions are dealt",
          value: ({ alone }) => alone.time!.count,
        },
        {
          ...{ name: "time alone", kind: "measured", digits: 2 },
          meaning: "time of deepening, table and this addition, divided by that without the " +
            `addition, ${GEOMETRIC}`,
          value: ({ alone }) => alone.time,
        },
        {
          ...{ name: "time beside", kind: "measured", digits: 2 },
          meaning: `the same with all other orders there, ${GEOMETRIC}`,
          value: ({ beside }) => beside.time,
        },
      ],
    ),
    bySearch(
      "nodes",
      "Nodes of every search at the greatest depth, relative to alpha-beta alone",
      deepest,
      (name, of) => [{
        ...{ name, digits: 3, meaning: OVER_PLAIN },
        value: (row) => of(row)?.overPlain ?? null,
      }],
    ),
    bySearch(
      "cutoffs",
      "Cutoffs by the first move tried, at the greatest depth",
      deepest,
      (name, of) => [
        {
          ...{ name, unit: "share", digits: 3 },
          meaning: "cutoffs by the first move, of all cutoffs, mean",
          value: (row) => of(row)?.byFirstMove ?? null,
        },
        {
          ...{ name: `${name}, first three`, unit: "share", digits: 3, detail: true },
          meaning: "cutoffs by one of the first three moves, of all cutoffs, mean",
          value: (row) => of(row)?.byFirstThree ?? null,
        },
      ],
    ),
    byDepth(searches),
    tableOf("killers", "Killers before or after captures and checks, in the full order", killers, [
      ...[gameOfRow, positionsOfRow],
      {
        name: "before / none",
        digits: 2,
        meaning:
          `all nodes with the killers before, divided by those without killers, ${GEOMETRIC}`,
        value: ({ before }) => before,
      },
      {
        name: "after / none",
        digits: 2,
        meaning: `all nodes with the killers after, divided by those without killers, ${GEOMETRIC}`,
        value: ({ after }) => after,
      },
      {
        name: "after / before",
        digits: 2,
        meaning:
          `all nodes with the killers after, divided by those with them before, ${GEOMETRIC}`,
        value: ({ afterOverBefore }) => afterOverBefore,
      },
    ]),
    tableOf("windows", "Aspiration windows, added to the full order", windows, [
      gameOfRow,
      {
        ...sets.windows.column.inside,
        meaning:
          "changes of the value by the last ply that fit into the window, in other positions",
        value: ({ inside }) => inside,
      },
      {
        name: "e",
        meaning: "half the width of the window, in points",
        value: ({ half_width }) => half_width,
      },
      positionsOfRow,
      {
        name: "nodes",
        digits: 2,
        meaning: `nodes with the window divided by those without, ${GEOMETRIC}`,
        value: ({ nodes }) => nodes,
      },
      {
        name: "again",
        unit: "searches",
        digits: 0,
        meaning: "searches of the root repeated because the value was outside the window, in all " +
          "positions together",
        value: ({ again }) => again,
      },
    ]),
    tableOf("null_moves", "The null move, added to the full order", nullMoves, [
      gameOfRow,
      {
        name: "null move",
        kind: "key",
        meaning: "verified: a cutoff must be confirmed by a shallower search without the pass",
        value: ({ kind }) => kind,
      },
      positionsOfRow,
      {
        name: "nodes",
        digits: 2,
        meaning: `nodes with the null move divided by those without, ${GEOMETRIC}`,
        value: ({ nodes }) => nodes,
      },
      ...changes,
    ]),
    tableOf(
      "cuts",
      "Cuts and extensions, added to the full order with quiescence and null windows",
      cuts,
      [
        { ...gameOfRow, detail: true },
        { name: "cut", kind: "key", meaning: "what is added", value: ({ cut }) => cut },
        { ...depthOfRow, kind: "exact", detail: true },
        { ...positionsOfRow, detail: true },
        {
          name: "nodes",
          digits: 2,
          meaning: "nodes with it divided by those without, those of the quiescence search " +
            `included, ${GEOMETRIC}`,
          value: ({ alone }) => alone.nodes,
        },
        {
          name: "quiescence",
          digits: 2,
          meaning: `nodes of the quiescence search alone, with it and without, ${GEOMETRIC}`,
          value: ({ alone }) => alone.quiescence,
        },
        {
          ...{ name: "time", kind: "measured", digits: 2 },
          meaning: "time with what the quiescence search leaves out divided by that without, one " +
            `ply less deep, ${GEOMETRIC}`,
          value: ({ alone }) => alone.time,
        },
        ...changes,
      ],
    ),
  ];
}

/** What an addition that can be wrong changes. */
const changes: readonly ValueColumn<{
  readonly otherValue: Interval;
  readonly otherMove: Interval;
}>[] = [
  {
    ...{ name: "other value", unit: "share", digits: 3 },
    meaning: "positions with another value than without it",
    value: ({ otherValue }) => otherValue,
  },
  {
    ...{ name: "other move", unit: "share", digits: 3 },
    meaning: "positions with another move than without it",
    value: ({ otherMove }) => otherMove,
  },
];

/** A row of a table by search: the summaries of all games. */
interface OneSearch {
  readonly search: string;
  readonly own: readonly SearchSummary[];
}

/**
 * A row for each search.
 *
 * @param columnsOf the columns of a game, by its title; `of` gives its summary, if it has this search
 */
function bySearch(
  name: string,
  title: string,
  searches: readonly SearchSummary[],
  columnsOf: (
    name: string,
    of: (row: OneSearch) => SearchSummary | undefined,
  ) => ValueColumn<OneSearch>[],
): Table {
  const games = [...new Set(searches.map(({ game }) => game))];
  const rows = groupBy(searches, "search").rollup((own) => ({ own }));
  return tableOf(name, title, rows, [
    {
      ...sets.searches.column.search,
      meaning: "alpha-beta with these parts; the full order is hash move, killers, captures, " +
        "checks, history",
      value: ({ search }) => search,
    },
    ...games.flatMap((game) =>
      columnsOf(findGame(game).title, ({ own }) => own.find((each) => each.game === game))
    ),
  ]);
}

function byDepth(searches: readonly SearchSummary[]): Table {
  const others = [WORST_FIRST, BEST_FIRST, FRAME, FULL];
  const shown = searches.filter(({ search, depth }) =>
    depth > 1 && [PLAIN, ...others].includes(search)
  );
  const rows = groupBy(shown, "game", "depth", "count").rollup((own) => ({ own }));
  return tableOf("by_depth", "Nodes by depth, relative to alpha-beta alone", rows, [
    ...[gameOfRow, depthOfRow, positionsOfRow],
    {
      name: PLAIN,
      unit: "nodes",
      digits: 0,
      detail: true,
      meaning: `its nodes, ${GEOMETRIC}`,
      value: ({ own }) => own.find(({ search }) => search === PLAIN)?.allNodes ?? null,
    },
    ...others.map((name): ValueColumn<typeof rows[number]> => ({
      ...{ name, digits: 2, meaning: OVER_PLAIN },
      value: ({ own }) => own.find(({ search }) => search === name)?.overPlain ?? null,
    })),
  ]);
}
