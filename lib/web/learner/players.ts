/**
 * The learner as a player of a game: one of the levels of Reversi, which learns from the games that it plays
 * here (D6). What it knows is kept for each size of the board and shared by all its games.
 *
 * @module
 */

/** The sizes of the board that it plays on, as specs, with what they are called (D9). */
export const BOARDS: readonly (readonly [spec: string, name: string])[] = [
  ["reversi:size=6", "6x6"],
  ["reversi:size=8", "8x8"],
  ["reversi:size=10", "10x10"],
];

/** The learner by its names as a player, and the level that it improves on. */
export const LEARNERS = {
  "learner easy": "easy",
  "learner medium": "medium",
  "learner hard": "hard",
} as const;
/** One of the names. */
export type LearnerName = keyof typeof LEARNERS;

/** Whom it may be trained against, by the names of the agents; `itself` is the learner at the same level. */
export const RIVALS = ["random", "easy", "medium", "hard", "itself"] as const;
/** One of them. */
export type RivalName = typeof RIVALS[number];

/** How often the opponent of a training makes a random move, so that no game comes twice. */
export const SLIP = 0.1;

/** Whether a player of a game is the learner. */
export function isLearner(player: string): player is LearnerName {
  return Object.hasOwn(LEARNERS, player);
}

/** The spec of its rule, which is the same at all levels. */
export const LEARNER = "delta_rule";

/** The spec of the agent with the same parameters, which stands in records. */
export function learnerSpec(player: LearnerName): string {
  return `${LEARNER}:level=${LEARNERS[player]}`;
}
