/**
 * The record of a game.
 *
 * @module
 */
import type { Result } from "matchbox/games/game.ts";

/**
 * How games end: by the rules of the game; by a decision of the adjudicator; as a draw at the length cap;
 * by resignation; as a loss for the side whose agent returned an illegal move, failed (threw an error, or
 * could not be made), or exceeded its time; or in a way that the file with the game does not say.
 */
export const endings = [
  "rules",
  "adjudication",
  "length cap",
  "resignation",
  "illegal move",
  "failure",
  "time",
  "unknown",
] as const;

/** One of `endings`. */
export type Ending = typeof endings[number];

/** Whether an ending is a fault of the loser's agent. */
export function isFault(ending: Ending): boolean {
  return ending === "illegal move" || ending === "failure" || ending === "time";
}

/** A game that is not over, as far as it was played. */
export type UnfinishedGame = Omit<GameRecord, "result" | "ending" | "reason">;

/** A played game. */
export interface GameRecord {
  /** Spec of the game. */
  readonly game: string;
  /** Names of the agents of side 0 and side 1. */
  readonly agents: readonly [string, string];
  /** Name of the random stream of the game: each side draws from `SEED/side 0` or `SEED/side 1`. */
  readonly seed: string;
  /** The notation of the position before the first move. */
  readonly opening: string;
  /** The moves in the game's notation. */
  readonly moves: readonly string[];
  /** For side 0. */
  readonly result: Result;
  /** What ended the game, e.g. its rules or the clock. */
  readonly ending: Ending;
  /** Why it ended so, in one line, e.g. `stalemate`; empty when a side won by the rules. */
  readonly reason: string;
  /**
   * Whether no agent drew a random number or read a clock, those of the machine included (see
   * machine_sources.ts), so that the same opening gives the same game again. Files, modules such as
   * `node:crypto` and what an agent remembers of earlier games are not noticed.
   */
  readonly deterministic: boolean;
}
