/**
 * The work of a task: the contenders in the positions of one process, compared or timed.
 *
 * @module
 */
import { layersOf } from "matchbox/agents/networks/choose_move.ts";
import { randomNetwork } from "matchbox/agents/networks/dense_network.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { timing } from "../../timing.ts";
import { choosers, type Networks, outputsOf } from "./contenders.ts";
import { CONTENDERS, type PassRow, type TimingRow } from "./rows.ts";

/** The networks agree when outputs differ by at most this, relative to outputs greater than 1. */
export const AGREEMENT = 1e-5;

/** Positions with the same number of legal moves. */
export interface Group {
  readonly legalMoves: number;
  readonly positions: readonly MetelykPosition[];
}

/** The hidden layer and the number of a process. */
export interface ProcessName {
  readonly hidden: string;
  readonly process: number;
}

/** Networks with random weights and that hidden layer. */
export function networksWith(hidden: string, random: Random): Networks {
  const sizes = hidden === "none" ? [] : [Number(hidden)];
  return {
    priorities: randomNetwork(layersOf("38-50", sizes, 4), random),
    value: randomNetwork(layersOf("38-1", sizes, 4), random),
  };
}

/** Counts the passes of both networks, and compares the outputs of all implementations. */
export function comparePasses(
  name: ProcessName,
  networks: Networks,
  groups: readonly Group[],
): { passes: PassRow[] } {
  return {
    passes: groups.map(({ legalMoves, positions }) => {
      let [values, agreeing, apart] = [0, 0, 0];
      for (const position of positions) {
        for (const [reference, ...others] of outputsOf(networks, position)) {
          for (const output of others) {
            output.forEach((value, i) => {
              const difference = Math.abs(value - reference[i]) /
                Math.max(1, Math.abs(reference[i]));
              values++;
              if (difference <= AGREEMENT) agreeing++;
              apart = Math.max(apart, difference);
            });
          }
        }
      }
      return {
        ...name,
        legal_moves: legalMoves,
        positions: positions.length,
        passes_50: positions.length,
        passes_1: positions.length * legalMoves,
        ...{ values, agreeing, apart: Number(apart.toPrecision(2)) },
      };
    }),
  };
}

/** Times every contender in each group of positions. */
export function timeContenders(
  name: ProcessName,
  networks: Networks,
  groups: readonly Group[],
  clock: Clock,
  repeats: number,
): { timings: TimingRow[] } {
  const all = choosers(networks);
  // The compiler has to see every contender before the first timing.
  for (const choose of Object.values(all)) {
    const end = clock.now() + WARM_UP;
    do {
      for (const { positions } of groups) positions.forEach(choose);
    } while (clock.now() < end);
  }
  const timings = groups.flatMap(({ legalMoves, positions }) =>
    CONTENDERS.map((contender) => ({
      ...{ ...name, legal_moves: legalMoves, contender },
      ...timing(clock, repeats, () => positions.forEach(all[contender]), positions.length),
    }))
  );
  return { timings };
}

/** Milliseconds for each contender: a fresh process has compiled nothing. */
const WARM_UP = 30;
