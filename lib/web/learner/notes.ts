/**
 * What the learner tells those who watch its game.
 *
 * @module
 */
import * as v from "valibot";

/** Games won, lost and drawn. */
const countsSchema = v.object({ w: v.number(), l: v.number(), n: v.number() });

/** The weights of the shares of games won, lost and drawn. */
export const weightsOf = v.object({ w1: v.number(), w2: v.number(), w3: v.number() });
/** The weights of the shares of games won, lost and drawn. */
export type Weights = v.InferOutput<typeof weightsOf>;

/** How it chose a move. */
export const consideredSchema = v.object({
  /** What it found first, in notation. */
  first: v.string(),
  /** The games with the position after it; null when it was unknown. */
  known: v.nullable(countsSchema),
  /** The output of the rule; null when it was unknown, or is no number. */
  output: v.nullable(v.number()),
  threshold: v.number(),
  /** The plies of each search. */
  depths: v.array(v.number()),
  /** What it played, in notation. */
  played: v.string(),
});
/** How it chose a move. */
export type Considered = v.InferOutput<typeof consideredSchema>;

/** What a game taught it. */
export const lessonSchema = v.object({
  /** Positions of the learner in the game, and how many of them were new. */
  positions: v.number(),
  fresh: v.number(),
  before: weightsOf,
  after: weightsOf,
});
/** What a game taught it. */
export type GameLesson = v.InferOutput<typeof lessonSchema>;
