/**
 * The games of the stronger player against itself, and the books made of them.
 *
 * @module
 */
import { formatBook } from "matchbox/agents/book/book_file.ts";
import { type Book, buildBook } from "matchbox/agents/book/build_book.ts";
import { playGame } from "matchbox/arena/play_game.ts";
import type { Clock } from "matchbox/base/mod.ts";
import type { Result } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { withoutFault } from "../../without_fault.ts";
import { type Board, STRONGER } from "./boards.ts";
import type { BookRow } from "./rows.ts";
import { variedPlayer } from "./varied_player.ts";

/** A game as a book needs it, with its cost. */
export interface GrownGame {
  readonly moves: readonly string[];
  readonly result: Result;
  /** Nodes of both players. */
  readonly nodes: number;
}

/** How games are played in a task. */
export interface GrowOptions {
  readonly games: number;
  /** Nodes of the weaker player for a move. */
  readonly nodes: number;
  readonly seed: string;
  readonly clock: Clock;
}

/** Plays the stronger player against itself from the start of the game. A longer series begins with a shorter one. */
export function growGames(board: Board, { games, nodes, seed, clock }: GrowOptions): GrownGame[] {
  const game = findGame(board.game);
  const player = () => variedPlayer(game, { ...board, nodes: STRONGER * nodes });
  const [one, other] = [player(), player()];
  const searched = () => one.searched + other.searched;
  return Array.from({ length: games }, (_, number) => {
    const before = searched();
    const { moves, result } = withoutFault(playGame(game, [one, other], {
      ...board.rules,
      seed: `${seed}/game ${number + 1}`,
      clock,
    }));
    return { moves: moves.slice(0, board.bookPlies), result, nodes: searched() - before };
  });
}

/** Makes the book of these games. */
export function bookOf(board: Board, games: readonly GrownGame[], series: number): Book {
  return buildBook(findGame(board.game), games, {
    plies: board.bookPlies,
    least: 1,
    source: `study opening-book, series ${series}`,
  });
}

/** Size and cost of a book. */
export function bookRow(
  board: Board,
  games: readonly GrownGame[],
  book: Book,
  series: number,
): BookRow {
  const positions = book.positions.sorted();
  return {
    game: board.game,
    series,
    games: games.length,
    positions: positions.length,
    moves: positions.reduce((sum, [, { moves }]) => sum + moves.size, 0),
    bytes: new TextEncoder().encode(formatBook(book)).length,
    nodes: games.reduce((sum, { nodes }) => sum + nodes, 0),
  };
}
