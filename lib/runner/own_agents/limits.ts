/**
 * The limits of agents of one's own.
 *
 * @module
 */
import type { TimeControl } from "matchbox/arena/mod.ts";

/** What an agent of one's own may use. An agent that needs more loses the game. */
export interface AgentLimits {
  /** Seconds for a move without a clock, for being made, and for the start and end of a game. */
  readonly seconds: number;
  /** Seconds to load the file, once its thread is there. */
  readonly loadSeconds: number;
  /** Megabytes for objects, of all agents of a file in one thread together. */
  readonly heapMegabytes: number;
  /** Megabytes for typed arrays, in the same way. */
  readonly arrayMegabytes: number;
}

/** The limits where no others are given. */
export const defaultLimits: AgentLimits = {
  seconds: 60,
  loadSeconds: 10,
  heapMegabytes: 2048,
  arrayMegabytes: 2048,
};

/** The limits in games with this clock: a file may also take as long to load as an agent has for a game. */
export function limitsOf(time: TimeControl | undefined): AgentLimits {
  if (!time) return defaultLimits;
  const { base, increment } = time;
  return {
    ...defaultLimits,
    loadSeconds: Math.max(defaultLimits.loadSeconds, base + increment),
  };
}
