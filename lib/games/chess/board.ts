/**
 * A chess board on which moves are made and taken back: the pieces, castling rights, counters and hash.
 * Each ply has a record on a stack of numbers: making a move pushes a record and taking it back pops one,
 * without allocation.
 *
 * The Zobrist hash covers what makes two positions equal for the repetition rule: the pieces, the side to
 * move, the castling rights, and the file of a possible en passant capture. It does not cover the counters.
 *
 * @module
 */
import type { Move, Side } from "../game.ts";
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
  CASTLINGS,
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
  ROOK,
  squareOf,
  UP,
  WHITE,
} = geometry;
const { fileHigh, fileLow, pieceHigh, pieceLow, rightsHigh, rightsLow, SIDE_HIGH, SIDE_LOW } = keys;
const { CASTLING, DOUBLE_STEP, EN_PASSANT } = move;
const { CLOCK, HASH_HIGH, HASH_LOW, MOVE, OCCURRENCES, PASSED, RECORD, RIGHTS, TAKEN } = record;
const { countOccurrences, mayRepeatThePast } = repetition;

/** Plies of a new stack; it doubles when it is full. */
const FIRST_PLIES = 64;

/** The cell of the rook before and after castling, by the king's new cell. */
const rookBefore = new Uint8Array(CELLS);
const rookAfter = new Uint8Array(CELLS);
/** The rights that remain when a piece leaves a cell or is taken on it. */
const rightsKept = new Uint8Array(CELLS).fill(15);
for (const { right, king, rook } of CASTLINGS) {
  const target = rook > king ? king + 2 * RIGHT : king - 2 * RIGHT;
  rookBefore[target] = rook;
  rookAfter[target] = (king + target) / 2;
  rightsKept[king] &= ~right;
  rightsKept[rook] &= ~right;
}

/** The state of a position besides its pieces. */
export interface BoardState {
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

/** A board with its pieces, which makes moves but does not check them. */
export class ChessBoard {
  side: Side = 0;
  /** The piece on every cell, `EMPTY` or `BORDER`. */
  readonly cells: Uint8Array;
  /** The cell of each side's king. */
  readonly kings: Uint8Array;
  /** The number of each piece on the board. */
  protected readonly counts: Uint8Array;
  #records: Int32Array;
  /** The index of the record of this position. */
  #top = 0;
  #firstMoveNumber = 1;
  #firstSide: Side = 0;

  /** A copy of `other` with its earlier positions; without `other` an empty board, for `setUp`. */
  protected constructor(other?: ChessBoard) {
    if (other === undefined) {
      this.cells = new Uint8Array(CELLS).fill(BORDER);
      this.cells[NOWHERE] = EMPTY;
      this.kings = new Uint8Array(2);
      this.counts = new Uint8Array(PIECES);
      this.#records = new Int32Array(RECORD * FIRST_PLIES);
    } else {
      this.side = other.side;
      this.cells = other.cells.slice();
      this.kings = other.kings.slice();
      this.counts = other.counts.slice();
      this.#records = other.#records.slice();
      this.#top = other.#top;
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
    const passed = this.#canBeTaken(state.passed, colourOf(state.side)) ? state.passed : 0;
    const records = this.#records;
    records[RIGHTS] = state.rights;
    records[PASSED] = passed;
    records[CLOCK] = state.clock;
    records[OCCURRENCES] = 1;
    records[HASH_LOW] = low ^ rightsLow[state.rights] ^ fileLow[passed & 15];
    records[HASH_HIGH] = high ^ rightsHigh[state.rights] ^ fileHigh[passed & 15];
  }

  get hashLow(): number {
    return this.#records[this.#top + HASH_LOW];
  }

  get hashHigh(): number {
    return this.#records[this.#top + HASH_HIGH];
  }

  /** The rights to castle, as bits. */
  get rights(): number {
    return this.#records[this.#top + RIGHTS];
  }

  /** The cell where a legal en passant capture is possible, or 0. */
  get passed(): number {
    return this.#records[this.#top + PASSED];
  }

  /** Plies since the last pawn move or capture. */
  get clock(): number {
    return this.#records[this.#top + CLOCK];
  }

  /** How often the position has occurred since the board was set up, including now. */
  get occurrences(): number {
    return this.#records[this.#top + OCCURRENCES];
  }

  /** Whether an earlier position may occur for the third time within `plies` more plies. */
  protected mayRepeatThePast(plies: number): boolean {
    return mayRepeatThePast(this.cells, this.#records, this.#top, plies);
  }

  /** The move number, from 1; it increases after Black's move. */
  get moveNumber(): number {
    const plies = this.#top / RECORD;
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
    const move = this.#records[this.#top + MOVE];
    if (this.#top === 0 || move >= EN_PASSANT << 16) return isAttacked(this.cells, king, enemy);
    return givesCheck(this.cells, king, move & 255, move >> 8 & 255, enemy);
  }

  play(move: Move): void {
    const cells = this.cells;
    const from = move & 255;
    const to = move >> 8 & 255;
    const special = move >> 16;
    const piece = cells[from];
    const taken = cells[to];
    const old = this.#top;
    const next = old + RECORD;
    if (next === this.#records.length) this.#grow();
    const records = this.#records;
    const oldRights = records[old + RIGHTS];
    const rights = oldRights & rightsKept[from] & rightsKept[to];
    const file = records[old + PASSED] & 15;
    let low = records[old + HASH_LOW] ^ SIDE_LOW ^ fileLow[file] ^
      pieceLow[piece << 8 | from] ^ pieceLow[piece << 8 | to];
    let high = records[old + HASH_HIGH] ^ SIDE_HIGH ^ fileHigh[file] ^
      pieceHigh[piece << 8 | from] ^ pieceHigh[piece << 8 | to];
    let clock = records[old + CLOCK] + 1;

    cells[from] = EMPTY;
    cells[to] = piece;
    if (taken !== EMPTY) {
      this.counts[taken]--;
      low ^= pieceLow[taken << 8 | to];
      high ^= pieceHigh[taken << 8 | to];
      clock = 0;
    }
    if (rights !== oldRights) {
      low ^= rightsLow[oldRights] ^ rightsLow[rights];
      high ^= rightsHigh[oldRights] ^ rightsHigh[rights];
    }
    const kind = piece & KIND;
    if (kind === PAWN) clock = 0;
    else if (kind === KING) this.kings[this.side] = to;

    this.#top = next;
    this.side = this.side === 0 ? 1 : 0;
    records[next + MOVE] = move;
    records[next + TAKEN] = taken;
    records[next + RIGHTS] = rights;
    records[next + PASSED] = 0;
    records[next + CLOCK] = clock;
    records[next + HASH_LOW] = low;
    records[next + HASH_HIGH] = high;
    if (special !== 0) this.#playSpecial(special, to, piece);
    records[next + OCCURRENCES] = clock < 4 ? 1 : countOccurrences(records, next);
  }

  /**
   * Passes the turn. It counts as a ply for the fifty-move rule, the move number and repetition, and it
   * ends the right to capture en passant. `undo` takes it back.
   */
  pass(): void {
    const old = this.#top;
    const next = old + RECORD;
    if (next === this.#records.length) this.#grow();
    const records = this.#records;
    const file = records[old + PASSED] & 15;
    this.#top = next;
    this.side = this.side === 0 ? 1 : 0;
    records[next + MOVE] = NOWHERE | NOWHERE << 8;
    records[next + TAKEN] = EMPTY;
    records[next + RIGHTS] = records[old + RIGHTS];
    records[next + PASSED] = 0;
    records[next + CLOCK] = records[old + CLOCK] + 1;
    records[next + HASH_LOW] = records[old + HASH_LOW] ^ SIDE_LOW ^ fileLow[file];
    records[next + HASH_HIGH] = records[old + HASH_HIGH] ^ SIDE_HIGH ^ fileHigh[file];
    records[next + OCCURRENCES] = countOccurrences(records, next);
  }

  undo(): void {
    const cells = this.cells;
    const records = this.#records;
    const top = this.#top;
    const move = records[top + MOVE];
    const taken = records[top + TAKEN];
    const from = move & 255;
    const to = move >> 8 & 255;
    const special = move >> 16;
    this.#top = top - RECORD;
    this.side = this.side === 0 ? 1 : 0;
    const piece = cells[to];
    cells[from] = piece;
    cells[to] = taken;
    if (taken !== EMPTY) this.counts[taken]++;
    if ((piece & KIND) === KING) this.kings[this.side] = from;
    if (special !== 0) this.#undoSpecial(special, from, to, piece);
  }

  /** The rest of a special move: double step, castling, en passant or promotion. */
  #playSpecial(special: number, to: number, piece: number): void {
    const colour = piece & (WHITE | BLACK);
    const forward = colour === WHITE ? UP : -UP;
    if (special === DOUBLE_STEP) {
      const passed = to - forward;
      if (this.#canBeTaken(passed, WHITE + BLACK - colour)) {
        const top = this.#top;
        this.#records[top + PASSED] = passed;
        this.#records[top + HASH_LOW] ^= fileLow[passed & 15];
        this.#records[top + HASH_HIGH] ^= fileHigh[passed & 15];
      }
    } else if (special === CASTLING) {
      this.#replace(rookBefore[to], EMPTY);
      this.#replace(rookAfter[to], colour | ROOK);
    } else if (special === EN_PASSANT) {
      this.#replace(to - forward, EMPTY);
    } else {
      this.#replace(to, colour | special);
    }
  }

  /** Takes back what `#playSpecial` did, except the hash, which the earlier record has. */
  #undoSpecial(special: number, from: number, to: number, piece: number): void {
    const cells = this.cells;
    const colour = piece & (WHITE | BLACK);
    if (special === DOUBLE_STEP) return;
    if (special === CASTLING) {
      cells[rookAfter[to]] = EMPTY;
      cells[rookBefore[to]] = colour | ROOK;
    } else if (special === EN_PASSANT) {
      const pawn = (WHITE + BLACK - colour) | PAWN;
      cells[colour === WHITE ? to - UP : to + UP] = pawn;
      this.counts[pawn]++;
    } else {
      cells[from] = colour | PAWN;
      this.counts[colour | PAWN]++;
      this.counts[piece]--;
    }
  }

  /** Puts `piece` on a cell in place of what is there, and updates counts and hash. */
  #replace(cell: number, piece: number): void {
    const top = this.#top;
    const before = this.cells[cell];
    this.cells[cell] = piece;
    this.counts[before]--;
    this.counts[piece]++;
    this.#records[top + HASH_LOW] ^= pieceLow[before << 8 | cell] ^ pieceLow[piece << 8 | cell];
    this.#records[top + HASH_HIGH] ^= pieceHigh[before << 8 | cell] ^ pieceHigh[piece << 8 | cell];
  }

  /** Whether a pawn of `colour` can legally capture en passant on the cell `passed`, 0 for none. */
  #canBeTaken(passed: number, colour: number): boolean {
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

  #grow(): void {
    const records = new Int32Array(2 * this.#records.length);
    records.set(this.#records);
    this.#records = records;
  }
}
