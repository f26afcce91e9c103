/**
 * Perft: the number of move sequences of a given length. Known counts test a move generator, and the time
 * measures its speed.
 *
 * The published counts of Reversi allow one more pass when neither side can move. From depth 10, where the
 * shortest games end, they are larger than these: see tests/games/perft_test.ts.
 *
 * @module
 */
import type { Game, Position } from "./game.ts";

/**
 * Counts the sequences of exactly `depth` moves from `position`. A forced pass is a move; games that end
 * earlier are not counted. Every move is played, also the last one.
 *
 * In chess, as is usual, only mate and stalemate end a sequence; draws by repetition, by the fifty-move
 * rule and by insufficient material are ignored. See `Game.perftMoves`.
 *
 * @param depth 0 or more; depth 0 gives 1
 */
export function perft(game: Game, position: Position, depth: number): number {
  const moves = new Int32Array(Math.min(depth, game.maxPlies) * game.maxMoves);
  return depth === 0 ? 1 : count(position, depth, moves, 0, game.perftMoves);
}

/**
 * The count of `perft` for each first move, as generated. Comparing it with another program's shows which
 * move one of them gets wrong.
 *
 * @param depth 1 or more
 * @param onCount called before the first and after each move with the number of moves counted, and of all
 *   moves
 * @param countBelow counts below a first move, as `perft` does, which is the default
 */
export function perftDivide(
  game: Game,
  position: Position,
  depth: number,
  onCount: (counted: number, all: number) => void = () => {},
  countBelow = (after: Position, left: number): number => perft(game, after, left),
): { move: string; nodes: number }[] {
  const moves = new Int32Array(game.maxMoves);
  const all = game.perftMoves?.(position, moves, 0) ?? position.moves(moves, 0);
  onCount(0, all);
  return Array.from(moves.subarray(0, all), (move, index) => {
    const text = game.format(position, move);
    position.play(move);
    const nodes = countBelow(position, depth - 1);
    position.undo();
    onCount(index + 1, all);
    return { move: text, nodes };
  });
}

/** Depth 1 or more. `moves` is a stack: each level writes its moves from index `from`. */
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
