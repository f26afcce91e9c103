/**
 * What is kept of a game.
 *
 * @module
 */
import type { Result } from "matchbox/games/mod.ts";

/**
 * How games end: by the rules of the game; because the adjudicator saw a winner; drawn at the length
 * cap; because a side resigned; or lost by the side to move, whose agent returned an illegal move, failed
 * (threw an error, or could not be made), or exceeded its time.
 */
export const endings = [
  "rules",
  "adjudication",
  "length cap",
  "resignation",
  "illegal move",
  "failure",
  "time",
] as const;

/** One of `endings`. */
export type Ending = typeof endings[number];

/** Whether the loser's agent is to blame for an ending. */
export function isFault(ending: Ending): boolean {
  return ending === "illegal move" || ending === "failure" || ending === "time";
}

/** A game as it was played. */
export interface GameRecord {
  /** Spec of the game. */
  readonly game: string;
  /** Names of the agents of side 0 and side 1. */
  readonly agents: readonly [string, string];
  /** Name of the random stream of the game: each side draws from `SEED/side 0` or `SEED/side 1`. */
  readonly seed: string;
  /** The notation of the position from which they played. */
  readonly opening: string;
  /** The moves in the game's notation. */
  readonly moves: readonly string[];
  /** For side 0. */
  readonly result: Result;
  readonly ending: Ending;
  /** Why, in one line, when it did not end by the rules; otherwise empty. */
  readonly reason: string;
  /**
   * Whether no agent drew a random number or asked for the time, of those that it was handed or of the
   * machine's (see machine_sources.ts), so that the same opening gives the same game again. What an agent
   * makes of files, of modules such as `node:crypto` or of its earlier games is not seen.
   */
  readonly deterministic: boolean;
}
