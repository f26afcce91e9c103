/**
 * Messages between the pool of agents and its threads. Moves are numbers, as the games encode them.
 *
 * @module
 */
import type { TimeLeft } from "matchbox/agents/mod.ts";
import type { Move } from "matchbox/games/mod.ts";

/** A position in which an agent shall choose a move. */
export interface Thought {
  /** The spec of the game. */
  readonly game: string;
  /** The spec of the agent. */
  readonly agent: string;
  /** The notation of the position before the first move. */
  readonly opening: string;
  /** All legal moves since, so that a repetition is seen. */
  readonly moves: readonly Move[];
  /** The contents of files that the agent's spec names, by digest. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Name of the random stream of this move. */
  readonly seed: string;
  /** In a game with a clock. */
  readonly time?: TimeLeft;
}

/** What an agent has found so far. */
export interface Found {
  readonly depth: number;
  /** For the side to move. */
  readonly value: number;
  readonly line: readonly Move[];
}

/** What a thread tells of a thought: that the agent begins to think, and what it finds. */
export type ThoughtNews = "begun" | Found;
