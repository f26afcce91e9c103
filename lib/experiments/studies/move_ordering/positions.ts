/**
 * Positions as they occur in play: a random opening, and then the moves of a shallow player.
 *
 * @module
 */
import type { Evaluation } from "matchbox/agents/evaluate/mod.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { Search } from "matchbox/agents/search/search.ts";
import type { Random } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";

/** How far a position is from the start of the game. */
export interface Distance {
  /** Random plies at the beginning. */
  readonly opening: number;
  /** The most plies of the shallow player after them; each number from 0 is equally likely. */
  readonly played: number;
}

/** Plies that the shallow player looks ahead. */
const AHEAD = 2;

/**
 * A position in which the side to move has a choice. Every move after the opening is one of the best of a
 * search of two plies, each of them equally likely.
 *
 * @throws {RangeError} when none is found, because games end earlier
 */
export function playedPosition(
  game: Game,
  evaluation: Evaluation,
  { opening, played }: Distance,
  random: Random,
): Position {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const position = randomPosition(game, opening, random);
    const plies = random.below(played + 1);
    for (let ply = 0; position && ply < plies && position.result() === null; ply++) {
      const moves = bestMoves(game, evaluation, position);
      position.play(moves[random.below(moves.length)]);
    }
    if (position && legalMoves(game, position).length > 1) return position;
  }
  throw new RangeError(
    `found no position of ${game.title} with a choice after ${opening} random plies and up to ` +
      `${played} of a player`,
  );
}

function bestMoves(game: Game, evaluation: Evaluation, position: Position): Move[] {
  const search = new Search(game, { evaluation });
  search.begin(position);
  const values = legalMoves(game, position).map((move) => {
    search.play(position, move);
    const value = -alphaBeta(position, AHEAD - 1, -Infinity, Infinity, search);
    search.undo(position);
    return { move, value };
  });
  const best = Math.max(...values.map(({ value }) => value));
  return values.filter(({ value }) => value === best).map(({ move }) => move);
}
