/**
 * Late move reductions: in a good order the later moves rarely raise alpha, so quiet ones are searched less deep,
 * with a null window; one that raises alpha all the same is searched again to the full depth. The reduction grows
 * with the logarithms of depth and number of the move, as in most programs since Fruit (F. Letouzey, 2005) and
 * Stockfish.
 *
 * @module
 */

/** The least depth of a node, in plies, and the first move that is reduced, from 0. */
const LEAST_DEPTH = 3;
const FIRST_MOVE = 3;

const DEPTHS = 64;
const MOVES = 64;

/** Plies at `64 * depth + number of the move`. */
export const reductions: Uint8Array = new Uint8Array(DEPTHS * MOVES);
for (let depth = LEAST_DEPTH; depth < DEPTHS; depth++) {
  for (let index = FIRST_MOVE; index < MOVES; index++) {
    reductions[depth * MOVES + index] = Math.floor(0.75 + Math.log(depth) * Math.log(index) / 2);
  }
}

/**
 * The plies by which a quiet move is searched less deep; at least one ply is left before depth 0.
 *
 * @param depth plies left at the node
 * @param index the number of the move in the order, from 0
 * @param open whether the window of the node is open, not null: then the reduction is a ply less
 */
export function reductionOf(depth: number, index: number, open: boolean): number {
  if (depth < LEAST_DEPTH || index < FIRST_MOVE) return 0;
  const plies = reductions[Math.min(depth, DEPTHS - 1) * MOVES + Math.min(index, MOVES - 1)] -
    (open ? 1 : 0);
  return Math.max(0, Math.min(plies, depth - 2));
}
