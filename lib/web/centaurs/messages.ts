/**
 * What the page and the server say of an experiment with centaurs: the players are a person, a machine, and a
 * person with hints of that machine.
 *
 * @module
 */
import * as v from "valibot";

/** The kinds of players. */
export const KINDS = ["person", "machine", "person with hints"] as const;
/** One of them. */
export type Kind = typeof KINDS[number];

/** The schema of a kind. */
export const kindSchema = v.picklist(KINDS);

/** The most random moves at the start of a game. */
export const MOST_RANDOM_MOVES = 12;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const interval = {
  /** Points a game, a draw as a half, or a difference of them. */
  score: v.number(),
  /** The ends of its 95 % interval. */
  low: v.number(),
  high: v.number(),
};

/** The games of one kind of player. */
const kindRow = v.object({
  kind: kindSchema,
  /** People who have finished a game; none for the machine. */
  people: count,
  /** Games that were begun. */
  begun: count,
  wins: count,
  draws: count,
  losses: count,
  /** Null before a game has ended. */
  points: v.nullable(v.object(interval)),
  /** Of the finished games: moves of people, those before which they asked for a hint, and those that were it. */
  moves: count,
  asked: count,
  followed: count,
});
/** The games of one kind of player. */
export type KindRow = v.InferOutput<typeof kindRow>;

/** Person with hints against another kind. */
const comparison = v.object({ over: kindSchema, ...interval });
/** Person with hints against another kind: the difference of their points. */
export type Comparison = v.InferOutput<typeof comparison>;

/** The experiment of a server. */
export const experimentState = v.nullable(v.object({
  /** Counted from 1. */
  number: count,
  /** The spec of the game. */
  spec: v.string(),
  /** A level or a spec. */
  opponent: v.string(),
  /** The machine: it plays alone, and gives the hints. */
  machine: v.string(),
  /** Random moves at the start of each game. */
  randomMoves: count,
  kinds: v.array(kindRow),
  comparisons: v.array(comparison),
  /** What whoever asks has finished, and his game that goes on. */
  mine: v.object({ finished: count, open: v.nullable(v.string()) }),
}));
/** The experiment of a server, as one visitor sees it; null before there is one. */
export type ExperimentState = v.InferOutput<typeof experimentState>;
