/**
 * Making and taking back moves on a chess board. Each ply has a record on a stack of numbers: making a move
 * pushes a record and taking it back pops one, without allocation.
 *
 * @module
 */
import type { Move } from "../game.ts";
import { ChessBoard } from "./board.ts";
import * as checks from "./checks.ts";
import * as geometry from "./geometry.ts";
import * as keys from "./keys.ts";
import * as move from "./move.ts";
import * as record from "./record.ts";
import * as repetition from "./repetition.ts";

const { givesCheck } = checks;
const {
  BLACK,
  CASTLINGS,
  CELLS,
  colourOf,
  EMPTY,
  KIND,
  KING,
  NOWHERE,
  PAWN,
  RIGHT,
  ROOK,
  UP,
  WHITE,
} = geometry;
const { fileHigh, fileLow, pieceHigh, pieceLow, rightsHigh, rightsLow, SIDE_HIGH, SIDE_LOW } = keys;
const { CASTLING, DOUBLE_STEP, EN_PASSANT } = move;
const { CLOCK, HASH_HIGH, HASH_LOW, MOVE, OCCURRENCES, PASSED, RECORD, RIGHTS, TAKEN } = record;
const { countOccurrences } = repetition;

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

/** A chess board that makes moves; it does not check whether they are legal. */
export class MovingBoard extends ChessBoard {
  /** Whether a legal move gives check. */
  checks(move: Move): boolean {
    if (move >> 16 !== 0) {
      this.play(move);
      const check = this.inCheck();
      this.undo();
      return check;
    }
    const { cells, side } = this;
    const from = move & 255;
    const to = move >> 8;
    const taken = cells[to];
    cells[to] = cells[from];
    cells[from] = EMPTY;
    const check = givesCheck(cells, this.kings[1 - side], from, to, colourOf(side));
    cells[from] = cells[to];
    cells[to] = taken;
    return check;
  }

  /**
   * The order of captures and promotions: by the value of the captured and the promoted piece, then the
   * least valuable attacker first.
   */
  gain(move: Move): number {
    const special = move >> 16;
    const taken = special === EN_PASSANT ? PAWN : this.cells[move >> 8 & 255] & KIND;
    const promoted = special < DOUBLE_STEP ? special : EMPTY;
    return 8 * (taken + promoted) - (this.cells[move & 255] & KIND);
  }

  /** Plays a legal move; it does not check whether it is one. */
  play(move: Move): void {
    const cells = this.cells;
    const from = move & 255;
    const to = move >> 8 & 255;
    const special = move >> 16;
    const piece = cells[from];
    const taken = cells[to];
    const old = this.top;
    const next = old + RECORD;
    if (next === this.records.length) this.#grow();
    const records = this.records;
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

    this.top = next;
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
    const old = this.top;
    const next = old + RECORD;
    if (next === this.records.length) this.#grow();
    const records = this.records;
    const file = records[old + PASSED] & 15;
    this.top = next;
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

  /** Takes the last move or pass back. */
  undo(): void {
    const cells = this.cells;
    const records = this.records;
    const top = this.top;
    const move = records[top + MOVE];
    const taken = records[top + TAKEN];
    const from = move & 255;
    const to = move >> 8 & 255;
    const special = move >> 16;
    this.top = top - RECORD;
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
      if (this.canBeTaken(passed, WHITE + BLACK - colour)) {
        const top = this.top;
        this.records[top + PASSED] = passed;
        this.records[top + HASH_LOW] ^= fileLow[passed & 15];
        this.records[top + HASH_HIGH] ^= fileHigh[passed & 15];
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
    const top = this.top;
    const before = this.cells[cell];
    this.cells[cell] = piece;
    this.counts[before]--;
    this.counts[piece]++;
    this.records[top + HASH_LOW] ^= pieceLow[before << 8 | cell] ^ pieceLow[piece << 8 | cell];
    this.records[top + HASH_HIGH] ^= pieceHigh[before << 8 | cell] ^ pieceHigh[piece << 8 | cell];
  }

  #grow(): void {
    const records = new Int32Array(2 * this.records.length);
    records.set(this.records);
    this.records = records;
  }
}
