/**
 * The summary of the rows over positions, for tables, figures and claims.
 *
 * @module
 */
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { paired } from "../../paired.ts";
import type { RowsOf } from "../../row_sets.ts";
import { type Aspiration, aspirationsOf } from "./aspirations.ts";
import { type FirstMoves, firstMovesOf, type RootMoves, rootMovesOf } from "./first_moves.ts";
import type { Program } from "./programs.ts";
import type { SearchRow, sets, TimingRow, UniformRow } from "./rows.ts";

/** The results of the study. */
export interface Deepening {
  /** By game, program and depth. */
  readonly costs: readonly Cost[];
  readonly firstMoves: readonly FirstMoves[];
  readonly rootMoves: readonly RootMoves[];
  readonly aspirations: readonly Aspiration[];
  readonly uniform: readonly UniformRow[];
  /** Empty when nothing was timed. */
  readonly times: readonly Time[];
}

/** What a program costs at one depth of one game. Ratios are geometric means over positions. */
export interface Cost extends Program {
  readonly game: string;
  readonly depth: number;
  /** Positions that were not decided before this depth. */
  readonly count: number;
  readonly fixedNodes: Interval;
  /** Nodes of the depths from 1 to this one, over those of this depth alone. */
  readonly ratio: Interval;
  /** Nodes of the depths from 1 to this one, over alpha-beta of this depth alone without a table. */
  readonly overPlain: Interval;
  /** Of minimax from depth 2 on: W, and the part of the ratio above 1 over 1/(W - 1). */
  readonly foretold: { readonly width: Interval; readonly over: Interval } | null;
}

/** The time of a program with a table, over the timed positions. */
export interface Time extends Program {
  readonly game: string;
  readonly depth: number;
  readonly count: number;
  /** Seconds of a fixed depth over those of deepening. */
  readonly speedup: Interval;
  /** The same ratio in nodes, of the same positions. */
  readonly nodes: Interval;
}

/** Summarises the rows. */
export function summarise(rows: RowsOf<typeof sets>): Deepening {
  const groups = Map.groupBy(rows.searches, nameOf);
  const found = (row: Named) => groups.get(nameOf(row)) ?? [];
  const deepening = [...groups.values()].filter(([{ way }]) => way === "deepening");
  return {
    costs: deepening.map((group) => costOf(group, found)),
    firstMoves: firstMovesOf(rows.iterations),
    rootMoves: rootMovesOf(rows.iterations),
    aspirations: aspirationsOf(rows.windows, rows.iterations),
    uniform: rows.uniform,
    times: timesOf(rows.timings, found),
  };
}

/** The rows of each game at the greatest depth of their program. */
export function deepest<T extends Program & { readonly game: string; readonly depth: number }>(
  all: readonly T[],
): T[] {
  const programs = Map.groupBy(
    all,
    ({ game, algorithm, order }) => [game, algorithm, order].join(),
  );
  return [...programs.values()].map((group) =>
    group.reduce((deepest, each) => each.depth > deepest.depth ? each : deepest)
  );
}

/** The games with several positions: tic-tac-toe has one, so its numbers have no interval. */
export function sampled<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game !== "tictactoe");
}

/** The name of a program in tables and figures. */
export function programName({ algorithm, order }: Program): string {
  return order === "as generated" ? algorithm : `${algorithm}, ${order}`;
}

type Named = Pick<SearchRow, "game" | "depth" | "algorithm" | "order" | "way">;

function nameOf({ game, depth, algorithm, order, way }: Named): string {
  return JSON.stringify([game, depth, algorithm, order, way]);
}

function costOf(group: readonly SearchRow[], found: (row: Named) => SearchRow[]): Cost {
  const { game, depth, algorithm, order } = group[0];
  const pairs = paired(group, found({ ...group[0], way: "fixed depth" }));
  const plain = paired(
    group,
    found({ ...group[0], algorithm: "alpha-beta", order: "as generated", way: "fixed depth" }),
  );
  const widths = pairs.map(([, { leaves }]) => leaves ** (1 / depth));
  const ratios = pairs.map(([deepening, fixed]) => deepening.nodes / fixed.nodes);
  // Where every move is forced W is 1, and the formula has no value.
  const over = widths.flatMap((width, i) => width > 1 ? [(ratios[i] - 1) * (width - 1)] : []);
  return {
    ...{ game, depth, algorithm, order, count: group.length },
    fixedNodes: geometricMean(pairs.map(([, { nodes }]) => nodes)),
    ratio: geometricMean(ratios),
    overPlain: geometricMean(plain.map(([deepening, fixed]) => deepening.nodes / fixed.nodes)),
    foretold: algorithm === "minimax" && depth > 1
      ? { width: geometricMean(widths), over: geometricMean(over) }
      : null,
  };
}

function timesOf(timings: readonly TimingRow[], found: (row: Named) => SearchRow[]): Time[] {
  const groups = Map.groupBy(timings, nameOf);
  const fixed = [...groups.values()].filter(([{ way }]) => way === "fixed depth");
  return fixed.flatMap((group) => {
    const { game, depth, algorithm, order } = group[0];
    const deepening = { ...group[0], way: "deepening" } as const;
    // A position that was decided earlier was not searched to this depth.
    const counted = paired(found(group[0]), found(deepening));
    const timed = paired(group, groups.get(nameOf(deepening)) ?? []);
    const both = timed.flatMap(([one, other]) => {
      const nodes = counted.find(([{ position }]) => position === one.position);
      return nodes ? [{ speedup: one.seconds / other.seconds, nodes }] : [];
    });
    if (both.length === 0) return [];
    return [{
      ...{ game, depth, algorithm, order, count: both.length },
      speedup: geometricMean(both.map(({ speedup }) => speedup)),
      nodes: geometricMean(both.map(({ nodes: [one, other] }) => one.nodes / other.nodes)),
    }];
  });
}
