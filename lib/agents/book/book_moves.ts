/**
 * The moves of an opening book in a position, and the choice among them (E3).
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import {
  type Game,
  legalMoves,
  type Move,
  type Position,
  positionKey,
} from "matchbox/games/game.ts";
import type { Book } from "./build_book.ts";
import { gamesOf, type MoveRecord, scoreOf } from "./position_statistics.ts";

/** How a move of the book is chosen. */
export interface BookChoice {
  /** The move with most games, or with the best score; ties go by the other one, then by name. */
  readonly choose: "games" | "record";
  /** Moves with fewer games are not played. */
  readonly leastGames: number;
  /** Only positions that a game reached in fewer plies are looked up; null for all. */
  readonly plies: number | null;
  /** Any of the moves at random instead, in proportion to their games. */
  readonly vary: boolean;
}

/** A move with its games in the book. */
export interface BookMove extends MoveRecord {
  /** A legal move of the position. */
  readonly move: Move;
}

/** The moves that may be played, the best by `choose` first; none when the position is not in the book. */
export function bookMoves(
  book: Book,
  game: Game,
  position: Position,
  { choose, leastGames, plies }: BookChoice,
): BookMove[] {
  const found = book.positions.at(positionKey(game, position));
  if (!found || plies !== null && found.ply >= plies) return [];
  const by = choose === "games" ? [gamesOf, scoreOf] : [scoreOf, gamesOf];
  // A chess program may leave only some moves to choose from.
  const names = new Map(
    legalMoves(game, position).map((move) => [game.format(position, move), move]),
  );
  return [...found.moves]
    .filter(([text, record]) => gamesOf(record) >= leastGames && names.has(text))
    .sort(([one, record], [other, last]) =>
      by[0](last) - by[0](record) || by[1](last) - by[1](record) || (one < other ? -1 : 1)
    )
    .map(([text, record]) => ({ ...record, move: names.get(text)! }));
}

/** The move to play; a random number is drawn only with `vary`, and among several moves. */
export function chooseBookMove(
  moves: readonly BookMove[],
  { vary }: BookChoice,
  random: Random,
): BookMove {
  if (!vary || moves.length === 1) return moves[0];
  let left = random.below(moves.reduce((sum, move) => sum + gamesOf(move), 0));
  return moves.find((move) => (left -= gamesOf(move)) < 0)!;
}
