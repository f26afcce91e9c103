/**
 * Matches from the point of view of one agent.
 *
 * @module
 */
import { complement } from "matchbox/report/statistics/complement.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { MatchResult } from "./match_result.ts";
import type { Pentanomial } from "./score.ts";

/** A match from the point of view of one of its agents. */
export interface OwnMatch {
  /** The name of the other agent. */
  readonly opponent: string;
  /** Pairs of games by the agent's own points. */
  readonly pairs: Pentanomial;
  /** The agent's own points per game. */
  readonly score: Interval;
}

/** The matches of `agent`, from its side. */
export function matchesOf(agent: string, matches: readonly MatchResult[]): OwnMatch[] {
  return matches.flatMap(({ first, second, pairs, score }) => {
    if (first === agent) return [{ opponent: second, pairs, score }];
    if (second !== agent) return [];
    const [p0, p1, p2, p3, p4] = pairs;
    return [{ opponent: first, pairs: [p4, p3, p2, p1, p0] as const, score: complement(score) }];
  });
}
