/**
 * The limits of agents of one's own.
 *
 * @module
 */

/** What an agent of one's own may use. An agent that needs more loses the game. */
export interface AgentLimits {
  /** Seconds for a move without a clock, for being made, and for the start and end of a game. */
  readonly seconds: number;
  /** Megabytes for objects, of all agents of a file in one thread together. */
  readonly heapMegabytes: number;
  /** Megabytes for typed arrays, in the same way. */
  readonly arrayMegabytes: number;
}

/** The limits where no others are given. */
export const defaultLimits: AgentLimits = {
  seconds: 60,
  heapMegabytes: 2048,
  arrayMegabytes: 2048,
};
