/**
 * The board of Los Alamos chess: its squares, 0 (a1) to 35 (f6) by ranks, and where men go on an empty board.
 *
 * @module
 */

/** Squares on a side of the board. */
export const SIDE_LENGTH = 6;
/** The number of squares. */
export const SQUARES = SIDE_LENGTH ** 2;

/** The eight directions, straight and diagonal in turn, in files and ranks. */
const DIRECTIONS = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]] as const;
/** The directions of a rook, and those of a queen or a king, as indexes of a line. */
export const STRAIGHT: readonly number[] = [0, 2, 4, 6];
export const ALL: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

const JUMPS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]] as const;

/** The squares along each direction from a square, nearest first: `lines[square][direction]`. */
export const lines: readonly (readonly Uint8Array[])[] = bySquare((square) =>
  DIRECTIONS.map(([x, y]) => {
    const along: number[] = [];
    for (let at = step(square, x, y); at !== null; at = step(at, x, y)) along.push(at);
    return Uint8Array.from(along);
  })
);

/** The squares that a king reaches from a square. */
export const steps: readonly Uint8Array[] = reached(DIRECTIONS);

/** The squares that a knight reaches from a square. */
export const jumps: readonly Uint8Array[] = reached(JUMPS);

/** The squares that a pawn of a side attacks from a square: `pawnAttacks[side][square]`. */
export const pawnAttacks: readonly (readonly Uint8Array[])[] = [1, -1].map((ahead) =>
  reached([[-1, ahead], [1, ahead]])
);

/** The rank of a square, 0 for White's first to 5. */
export function rankOf(square: number): number {
  return Math.floor(square / SIDE_LENGTH);
}

/** The file of a square, 0 for a to 5. */
export function fileOf(square: number): number {
  return square % SIDE_LENGTH;
}

/** The name of a square, e.g. `c3`. */
export function nameOf(square: number): string {
  return "abcdef"[fileOf(square)] + (rankOf(square) + 1);
}

function bySquare<T>(make: (square: number) => T): T[] {
  return Array.from({ length: SQUARES }, (_, square) => make(square));
}

function reached(moves: readonly (readonly [number, number])[]): Uint8Array[] {
  return bySquare((square) => Uint8Array.from(moves.flatMap(([x, y]) => step(square, x, y) ?? [])));
}

/** The square so many files and ranks away, or null when it is off the board. */
function step(square: number, files: number, ranks: number): number | null {
  const [file, rank] = [fileOf(square) + files, rankOf(square) + ranks];
  const inside = Math.min(file, rank) >= 0 && Math.max(file, rank) < SIDE_LENGTH;
  return inside ? rank * SIDE_LENGTH + file : null;
}
