/**
 * Games in pairs: each opening twice, with sides changed. Like training games they have no record and no
 * referee; for players that have a spec, `playMatch` of the arena does more.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { Agent, AgentContext } from "../agent.ts";
import { playEpisode } from "./episode.ts";
import type { Tally } from "./trainer.ts";

/**
 * Plays two games from each opening.
 *
 * @param openings may be drawn one by one: the next is asked for after the games of the last
 * @returns the results of the first player
 */
export function pairedGames(
  first: Agent,
  second: Agent,
  openings: Iterable<Position>,
  context: AgentContext,
): Tally {
  const tally = { wins: 0, draws: 0, losses: 0 };
  for (const opening of openings) {
    for (const side of [0, 1]) {
      const seats = side === 0 ? [first, second] as const : [second, first] as const;
      const result = playEpisode(opening, seats, context);
      const own = side === 0 ? result : -result;
      tally[own > 0 ? "wins" : own < 0 ? "losses" : "draws"]++;
    }
  }
  return tally;
}
