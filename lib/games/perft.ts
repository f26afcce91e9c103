/**
 * Perft: how many sequences of moves of a given length there are. Known counts test a move generator
 * as a whole; the time they take measures it.
 *
 * The counts of Reversi in print let the side to move pass once more when neither side can move. They
 * are larger than these from depth 10 on, where the shortest games are over: see
 * tests/games/perft_test.ts.
 *
 * @module
 */
import { type Game, legalMoves, type Position } from "./game.ts";

/**
 * Counts the sequences of exactly `depth` moves from `position`. A forced pass is a move; a game that
 * ends earlier counts for nothing. Every move is played, the last one included.
 *
 * @param depth 0 or more; depth 0 gives 1
 */
export function perft(game: Game, position: Position, depth: number): number {
  const moves = new Int32Array(Math.min(depth, game.maxPlies) * game.maxMoves);
  return depth === 0 ? 1 : count(position, depth, moves, 0);
}

/**
 * The count of `perft` for each first move by itself, in the order in which moves are generated:
 * compared with another program's, it leads to the move that one of them gets wrong.
 *
 * @param depth 1 or more
 */
export function perftDivide(
  game: Game,
  position: Position,
  depth: number,
): { move: string; nodes: number }[] {
  return legalMoves(game, position).map((move) => {
    const text = game.format(position, move);
    position.play(move);
    const nodes = perft(game, position, depth - 1);
    position.undo();
    return { move: text, nodes };
  });
}

/** Depth 1 or more. `moves` is a stack: each level writes its moves from index `from` on. */
function count(position: Position, depth: number, moves: Int32Array, from: number): number {
  const end = position.moves(moves, from);
  let nodes = 0;
  for (let i = from; i < end; i++) {
    position.play(moves[i]);
    nodes += depth === 1 ? 1 : count(position, depth - 1, moves, end);
    position.undo();
  }
  return nodes;
}
