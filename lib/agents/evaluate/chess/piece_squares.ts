/**
 * Material and piece-square tables (E8), incrementally: a move changes the value by the pieces that it moves.
 *
 * @module
 */
import { oneOf } from "matchbox/base/mod.ts";
import * as chess from "matchbox/games/chess/mod.ts";
import type { Kind } from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Move } from "matchbox/games/game.ts";
import type { MakeSearch } from "matchbox/kernels/search.ts";
import type { Evaluation, EvaluationEntry } from "../evaluation.ts";
import { inKernel } from "./in_kernel.ts";
import { type Reading, READINGS, squareValue } from "./square_tables.ts";

const { BLACK, cellOf, CHANGES, changesOf, EMPTY, MAX_CHANGES, REMOVED, WHITE } = chess;

/** In centipawns. `tables=article` reads the tables as the article behind E8 does by mistake. */
export const pieceSquares: EvaluationEntry<ChessPosition, { readonly tables: Reading }> = {
  summary: "men and their squares in centipawns, by the tables of E8",
  parameters: () => ({
    tables: oneOf(READINGS, "right", "the tables as they are meant, or as the article reads them"),
  }),
  create: (_game, { tables }) => new PieceSquares(tables),
};

/** The sum over all pieces, White's minus Black's, kept for every ply since `reset`. */
class PieceSquares implements Evaluation<ChessPosition> {
  readonly search: MakeSearch;
  readonly #values: Int32Array;
  readonly #changes = new Int32Array(MAX_CHANGES);
  #sums = new Int32Array(64);
  #ply = 0;

  constructor(reading: Reading) {
    this.#values = valuesBy(reading);
    this.search = inKernel({
      men: (kind, side, square) => squareValue(kind, side, square, reading),
    });
  }

  evaluate({ side }: ChessPosition): number {
    const sum = this.#sums[this.#ply];
    return side === 0 ? sum : -sum;
  }

  reset({ cells }: ChessPosition): void {
    let sum = 0;
    for (let square = 0; square < 64; square++) {
      const cell = cellOf(square);
      if (cells[cell] !== EMPTY) sum += this.#values[cells[cell] << 8 | cell];
    }
    this.#ply = 0;
    this.#sums[0] = sum;
  }

  play({ cells }: ChessPosition, move: Move): void {
    const changes = this.#changes;
    const values = this.#values;
    const count = changesOf(cells, move, changes);
    let sum = this.#sums[this.#ply] + values[changes[0]] + values[changes[1]];
    for (let i = 2; i < count; i++) sum += values[changes[i]];
    if (++this.#ply === this.#sums.length) this.#grow();
    this.#sums[this.#ply] = sum;
  }

  undo(): void {
    this.#ply--;
  }

  #grow(): void {
    const sums = new Int32Array(2 * this.#sums.length);
    sums.set(this.#sums);
    this.#sums = sums;
  }
}

/** The value of each change for White; see `changesOf`. */
function valuesBy(reading: Reading): Int32Array {
  const values = new Int32Array(CHANGES);
  for (let kind = 1; kind <= 6; kind++) {
    for (let square = 0; square < 64; square++) {
      const cell = cellOf(square);
      const white = squareValue(kind as Kind, 0, square, reading);
      const black = -squareValue(kind as Kind, 1, square, reading);
      values[(WHITE | kind) << 8 | cell] = white;
      values[(BLACK | kind) << 8 | cell] = black;
      values[REMOVED | (WHITE | kind) << 8 | cell] = -white;
      values[REMOVED | (BLACK | kind) << 8 | cell] = -black;
    }
  }
  return values;
}
