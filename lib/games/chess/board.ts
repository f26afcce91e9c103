/**
 * A chess board: the pieces, castling rights, counters and hash of a position. All but the pieces is in the
 * last record of a stack, see record.ts; moving_board.ts makes moves.
 *
 * The Zobrist hash covers what makes two positions equal for the repetition rule: the pieces, the side to
 * move, the castling rights, and the file of a possible en passant capture. It does not cover the counters.
 *
 * @module
 */
import type { Side } from "../game.ts";
import * as attacks from "./attacks.ts";
import * as checks from "./checks.ts";
import * as geometry from "./geometry.ts";
import type { Kind } from "./geometry.ts";
import * as keys from "./keys.ts";
import * as move from "./move.ts";
import * as record from "./record.ts";
import * as repetition from "./repetition.ts";

const { canTakeEnPassant, isAttacked } = attacks;
const { givesCheck } = checks;
const {
  BLACK,
  BORDER,
  cellOf,
  CELLS,
  colourOf,
  EMPTY,
  KIND,
  KING,
  NOWHERE,
  PAWN,
  PIECES,
  RIGHT,
  squareOf,
  UP,
  WHITE,
} = geometry;
const { fileHigh, fileLow, pieceHigh, pieceLow, rightsHigh, rightsLow, SIDE_HIGH, SIDE_LOW } = keys;
const { EN_PASSANT } = move;
const { CLOCK, HASH_HIGH, HASH_LOW, MOVE, OCCURRENCES, PASSED, RECORD, RIGHTS, TAKEN } = record;
const { mayRepeatThePast } = repetition;

/** Plies of a new stack; it doubles when it is full. */
const FIRST_PLIES = 64;

/** The state of a position besides its pieces. */
export interface BoardState {
  /** The side to move: 0 is White. */
  readonly side: Side;
  /** The rights to castle, as bits. */
  readonly rights: number;
  /** The cell passed by a pawn that has just made a double step, or 0. */
  readonly passed: number;
  /** Plies since the last pawn move or capture. */
  readonly clock: number;
  /** The move number, from 1; it increases after Black's move. */
  readonly moveNumber: number;
}

/** A board with its pieces and its state. */
export class ChessBoard {
  /** The side to move: 0 is White. */
  side: Side = 0;
  /** The piece on every cell, `EMPTY` or `BORDER`. */
  readonly cells: Uint8Array;
  /** The cell of each side's king. */
  readonly kings: Uint8Array;
  /** The number of each piece on the board. */
  protected readonly counts: Uint8Array;
  /** The records of all plies; see record.ts. */
  protected records: Int32Array;
  /** The index of the record of this position. */
  protected top = 0;
  #firstMoveNumber = 1;
  #firstSide: Side = 0;

  /** A copy of `other` with its earlier positions; without `other` an empty board, for `setUp`. */
  protected constructor(other?: ChessBoard) {
    if (other === undefined) {
      this.cells = new Uint8Array(CELLS).fill(BORDER);
      this.cells[NOWHERE] = EMPTY;
      this.kings = new Uint8Array(2);
      this.counts = new Uint8Array(PIECES);
      this.records = new Int32Array(RECORD * FIRST_PLIES);
    } else {
      this.side = other.side;
      this.cells = other.cells.slice();
      this.kings = other.kings.slice();
      this.counts = other.counts.slice();
      this.records = other.records.slice();
      this.top = other.top;
      this.#firstMoveNumber = other.#firstMoveNumber;
      this.#firstSide = other.#firstSide;
    }
  }

  /** Sets up a board. Both kings must be on it, and the state must fit the pieces. */
  protected setUp(pieces: readonly number[], state: BoardState): void {
    let low = state.side === 0 ? 0 : SIDE_LOW;
    let high = state.side === 0 ? 0 : SIDE_HIGH;
    pieces.forEach((piece, square) => {
      const cell = cellOf(square);
      this.cells[cell] = piece;
      if (piece === EMPTY) return;
      this.counts[piece]++;
      low ^= pieceLow[piece << 8 | cell];
      high ^= pieceHigh[piece << 8 | cell];
      if ((piece & KIND) === KING) this.kings[piece === (WHITE | KING) ? 0 : 1] = cell;
    });
    this.side = this.#firstSide = state.side;
    this.#firstMoveNumber = state.moveNumber;
    const passed = this.canBeTaken(state.passed, colourOf(state.side)) ? state.passed : 0;
    const records = this.records;
    records[RIGHTS] = state.rights;
    records[PASSED] = passed;
    records[CLOCK] = state.clock;
    records[OCCURRENCES] = 1;
    records[HASH_LOW] = low ^ rightsLow[state.rights] ^ fileLow[passed & 15];
    records[HASH_HIGH] = high ^ rightsHigh[state.rights] ^ fileHigh[passed & 15];
  }

  /** The lower 32 bits of the hash. */
  get hashLow(): number {
    return this.records[this.top + HASH_LOW];
  }

  /** The upper 32 bits of the hash. */
  get hashHigh(): number {
    return this.records[this.top + HASH_HIGH];
  }

  /** The rights to castle, as bits. */
  get rights(): number {
    return this.records[this.top + RIGHTS];
  }

  /** The cell where a legal en passant capture is possible, or 0. */
  get passed(): number {
    return this.records[this.top + PASSED];
  }

  /** The cell to which the last move went if it took a man, or 0. */
  get takenOn(): number {
    const { records, top } = this;
    return records[top + TAKEN] === EMPTY ? 0 : records[top + MOVE] >> 8 & 255;
  }

  /** Plies since the last pawn move or capture. */
  get clock(): number {
    return this.records[this.top + CLOCK];
  }

  /** How often the position has occurred since the board was set up, including now. */
  get occurrences(): number {
    return this.records[this.top + OCCURRENCES];
  }

  /**
   * Copies the records of the positions since the last pawn move or capture, the current one last, into `out`:
   * those that decide about repetition.
   *
   * @param most as many as `out` has room for; earlier ones are left out
   * @returns the number of records
   */
  copyRecords(out: Int32Array, most: number): number {
    const count = Math.min(this.top / RECORD, this.clock, most - 1) + 1;
    out.set(this.records.subarray(this.top - RECORD * (count - 1), this.top + RECORD));
    return count;
  }

  /** Whether an earlier position may occur for the third time within `plies` more plies. */
  protected mayRepeatThePast(plies: number): boolean {
    return mayRepeatThePast(this.cells, this.records, this.top, plies);
  }

  /** The move number, from 1; it increases after Black's move. */
  get moveNumber(): number {
    const plies = this.top / RECORD;
    return this.#firstMoveNumber + Math.floor((plies + this.#firstSide) / 2);
  }

  /** The piece on `square`, 0 (a1) to 63 (h8): its kind plus `WHITE` or `BLACK`, or `EMPTY`. */
  at(square: number): number {
    return this.cells[cellOf(square)];
  }

  /** How many pieces of that kind a side has. */
  pieceCount(side: Side, kind: Kind): number {
    return this.counts[colourOf(side) | kind];
  }

  /** The square, 0 (a1) to 63 (h8), of a side's king. */
  kingSquare(side: Side): number {
    return squareOf(this.kings[side]);
  }

  /** Whether the king of the side to move is attacked. */
  inCheck(): boolean {
    const king = this.kings[this.side];
    const enemy = this.side === 0 ? BLACK : WHITE;
    const move = this.records[this.top + MOVE];
    if (this.top === 0 || move >= EN_PASSANT << 16) return isAttacked(this.cells, king, enemy);
    return givesCheck(this.cells, king, move & 255, move >> 8 & 255, enemy);
  }

  /** Whether a pawn of `colour` can legally capture en passant on the cell `passed`, 0 for none. */
  protected canBeTaken(passed: number, colour: number): boolean {
    if (passed === 0) return false;
    const cells = this.cells;
    const pawn = colour | PAWN;
    const king = this.kings[colour === WHITE ? 0 : 1];
    const beside = colour === WHITE ? passed - UP : passed + UP;
    for (let from = beside - RIGHT; from <= beside + RIGHT; from += 2 * RIGHT) {
      if (cells[from] === pawn && canTakeEnPassant(cells, from, passed, colour, king)) return true;
    }
    return false;
  }
}
