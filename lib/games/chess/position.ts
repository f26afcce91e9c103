/**
 * Chess positions: a board, its legal moves, and the rules that end a game. Draws need no claim: the third
 * occurrence of a position, a hundred plies without a capture or pawn move, and insufficient material end
 * the game at once. Mate takes precedence over these draws.
 *
 * @module
 */
import type { BoardState } from "./board.ts";
import { formatFen } from "./fen.ts";
import * as geometry from "./geometry.ts";
import { hasMove } from "./has_move.ts";
import { isLegalMove } from "./legal_move.ts";
import * as moves from "./moves.ts";
import { MovingBoard } from "./moving_board.ts";
import { THIRD } from "./repetition.ts";
import type { Position, Result } from "../game.ts";

const { BISHOP, BLACK, KIND, KNIGHT, PAWN, QUEEN, ROOK, WHITE } = geometry;
const { generateLoudMoves, generateMoves } = moves;

/** Why a game is over. */
export type ChessEnd =
  | "checkmate"
  | "stalemate"
  | "insufficient material"
  | "threefold repetition"
  | "fifty-move rule";

/** Plies without a capture or pawn move that make a draw. */
const FIFTY_MOVES = 100;

/** A chess position; evaluations use `at`, `pieceCount`, `kingSquare` and `inCheck`. */
export class ChessPosition extends MovingBoard implements Position {
  /**
   * The position with these pieces and this state, as `parseFen` reads them.
   *
   * @param pieces the piece on each square, from a1 by ranks to h8
   */
  static from(pieces: readonly number[], state: BoardState): ChessPosition {
    const position = new ChessPosition();
    position.setUp(pieces, state);
    return position;
  }

  moves(out: Int32Array, from: number): number {
    return this.#isDrawn() ? from : generateMoves(this, out, from);
  }

  /** Whether any number is one of `moves`. */
  isLegal(move: number): boolean {
    return !this.#isDrawn() && isLegalMove(this, move);
  }

  /** Like `moves`, but only captures and promotions. */
  loudMoves(out: Int32Array, from: number): number {
    return this.#isDrawn() ? from : generateLoudMoves(this, out, from);
  }

  result(): Result | null {
    switch (this.end()) {
      case null:
        return null;
      case "checkmate":
        return this.side === 0 ? -1 : 1;
      default:
        return 0;
    }
  }

  /** Why the game is over, or null while it is not. */
  end(): ChessEnd | null {
    if (!hasMove(this)) return this.inCheck() ? "checkmate" : "stalemate";
    if (this.#lacksMaterial()) return "insufficient material";
    if (this.occurrences >= THIRD) return "threefold repetition";
    return this.clock >= FIFTY_MOVES ? "fifty-move rule" : null;
  }

  /**
   * Whether the game may be drawn within `plies` more plies by the fifty-move rule or by the third
   * occurrence of an earlier position; see `mayRepeatThePast`.
   */
  pastMatters(plies: number): boolean {
    return this.clock + plies >= FIFTY_MOVES || this.mayRepeatThePast(plies);
  }

  /** Whether the side to move has no man but its king and pawns. */
  hasOnlyPawns(): boolean {
    const { counts } = this;
    const own = this.side === 0 ? WHITE : BLACK;
    return counts[own | KNIGHT] === 0 && counts[own | BISHOP] === 0 && counts[own | ROOK] === 0 &&
      counts[own | QUEEN] === 0;
  }

  clone(): ChessPosition {
    return new ChessPosition(this);
  }

  override toString(): string {
    return formatFen(this);
  }

  #isDrawn(): boolean {
    return this.clock >= FIFTY_MOVES || this.occurrences >= THIRD || this.#lacksMaterial();
  }

  /** Only kings, or also one knight, or only bishops, all on squares of one colour. */
  #lacksMaterial(): boolean {
    const counts = this.counts;
    if (counts[WHITE | PAWN] !== 0 || counts[BLACK | PAWN] !== 0) return false;
    if (counts[WHITE | ROOK] !== 0 || counts[BLACK | ROOK] !== 0) return false;
    if (counts[WHITE | QUEEN] !== 0 || counts[BLACK | QUEEN] !== 0) return false;
    const knights = counts[WHITE | KNIGHT] + counts[BLACK | KNIGHT];
    const bishops = counts[WHITE | BISHOP] + counts[BLACK | BISHOP];
    if (knights > 0) return knights === 1 && bishops === 0;
    return bishops < 2 || this.#bishopsOn(0) === 0 || this.#bishopsOn(1) === 0;
  }

  /** The number of bishops on dark (0) or light (1) squares. */
  #bishopsOn(shade: number): number {
    let count = 0;
    for (let square = 0; square < 64; square++) {
      const isBishop = (this.at(square) & KIND) === BISHOP;
      if (isBishop && ((square ^ square >> 3) & 1) === shade) count++;
    }
    return count;
  }
}
