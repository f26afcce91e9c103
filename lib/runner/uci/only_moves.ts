/**
 * A position of which an agent sees only some moves: what `go searchmoves` of the Universal Chess Interface asks
 * for.
 *
 * @module
 */
import type { Move } from "matchbox/games/mod.ts";
import { ChessPosition } from "matchbox/games/chess/mod.ts";

/** Has only some of its moves; the positions after them have all of theirs. */
class OnlyMoves extends ChessPosition {
  readonly #allowed: readonly Move[];
  /** The top of the stack of records at the position itself. */
  readonly #root: number;

  constructor(position: ChessPosition, allowed: readonly Move[], root?: number) {
    super(position);
    this.#allowed = allowed;
    this.#root = root ?? this.top;
  }

  override moves(out: Int32Array, from: number): number {
    const end = super.moves(out, from);
    return this.top === this.#root ? this.#keepAllowed(out, from, end) : end;
  }

  override loudMoves(out: Int32Array, from: number): number {
    const end = super.loudMoves(out, from);
    return this.top === this.#root ? this.#keepAllowed(out, from, end) : end;
  }

  override clone(): ChessPosition {
    return new OnlyMoves(this, this.#allowed, this.#root);
  }

  #keepAllowed(out: Int32Array, from: number, end: number): number {
    let kept = from;
    for (let i = from; i < end; i++) {
      if (this.#allowed.includes(out[i])) out[kept++] = out[i];
    }
    return kept;
  }
}

/**
 * A copy of a position that has only the allowed ones of its moves, whatever agent asks for them.
 *
 * @param allowed at least one legal move
 */
export function onlyMoves(position: ChessPosition, allowed: readonly Move[]): ChessPosition {
  return new OnlyMoves(position, allowed);
}
