/**
 * The principal variation: the line of best play, gathered while the search goes on. Each ply has a row;
 * a move that raises alpha becomes the head of its row, and the row of the ply below it the rest.
 *
 * @module
 */
import type { Move } from "matchbox/games/mod.ts";

/** The best line found so far from each ply on. */
export class PrincipalVariation {
  #rows: Int32Array[] = [];
  #lengths = new Int32Array(0);

  /** Makes room for lines from `plies` plies; those there are stay. */
  grow(plies: number): void {
    while (this.#rows.length < plies) this.#rows.push(new Int32Array(8));
    const lengths = new Int32Array(plies);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
  }

  /** Forgets the line from `ply` on. */
  clear(ply: number): void {
    this.#lengths[ply] = 0;
  }

  /** Begins the line from `ply` with a move, and goes on with the line from the next ply. */
  set(ply: number, move: Move): void {
    const length = this.#lengths[ply + 1];
    const rest = this.#rows[ply + 1];
    let row = this.#rows[ply];
    if (row.length <= length) row = this.#rows[ply] = new Int32Array(2 * length + 2);
    row[0] = move;
    for (let i = 0; i < length; i++) row[i + 1] = rest[i];
    this.#lengths[ply] = length + 1;
  }

  /** The line from `ply` on, in a new array. */
  line(ply: number): Move[] {
    return [...this.#rows[ply].subarray(0, this.#lengths[ply])];
  }
}
