/**
 * The messages of the channel `learner`: what the learner knows, and its files.
 *
 * @module
 */
import * as v from "valibot";
import { request } from "../envelope.ts";
import { weightsOf } from "./notes.ts";
import { BOARDS, type LearnerName, LEARNERS, RIVALS } from "./players.ts";

/** The orders in which positions are shown. */
export const ORDERS = ["met", "won", "lost", "drawn", "games"] as const;
/** One of them. */
export type Order = typeof ORDERS[number];

/** Positions on a page. */
export const PAGE_SIZE = 48;

/** The most characters of a part of db.json: as JSON they fit into a message, whatever they are. */
export const PART = 100_000;

/** The most characters of w.json. */
export const LONGEST_WEIGHTS = 1000;

/** Characters of a part of a file of games, so that each part is soon learned: some 150 games. */
export const PART_OF_GAMES = 20_000;

/** The sides of games in a file that may be learned. */
export const SIDES = ["both", "dark", "light"] as const;

/** The lengths of a training that are offered, in games; the last is the greatest. */
export const LENGTHS = [10, 100, 1000, 10_000, 100_000] as const;

/** Stretches of a long training, each a column of the curve and a row of the log. */
export const STRETCHES = 50;

/** The most squares of a board. */
const SQUARES = 100;

const spec = v.picklist(BOARDS.map(([spec]) => spec));

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const level = v.picklist(Object.keys(LEARNERS) as LearnerName[]);
const against = v.picklist(RIVALS);
const games = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LENGTHS.at(-1)!));

/** What the page may ask. */
export const learnerRequests = v.variant("type", [
  /** Some positions; the answer is a `Found`. News of this board are sent from now on. */
  request("learner/find", {
    spec,
    order: v.picklist(ORDERS),
    descending: v.boolean(),
    pattern: v.nullable(
      v.pipe(v.string(), v.regex(/^[0-3?]{1,100}$/, "expected the characters 0, 1, 2, 3 and ?")),
    ),
    discs: v.nullable(v.strictTuple([whole(SQUARES), whole(SQUARES)])),
    page: whole(1_000_000),
  }),
  /** News are no longer sent. */
  request("learner/leave", {}),
  /** The part of db.json after a position; the answer is a `SavedPart`. */
  request("learner/save", { spec, after: whole(Number.MAX_SAFE_INTEGER) }),
  /** Begins to replace what is known, by the text of w.json and the parts of db.json that follow. */
  request("learner/replace", { spec, weights: v.pipe(v.string(), v.maxLength(LONGEST_WEIGHTS)) }),
  /** Begins to learn from a file of games, whose parts follow. */
  request("learner/games", { spec, side: v.picklist(SIDES) }),
  /** The next part of the file; the answer is the number of positions so far, or a `LearnedFile`. */
  request("learner/part", { text: v.pipe(v.string(), v.maxLength(PART)) }),
  /** All parts were sent; the answer is that of a part. */
  request("learner/finish", {}),
  request("learner/cancel", {}),
  /** Begins a training; it goes on without the page. */
  request("learner/train", { spec, level, against, games }),
  /** Ends the training on this board; what was learned stays. */
  request("learner/stop", { spec }),
]);

/** A position with the output of the rule, null for no number. */
const position = v.object({
  text: v.pipe(v.string(), v.regex(/^[0-3]+$/)),
  w: v.number(),
  l: v.number(),
  n: v.number(),
  output: v.nullable(v.number()),
});
/** A position with the output of the rule. */
export type ShownPosition = v.InferOutput<typeof position>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Some games of a training in turn, and what the learner knew after them. */
const stretch = v.object({
  wins: count,
  draws: count,
  losses: count,
  /** Its moves into positions that it did not know, into accepted ones, and those searched for again. */
  unknown: count,
  accepted: count,
  again: count,
  /** The positions and weights after them. */
  known: count,
  weights: weightsOf,
});
/** Some games of a training in turn, and what the learner knew after them. */
export type Stretch = v.InferOutput<typeof stretch>;

/** A training. */
export const trainingSchema = v.object({
  /** What its games are known by. */
  id: v.string(),
  level,
  against,
  /** Games that were asked for. */
  games,
  /** Games of a stretch; the last one may have fewer. */
  size: count,
  /** What the learner knew before; null for a moment at the begin. */
  before: v.nullable(v.object({ known: count, weights: weightsOf })),
  stretches: v.array(stretch),
  /** Null while it goes on. */
  end: v.nullable(v.picklist(["complete", "stopped", "failed"])),
});
/** A training. */
export type Training = v.InferOutput<typeof trainingSchema>;

/** Positions that were found. */
export const foundSchema = v.object({
  /** All that are known of this board. */
  known: v.number(),
  /** Those that were looked for. */
  found: v.number(),
  weights: weightsOf,
  /** The least output at which a move to a known position is accepted. */
  threshold: v.number(),
  /** Whether who asks may train it and replace what it knows: the host alone may. */
  isHost: v.boolean(),
  /** The training on this board that goes on, or was the last; null for none. */
  training: v.nullable(trainingSchema),
  positions: v.array(position),
});
/** Positions that were found. */
export type Found = v.InferOutput<typeof foundSchema>;

/** A part of db.json, the lines of its positions, and the weights of w.json. */
export const savedPart = v.object({
  lines: v.array(v.string()),
  /** After what the next part begins; null at the end. */
  after: v.nullable(v.number()),
  known: v.number(),
  weights: weightsOf,
});

/** What came of a file of games so far. */
export const learnedFile = v.object({
  /** Games that taught something, and those that had been learned before. */
  learned: count,
  already: count,
  /** Games without a result, which teach nothing. */
  unfinished: count,
  /** The parts of the file that are no game; the first of them with the line and the reason. */
  damaged: count,
  problems: v.array(v.object({ line: count, reason: v.string() })),
});
/** What came of a file of games so far. */
export type LearnedFile = v.InferOutput<typeof learnedFile>;

/** The news: the training on this board has begun, gone on or ended. */
export const trainingNews = v.object({
  type: v.literal("learner/training"),
  spec: v.string(),
  training: trainingSchema,
});
/** The news: the training on this board has begun, gone on or ended. */
export type TrainingNews = v.InferOutput<typeof trainingNews>;

/** The news: something was learned on this board. */
export const learnerNews = v.object({ type: v.literal("learner/news"), spec: v.string() });
