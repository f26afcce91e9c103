/**
 * The messages of the channel `learner`: what the learner knows, and its files.
 *
 * @module
 */
import * as v from "valibot";
import { request } from "../envelope.ts";
import { weightsOf } from "./notes.ts";
import { BOARDS } from "./players.ts";

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

/** The most squares of a board. */
const SQUARES = 100;

const spec = v.picklist(BOARDS.map(([spec]) => spec));

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

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
  /** The part of db.json after a position; the answer is a `SavedPart`. */
  request("learner/save", { spec, after: whole(Number.MAX_SAFE_INTEGER) }),
  /** Begins to replace what is known, by the text of w.json and the parts of db.json that follow. */
  request("learner/replace", { spec, weights: v.pipe(v.string(), v.maxLength(LONGEST_WEIGHTS)) }),
  /** The next part of db.json; the answer is the number of positions so far. */
  request("learner/part", { text: v.pipe(v.string(), v.maxLength(PART)) }),
  /** All parts were sent; the answer is the number of positions. */
  request("learner/finish", {}),
  request("learner/cancel", {}),
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

/** Positions that were found. */
export const foundSchema = v.object({
  /** All that are known of this board. */
  known: v.number(),
  /** Those that were looked for. */
  found: v.number(),
  weights: weightsOf,
  /** The least output at which a move to a known position is accepted. */
  threshold: v.number(),
  /** Whether who asks may replace what is known: the host alone may. */
  mayReplace: v.boolean(),
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

/** The news: something was learned on this board. */
export const learnerNews = v.object({ type: v.literal("learner/news"), spec: v.string() });
