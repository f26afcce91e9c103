/**
 * How good a learner is at a point of its training.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { ErrorMeter } from "matchbox/agents/endgame/error_meter.ts";
import type { Seats } from "matchbox/agents/learners/episode.ts";
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position, type Side } from "matchbox/games/game.ts";
import { judgedMoves } from "../../judged_moves.ts";

/** Moves of Reversi with at most so many empty squares are measured. */
const EMPTIES = 12;
/** The table of the solver has 2^TABLE_BITS buckets. */
const TABLE_BITS = 12;

/** What games need. */
export interface ExamContext {
  readonly random: Random;
  readonly clock: Clock;
}

/** Random openings. */
export function openingsOf(game: Game, count: number, plies: number, random: Random): Position[] {
  return Array.from({ length: count }, () => randomOpening(game, plies, random));
}

/** The games of a player with an opponent, two from each opening. */
export function examine(
  player: Agent,
  opponent: Agent,
  openings: readonly Position[],
  context: ExamContext,
): { readonly played: number; readonly points: number; readonly losses: number } {
  const { wins, draws, losses } = pairedGames(player, opponent, openings, context);
  return { played: wins + draws + losses, points: wins + draws / 2, losses };
}

/** The worst result of a player on either side, whatever the other side plays: for a game with few positions. */
export function worstResult(game: Game, player: Agent, context: ExamContext): number {
  const worstOf = (side: Side) => {
    const known = new Map<string, number>();
    const position = game.start();
    player.gameStart?.(side);
    const worst = (): number => {
      const result = position.result();
      if (result !== null) return side === 0 ? result : 0 - result;
      const key = position.toString();
      const before = known.get(key);
      if (before !== undefined) return before;
      const moves = position.side === side
        ? [player.choose(position, context)]
        : legalMoves(game, position);
      const least = Math.min(...moves.map((move) => {
        position.play(move);
        const value = worst();
        position.undo();
        return value;
      }));
      known.set(key, least);
      return least;
    };
    return worst();
  };
  return Math.min(worstOf(0), worstOf(1));
}

/** The player's moves near the end of its games of Reversi with an opponent, and the discs that they lose. */
export function endings(
  game: Game,
  player: Agent,
  opponent: Agent,
  openings: readonly Position[],
  context: ExamContext,
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
