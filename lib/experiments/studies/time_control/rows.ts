/**
 * The rows of the study.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";

export type DoublingRow = { game: string; nodes: number; opening: number; points: number };

export type TimedRow = { game: string; milliseconds: number; opening: number; points: number };

export type ReachRow = {
  game: string;
  position: number;
  milliseconds: number;
  nodes: number;
  depth: number;
};

export type ClockRow = {
  game: string;
  margin: number;
  opening: number;
  side: number;
  moves: number;
  used: number;
  overshoot: number;
  late: number;
  flag: boolean;
};

export type LongGameRow = {
  base: number;
  margin: number;
  delay: number;
  first: number;
  after_30: number | null;
  after_60: number | null;
  falls_at: number | null;
};

const game = { kind: "key", meaning: "the game, as a spec" } as const;
const opening = { kind: "key", meaning: "number of the opening, from 1" } as const;

export const sets = {
  doublings: rowSet<DoublingRow>("Two games from one opening, one program with twice the nodes", {
    game,
    nodes: { kind: "key", unit: "nodes", meaning: "nodes a move of the program with fewer" },
    opening,
    points: { kind: "exact", meaning: "points of the program with more, in both games, 0 to 2" },
  }),
  timed_doublings: rowSet<TimedRow>(
    "Two games from one opening, one program with twice the time",
    {
      game,
      milliseconds: { kind: "key", unit: "ms", meaning: "time a move of the program with less" },
      opening,
      points: {
        kind: "measured",
        meaning: "points of the program with more, in both games, 0 to 2",
      },
    },
  ),
  reach: rowSet<ReachRow>("What a program reaches in a time", {
    game,
    position: { kind: "key", meaning: "number of the position, from 1" },
    milliseconds: { kind: "key", unit: "ms", meaning: "time for the move" },
    nodes: { kind: "measured", unit: "nodes", meaning: "nodes searched" },
    depth: { kind: "measured", unit: "plies", meaning: "the last completed depth" },
  }),
  clocks: rowSet<ClockRow>("One side of a game on a clock", {
    game,
    margin: { kind: "key", unit: "ms", meaning: "the safety margin of both sides" },
    opening,
    side: { kind: "key", meaning: "0 for the side that moves first, else 1" },
    moves: { kind: "measured", unit: "moves", meaning: "moves made" },
    used: { kind: "measured", unit: "s", meaning: "time used for them" },
    overshoot: {
      kind: "measured",
      unit: "ms",
      meaning: "the most that a move took beyond the time planned for the search",
    },
    late: {
      kind: "measured",
      unit: "moves",
      meaning: "moves that took longer than the margin too",
    },
    flag: { kind: "measured", meaning: "whether the side exceeded its time" },
  }),
  long_games: rowSet<LongGameRow>("The plan of a long game, on a clock that is computed", {
    base: { kind: "key", unit: "s", meaning: "time of a side for the game" },
    margin: { kind: "key", unit: "ms", meaning: "the safety margin" },
    delay: { kind: "key", unit: "ms", meaning: "what each move takes beyond the planned time" },
    first: { kind: "exact", unit: "s", meaning: "time for the first move" },
    after_30: {
      kind: "exact",
      unit: "s",
      meaning: "time left after 30 moves; empty if lost before",
    },
    after_60: {
      kind: "exact",
      unit: "s",
      meaning: "time left after 60 moves; empty if lost before",
    },
    falls_at: {
      kind: "exact",
      unit: "moves",
      meaning: "the move at which the time is exceeded; empty if not within 300 moves",
    },
  }),
};
