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
import type { Game, Position } from "./game.ts";

/**
 * Counts the sequences of exactly `depth` moves from `position`. A forced pass is a move; a game that
 * ends earlier counts for nothing. Every move is played, the last one included.
 *
 * In chess, as the field counts it, a sequence ends with mate and stalemate alone: repetition, fifty moves
 * and men who cannot mate end none, though they end a game. See `Game.perftMoves`.
 *
 * @param depth 0 or more; depth 0 gives 1
 */
export function perft(game: Game, position: Position, depth: number): number {
  const moves = new Int32Array(Math.min(depth, game.maxPlies) * game.maxMoves);
  return depth === 0 ? 1 : count(position, depth, moves, 0, game.perftMoves);
}

/**
 * The count of `perft` for each first move by itself, in the order in which moves are generated:
 * compared with another program's, it leads to the move that one of them gets wrong.
 *
 * @param depth 1 or more
 * @param onCount told at first and after each first move how many of them are counted, and of how many
 */
export function perftDivide(
  game: Game,
  position: Position,
  depth: number,
  onCount: (counted: number, all: number) => void = () => {},
): { move: string; nodes: number }[] {
  const moves = new Int32Array(game.maxMoves);
  const all = game.perftMoves?.(position, moves, 0) ?? position.moves(moves, 0);
  onCount(0, all);
  return Array.from(moves.subarray(0, all), (move, index) => {
    const text = game.format(position, move);
    position.play(move);
    const nodes = perft(game, position, depth - 1);
    position.undo();
    onCount(index + 1, all);
    return { move: text, nodes };
  });
}

/** Depth 1 or more. `moves` is a stack: each level writes its moves from index `from` on. */
function count(
  position: Position,
  depth: number,
  moves: Int32Array,
  from: number,
  perftMoves: Game["perftMoves"],
): number {
  const end = perftMoves ? perftMoves(position, moves, from) : position.moves(moves, from);
  let nodes = 0;
  for (let i = from; i < end; i++) {
    position.play(moves[i]);
    nodes += depth === 1 ? 1 : count(position, depth - 1, moves, end, perftMoves);
    position.undo();
  }
  return nodes;
}
