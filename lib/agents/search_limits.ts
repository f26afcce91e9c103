/**
 * The parameters of agent specs that limit a search.
 *
 * @module
 */
import { type Clock, integer, real } from "matchbox/base/mod.ts";
import type { TimeLeft } from "./agent.ts";
import type { Limit } from "./search/limit.ts";
import type { TimePlan } from "./search/time_plan.ts";

/** Enough to search any of the games to the end. */
export const MAX_DEPTH = 200;

/** The most seconds for a move; not set by default. */
export const secondsParameter = real(0.001, 86_400, null, "the most seconds for a move");

/** The margin of a time plan (E7); not set by default. */
export const marginParameter = real(
  0,
  10_000,
  null,
  "milliseconds of a move that are not used in a game with a clock, 20 if not set",
);

/** The parameters that limit a search: nodes and seconds. */
export const limitParameters = {
  nodes: integer(1, 1_000_000_000_000, null, "the most nodes for a move, by iterative deepening"),
  seconds: secondsParameter,
};

/** The values of these parameters. */
export interface LimitValues {
  readonly nodes: number | null;
  readonly seconds: number | null;
}

/** The limit of these values; undefined without one. */
export function limitOf({ nodes, seconds }: LimitValues, clock: Clock): Limit | undefined {
  if (nodes === null && seconds === null) return undefined;
  return {
    nodes: nodes ?? undefined,
    milliseconds: seconds === null ? undefined : 1000 * seconds,
    clock,
  };
}

/** Seconds for a move: the parameter, or less by the time plan of a game with a clock; null for no limit. */
export function secondsOf(
  seconds: number | null,
  plan: TimePlan,
  time: TimeLeft | undefined,
): number | null {
  if (!time) return seconds;
  const planned = plan.next(time) / 1000;
  return seconds === null ? planned : Math.min(seconds, planned);
}
