/**
 * The summary of the rows: nodes over positions, times over processes. They and their ratios are geometric
 * means.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import {
  boundedMean,
  geometricMean,
  type NumberOf,
  pairedRatio,
  pairsBy,
  ratioOverProcesses,
  share,
  total,
} from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { CutRow, SearchRow, sets, TimingRow } from "./rows.ts";
import {
  type Addition,
  alone,
  type CutName,
  CUTS,
  FRAME,
  FULL,
  KILLERS_LATER,
  ordersOf,
  PLAIN,
  PRUNING,
  SCOUT,
  withCut,
  withNullMove,
  without,
  withWindow,
} from "./searches.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** One search of one game to one depth. */
export type SearchSummary = Summary["searches"][number];
/** What a cut saves and changes. */
export type CutSummary = Summary["cuts"][number];
/** What an addition saves in a game. */
export type AdditionSummary = Summary["additions"][number];

/** What all rows of searches have. */
type Found = Pick<SearchRow, "position" | "search" | "value" | "move">;

const UNIT = "positions";

/** Every search, and what additions, places of the killers, windows and null moves cost and save. */
export function summarise(rows: RowsOf<typeof sets>) {
  const games = groupBy(rows.searches, "game").rollup((own, { game }) => ofGame(game, own, rows));
  return {
    searches: games.flatMap(({ searches }) => searches),
    additions: games.flatMap(({ additions }) => additions),
    killers: games.flatMap(({ killers }) => killers),
    windows: games.flatMap(({ windows }) => windows),
    nullMoves: games.flatMap(({ nullMoves }) => nullMoves),
    cuts: groupBy(rows.cuts, "game", "depth")
      .rollup((own, { game }) => ({ cuts: cutsOf(own, rowsWith(rows.timings, { game })) }))
      .flatMap(({ cuts, ...at }) => cuts.map((cut) => ({ ...at, ...cut }))),
  };
}

function ofGame(game: string, all: readonly SearchRow[], rows: RowsOf<typeof sets>) {
  const found = findGame(game);
  const depth = Math.max(...all.map(({ depth }) => depth));
  const deepest = rowsWith(all, { depth });
  const windows = rowsWith(rows.windows, { game });
  const timings = rowsWith(rows.timings, { game });
  const nodes = (search: string, other: string) => over(deepest, search, other, "all_nodes");
  /** Nodes at the greatest depth; times one ply less deep, null when they were not measured. */
  const saving = (search: string, other: string) => ({
    nodes: nodes(search, other),
    time: timeOver(timings, search, other),
  });
  /** Added to deepening and table only; and to the full order, or to the rest of it. */
  const added = (addition: Addition, search: string, other: string) => ({
    ...{ game, addition, depth, count: rowsWith(deepest, { search }).length },
    alone: saving(alone(addition), FRAME),
    beside: saving(search, other),
  });
  const passes = found.tactics?.pass !== undefined;
  return {
    searches: searchesOf(all).map((each) => ({ ...each, deepest: each.depth === depth })),
    additions: [
      ...ordersOf(found).map((order) => added(order, FULL, without(order))),
      ...(passes ? [added("null move", withNullMove("verified"), FULL)] : []),
      added("aspiration", withWindow(windows[0].inside), FULL),
    ],
    /** The place of the killers in the full order of a game with captures. */
    killers: found.tactics
      ? [{
        ...{ game, count: rowsWith(deepest, { search: FULL }).length },
        before: nodes(FULL, without("killers")),
        after: nodes(KILLERS_LATER, without("killers")),
        afterOverBefore: nodes(KILLERS_LATER, FULL),
      }]
      : [],
    /** Added to the full order. */
    windows: windows.map(({ inside, half_width }) => {
      const own = rowsWith(deepest, { search: withWindow(inside) });
      return {
        ...{ game, inside, half_width, count: own.length },
        nodes: nodes(withWindow(inside), FULL),
        again: total(own, "root_searches_again"),
      };
    }),
    nullMoves: passes
      ? (["verified", "plain"] as const).map((kind) => ({
        ...{ game, kind, nodes: nodes(withNullMove(kind), FULL) },
        ...changes(deepest, withNullMove(kind), FULL),
      }))
      : [],
  };
}

/** What each cut saves and changes in a search with quiescence. */
function cutsOf(rows: readonly CutRow[], timings: readonly TimingRow[]) {
  const saving = (search: string, other: string) => ({
    nodes: over(rows, search, other, "nodes"),
    quiescence: over(rows, search, other, "quiescence_nodes"),
    time: timeOver(timings, search, other),
  });
  const [delta, exchanges, both] = PRUNING.map(withCut);
  const rest = new Map([[delta, exchanges], [exchanges, delta]]);
  return (Object.keys(CUTS) as CutName[]).map((cut) => {
    const search = withCut(cut);
    const other = rest.get(search);
    return {
      ...{ cut, ...changes(rows, search, SCOUT), alone: saving(search, SCOUT) },
      /** Where the quiescence search leaves out the other moves already; null for other cuts. */
      beside: other === undefined ? null : saving(both, other),
    };
  });
}

/** How often value and move of a search are others than those of another one. */
function changes(rows: readonly Found[], search: string, other: string) {
  const pairs = pairsBy(rowsWith(rows, { search }), rowsWith(rows, { search: other }), "position");
  return {
    count: pairs.length,
    otherValue: share(pairs, ([one, other]) => one.value !== other.value, UNIT),
    otherMove: share(pairs, ([one, other]) => one.move !== other.move, UNIT),
  };
}

function searchesOf(all: readonly SearchRow[]) {
  return groupBy(all, "game", "depth").rollup((atDepth) => ({
    own: groupBy(atDepth, "game", "depth", "search").rollup((own, { search }) => {
      const withCutoffs = own.filter(({ cutoffs }) => cutoffs > 0);
      return {
        count: own.length,
        allNodes: geometricMean(own, "all_nodes", UNIT),
        overPlain: over(atDepth, search, PLAIN, "all_nodes"),
        /** Shares of the cutoffs, means over the positions that have any. */
        byFirstMove: ifAny(
          withCutoffs,
          (rows) => boundedMean(rows, (row) => row.first_move_cutoffs / row.cutoffs, UNIT),
        ),
        byFirstThree: ifAny(
          withCutoffs,
          (rows) => boundedMean(rows, (row) => row.first_three_cutoffs / row.cutoffs, UNIT),
        ),
      };
    }),
  })).flatMap(({ own }) => own);
}

/** The nodes of a search, by this column, over those of another one. */
function over<R extends Found>(
  rows: readonly R[],
  search: string,
  other: string,
  column: NumberOf<R>,
) {
  const [own, others] = [search, other].map((name) => rows.filter((row) => row.search === name));
  return pairedRatio<R, "position">(own, others, column, "position", UNIT);
}

/** The time of a search over that of another one; null when neither was measured. */
function timeOver(all: readonly TimingRow[], search: string, other: string) {
  return ifAny(
    rowsWith(all, { search }),
    (own) => ratioOverProcesses(own, rowsWith(all, { search: other }), "seconds", "position"),
  );
}
