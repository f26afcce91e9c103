/**
 * Games in pairs: each opening twice, with sides changed. Like training games they have no record and no
 * referee; for players that have a spec, `playMatch` of the arena does more.
 *
 * @module
 */
import type { Position, Side } from "matchbox/games/game.ts";
import type { Agent, AgentContext } from "../agent.ts";
import { playEpisodes } from "./episode.ts";
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
    const pair = playEpisodes(2, opening, [first, second], context, (number) => number as Side);
    tally.wins += pair.wins;
    tally.draws += pair.draws;
    tally.losses += pair.losses;
  }
  return tally;
}
