/**
 * How often the first move tried is the best one: at inner nodes, where the best move is the one that causes
 * the cutoff, and at the root (C12).
 *
 * @module
 */
import { mean } from "simple-statistics";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Program } from "./programs.ts";
import type { IterationRow } from "./rows.ts";
import { shareOf } from "../../share.ts";

/** Shares of the best moves by the place at which they were tried. */
interface Shares {
  /** The first move. */
  readonly first: Interval;
  /** One of the first three. */
  readonly firstThree: Interval;
}

/** The cutoffs of the last iteration. */
export interface FirstMoves extends Program, Shares {
  readonly game: string;
  readonly depth: number;
  readonly count: number;
}

/** The best moves of the root at the depths from 2 to `depth`. */
export interface RootMoves extends Program, Shares {
  readonly game: string;
  readonly depth: number;
  readonly count: number;
  /** The shares if the moves came in random order. */
  readonly byChance: { readonly first: number; readonly firstThree: number };
}

/** The shares of cutoffs in the deepest iterations of each game and program. */
export function firstMovesOf(rows: readonly IterationRow[]): FirstMoves[] {
  return [...byProgram(rows).values()].flatMap((group) => {
    const depth = depthOf(group);
    const last = group.filter((row) => row.depth === depth);
    const share = (name: "first_move_cutoffs" | "first_three_cutoffs") =>
      shareOf(
        last.map((row) => ({ wanted: row[name], all: row.cutoffs })),
        `${nameOf(group[0])} ${name}`,
      );
    const [first, firstThree] = [share("first_move_cutoffs"), share("first_three_cutoffs")];
    if (!first || !firstThree) return [];
    return [{ ...keysOf(group[0]), depth, count: last.length, first, firstThree }];
  });
}

/** The shares of best moves at the root from one depth to the next, for each game and program. */
export function rootMovesOf(rows: readonly IterationRow[]): RootMoves[] {
  const later = rows.filter(({ depth }) => depth > 1);
  return [...byProgram(later).values()].map((group) => {
    const positions = [...Map.groupBy(group, ({ position }) => position).values()];
    const share = (most: number) =>
      shareOf(
        positions.map((own) => ({
          wanted: own.filter(({ root_rank }) => root_rank <= most).length,
          all: own.length,
        })),
        `${nameOf(group[0])} root ${most}`,
      )!;
    const chance = (most: number) =>
      mean(group.map(({ root_moves }) => Math.min(most / root_moves, 1)));
    return {
      ...keysOf(group[0]),
      depth: depthOf(group),
      count: positions.length,
      first: share(1),
      firstThree: share(3),
      byChance: { first: chance(1), firstThree: chance(3) },
    };
  });
}

function byProgram(rows: readonly IterationRow[]): Map<string, IterationRow[]> {
  return Map.groupBy(rows, nameOf);
}

function keysOf({ game, algorithm, order }: IterationRow) {
  return { game, algorithm, order };
}

function nameOf({ game, algorithm, order }: IterationRow): string {
  return `${game} ${algorithm} ${order}`;
}

function depthOf(group: readonly IterationRow[]): number {
  return Math.max(...group.map(({ depth }) => depth));
}
