/**
 * Tasks that count the nodes of all searches of a position, or time some of them in several positions.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { TranspositionTable } from "matchbox/agents/search/transposition_table.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { plainEvaluation } from "../../plain_evaluations.ts";
import { rounded } from "../../rounded.ts";
import { timeSideBySide } from "../../timing.ts";
import type { SearchRow, TimingRow } from "./rows.ts";
import {
  type ComparedSearch,
  comparedSearches,
  isSlow,
  runSearch,
  type SearchJob,
} from "./searches.ts";

/** The table of each search has 2^TABLE_BITS slots, more than the nodes of most searches. */
const TABLE_BITS = 18;
/** Depth 1 is left out: all of its nodes but the root are leaves. */
const LEAST_DEPTH = 2;

/** A position to search, and how deep. */
export interface Studied {
  readonly game: string;
  /** Number of the position, from 1. */
  readonly number: number;
  readonly position: Position;
  /** Plies, at least 2. */
  readonly depth: number;
  readonly orderingDepth: number;
}

/** One row for each search to each depth from 2 on; the slow ones end one ply before the others. */
export function countSearches(studied: Studied): SearchRow[] {
  const depths = Array.from({ length: studied.depth - LEAST_DEPTH + 1 }, (_, i) => i + LEAST_DEPTH);
  const job = jobOf(studied);
  return depths.flatMap((depth) => {
    const searches = depth < studied.depth
      ? comparedSearches
      : comparedSearches.filter((search) => !isSlow(search));
    const rows = searches.map((search) => rowOf(studied, search, { ...job, depth }));
    for (const row of rows) checkValue(row, rows[0]);
    return rows;
  });
}

/** The timed searches: NegaScout and alpha-beta without a table, in the orders that a player uses. */
const timedSearches = comparedSearches.filter(({ algorithm, order, memory }) =>
  memory === "none" && algorithm !== "minimax" &&
  (order === "as generated" || order === "best first")
);

/**
 * One row for each timed search to the full depth.
 *
 * @param repeats timings of each, at least 1
 */
export function timeSearches(
  all: readonly Studied[],
  repeats: number,
  source: { readonly clock: Clock; readonly random: Random },
): Omit<TimingRow, "process">[] {
  const works = all.flatMap((studied) => {
    const job = jobOf(studied);
    return timedSearches.map((search) => ({
      key: keyOf(studied, search, studied.depth),
      run: () => void runSearch(search, job),
    }));
  });
  return timeSideBySide(works, repeats, source);
}

function jobOf({ game: spec, position, depth, orderingDepth }: Studied): SearchJob {
  const game = findGame(spec);
  const table = new TranspositionTable(TABLE_BITS);
  const evaluation = createEvaluation(game, plainEvaluation(game));
  return { game, evaluation, position, depth, orderingDepth, table };
}

function rowOf(studied: Studied, search: ComparedSearch, job: SearchJob): SearchRow {
  const { value, stats, orderingNodes } = runSearch(search, job);
  return {
    ...keyOf(studied, search, job.depth),
    value: rounded(value),
    nodes: stats.nodes,
    leaves: stats.leaves,
    re_searches: stats.reSearches,
    ordering_nodes: orderingNodes,
    all_nodes: stats.nodes + orderingNodes,
  };
}

function keyOf(
  { game, number }: Studied,
  { algorithm, order, memory }: ComparedSearch,
  depth: number,
) {
  return { game, position: number, depth, algorithm, order, memory };
}

/** Checks that a search found the value of the first one: minimax, or alpha-beta at the last depth. */
function checkValue({ algorithm, order, memory, value }: SearchRow, first: SearchRow): void {
  if (value === first.value) return;
  throw new Error(
    `${algorithm}, ${order}, memory ${memory}: ${value}, but ${first.algorithm} finds ${first.value}`,
  );
}
