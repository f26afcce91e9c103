/**
 * What a match between a player here and a program of others shows: its score over pairs of games, and the CPU time
 * of both sides.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { eloDifference, formatElo, type Pentanomial, scoreInterval } from "matchbox/arena/mod.ts";
import { formatInterval } from "matchbox/report/statistics/mod.ts";
import type { TextRow } from "./kept_tables.ts";

/** Two games from an opening with changed sides. */
export interface Pair {
  /** Of the player here in both games: 0 to 2. */
  readonly points: number;
  /** CPU seconds of both games. */
  readonly own: number;
  readonly other: number;
}

/** The row of a match, with intervals over pairs. */
export function rowOf(player: string, program: string, pairs: readonly Pair[]): TextRow {
  const counts = [0, 1, 2, 3, 4].map((halves) =>
    pairs.filter(({ points }) => 2 * points === halves).length
  ) as unknown as Pentanomial;
  const seconds = (side: "own" | "other") =>
    (sumOf(pairs, (pair) => pair[side]) / (2 * pairs.length)).toFixed(2);
  return {
    player,
    against: program,
    score: formatInterval(scoreInterval(counts)),
    "Elo difference": formatElo(eloDifference(counts)),
    "CPU seconds a game": seconds("own"),
    "the program's": seconds("other"),
  };
}
