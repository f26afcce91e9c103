/**
 * A position of Los Alamos chess: the men by squares, the moves, and what ends a game.
 *
 * @module
 */
import { type Move, opponent, type Position, type Result, type Side } from "../game.ts";
import { isAttacked } from "./attacks.ts";
import { moveOf, partsOfMove, PASS } from "./move.ts";
import {
  BLACK,
  colourOf,
  EMPTY,
  KIND,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
} from "../chess/geometry.ts";
import { zobristKeys } from "../zobrist.ts";
import {
  ALL,
  jumps,
  lines,
  pawnAttacks,
  rankOf,
  SIDE_LENGTH,
  SQUARES,
  steps,
  STRAIGHT,
} from "./board.ts";
import { formatPosition, type LosAlamosMen, MOST_IDLE_PLIES } from "./notation.ts";

/** The kinds that a pawn becomes on its last rank; there are no bishops. */
const PROMOTIONS = [QUEEN, ROOK, KNIGHT] as const;

/** Why a game is over. */
export type LosAlamosEnd = "checkmate" | "stalemate" | "insufficient material" | "fifty-move rule";

/** A position of Los Alamos chess. */
export class LosAlamosPosition implements Position {
  side: Side = 0;
  hashLow = 0;
  hashHigh = 0;
  /** Plies since the last capture or pawn move. */
  clock: number;
  readonly #pieces = new Uint8Array(SQUARES);
  readonly #kings = [0, 0];
  /** For each ply that can be taken back: its move, the piece taken, and the clock before it. */
  readonly #before: number[];

  /**
   * The position with these men, each side with one king.
   *
   * @param before of a copy: what its moves to take back need
   */
  constructor({ pieces, side, clock }: LosAlamosMen, before: readonly number[] = []) {
    this.clock = clock;
    this.#before = [...before];
    for (let square = 0; square < SQUARES; square++) this.#put(square, pieces[square]);
    if (side === 1) this.#passTurn();
  }

  /** The piece on a square, 0 (a1) to 35 (f6), coded as in chess; 0 for none. */
  at(square: number): number {
    return this.#pieces[square];
  }

  /** Where the king of a side stands. */
  kingSquare(side: Side): number {
    return this.#kings[side];
  }

  moves(out: Int32Array, from: number): number {
    return this.clock >= MOST_IDLE_PLIES || this.#lacksMaterial() ? from : this.allMoves(out, from);
  }

  /** The moves without regard to the rules that draw. */
  allMoves(out: Int32Array, from: number): number {
    return this.#legal(out, from, this.#generate(scratch, 0, false));
  }

  /** The captures and promotions among the moves, in the same order. */
  loudMoves(out: Int32Array, from: number): number {
    if (this.clock >= MOST_IDLE_PLIES || this.#lacksMaterial()) return from;
    return this.#legal(out, from, this.#generate(scratch, 0, true));
  }

  /** How many moves a side has, or would have if it were its turn, without regard to the safety of its king. */
  mobility(side: Side): number {
    const mover = this.side;
    this.side = side;
    const count = this.#generate(scratch, 0, false);
    this.side = mover;
    return count;
  }

  play(move: Move): void {
    const { from, to, promotion } = partsOfMove(move);
    const piece = this.#pieces[from];
    const taken = this.#pieces[to];
    this.#before.push(move, taken, this.clock);
    this.clock = taken !== EMPTY || (piece & KIND) === PAWN ? 0 : this.clock + 1;
    this.#put(from, EMPTY);
    this.#put(to, promotion === 0 ? piece : colourOf(this.side) | promotion);
    this.#passTurn();
  }

  /** Passes the turn, for the null move of a search; `undo` takes it back. */
  pass(): void {
    this.#before.push(PASS, EMPTY, this.clock++);
    this.#passTurn();
  }

  undo(): void {
    this.#passTurn();
    this.clock = this.#before.pop()!;
    const taken = this.#before.pop()!;
    const move = this.#before.pop()!;
    if (move === PASS) return;
    const { from, to, promotion } = partsOfMove(move);
    this.#put(from, promotion === 0 ? this.#pieces[to] : colourOf(this.side) | PAWN);
    this.#put(to, taken);
  }

  result(): Result | null {
    const end = this.end();
    if (end === null) return null;
    return end === "checkmate" ? (this.side === 0 ? -1 : 1) : 0;
  }

  /** Why the game is over, or null while it is not. Mate takes precedence over draws. */
  end(): LosAlamosEnd | null {
    if (!this.#hasMove()) return this.inCheck() ? "checkmate" : "stalemate";
    if (this.#lacksMaterial()) return "insufficient material";
    return this.clock >= MOST_IDLE_PLIES ? "fifty-move rule" : null;
  }

  /** Whether the king of the side to move is attacked. */
  inCheck(): boolean {
    return isAttacked(this.#pieces, this.#kings[this.side], this.side);
  }

  /** Whether the side to move has no man but its king and pawns. */
  hasOnlyPawns(): boolean {
    const own = colourOf(this.side);
    return this.#pieces.every((piece) =>
      (piece & own) === 0 || (piece & KIND) === KING || (piece & KIND) === PAWN
    );
  }

  clone(): LosAlamosPosition {
    return new LosAlamosPosition(this.#men(), this.#before);
  }

  /** As `rnqknr/pppppp/6/6/PPPPPP/RNQKNR w 0`. */
  toString(): string {
    return formatPosition(this.#men());
  }

  #men(): LosAlamosMen {
    return { pieces: this.#pieces, side: this.side, clock: this.clock };
  }

  /** All moves, also those that leave the king attacked, by the squares left. */
  #generate(out: Int32Array, from: number, loud: boolean): number {
    const colour = colourOf(this.side);
    let end = from;
    for (let square = 0; square < SQUARES; square++) {
      const piece = this.#pieces[square];
      if ((piece & colour) === 0) continue;
      switch (piece & KIND) {
        case PAWN:
          end = this.#pawnMoves(square, out, end, loud);
          break;
        case KNIGHT:
          end = this.#leaps(square, jumps[square], out, end, loud);
          break;
        case KING:
          end = this.#leaps(square, steps[square], out, end, loud);
          break;
        case ROOK:
          end = this.#slides(square, STRAIGHT, out, end, loud);
          break;
        default:
          end = this.#slides(square, ALL, out, end, loud);
      }
    }
    return end;
  }

  #pawnMoves(square: number, out: Int32Array, from: number, loud: boolean): number {
    const { side } = this;
    const ahead = square + (side === 0 ? SIDE_LENGTH : -SIDE_LENGTH);
    const arrives = rankOf(ahead) === (side === 0 ? SIDE_LENGTH - 1 : 0);
    const enemy = colourOf(opponent(side));
    let end = from;
    const add = (to: number) => {
      if (!arrives) out[end++] = moveOf(square, to);
      else for (const kind of PROMOTIONS) out[end++] = moveOf(square, to, kind);
    };
    if (this.#pieces[ahead] === EMPTY && (arrives || !loud)) add(ahead);
    for (const to of pawnAttacks[side][square]) {
      if ((this.#pieces[to] & enemy) !== 0) add(to);
    }
    return end;
  }

  #leaps(square: number, targets: Uint8Array, out: Int32Array, from: number, loud: boolean) {
    const own = colourOf(this.side);
    let end = from;
    for (const to of targets) {
      const piece = this.#pieces[to];
      if (piece === EMPTY ? !loud : (piece & own) === 0) out[end++] = moveOf(square, to);
    }
    return end;
  }

  #slides(
    square: number,
    directions: readonly number[],
    out: Int32Array,
    from: number,
    loud: boolean,
  ) {
    const own = colourOf(this.side);
    let end = from;
    for (const direction of directions) {
      for (const to of lines[square][direction]) {
        const piece = this.#pieces[to];
        if (piece === EMPTY ? !loud : (piece & own) === 0) out[end++] = moveOf(square, to);
        if (piece !== EMPTY) break;
      }
    }
    return end;
  }

  /** Writes those of the first moves in `scratch` that do not leave the own king attacked. */
  #legal(out: Int32Array, from: number, count: number): number {
    let end = from;
    for (let at = 0; at < count; at++) if (this.#isLegal(scratch[at])) out[end++] = scratch[at];
    return end;
  }

  #hasMove(): boolean {
    const end = this.#generate(scratch, 0, false);
    for (let at = 0; at < end; at++) if (this.#isLegal(scratch[at])) return true;
    return false;
  }

  #isLegal(move: Move): boolean {
    const { from, to } = partsOfMove(move);
    const { side } = this;
    const [piece, taken] = [this.#pieces[from], this.#pieces[to]];
    this.#pieces[from] = EMPTY;
    this.#pieces[to] = piece;
    const king = (piece & KIND) === KING ? to : this.#kings[side];
    const safe = !isAttacked(this.#pieces, king, side);
    this.#pieces[from] = piece;
    this.#pieces[to] = taken;
    return safe;
  }

  /** Only kings, or also one knight. */
  #lacksMaterial(): boolean {
    let knights = 0;
    for (const piece of this.#pieces) {
      const kind = piece & KIND;
      if (kind === PAWN || kind === ROOK || kind === QUEEN) return false;
      if (kind === KNIGHT && ++knights > 1) return false;
    }
    return true;
  }

  #put(square: number, piece: number): void {
    this.#toggle(square, this.#pieces[square]);
    this.#toggle(square, piece);
    this.#pieces[square] = piece;
    if ((piece & KIND) === KING) this.#kings[(piece & BLACK) === 0 ? 0 : 1] = square;
  }

  #toggle(square: number, piece: number): void {
    if (piece === EMPTY) return;
    this.hashLow ^= keys.low[CODES * square + piece];
    this.hashHigh ^= keys.high[CODES * square + piece];
  }

  #passTurn(): void {
    this.side = this.side === 0 ? 1 : 0;
    this.hashLow ^= keys.low[CODES * SQUARES];
    this.hashHigh ^= keys.high[CODES * SQUARES];
  }
}

/** More than any code of a piece. */
const CODES = 24;

/** The key of a piece on a square has index `CODES * square + piece`; the last is Black to move. */
const keys = zobristKeys("los_alamos", CODES * SQUARES + 1);

/** An upper bound of the moves of a position: men that attack squares of each other have fewer. */
export const MOST_MOVES = 256;
const scratch = new Int32Array(MOST_MOVES);
