/**
 * The rows of the study, and what is compared in it.
 *
 * @module
 */
import { exact, key, measured } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { process } from "../../timing.ts";

/** A game of the study. */
export interface Arena {
  /** In tables. */
  readonly name: string;
  /** Spec of the game. */
  readonly game: string;
  /** The evaluation that alpha-beta uses as well, and its standard deviation in random games. */
  readonly leaf: string;
  /** About the plies of a random game. */
  readonly plies: number;
}

/** Five games, from one that is soon over to one that no search here sees the end of. */
export const ARENAS: readonly Arena[] = [
  { name: "tic-tac-toe", game: "tictactoe", leaf: "eval=lines,scale=1.4", plies: 8 },
  {
    name: "Connect Four 5x4",
    game: "connect_four:size=5x4",
    leaf: "eval=lines,scale=12",
    plies: 17,
  },
  { name: "Reversi 6x6", game: "reversi:size=6", leaf: "eval=stages,scale=24", plies: 32 },
  { name: "Reversi 8x8", game: "reversi", leaf: "eval=stages,scale=25", plies: 60 },
  { name: "Metelyk k=3", game: "metelyk:side=3", leaf: "eval=weighted,scale=13", plies: 32 },
];

/** Playouts a move, each number about four times the one before. */
export const PLAYOUTS = [6, 25, 100, 400, 1600] as const;
/** Plies of alpha-beta. */
export const DEPTHS = [2, 4, 6] as const;
/** The depth of which claims speak, and the playouts that are to beat it. */
export const [JUDGED, ENOUGH] = [4, 1600] as const;
/** Playouts a move where two ways of Monte-Carlo tree search meet. */
export const SAME = 400;
/** The constant of UCB1, the square root of 2, and others against it. */
export const UCB1 = 1.4;
export const CONSTANTS = [0.2, 0.7, 2.8] as const;
/** Playouts of a timed move: a time grows with their number. */
export const TIMED_PLAYOUTS = 100;
/** Random plies before an evaluation in place of the rest of a playout. */
export const LEAF_PLIES = [0, 4] as const;

/** Alpha-beta of that depth, with the usual evaluation of the game. */
export function alphaBeta(depth: number): string {
  return `alphabeta:depth=${depth}`;
}

/** The same in TypeScript as Monte-Carlo tree search is, so that times compare methods. Its moves are the same. */
export function timedAlphaBeta(depth: number): string {
  return `${alphaBeta(depth)},kernel=ts`;
}

/** Monte-Carlo tree search whose playouts go to the end of the game. */
export function mcts(playouts: number, exploration: number = UCB1): string {
  return `mcts:playouts=${playouts},eval=none,exploration=${exploration}`;
}

/** The same with an evaluation after some random plies. */
export function mctsWithLeaf({ leaf }: Arena, playouts: number, plies: number): string {
  return `mcts:playouts=${playouts},exploration=${UCB1},plies=${plies},${leaf}`;
}

const game = key("the game");
const opening = key<number>("number of the opening, from 1");

export const sets = {
  depth: rowSet("Two games from one opening with sides changed, against alpha-beta", {
    game,
    playouts: key<number>("playouts", "playouts for a move"),
    depth: key<number>("plies", "depth of alpha-beta"),
    opening,
    points: exact("points of Monte-Carlo tree search in both games, 0 to 2"),
  }),
  constants: rowSet("Two games from one opening, against the exploration constant of UCB1", {
    ...{ game, constant: key<number>("the other exploration constant"), opening },
    points: exact("points of the other constant in both games, 0 to 2"),
  }),
  leaves: rowSet("Two games from one opening, against playouts to the end of the game", {
    ...{ game, plies: key<number>("plies", "random plies before the evaluation"), opening },
    points: exact("points of the evaluation at the leaves in both games, 0 to 2"),
  }),
  times: rowSet("The time of a player's move", {
    process,
    game,
    player: key("the spec of the player"),
    seconds: measured("s", "time for a move: median of the runs through positions of a whole game"),
  }),
};

/** Two games against alpha-beta. */
export type DepthRow = RowOf<typeof sets.depth>;
/** The time of a move. */
export type TimeRow = RowOf<typeof sets.times>;
