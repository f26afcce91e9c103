import { Chess } from "chess.js";

/**
 * Whether the side to move can mate in so many moves, or sooner, whatever the other side does: every move
 * and every reply is tried, with chess.js for the rules. Slow and obvious.
 */
export function canMateIn(moves: number, position: Chess): boolean {
  const own = position.moves();
  // chess.js has tried each move already, and marks those that mate.
  if (own.some((move) => move.endsWith("#"))) return true;
  return moves > 1 && own.some((move) => {
    position.move(move);
    const replies = position.moves();
    // No reply is stalemate here.
    const mates = replies.length > 0 && replies.every((reply) => {
      position.move(reply);
      const found = canMateIn(moves - 1, position);
      position.undo();
      return found;
    });
    position.undo();
    return mates;
  });
}
