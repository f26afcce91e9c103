/**
 * Finds the terms of the tapered evaluation on a board. It looks at the board anew each time, in two passes: the
 * first finds the men and the pawns of each file, the second the terms of every man.
 *
 * @module
 */
import * as geometry from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { FIRST_TERM } from "./layout.ts";

const {
  A1,
  A8,
  BISHOP,
  BLACK,
  CELLS,
  EMPTY,
  KIND,
  KING,
  KNIGHT,
  KNIGHT_JUMPS,
  PAWN,
  QUEEN,
  RIGHT,
  ROOK,
  UP,
  WHITE,
} = geometry;

/** Phase of a position with all men, and what each kind adds to it. */
export const FULL_PHASE = 24;
const PHASES = Uint8Array.of(0, 0, 1, 1, 2, 4, 0, 0);

/** Steps of the sliding pieces; a bishop has the first four, a rook the others. */
const LINES = Int32Array.of(
  ...[UP + RIGHT, UP - RIGHT, -UP + RIGHT, -UP - RIGHT],
  ...[UP, -UP, RIGHT, -RIGHT],
);

/** More terms than a position has: 32 men, most of them with fewer than eight terms. */
const MOST_TERMS = 1024;

/** 1 at the difference of two cells plus `CELLS` when one lies beside the other. */
const isBeside = new Uint8Array(2 * CELLS);
for (const step of geometry.KING_STEPS) isBeside[CELLS + step] = 1;

/** The group of the moves of each kind. */
const MOVES = Int32Array.of(
  ...[0, 0, FIRST_TERM.knight_moves, FIRST_TERM.bishop_moves],
  ...[FIRST_TERM.rook_moves, FIRST_TERM.queen_moves, 0, 0],
);

/** The term of a threat to each kind, less that to the first; -1 where none counts. */
const THREAT_OF_PAWN = Int8Array.of(-1, -1, 0, 1, 2, 3, -1, -1);
const THREAT_OF_MINOR = Int8Array.of(-1, 0, 1, 1, 2, 3, -1, -1);
const THREAT_OF_ROOK = Int8Array.of(-1, 0, 1, 1, -1, 2, -1, -1);

/** The files of a board have the numbers 1 to 8 here, so that each has one on both sides. */
const FILES = 10;
/** From the column of a cell to the number of its file. */
const TO_FILE = -3;

/** The terms of one position. */
export class BoardTerms {
  /** A term that White has is noted as twice its number, one that Black has as one more. */
  readonly noted: Int16Array = new Int16Array(MOST_TERMS);
  /** How many are noted. */
  count = 0;
  /** 0 when only pawns are left, up to `FULL_PHASE`, as at the start. */
  phase = 0;
  readonly #men = new Uint8Array(64);
  /** The rank of the foremost and of the hindmost pawn of White, then of Black, by file; ranks as White counts. */
  readonly #highest = new Int8Array(2 * FILES);
  readonly #lowest = new Int8Array(2 * FILES);
  #colour: number = WHITE;
  #cells: Uint8Array = new Uint8Array(0);
  #enemyKing = 0;
  #attackers = 0;

  /** Notes the terms of a position. */
  look({ cells, kings, side }: ChessPosition): void {
    this.#cells = cells;
    this.count = 0;
    const men = this.#findMen(cells);
    for (let black = 0; black < 2; black++) {
      this.#colour = black === 0 ? WHITE : BLACK;
      this.#enemyKing = kings[1 - black];
      this.#attackers = 0;
      let bishops = 0;
      for (let i = 0; i < men; i++) {
        const cell = this.#men[i];
        const piece = cells[cell];
        if ((piece & this.#colour) === 0) continue;
        const kind = piece & KIND;
        this.#noteMan(cell, kind, kings[black]);
        if (kind === BISHOP) bishops++;
      }
      if (bishops > 1) this.#note(FIRST_TERM.bishop_pair);
      if (this.#attackers > 0) {
        this.#note(FIRST_TERM.king_attackers + Math.min(this.#attackers, 6) - 1);
      }
    }
    this.#colour = side === 0 ? WHITE : BLACK;
    this.#note(FIRST_TERM.tempo);
  }

  #note(term: number): void {
    this.noted[this.count++] = this.#colour === WHITE ? 2 * term : 2 * term + 1;
  }

  /** The first pass; returns the number of men. */
  #findMen(cells: Uint8Array): number {
    this.#highest.fill(-1);
    this.#lowest.fill(8);
    let count = 0;
    let phase = 0;
    for (let first = A1; first <= A8; first += UP) {
      for (let cell = first; cell < first + 8; cell++) {
        const piece = cells[cell];
        if (piece === EMPTY) continue;
        this.#men[count++] = cell;
        const kind = piece & KIND;
        phase += PHASES[kind];
        if (kind !== PAWN) continue;
        const file = (cell & 15) + TO_FILE + ((piece & WHITE) !== 0 ? 0 : FILES);
        const rank = (cell >> 4) - 2;
        if (this.#highest[file] < 0) this.#lowest[file] = rank;
        this.#highest[file] = rank;
      }
    }
    this.phase = Math.min(phase, FULL_PHASE);
    return count;
  }

  #noteMan(cell: number, kind: number, ownKing: number): void {
    const rank = this.#rank(cell);
    const column = (cell & 15) - 4;
    const file = column < 4 ? column : 7 - column;
    this.#note(FIRST_TERM.squares + 32 * (kind - 1) + 4 * rank + file);
    if (kind === KING) return this.#noteKing(cell, rank);
    this.#note(FIRST_TERM.men + kind - 1);
    if (kind === PAWN) return this.#notePawn(cell, rank, ownKing);
    if (kind === KNIGHT) this.#noteKnight(cell);
    else this.#noteSlider(cell, kind);
    if (kind === ROOK) this.#noteRookFile(cell);
    else if (kind !== QUEEN && this.#isGuardedByPawn(cell, this.#colour)) {
      this.#note(FIRST_TERM.protected_pieces + kind - KNIGHT);
    }
  }

  /** The rank of a cell, from 0, as its own side counts. */
  #rank(cell: number): number {
    const rank = (cell >> 4) - 2;
    return this.#colour === WHITE ? rank : 7 - rank;
  }

  /** Whether a pawn of that colour protects or attacks a cell. */
  #isGuardedByPawn(cell: number, colour: number): boolean {
    const behind = colour === WHITE ? cell - UP : cell + UP;
    const pawn = colour | PAWN;
    return this.#cells[behind - RIGHT] === pawn || this.#cells[behind + RIGHT] === pawn;
  }

  #noteKnight(cell: number): void {
    const cells = this.#cells;
    const colour = this.#colour;
    const enemy = WHITE + BLACK - colour;
    let moves = 0;
    let ring = 0;
    for (let i = 0; i < 8; i++) {
      const to = cell + KNIGHT_JUMPS[i];
      const piece = cells[to];
      if (piece !== EMPTY && (piece & enemy) === 0) continue;
      if (isBeside[CELLS + to - this.#enemyKing] === 1) ring++;
      if (piece !== EMPTY) this.#noteThreat(FIRST_TERM.minor_threats, THREAT_OF_MINOR, piece);
      if (!this.#isGuardedByPawn(to, enemy)) moves++;
    }
    this.#note(FIRST_TERM.knight_moves + moves);
    this.#noteRing(KNIGHT, ring);
  }

  #noteSlider(cell: number, kind: number): void {
    const cells = this.#cells;
    const enemy = WHITE + BLACK - this.#colour;
    const last = kind === BISHOP ? 4 : 8;
    let moves = 0;
    let ring = 0;
    for (let i = kind === ROOK ? 4 : 0; i < last; i++) {
      const step = LINES[i];
      let to = cell + step;
      for (;; to += step) {
        const piece = cells[to];
        if (piece !== EMPTY && (piece & enemy) === 0) break;
        if (isBeside[CELLS + to - this.#enemyKing] === 1) ring++;
        if (!this.#isGuardedByPawn(to, enemy)) moves++;
        if (piece === EMPTY) continue;
        if (kind === BISHOP) this.#noteThreat(FIRST_TERM.minor_threats, THREAT_OF_MINOR, piece);
        else if (kind === ROOK) this.#noteThreat(FIRST_TERM.rook_threats, THREAT_OF_ROOK, piece);
        break;
      }
    }
    this.#note(MOVES[kind] + moves);
    this.#noteRing(kind, ring);
  }

  #noteThreat(first: number, threats: Int8Array, piece: number): void {
    const threat = threats[piece & KIND];
    if (threat >= 0) this.#note(first + threat);
  }

  #noteRing(kind: number, squares: number): void {
    if (squares === 0) return;
    this.#attackers++;
    for (let i = 0; i < squares; i++) this.#note(FIRST_TERM.king_ring + kind - KNIGHT);
  }

  #noteRookFile(cell: number): void {
    const file = (cell & 15) + TO_FILE;
    if (this.#hasPawn(file, this.#colour)) return;
    const open = !this.#hasPawn(file, WHITE + BLACK - this.#colour);
    this.#note(FIRST_TERM.rook_files + (open ? 0 : 1));
  }

  /** Whether a side has a pawn on a file, from 1 to 8; there are none beside the board. */
  #hasPawn(file: number, colour: number): boolean {
    return this.#highest[file + (colour === WHITE ? 0 : FILES)] >= 0;
  }

  #noteKing(cell: number, rank: number): void {
    const pawn = this.#colour | PAWN;
    const forward = this.#colour === WHITE ? UP : -UP;
    const enemy = WHITE + BLACK - this.#colour;
    for (let side = -RIGHT; side <= RIGHT; side += RIGHT) {
      const file = (cell & 15) + TO_FILE + side;
      if (file < 1 || file > 8) continue;
      if (rank < 7 && this.#cells[cell + forward + side] === pawn) this.#note(FIRST_TERM.shield);
      if (rank < 6 && this.#cells[cell + 2 * forward + side] === pawn) {
        this.#note(FIRST_TERM.shield + 1);
      }
      if (this.#hasPawn(file, this.#colour)) continue;
      this.#note(FIRST_TERM.king_files + (this.#hasPawn(file, enemy) ? 0 : 1));
    }
  }

  #notePawn(cell: number, rank: number, ownKing: number): void {
    const cells = this.#cells;
    const colour = this.#colour;
    const pawn = colour | PAWN;
    const enemy = WHITE + BLACK - colour;
    const forward = colour === WHITE ? UP : -UP;
    const file = (cell & 15) + TO_FILE;
    if (this.#isAhead(file, cell, colour)) this.#note(FIRST_TERM.doubled);
    if (!this.#hasPawn(file - 1, colour) && !this.#hasPawn(file + 1, colour)) {
      this.#note(FIRST_TERM.isolated);
    }
    if (cells[cell - RIGHT] === pawn || cells[cell + RIGHT] === pawn) {
      this.#note(FIRST_TERM.phalanx);
    }
    const guarded = this.#isGuardedByPawn(cell, colour);
    if (guarded) this.#note(FIRST_TERM.protected_pawns);
    for (let side = -RIGHT; side <= RIGHT; side += 2 * RIGHT) {
      const piece = cells[cell + forward + side];
      if ((piece & enemy) !== 0) {
        this.#noteThreat(FIRST_TERM.pawn_threats, THREAT_OF_PAWN, piece);
      }
    }
    if (
      this.#isAhead(file - 1, cell, enemy) || this.#isAhead(file, cell, enemy) ||
      this.#isAhead(file + 1, cell, enemy)
    ) return;
    this.#note(FIRST_TERM.passed + rank - 1);
    const ahead = cell + forward;
    if (cells[ahead] !== EMPTY) this.#note(FIRST_TERM.passed_blocked + rank - 1);
    if (guarded) this.#note(FIRST_TERM.passed_protected + rank - 1);
    if (rank < 3) return;
    this.#note(FIRST_TERM.passed_own_king + distance(ahead, ownKing));
    this.#note(FIRST_TERM.passed_enemy_king + distance(ahead, this.#enemyKing));
  }

  /** Whether a pawn of that colour stands on a file ahead of a cell, as the side sees it whose terms are noted. */
  #isAhead(file: number, cell: number, colour: number): boolean {
    const of = file + (colour === WHITE ? 0 : FILES);
    const rank = (cell >> 4) - 2;
    return this.#colour === WHITE ? this.#highest[of] > rank : this.#lowest[of] < rank;
  }
}

/** The moves of a king from one cell to another: 0 to 7. */
function distance(from: number, to: number): number {
  const files = Math.abs((from & 15) - (to & 15));
  const ranks = Math.abs((from >> 4) - (to >> 4));
  return files > ranks ? files : ranks;
}
