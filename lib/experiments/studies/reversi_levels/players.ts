/**
 * The players of the study and the matches between them.
 *
 * @module
 */
import { type Pair, type Player, roundRobin } from "../../round_robin.ts";

/** A search with the five heuristics of source B; three plies are enough to see tactics. */
const HEURISTICS = "alphabeta:depth=3,eval=heuristics";
const EQUAL = "alphabeta:depth=3,eval=heuristics(w1=1,w2=1,w3=1,w4=1,w5=1)";

/** The player that takes the most discs. */
export const GREEDY = "maximum disc";

/** The players of the round robin. */
export const players: readonly Player[] = [
  { name: "easy", agent: "easy" },
  { name: "medium", agent: "medium" },
  { name: "hard", agent: "hard" },
  { name: GREEDY, agent: "maximum_disc" },
  { name: "heuristics", agent: HEURISTICS },
  { name: "equal weights", agent: EQUAL },
  { name: "random", agent: "random" },
];

/** The players of the round robin that look more than one move ahead. */
export const searchers = ["easy", "medium", "hard", "heuristics", "equal weights"];

/**
 * What two players of a match differ in: `all` in the round robin, `nothing` when a player meets itself;
 * `more games` is a match of the round robin again, with other games and more of them.
 */
export type Difference = "all" | "depth" | "evaluation" | "correction" | "nothing" | "more games";

/** A match: two players, and what they differ in. */
export interface Pairing extends Pair {
  readonly differ: Difference;
}

/** A level at another depth. */
function level(name: string, depth: number): Player {
  return { name: `${name} at depth ${depth}`, agent: `${name}:depth=${depth}` };
}

const [easy, medium, hard] = players;

/** The same evaluation, two plies more. */
const depths: readonly Pairing[] = [
  { first: level("easy", 4), second: easy, differ: "depth" },
  { first: medium, second: level("medium", 2), differ: "depth" },
  { first: level("medium", 6), second: medium, differ: "depth" },
  { first: level("hard", 4), second: level("hard", 2), differ: "depth" },
  { first: hard, second: level("hard", 4), differ: "depth" },
];

/** The same depth, the evaluation of the next level. */
const evaluations: readonly Pairing[] = [
  { first: level("medium", 2), second: easy, differ: "evaluation" },
  { first: medium, second: level("easy", 4), differ: "evaluation" },
  { first: level("hard", 2), second: level("medium", 2), differ: "evaluation" },
  { first: level("hard", 4), second: medium, differ: "evaluation" },
];

/** The sum of B3 with and without the correction for the last move (B6), at an even and an odd depth. */
const corrections: readonly Pairing[] = [2, 3].map((depth) => ({
  first: {
    name: `corrected at depth ${depth}`,
    agent: `alphabeta:depth=${depth},eval=heuristics(plies=2)`,
  },
  second: {
    name: depth === 3 ? "heuristics" : `heuristics at depth ${depth}`,
    agent: `alphabeta:depth=${depth},eval=heuristics`,
  },
  differ: "correction",
}));

/** Players that meet themselves: then both sides are equally strong. */
const equals: readonly Pairing[] = [easy, medium, level("hard", 4), players[4]].map((player) => ({
  first: player,
  second: player,
  differ: "nothing",
}));

/** Both players win often enough to compare the games that they win with those that they lose. */
const greed: Pairing = { first: players[6], second: players[3], differ: "more games" };

/** All matches. */
export const pairings: readonly Pairing[] = [
  ...roundRobin(players).map((pair): Pairing => ({ ...pair, differ: "all" })),
  ...depths,
  ...evaluations,
  ...corrections,
  ...equals,
  greed,
];
