/**
 * The mean of a value after the last two plies (B6): after a move of each side, so that neither has moved
 * more often.
 *
 * @module
 */
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Evaluation } from "../evaluation.ts";

/**
 * An incremental evaluation, because a position does not know the one before. Its value depends on the last
 * move, so a transposition table may give the value by another last move.
 */
export class MeanOfPlies implements Evaluation<ReversiPosition> {
  readonly #valueOf: (position: ReversiPosition) => number;
  readonly #tempo: number;
  /** The values of the positions on the path from the root, for dark; NaN where not yet computed. */
  readonly #path: number[] = [NaN];

  /**
   * @param valueOf the value of a position for dark
   * @param tempo the value of having the move
   */
  constructor(valueOf: (position: ReversiPosition) => number, tempo: number) {
    this.#valueOf = valueOf;
    this.#tempo = tempo;
  }

  /** The root of a search has no earlier position: there it is the value of the root alone. */
  evaluate(position: ReversiPosition): number {
    const now = this.#valueOf(position);
    const before = this.#path.length === 1 ? now : this.#path[this.#path.length - 2];
    const dark = (now + before) / 2;
    return (position.side === 0 ? dark : -dark) + this.#tempo;
  }

  reset(): void {
    this.#path.length = 1;
    this.#path[0] = NaN;
  }

  play(position: ReversiPosition): void {
    const path = this.#path;
    const ply = path.length - 1;
    // The moves of a node share the value of the node.
    if (Number.isNaN(path[ply])) path[ply] = this.#valueOf(position);
    path.push(NaN);
  }

  undo(): void {
    this.#path.pop();
  }
}
