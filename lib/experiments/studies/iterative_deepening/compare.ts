/**
 * The work of a task: all programs in one position, counted, or some of them in several, timed.
 *
 * @module
 */
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { rounded } from "../../rounded.ts";
import { timeSideBySide } from "../../timing.ts";
import { deepen, type Iteration, searchFixed } from "./deepen.ts";
import { type Program, PROGRAMS, type Setting } from "./programs.ts";
import type { IterationRow, SearchRow, TimingRow, Way } from "./rows.ts";

/** A position with its key in the rows. */
export interface Sample {
  readonly key: { readonly game: string; readonly position: number };
  readonly start: Position;
}

/** Depths of the searches, in plies. */
export interface Depths {
  /** Of minimax. */
  readonly full: number;
  /** Of alpha-beta. */
  readonly deepest: number;
}

/**
 * Searches the position with every program, to every depth, in both ways. All values of a depth must agree;
 * this is checked.
 */
export function countNodes(
  { key, start }: Sample,
  { full, deepest }: Depths,
  setting: Setting,
): { searches: SearchRow[]; iterations: IterationRow[] } {
  const searches: SearchRow[] = [];
  const iterations: IterationRow[] = [];
  const values = new Map<number, number>();
  const add = (program: Program, depth: number, way: Way, value: number, stats: Counts) => {
    const expected = values.get(depth) ?? value;
    if (value !== expected) {
      const name = `${program.algorithm}, ${program.order}, ${way}`;
      throw new Error(`${start}, depth ${depth}: ${name} finds ${value} and not ${expected}`);
    }
    values.set(depth, value);
    const { nodes, leaves } = stats;
    searches.push({ ...key, depth, ...program, way, value: rounded(value), nodes, leaves });
  };
  for (const program of PROGRAMS) {
    const last = program.algorithm === "minimax" ? full : deepest;
    for (let depth = 1; depth <= last; depth++) {
      const { value, stats } = searchFixed(start, depth, program, setting);
      add(program, depth, "fixed depth", value, stats);
    }
    const found = deepen(start, last, program, setting);
    for (const { depth, value, total } of found) add(program, depth, "deepening", value, total);
    if (program.algorithm === "minimax") continue;
    iterations.push(...found.map((each, i) => ({
      ...key,
      depth: each.depth,
      ...program,
      ...countsOf(each),
      step: i === 0 ? null : rounded(Math.abs(each.value - found[i - 1].value)),
    })));
  }
  return { searches, iterations };
}

/** Times alpha-beta with a table in both orders and ways. */
export function timeSearches(
  samples: readonly Sample[],
  depth: number,
  setting: Setting,
  repeats: number,
  source: { readonly clock: Clock; readonly random: Random },
): Omit<TimingRow, "process">[] {
  const works = samples.flatMap(({ key, start }) =>
    PROGRAMS.filter(({ algorithm }) => algorithm === "alpha-beta with table").flatMap((program) => {
      const ways: [Way, () => unknown][] = [
        ["fixed depth", () => searchFixed(start, depth, program, setting)],
        ["deepening", () => deepen(start, depth, program, setting)],
      ];
      return ways.map(([way, search]) => ({
        key: { ...key, depth, ...program, way },
        run: () => void search(),
      }));
    })
  );
  return timeSideBySide(works, repeats, source);
}

interface Counts {
  readonly nodes: number;
  readonly leaves: number;
}

function countsOf({ own, rootMoves, rootRank }: Iteration) {
  return {
    nodes: own.nodes,
    cutoffs: own.cutoffs,
    first_move_cutoffs: own.firstMoveCutoffs,
    first_three_cutoffs: own.firstThreeCutoffs,
    root_moves: rootMoves,
    root_rank: rootRank,
  };
}
