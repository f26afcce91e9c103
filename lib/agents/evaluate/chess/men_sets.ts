/**
 * The men of a chess position as sets of squares (bitboards), kept up to date while moves are played. A set
 * is two 32-bit halves: square 0 (a1) is the lowest bit of the low half, square 32 (a5) that of the high half.
 *
 * @module
 */
import * as chess from "matchbox/games/chess/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Move } from "matchbox/games/game.ts";

const { cellOf, changesOf, EMPTY, MAX_CHANGES, PIECES } = chess;

/** Words of a ply on the stack: the number of changes and the changes. */
const FRAME = 1 + MAX_CHANGES;

/** The half and the bit of each cell. */
const halfOf = new Uint8Array(256);
const bitOf = new Int32Array(256);
for (let square = 0; square < 64; square++) {
  halfOf[cellOf(square)] = square >> 5;
  bitOf[cellOf(square)] = 1 << square;
}

/** The set of each piece. */
export class MenSets {
  /** The two halves of the set of a piece, at `2 * piece` and `2 * piece + 1`. */
  readonly halves: Int32Array = new Int32Array(2 * PIECES);
  /** Plies since `reset`. */
  ply = 0;
  #stack = new Int32Array(64 * FRAME);
  readonly #changes = new Int32Array(MAX_CHANGES);

  /** Takes over the men of a position. */
  reset({ cells }: ChessPosition): void {
    this.ply = 0;
    this.halves.fill(0);
    for (let square = 0; square < 64; square++) {
      const cell = cellOf(square);
      if (cells[cell] !== EMPTY) this.halves[2 * cells[cell] + halfOf[cell]] |= bitOf[cell];
    }
  }

  /** Plays a move that is about to be played on the position. */
  play({ cells }: ChessPosition, move: Move): void {
    const changes = this.#changes;
    const count = changesOf(cells, move, changes);
    const frame = FRAME * this.ply++;
    if (frame + FRAME > this.#stack.length) this.#grow();
    this.#stack[frame] = count;
    for (let i = 0; i < count; i++) {
      this.#stack[frame + 1 + i] = changes[i];
      this.#toggle(changes[i]);
    }
  }

  /** Takes the last move back. */
  undo(): void {
    const frame = FRAME * --this.ply;
    const count = this.#stack[frame];
    for (let i = 1; i <= count; i++) this.#toggle(this.#stack[frame + i]);
  }

  /** A piece appears on a cell or leaves it: either way its bit changes. */
  #toggle(change: number): void {
    const cell = change & 255;
    this.halves[(change >> 7 & 62) + halfOf[cell]] ^= bitOf[cell];
  }

  #grow(): void {
    const stack = new Int32Array(2 * this.#stack.length);
    stack.set(this.#stack);
    this.#stack = stack;
  }
}
