/**
 * The summary of the rows over games, and of times over processes, for tables, figures and claims. A process times
 * the positions of one game.
 *
 * @module
 */
import { linearRegression } from "simple-statistics";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { median } from "matchbox/report/statistics/median.ts";
import { geometricMean, pairedRatio, pairsBy, share, total } from "../../estimates.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { type Part, partNames, parts, without } from "./methods.ts";
import type { sets, SolvedRow, TimingRow } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** From this number of empty squares on the solver sorts all moves; growth is measured from there. */
const SORTED = 8;

/** Nodes, their growth, the solver's times, the worth of its parts, and the positions of the FFO. */
export function summarise({ solved, timings, ffo }: RowsOf<typeof sets>) {
  const whole = solved.filter(({ method }) => !method.startsWith("solver without"));
  const times = groupBy(rowsWith(timings, { method: "solver" }), "empties")
    .rollup((own) => ({
      count: own.length,
      /** Positions solved within a second. */
      solved: share(own, ({ seconds }) => seconds !== null, "processes"),
      /** In seconds; positions that are not solved within a second count as a second. */
      seconds: median(own.map(({ seconds }) => seconds ?? 1)),
    }))
    .toSorted((one, other) => one.empties - other.empties);
  return {
    nodes: groupBy(whole, "play", "method", "empties").rollup((own) => ({
      count: own.length,
      nodes: geometricMean(own, "nodes", "games"),
      most: Math.max(...own.map(({ nodes }) => nodes)),
    })),
    growth: groupBy(whole, "play", "method").rollup(growthOf),
    times,
    within: withinASecond(times),
    parts: parts.map((part) => partSummary(part, solved, timings)),
    ffo: ffo.toSorted((one, other) => one.number - other.number),
    compared: total(ffo, "scores_compared"),
    mismatches: total(ffo, "mismatches"),
  };
}

/** The growth of the nodes of a method in games of alpha-beta. */
export function growthIn({ growth }: Summary, method: "solver" | "alpha-beta") {
  return rowWith(growth, { play: "alpha-beta", method });
}

/** By what factor the nodes of a method grow with each empty square, and over which numbers of them. */
function growthOf(rows: readonly SolvedRow[], { method }: Pick<SolvedRow, "method">) {
  const used = method === "solver" ? rows.filter(({ empties }) => empties >= SORTED) : rows;
  const games = groupBy(used, "game").rollup((own) => ({
    factor: Math.exp(
      linearRegression(own.map(({ empties, nodes }) => [empties, Math.log(nodes)])).m,
    ),
  }));
  const empties = used.map((row) => row.empties);
  return {
    from: Math.min(...empties),
    to: Math.max(...empties),
    factor: geometricMean(games, "factor", "games"),
  };
}

/** The solver without one of its parts, over the whole solver. */
function partSummary(part: Part, solved: readonly SolvedRow[], timings: readonly TimingRow[]) {
  const left = rowsWith(solved, { method: without(part) });
  const [{ play, empties }] = left;
  const solver = { method: "solver", play, empties } as const;
  const timed = timings.filter(({ seconds }) => seconds !== null);
  const both = pairsBy(
    rowsWith(timed, { method: without(part) }),
    rowsWith(timed, solver),
    "process",
  ).map(([one, other]) => ({ ratio: one.seconds! / other.seconds! }));
  return {
    name: partNames[part],
    ...{ empties, count: left.length },
    nodes: pairedRatio(left, rowsWith(solved, solver), "nodes", "game", "games"),
    /** Of the positions that both solve within a second; null when there are none. */
    seconds: both.length === 0 ? null : geometricMean(both, "ratio", "processes"),
  };
}

/** A half: the share of `most` positions has an interval above it. */
export const MOST = 0.5;

/** The share of positions with a number of empty squares that are solved within a second. */
interface Solved {
  readonly empties: number;
  readonly solved: Interval;
}

/**
 * Up to how many empty squares every position and most positions are solved within a second (C27b); null
 * where not even the fewest are.
 *
 * @param times by rising number of empty squares
 */
export function withinASecond(times: readonly Solved[]) {
  return {
    every: lastOf(times, ({ solved }) => solved.mean === 1),
    most: lastOf(times, ({ solved }) => solved.low !== null && solved.low > MOST),
    /** The most empty squares that were timed. */
    timed: times.at(-1)!.empties,
  };
}

/** The last number up to which all numbers meet a condition. */
function lastOf(times: readonly Solved[], holds: (time: Solved) => boolean): number | null {
  const fails = times.findIndex((time) => !holds(time));
  const count = fails < 0 ? times.length : fails;
  return count > 0 ? times[count - 1].empties : null;
}
