/**
 * Games in pairs between two players that are made for a study: each opening twice, with sides changed. For
 * players that have a spec, `playMatch` of the arena does more.
 *
 * @module
 */
import { type Agent, playEpisode } from "matchbox/agents/mod.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/mod.ts";

/** The results of the games, for the first player. */
export interface PairedResult {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/**
 * Plays two games from each opening.
 *
 * @param random what players without a stream of their own draw from
 */
export function pairedGames(
  first: Agent,
  second: Agent,
  openings: readonly Position[],
  random: Random,
): PairedResult {
  const count = { wins: 0, draws: 0, losses: 0 };
  const context = { random, clock: { now: () => 0 } };
  for (const opening of openings) {
    for (const side of [0, 1]) {
      const result = playEpisode(
        opening,
        side === 0 ? [first, second] : [second, first],
        context,
      );
      const own = side === 0 ? result : -result;
      count[own > 0 ? "wins" : own < 0 ? "losses" : "draws"]++;
    }
  }
  return count;
}
