/**
 * Makes an opening book from games (E3).
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { IllegalMoveError } from "matchbox/games/errors.ts";
import { type Game, type Position, positionKey, type Result } from "matchbox/games/game.ts";
import { PositionStatistics } from "./position_statistics.ts";

/** A game as a book needs it; a `GameRecord` of the arena is one. */
export interface BookGame {
  /** The notation of the position before the first move. Default: the start of the game. */
  readonly opening?: string;
  /** The moves in the game's notation. */
  readonly moves: readonly string[];
  /** For side 0. */
  readonly result: Result;
}

/** What goes into a book. */
export interface BookLimits {
  /** Moves of each game that are counted, from its first. */
  readonly plies: number;
  /** Moves with fewer games are left out. */
  readonly least: number;
}

/** An opening book. */
export interface Book extends BookLimits {
  /** Spec of the game. */
  readonly game: string;
  /** Where its games come from, e.g. the command that played them. */
  readonly source: string;
  /** Number of games that it was made from. */
  readonly games: number;
  /** The moves played in each position, with their results. */
  readonly positions: PositionStatistics;
}

/** The most different positions while a book is made, for the sake of memory. */
const MOST_COUNTED = 1_000_000;

/**
 * Makes a book. It does not depend on the order of the games. A position counts once a game, with the move
 * that was played there first, so the games of its moves are the games that came through it. Positions are
 * equal when their notations are, however they were reached.
 *
 * @param source where the games come from
 * @throws {IllegalMoveError} when a game has an illegal move; the message names the game by its number
 * @throws {UsageError} when there are too many different positions
 */
export function buildBook(
  game: Game,
  games: Iterable<BookGame>,
  { plies, least, source }: BookLimits & { readonly source: string },
): Book {
  const positions = new PositionStatistics();
  let count = 0;
  for (const each of games) {
    count++;
    try {
      addGame(game, each, plies, positions);
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
      throw new IllegalMoveError(`game ${count}: ${error.message}`);
    }
    if (positions.size > MOST_COUNTED) {
      throw new UsageError(
        `the first ${count} games have more than ${MOST_COUNTED} different positions; ` +
          `expected fewer plies than ${plies}`,
      );
    }
  }
  positions.prune(least);
  return { game: game.spec, source, plies, least, games: count, positions };
}

function addGame(
  game: Game,
  { opening, moves, result }: BookGame,
  plies: number,
  positions: PositionStatistics,
): void {
  const position = game.start(opening);
  const seen = new Set<string>();
  for (const [ply, text] of moves.slice(0, plies).entries()) {
    // People may play on after a draw by the rules.
    if (position.result() !== null) return;
    const key = positionKey(game, position);
    const move = game.parse(position, text);
    if (!seen.has(key)) {
      positions.addGame(key, ply, game.format(position, move), outcomeOf(result, position));
    }
    seen.add(key);
    position.play(move);
  }
}

/** The result for the side to move. */
function outcomeOf(result: Result, { side }: Position): Result {
  return side === 0 || result === 0 ? result : -result as Result;
}
