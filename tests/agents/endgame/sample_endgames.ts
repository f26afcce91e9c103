/**
 * Endgames of Reversi for tests: from random games, and random boards, which have more passes and stranger
 * regions than games do.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { type Game, NotationError, type Position, randomPosition } from "matchbox/games/mod.ts";
import { ownersOf, type ReversiPosition } from "matchbox/games/reversi/mod.ts";

/** The number of empty squares. */
export function emptySquares(position: Position): number {
  return ownersOf(position as ReversiPosition).filter((owner) => owner === -1).length;
}

/** A position of a random game with at most `most` empty squares, and at least `least`. */
export function playedEndgame(game: Game, most: number, random: Random, least = 0): Position {
  const { size } = game.start() as ReversiPosition;
  for (;;) {
    const plies = size * size - 4 - most + random.below(Math.max(1, most - least));
    const position = randomPosition(game, plies, random);
    if (!position) continue;
    const empties = emptySquares(position);
    if (least <= empties && empties <= most) return position;
  }
}

/** A board with random discs and at most `most` empty squares; the game may be over there. */
export function randomBoard(game: Game, most: number, random: Random): Position {
  for (;;) {
    try {
      return game.start(randomNotation(game, most, random));
    } catch (error) {
      // The empty squares cut a disc off from the start, which no game can.
      if (!(error instanceof NotationError)) throw error;
    }
  }
}

function randomNotation(game: Game, most: number, random: Random): string {
  const { size } = game.start() as ReversiPosition;
  const darkShare = 1 + random.below(9);
  const board: string[] = Array.from(
    { length: size * size },
    () => random.below(10) < darkShare ? "X" : "O",
  );
  const centre = new Set([0, 1, size, size + 1].map((step) => (size / 2 - 1) * (size + 1) + step));
  for (let left = random.below(most + 1); left > 0; left--) {
    const square = random.below(size * size);
    if (!centre.has(square)) board[square] = "-";
  }
  return `${board.join("")} ${random.below(2) === 0 ? "X" : "O"}`;
}
