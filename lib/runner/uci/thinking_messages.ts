/**
 * The messages between the thread that reads commands and the thread that thinks.
 *
 * @module
 */
import type { Move } from "matchbox/games/mod.ts";

/** A position to think about. */
export interface Thought {
  /** The number of the search, from 1 on. */
  readonly search: number;
  /** Of the agent that thinks. */
  readonly spec: string;
  /** The position before the moves. */
  readonly opening: string;
  /** The moves played since. */
  readonly moves: readonly Move[];
  /** Name of the random stream. */
  readonly stream: string;
  /** The only moves that the agent may play; missing for all. */
  readonly only?: readonly Move[];
  /** Whether a new game has begun since the last search. */
  readonly newGame: boolean;
}

/** The move that an agent has chosen. */
export interface Choice {
  readonly move: Move;
  /** The move that it expects then. */
  readonly reply?: Move;
}

/** What a search has found so far: a line for the program, and the move. */
export interface ThinkingNews {
  readonly info: string;
  readonly move: Move;
}

/** The time now, the same in all threads. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
