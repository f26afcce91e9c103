/**
 * The rows of the study and the meanings of their columns.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";

/** A player of a game. */
export type Who = "first" | "second";

/** One game. Points are the first player's. */
export type GameRow = {
  group: string;
  what: string;
  first: string;
  second: string;
  opening: number;
  white: Who;
  points: number;
  plies: number;
  ending: string;
};

/** One game that the adjudicator ended, and the same game played on. Points are those of the leader. */
export type PlayedOnRow = {
  first: string;
  second: string;
  opening: number;
  white: Who;
  plies: number;
  points: number;
  all_plies: number;
};

/** The cost of one move of a player. */
export type CostRow = {
  player: string;
  position: number;
  round: number;
  nodes: number;
  depth: number;
  seconds: number;
};

const first = { kind: "key", meaning: "the player whose points are counted" } as const;
const second = { kind: "key", meaning: "its opponent" } as const;
const opening = { kind: "key", meaning: "number of the random opening, from 1" } as const;
const white = { kind: "key", meaning: "the player of the white men" } as const;

export const sets = {
  games: rowSet<GameRow>("One game", {
    group: { kind: "key", meaning: "the group of its match" },
    what: { kind: "key", meaning: "what the two differ in or share; empty in the ladder" },
    first,
    second,
    opening,
    white,
    points: { kind: "exact", meaning: "of the first player: win 1, draw 1/2" },
    plies: { kind: "exact", unit: "plies", meaning: "moves of both players, after the opening" },
    ending: { kind: "exact", meaning: "by the rules, by the adjudicator, or by the length cap" },
  }),
  played_on: rowSet<PlayedOnRow>("One adjudicated game of the ladder, played on", {
    first: { kind: "key", meaning: "a player of the ladder" },
    second,
    opening,
    white,
    plies: { kind: "exact", unit: "plies", meaning: "plies until the adjudicator's decision" },
    points: { kind: "exact", meaning: "of the side that he declared the winner, at the real end" },
    all_plies: { kind: "exact", unit: "plies", meaning: "plies until the real end" },
  }),
  costs: rowSet<CostRow>("One move of one player", {
    player: { kind: "key", meaning: "the player" },
    position: { kind: "key", meaning: "number of the position, from 1" },
    round: { kind: "key", meaning: "number of the round of measurements, from 1" },
    nodes: {
      kind: "exact",
      unit: "nodes",
      meaning: "positions that it looked at, the root included",
    },
    depth: { kind: "exact", unit: "plies", meaning: "depth of the last completed search" },
    seconds: { kind: "measured", unit: "s", meaning: "time for the move, median of 3 runs" },
  }),
};
