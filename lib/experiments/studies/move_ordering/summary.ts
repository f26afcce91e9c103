/**
 * The summary of the rows over positions, for tables, figures and claims.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { findGame } from "matchbox/games/registry.ts";
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import { paired } from "../../paired.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { SearchRow, sets, TimingRow, WindowRow } from "./rows.ts";
import {
  type Addition,
  alone,
  FRAME,
  FULL,
  KILLERS_LATER,
  ordersOf,
  PLAIN,
  withNullMove,
  without,
  withWindow,
} from "./searches.ts";

/** The results of the study. Nodes, times and ratios are geometric means over the positions. */
export interface Summary {
  /** Every search, in the order of the rows. */
  readonly searches: readonly SearchSummary[];
  readonly additions: readonly AdditionSummary[];
  readonly killers: readonly KillersSummary[];
  readonly windows: readonly WindowSummary[];
  readonly nullMoves: readonly NullMoveSummary[];
}

/** One search of one game to one depth, over all positions. */
export interface SearchSummary {
  readonly game: string;
  readonly depth: number;
  readonly search: string;
  /** Whether this is the greatest depth of the game. */
  readonly deepest: boolean;
  /** All nodes, with those of shallow searches that sort the moves. */
  readonly allNodes: Interval;
  /** All nodes over those of alpha-beta alone. */
  readonly overPlain: Interval;
  /** Cutoffs by the first move and by one of the first three, means of the shares over the positions. */
  readonly byFirstMove: Interval;
  readonly byFirstThree: Interval;
  /** Cutoffs of all positions together. */
  readonly cutoffs: number;
}

/** The cost with an addition over the cost without it. */
export interface Saving {
  /** All nodes at the greatest depth. */
  readonly nodes: Interval;
  /** Time, one ply less deep; null when it was not measured. */
  readonly time: Interval | null;
}

/** What an addition saves in a game. */
export interface AdditionSummary {
  readonly game: string;
  readonly addition: Addition;
  readonly depth: number;
  /** Added to deepening and table only. */
  readonly alone: Saving;
  /** Added to the full order, or to the rest of it. */
  readonly beside: Saving;
}

/** The place of the killers in the full order of a game with captures. All nodes, at the greatest depth. */
export interface KillersSummary {
  readonly game: string;
  /** With the killers before captures and checks, over those without killers. */
  readonly before: Interval;
  /** With the killers after captures and checks, over those without killers. */
  readonly after: Interval;
  /** With the killers after captures and checks, over those with the killers before them. */
  readonly afterOverBefore: Interval;
}

/** An aspiration window of a game, added to the full order. */
export interface WindowSummary {
  readonly game: string;
  readonly inside: number;
  readonly halfWidth: number;
  readonly nodes: Interval;
  /** Repeated searches of the root in all positions together. */
  readonly again: number;
}

/** A null move of a game, added to the full order. */
export interface NullMoveSummary {
  readonly game: string;
  readonly kind: "verified" | "plain";
  readonly nodes: Interval;
  /** Positions in which the value differs from that without the null move. */
  readonly otherValue: Interval;
  /** Positions in which the move differs. */
  readonly otherMove: Interval;
}

/** Summarises the rows over positions. */
export function summarise(rows: RowsOf<typeof sets>): Summary {
  const games = [...Map.groupBy(rows.searches, ({ game }) => game)].map(([game, searches]) => ({
    game,
    searches,
    timings: rows.timings.filter((row) => row.game === game),
    windows: rows.windows.filter((row) => row.game === game),
    depth: Math.max(...searches.map(({ depth }) => depth)),
  }));
  return {
    searches: games.flatMap(searchSummaries),
    additions: games.flatMap(additionSummaries),
    killers: games.flatMap(killersSummaries),
    windows: games.flatMap(windowSummaries),
    nullMoves: games.flatMap(nullMoveSummaries),
  };
}

/** The rows of a game. */
interface GameRows {
  readonly game: string;
  /** The greatest depth. */
  readonly depth: number;
  readonly searches: readonly SearchRow[];
  readonly timings: readonly TimingRow[];
  readonly windows: readonly WindowRow[];
}

function searchSummaries({ game, searches, depth: greatest }: GameRows): SearchSummary[] {
  const groups = Map.groupBy(searches, ({ search, depth }) => JSON.stringify([search, depth]));
  return [...groups.values()].map((group) => {
    const [{ search, depth }] = group;
    const plain = searches.filter((row) => row.search === PLAIN && row.depth === depth);
    const withCutoffs = group.filter(({ cutoffs }) => cutoffs > 0);
    const share = (part: (row: SearchRow) => number) =>
      withCutoffs.length === 0
        ? { mean: 0, low: null, high: null, count: 0 }
        : mean(withCutoffs.map((row) => part(row) / row.cutoffs));
    return {
      ...{ game, depth, search, deepest: depth === greatest },
      allNodes: geometricMean(group.map((row) => row.all_nodes)),
      overPlain: ratio(group, plain, (row) => row.all_nodes),
      byFirstMove: share((row) => row.first_move_cutoffs),
      byFirstThree: share((row) => row.first_three_cutoffs),
      cutoffs: sum(group.map((row) => row.cutoffs)),
    };
  });
}

function additionSummaries(rows: GameRows): AdditionSummary[] {
  const { game, depth } = rows;
  const saving = (one: string, other: string) => savingOf(rows, one, other);
  const found = findGame(game);
  const added = (addition: Addition, beside: Saving) => ({
    ...{ game, depth, addition, beside },
    alone: saving(alone(addition), FRAME),
  });
  return [
    ...ordersOf(found).map((order) => added(order, saving(FULL, without(order)))),
    ...(found.tactics?.pass ? [added("null move", saving(withNullMove("verified"), FULL))] : []),
    added("aspiration", saving(withWindow(rows.windows[0].inside), FULL)),
  ];
}

function killersSummaries(rows: GameRows): KillersSummary[] {
  const { game } = rows;
  if (!findGame(game).tactics) return [];
  return [{
    game,
    before: nodesOver(rows, FULL, without("killers")),
    after: nodesOver(rows, KILLERS_LATER, without("killers")),
    afterOverBefore: nodesOver(rows, KILLERS_LATER, FULL),
  }];
}

function windowSummaries(rows: GameRows): WindowSummary[] {
  return rows.windows.map(({ game, inside, half_width }) => {
    const search = withWindow(inside);
    return {
      ...{ game, inside, halfWidth: half_width },
      nodes: nodesOver(rows, search, FULL),
      again: sum(deepestOf(rows, search).map((row) => row.root_searches_again)),
    };
  });
}

function nullMoveSummaries(rows: GameRows): NullMoveSummary[] {
  const { game } = rows;
  if (!findGame(game).tactics?.pass) return [];
  return (["verified", "plain"] as const).map((kind) => {
    const search = withNullMove(kind);
    const pairs = paired(deepestOf(rows, search), deepestOf(rows, FULL));
    const differing = (what: (row: SearchRow) => unknown) =>
      proportion(pairs.filter(([one, other]) => what(one) !== what(other)).length, pairs.length);
    return {
      ...{ game, kind, nodes: nodesOver(rows, search, FULL) },
      otherValue: differing(({ value }) => value),
      otherMove: differing(({ move }) => move),
    };
  });
}

function savingOf(rows: GameRows, one: string, other: string): Saving {
  const timed = (search: string) => rows.timings.filter((row) => row.search === search);
  return {
    nodes: nodesOver(rows, one, other),
    time: rows.timings.length ? ratio(timed(one), timed(other), ({ seconds }) => seconds) : null,
  };
}

function nodesOver(rows: GameRows, one: string, other: string): Interval {
  return ratio(deepestOf(rows, one), deepestOf(rows, other), (row) => row.all_nodes);
}

function deepestOf({ searches, depth }: GameRows, search: string): SearchRow[] {
  return searches.filter((row) => row.search === search && row.depth === depth);
}

function ratio<T extends { position: number }>(
  ones: readonly T[],
  others: readonly T[],
  cost: (row: T) => number,
): Interval {
  return geometricMean(paired(ones, others).map(([one, other]) => cost(one) / cost(other)));
}
