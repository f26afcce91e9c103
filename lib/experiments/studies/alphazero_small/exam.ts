/**
 * How good a learner is at a point of its training.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { ErrorMeter } from "matchbox/agents/endgame/error_meter.ts";
import type { Seats } from "matchbox/agents/learners/episode.ts";
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import { worstResult } from "matchbox/agents/learners/worst_result.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { judgedMoves } from "../../judged_moves.ts";

/** Moves of Reversi with at most so many empty squares are measured. */
const EMPTIES = 12;
/** The table of the solver has 2^TABLE_BITS buckets. */
const TABLE_BITS = 12;

/** The games of a player with an opponent, two from each opening. */
export function examine(
  player: Agent,
  opponent: Agent,
  openings: readonly Position[],
  context: AgentContext,
): { readonly played: number; readonly points: number; readonly losses: number } {
  const { wins, draws, losses } = pairedGames(player, opponent, openings, context);
  return { played: wins + draws + losses, points: wins + draws / 2, losses };
}

/** The worst result of a player on either side, whatever the other side plays. */
export function worstOnBothSides(game: Game, player: Agent, context: AgentContext): number {
  return Math.min(...([0, 1] as const).map((side) => worstResult(game, player, side, context)));
}

/** The player's moves near the end of its games of Reversi with an opponent, and the discs that they lose. */
export function endings(
  game: Game,
  player: Agent,
  opponent: Agent,
  openings: readonly Position[],
  context: AgentContext,
): { readonly moves: number; readonly discs: number } {
  const meter = new ErrorMeter(game, { empties: EMPTIES, tableBits: TABLE_BITS });
  let [moves, discs] = [0, 0];
  for (const opening of openings) {
    for (const side of [0, 1] as const) {
      const seats: Seats = side === 0 ? [player, opponent] : [opponent, player];
      for (const judged of judgedMoves(meter, game, opening, seats, context)) {
        if (judged.side !== side || judged.forced || judged.loss === null) continue;
        moves++;
        discs += judged.loss;
      }
    }
  }
  return { moves, discs };
}
