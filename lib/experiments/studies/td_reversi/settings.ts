/**
 * What is compared: learners that differ from one of them in one thing, and their opponents.
 *
 * @module
 */

/** The learner from which the others differ: patterns, lambda 0, a rate by temporal coherence. */
export const BASE = "patterns";
/** Other tuples: all straight lines of four squares, and random walks with about as many weights as the patterns. */
export const TUPLES = ["straight lines", "random walks"] as const;
/** Other values of lambda. */
export const LAMBDAS = ["lambda 0.5", "lambda 0.9"] as const;
/** Other schedules: two constant rates and a falling one. */
export const CONSTANT = ["constant rate 1", "constant rate 0.1"] as const;
export const FALLING = "falling rate";
/** The value network. */
export const NETWORK = "network";

/** The settings, in the order in which they are shown. */
export const settingNames = [
  BASE,
  ...TUPLES,
  ...LAMBDAS,
  ...CONSTANT,
  FALLING,
  NETWORK,
] as const;
export type Setting = typeof settingNames[number];

/** Parameters of the base, by name. */
const base = {
  ...{ tuples: "patterns", length: "8", count: "20" },
  ...{ rate: "1", lambda: "0", explore: "0.1", schedule: "coherence", half: "1000" },
};

/** The spec of a learner. All of them name what they depend on, so that a new default changes none. */
export const learnerOf: Readonly<Record<Setting, string>> = {
  [BASE]: ntuple({}),
  "straight lines": ntuple({ tuples: "straight", length: "4" }),
  "random walks": ntuple({ tuples: "random" }),
  "lambda 0.5": ntuple({ lambda: "0.5" }),
  "lambda 0.9": ntuple({ lambda: "0.9" }),
  "constant rate 1": ntuple({ schedule: "constant" }),
  "constant rate 0.1": ntuple({ schedule: "constant", rate: "0.1" }),
  [FALLING]: ntuple({ schedule: "falling" }),
  [NETWORK]: "value_net:hidden=40,rate=0.002,lambda=0.7,explore=0.1",
};

function ntuple(changed: Partial<typeof base>): string {
  const parameters = Object.entries({ ...base, ...changed });
  return `ntuple:${parameters.map(([name, value]) => `${name}=${value}`).join(",")}`;
}

/** The squares of a side of the boards. */
export const BOARDS = [6, 8] as const;
export type Board = typeof BOARDS[number];

/** The spec of the game on a board. */
export function gameOn(board: Board): string {
  return `reversi:size=${board}`;
}

/** How a board is called. */
export function boardName(board: Board): string {
  return `${board}x${board}`;
}

/** The board on which exact values judge the moves. */
export const EXACT_BOARD = 6;

/** An opponent of the tests. */
interface Opponent {
  readonly spec: string;
  /** Whether it plays at the last checkpoint alone, from a part of the openings, because it takes long. */
  readonly slow?: true;
}

/** The opponents by the names that they have in tables. */
export const opponents = {
  "depth 2": { spec: "alphabeta:depth=2,eval=squares" },
  "depth 4": { spec: "alphabeta:depth=4,eval=squares" },
  hard: { spec: "hard", slow: true },
} satisfies Record<string, Opponent>;
export type OpponentName = keyof typeof opponents;

/** The opponents of every checkpoint, whose results together are the score. */
export const DEPTHS = ["depth 2", "depth 4"] as const;
