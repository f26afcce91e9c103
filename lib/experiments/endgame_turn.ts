/**
 * Whether a game of Reversi was turned in the endgame: one side was lost there with best play by both,
 * and did not lose.
 *
 * @module
 */
import { EndgameSolver } from "matchbox/agents/mod.ts";
import type { GameRecord } from "matchbox/arena/mod.ts";
import { findGame, opponent, type Position, type Side } from "matchbox/games/mod.ts";
import { emptySquares, type ReversiPosition } from "matchbox/games/reversi/mod.ts";

/** The endgame of a game. */
export interface EndgameTurn {
  /** The side that loses there with best play by both; null when it is a draw. */
  readonly lost: Side | null;
  /** Whether the lost side won or drew the game. */
  readonly turned: boolean;
}

/** 4 MB, enough for about 18 empty squares. */
const TABLE_BITS = 16;

/**
 * Compares the exact value of the first position with so many empty squares with the result of the game.
 *
 * @param empties 14 takes about 10 ms, 18 half a second
 * @returns null when the game has no such position that is unfinished
 */
export function endgameTurn(
  record: Pick<GameRecord, "game" | "opening" | "moves" | "result">,
  empties: number,
): EndgameTurn | null {
  const position = positionWith(record, empties);
  if (!position) return null;
  const solver = new EndgameSolver(position.size, TABLE_BITS);
  solver.begin();
  const outcome = Math.sign(solver.score(position, -1, 1));
  if (outcome === 0) return { lost: null, turned: false };
  const lost = outcome < 0 ? position.side : opponent(position.side);
  return { lost, turned: lost === 0 ? record.result >= 0 : record.result <= 0 };
}

function positionWith(
  { game: spec, opening, moves }: Pick<GameRecord, "game" | "opening" | "moves">,
  empties: number,
): ReversiPosition | null {
  const game = findGame(spec);
  const position: Position = game.start(opening);
  for (const move of moves) {
    if (emptySquares(position as ReversiPosition) <= empties) break;
    position.play(game.parse(position, move));
  }
  const found = position as ReversiPosition;
  return emptySquares(found) === empties && found.result() === null ? found : null;
}
