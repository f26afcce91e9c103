/**
 * The summary of the rows over positions, and of times over processes. Nodes, times and ratios are geometric means.
 *
 * @module
 */
import { mean, quantile } from "simple-statistics";
import type { Scale } from "matchbox/report/statistics/interval.ts";
import {
  geometricMean,
  type NumberOf,
  pairedRatio,
  pairsBy,
  ratio,
  ratioOverProcesses,
} from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { Program } from "./programs.ts";
import type { IterationRow, SearchRow, sets, TimingRow, Way, WindowRow } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** What a program costs at one depth of one game. */
export type Cost = Summary["costs"][number];
/** How early the moves that cause cutoffs are tried, in the last iteration of a program in one game. */
export type FirstMoves = Summary["firstMoves"][number];
/** How early the best moves of the root are tried. */
export type RootMoves = Summary["rootMoves"][number];

const UNIT = "positions";

/** Costs by depth, the moves tried first, windows, steps of the value, uniform trees, and times. */
export function summarise(rows: RowsOf<typeof sets>) {
  const { searches, iterations, windows, timings } = rows;
  return {
    costs: groupBy(searches, "game").rollup((own) => ({ costs: costsOf(own) }))
      .flatMap(({ costs }) => costs),
    firstMoves: firstMovesOf(iterations),
    rootMoves: rootMovesOf(iterations),
    windows: groupBy(windows, "game", "width").rollup(windowOf),
    /** Half of the steps |v(d) - v(d-1)| are at most the first number, nine of ten at most the second. */
    steps: groupBy(windows, "game").rollup((_, { game }) => {
      // All programs find the same values.
      const own = rowsWith(iterations, { game, algorithm: "alpha-beta", order: "as generated" });
      const steps = own.flatMap(({ step }) => step === null ? [] : [step]);
      const [half, most] = quantile(steps, [0.5, 0.9]);
      return { half, most };
    }),
    /** The deepest tree of each width. */
    uniform: groupBy(rows.uniform, "width").rollup((own, { width }) => {
      const { depth, fixed, deepening } = own.at(-1)!;
      return {
        ...{ depth, fixed, deepening },
        ratio: deepening / fixed,
        foretold: width / (width - 1),
      };
    }),
    times: timesOf(timings, searches),
  };
}

/** The rows of each game at the greatest depth of their program. */
export function deepest<T extends Program & { readonly game: string; readonly depth: number }>(
  all: readonly T[],
): T[] {
  return groupBy(all, "game", "algorithm", "order").rollup((own) => ({ last: lastOf(own)[0] }))
    .map(({ last }) => last);
}

/** The games with several positions: tic-tac-toe has one, so its numbers have no interval. */
export function sampled<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game !== "tictactoe");
}

/** The name of a program in tables and figures. */
export function programName({ algorithm, order }: Program): string {
  return order === "as generated" ? algorithm : `${algorithm}, ${order}`;
}

/** The program whose only order is the hash move. */
export const HASH_MOVE = { algorithm: "alpha-beta with table", order: "as generated" } as const;

/** The rows with the greatest depth. */
function lastOf<T extends { readonly depth: number }>(rows: readonly T[]): T[] {
  const depth = Math.max(...rows.map(({ depth }) => depth));
  return rows.filter((row) => row.depth === depth);
}

/** The costs of all programs in one game. */
function costsOf(rows: readonly SearchRow[]) {
  const fixedDepth = rowsWith(rows, { way: "fixed depth" });
  const deepening = rowsWith(rows, { way: "deepening" });
  return groupBy(deepening, "game", "depth", "algorithm", "order").rollup((own, program) => {
    const { depth, algorithm } = program;
    const fixed = rowsWith(fixedDepth, program);
    const plain = { depth, algorithm: "alpha-beta", order: "as generated" } as const;
    const over = (others: readonly SearchRow[]) =>
      pairedRatio(own, others, "nodes", "position", UNIT);
    return {
      count: own.length,
      fixedNodes: geometricMean(pairsBy(own, fixed, "position"), ([, { nodes }]) => nodes, UNIT),
      /** Nodes of the depths from 1 to this one, over those of this depth alone; and the inverse. */
      ratio: over(fixed),
      inverse: pairedRatio(fixed, own, "nodes", "position", UNIT),
      /** The same, over those of alpha-beta to this depth alone without a table. */
      overPlain: over(rowsWith(fixedDepth, plain)),
      /** By the formula, which is about minimax. */
      foretold: algorithm === "minimax" && depth > 1 ? foretoldOf(own, fixed, depth) : null,
    };
  });
}

/** W, and the part of the ratio above 1 over 1/(W - 1). */
function foretoldOf(own: readonly SearchRow[], fixed: readonly SearchRow[], depth: number) {
  const trees = pairsBy(own, fixed, "position").map(([row, { nodes, leaves }]) => ({
    width: leaves ** (1 / depth),
    ratio: row.nodes / nodes,
  }));
  return {
    width: geometricMean(trees, "width", UNIT),
    over: geometricMean(
      // Where every move is forced W is 1, and the formula has no value.
      trees.filter(({ width }) => width > 1),
      ({ width, ratio }) => (ratio - 1) * (width - 1),
      UNIT,
    ),
  };
}

/** The shares of cutoffs in the deepest iterations of each game and program. */
function firstMovesOf(rows: readonly IterationRow[]) {
  const programs = groupBy(rows, "game", "algorithm", "order").rollup((own, program) => {
    const last = lastOf(own);
    const share = (by: "first_move_cutoffs" | "first_three_cutoffs") =>
      ratio(last, by, "cutoffs", {
        name: `share of ${nameOf(program)} ${by}`,
        unit: UNIT,
        scale: "share",
      });
    return {
      ...{ depth: last[0].depth, count: last.length },
      first: share("first_move_cutoffs"),
      firstThree: share("first_three_cutoffs"),
    };
  });
  return programs.flatMap(({ first, firstThree, ...program }) =>
    first && firstThree ? [{ ...program, first, firstThree }] : []
  );
}

/** The shares of best moves at the root from one depth to the next, for each game and program. */
function rootMovesOf(rows: readonly IterationRow[]) {
  const later = rows.filter(({ depth }) => depth > 1);
  return groupBy(later, "game", "algorithm", "order").rollup((own, program) => {
    const among = (rows: readonly IterationRow[], most: number) =>
      rows.filter(({ root_rank }) => root_rank <= most).length;
    const positions = groupBy(own, "position").rollup((own) => ({
      ...{ first: among(own, 1), firstThree: among(own, 3), all: own.length },
    }));
    const share = (name: "first" | "firstThree", most: number) => ({
      found: ratio(positions, name, "all", {
        name: `share of ${nameOf(program)} root ${most}`,
        ...{ unit: UNIT, scale: "share" },
      })!,
      /** If the moves came in random order. */
      byChance: mean(own.map(({ root_moves }) => Math.min(most / root_moves, 1))),
    });
    const [first, firstThree] = [share("first", 1), share("firstThree", 3)];
    return {
      ...{ depth: lastOf(own)[0].depth, count: positions.length },
      ...{ first: first.found, firstThree: firstThree.found },
      byChance: { first: first.byChance, firstThree: firstThree.byChance },
    };
  });
}

/** The name of a program in the random streams of its bootstraps. */
function nameOf({ game, algorithm, order }: Program & { readonly game: string }): string {
  return `${game} ${algorithm} ${order}`;
}

/** Shares of the iterations from the second on, and nodes over those with open windows. */
function windowOf(rows: readonly WindowRow[], { game, width }: Pick<WindowRow, "game" | "width">) {
  // A position that is decided at depth 1 has no window.
  const searched = rows.filter(({ depth }) => depth > 1);
  const share = (of: NumberOf<WindowRow> & string, scale?: Scale) =>
    ratio(searched, of, ({ depth }) => depth - 1, {
      name: `share of ${game} window ${width} ${of}`,
      ...{ unit: UNIT, scale },
    })!;
  return {
    count: searched.length,
    inside: share("inside", "share"),
    low: share("failed_low", "share"),
    high: share("failed_high", "share"),
    reSearches: share("re_searches"),
    nodes: geometricMean(searched, ({ nodes, nodes_open }) => nodes / nodes_open, UNIT),
  };
}

/** A fixed depth over deepening in the timed positions: by time over processes, and by nodes over positions. */
function timesOf(timings: readonly TimingRow[], searches: readonly SearchRow[]) {
  const fixed = rowsWith(timings, { way: "fixed depth" });
  const programs = groupBy(fixed, "game", "depth", "algorithm", "order").rollup((own, program) => {
    const searched = (way: Way) => rowsWith(searches, { ...program, way });
    // A position that was decided earlier was not searched to this depth.
    const timed = pairsBy(own, searched("deepening"), "position").map(([timing]) => timing);
    const counted = pairsBy(searched("fixed depth"), timed, "position").map(([search]) => search);
    return {
      time: ifAny(timed, (timed) => ({
        count: timed.length,
        speedup: ratioOverProcesses(
          timed,
          rowsWith(timings, { ...program, way: "deepening" }),
          "seconds",
          "position",
        ),
        nodes: pairedRatio(counted, searched("deepening"), "nodes", "position", UNIT),
      })),
    };
  });
  return programs.flatMap(({ time, ...program }) => time ? [{ ...program, ...time }] : []);
}
