/**
 * The contract of a board of Metelyk that generates its moves in a way of its own.
 *
 * @module
 */

/** A board that plays. Moves are numbers with a meaning of their own on each kind of board. */
export interface Mover {
  /** Writes the legal moves into `out` from index `from` on; returns the index after the last. */
  moves(out: Int32Array, from: number): number;
  play(move: number): void;
  /** Takes the last move back. */
  undo(): void;
}
