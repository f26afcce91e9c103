/**
 * The principal variation: the line of best play, collected during the search. Each ply has a row. When a
 * move raises alpha, the row of its ply becomes that move followed by the row of the next ply.
 *
 * @module
 */
import type { Move } from "matchbox/games/game.ts";

/** The best line found so far from each ply. */
export class PrincipalVariation {
  #rows: Int32Array[] = [];
  #lengths = new Int32Array(0);

  /** Makes room for `plies` rows and keeps the lines found so far. */
  grow(plies: number): void {
    while (this.#rows.length < plies) this.#rows.push(new Int32Array(8));
    const lengths = new Int32Array(plies);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
  }

  /** Clears the line from `ply`. */
  clear(ply: number): void {
    this.#lengths[ply] = 0;
  }

  /** Sets the line from `ply`: the move, then the line from the next ply. */
  set(ply: number, move: Move): void {
    const length = this.#lengths[ply + 1];
    const rest = this.#rows[ply + 1];
    let row = this.#rows[ply];
    if (row.length <= length) row = this.#rows[ply] = new Int32Array(2 * length + 2);
    row[0] = move;
    for (let i = 0; i < length; i++) row[i + 1] = rest[i];
    this.#lengths[ply] = length + 1;
  }

  /** Sets the line from `ply`. */
  setLine(ply: number, moves: readonly Move[]): void {
    const { length } = moves;
    if (this.#rows[ply].length < length) this.#rows[ply] = new Int32Array(2 * length);
    this.#rows[ply].set(moves);
    this.#lengths[ply] = length;
  }

  /** The line from `ply`, in a new array. */
  line(ply: number): Move[] {
    return [...this.#rows[ply].subarray(0, this.#lengths[ply])];
  }
}
