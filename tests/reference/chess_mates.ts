import { Chess } from "chess.js";

/**
 * Whether the side to move can mate in so many moves, or sooner, whatever the other side does: every move
 * and every reply is tried, with chess.js for the rules. Slow and obvious.
 */
export function canMateIn(moves: number, position: Chess): boolean {
  return position.moves().some((move) => {
    position.move(move);
    const replies = position.moves();
    const mates = replies.length === 0
      ? position.isCheckmate()
      : moves > 1 && replies.every((reply) => {
        position.move(reply);
        const found = canMateIn(moves - 1, position);
        position.undo();
        return found;
      });
    position.undo();
    return mates;
  });
}
