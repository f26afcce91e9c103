/**
 * The final score by plain negamax on the rules alone: no windows, no table, no order.
 *
 * @module
 */
import { type Game, legalMoves, opponent, type Position } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";

/** The score of a position for the side to move. */
export function slowScore(game: Game, position: Position): number {
  if (position.result() !== null) return finalScore(position);
  return Math.max(
    ...legalMoves(game, position).map((move) => {
      position.play(move);
      const score = -slowScore(game, position);
      position.undo();
      return score;
    }),
  );
}

/** The score of a finished game for the side to move: empty squares go to the winner. */
export function finalScore(position: Position): number {
  const { size, side } = position as ReversiPosition;
  const [own, enemy] = [side, opponent(side)].map((each) =>
    (position as ReversiPosition).discs(each)
  );
  const empty = size * size - own - enemy;
  if (own === enemy) return 0;
  return own > enemy ? own - enemy + empty : own - enemy - empty;
}
