/**
 * The settings of an evolution that a visitor may choose, with bounds for what a server can bear.
 *
 * @module
 */
import * as v from "valibot";

/** The games, by spec: the board of the source and a smaller one. */
export const BOARDS = ["metelyk:side=4", "metelyk:side=3"] as const;

/** Neurons of the hidden layer. */
export const HIDDEN = ["none", "4", "8", "16", "32", "64"] as const;

/** The kinds of networks, with what they do. */
export const KINDS = {
  "38-50": "38-50: rates all moves at once",
  "38-1": "38-1: values the position after each move",
} as const;

/** Whom a network meets in a generation. */
export const PAIRINGS = {
  pairs: "One other network, by lot",
  all: "All other networks",
} as const;

/** Generations a second; 0 for as many as possible. */
export const PACES = {
  1: "1 a second",
  5: "5 a second",
  20: "20 a second",
  0: "As many as possible",
};

/** Numbers of generations that are offered. */
export const LENGTHS = [100, 300, 600, 1000] as const;

/** The most generations of an evolution. */
export const MOST_GENERATIONS = 2000;

/** The fewest and the most networks of a generation. */
export const [FEWEST, MOST] = [2, 64];

/** The largest change of a weight. */
export const STRONGEST = 10;

/** The largest seed. */
export const LARGEST_SEED = 2 ** 32 - 1;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Generations to go on for. */
export const generations = whole(1, MOST_GENERATIONS);

/** A pace. */
export const pace = v.picklist([1, 5, 20, 0]);

/** What an evolution depends on. */
export const settingsSchema = v.strictObject({
  board: v.picklist(BOARDS),
  network: v.picklist(["38-50", "38-1"]),
  hidden: v.picklist(HIDDEN),
  population: whole(FEWEST, MOST),
  pairing: v.picklist(["pairs", "all"]),
  rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  strength: v.pipe(v.number(), v.minValue(0.0001), v.maxValue(STRONGEST)),
  seed: whole(0, LARGEST_SEED),
});

/** What an evolution depends on. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** Those of `deno task train metelyk budding`. */
export const defaults: Settings = {
  board: "metelyk:side=4",
  network: "38-50",
  hidden: "none",
  population: 16,
  pairing: "pairs",
  rate: 0.1,
  strength: 0.5,
  seed: 1,
};

/** The spec of the learner, without defaults. */
export function learnerSpec(settings: Settings): string {
  const keys = ["network", "hidden", "population", "pairing", "rate", "strength"] as const;
  const parts = keys.filter((key) => settings[key] !== defaults[key])
    .map((key) => `${key}=${settings[key]}`);
  return parts.length === 0 ? "budding" : `budding:${parts.join(",")}`;
}

/** An evolution in a few words, e.g. `38-1 with 16 hidden neurons, 16 networks, seed 1`. */
export function titleOf({ board, network, hidden, population, seed }: Settings): string {
  const layer = hidden === "none" ? "without a hidden layer" : `with ${hidden} hidden neurons`;
  const small = board === defaults.board ? "" : ", small board";
  return `${network} ${layer}, ${population} networks, seed ${seed}${small}`;
}
