/**
 * Counts the eight parts of E4 on sets of squares, which are kept up to date while moves are played.
 *
 * @module
 */
import * as chess from "matchbox/games/chess/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Move, Side } from "matchbox/games/game.ts";
import type { MakeSearch } from "matchbox/kernels/search.ts";
import type { Evaluation } from "../evaluation.ts";
import * as attacks from "./attacked_squares.ts";
import * as halfBoards from "./half_boards.ts";
import { inKernel } from "./in_kernel.ts";
import { MenSets } from "./men_sets.ts";
import * as pawnParts from "./pawn_parts.ts";
import type { StageWeights } from "./stage_weights.ts";

const { BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE } = chess;
const { attackedSquares } = attacks;
const { countSquares, turnedOver } = halfBoards;
const { advancement, chained, doubled, passed } = pawnParts;

/** d4 and e4 in the low half, d5 and e5 in the high half. */
const KEY_LOW = 0x18000000;
const KEY_HIGH = 0x18;

/** The values of the men but the king, in centipawns. */
export interface PieceWeights {
  readonly pawn: number;
  readonly knight: number;
  readonly bishop: number;
  readonly rook: number;
  readonly queen: number;
}

/** The weights of the parts but material, in points. */
export interface PartWeights {
  readonly attacked: StageWeights;
  readonly key_squares: StageWeights;
  readonly passed: StageWeights;
  readonly doubled: StageWeights;
  readonly castled: StageWeights;
  readonly advancement: StageWeights;
  readonly chains: StageWeights;
}

/** The numbers of men of a side at which the middle game and the end begin. */
export interface StageBorders {
  readonly middle: number;
  readonly end: number;
}

/** What `PartsEvaluation` needs. */
export interface PartsOptions extends PartWeights, StageBorders {
  /** The factor of the values of the men. */
  readonly material: number;
  readonly weights: PieceWeights;
  /** The value of a point, in centipawns. */
  readonly point: number;
  /**
   * The plies from the root at which the costly parts are counted and handed down; null for every leaf. A
   * null move does not count as a ply.
   */
  readonly costlyPly: number | null;
}

/** The weights at one stage, in centipawns. */
type Weights = Readonly<Record<keyof PartWeights, number>>;

/**
 * The evaluation. With `costlyPly` the value of a position depends on the line that leads to it, so a
 * transposition table may give the value by another line.
 */
export class PartsEvaluation implements Evaluation<ChessPosition> {
  readonly search: MakeSearch;
  readonly #sets = new MenSets();
  /** The values of pawn, knight, bishop, rook, queen and king, from index 1. */
  readonly #men: readonly number[];
  /** The weights by the number of men of a side. */
  readonly #weights: readonly Weights[];
  readonly #costlyPly: number;
  /** White's costly parts minus Black's, at the ply `costlyPly` of the current line. */
  #handedDown = 0;

  constructor(options: PartsOptions) {
    const { pawn, knight, bishop, rook, queen } = options.weights;
    const men = [0, pawn, knight, bishop, rook, queen, 0].map((value) => options.material * value);
    const weights = Array.from({ length: 17 }, (_, men) => weightsFor(men, options));
    this.#men = men;
    this.#weights = weights;
    this.search = inKernel({
      men: (kind) => men[kind],
      parts: { weights, costlyPly: options.costlyPly },
    });
    this.#costlyPly = options.costlyPly ?? Infinity;
  }

  evaluate(position: ChessPosition): number {
    const costly = this.#sets.ply >= this.#costlyPly ? this.#handedDown : this.#costlyParts();
    const white = this.#material(position) + this.#cheapParts(0) - this.#cheapParts(1) + costly;
    return position.side === 0 ? white : -white;
  }

  reset(position: ChessPosition): void {
    this.#sets.reset(position);
    if (this.#costlyPly === 0) this.#handedDown = this.#costlyParts();
  }

  play(position: ChessPosition, move: Move): void {
    this.#sets.play(position, move);
    if (this.#sets.ply === this.#costlyPly) this.#handedDown = this.#costlyParts();
  }

  undo(): void {
    this.#sets.undo();
  }

  #material(position: ChessPosition): number {
    const men = this.#men;
    return men[PAWN] * (position.pieceCount(0, PAWN) - position.pieceCount(1, PAWN)) +
      men[KNIGHT] * (position.pieceCount(0, KNIGHT) - position.pieceCount(1, KNIGHT)) +
      men[BISHOP] * (position.pieceCount(0, BISHOP) - position.pieceCount(1, BISHOP)) +
      men[ROOK] * (position.pieceCount(0, ROOK) - position.pieceCount(1, ROOK)) +
      men[QUEEN] * (position.pieceCount(0, QUEEN) - position.pieceCount(1, QUEEN));
  }

  /** Attacked squares, passed and doubled pawns, and chains: White's minus Black's. */
  #costlyParts(): number {
    const men = this.#sets.halves;
    const whiteLow = occupied(men, WHITE, 0);
    const whiteHigh = occupied(men, WHITE, 1);
    const blackLow = occupied(men, BLACK, 0);
    const blackHigh = occupied(men, BLACK, 1);
    const white = this.#weights[countSquares(whiteLow) + countSquares(whiteHigh)];
    const black = this.#weights[countSquares(blackLow) + countSquares(blackHigh)];
    const low = men[2 * (WHITE | PAWN)];
    const high = men[2 * (WHITE | PAWN) + 1];
    // Black's pawns as Black sees them, and each side's pawns as the other sees them.
    const blackPawnsLow = men[2 * (BLACK | PAWN)];
    const blackPawnsHigh = men[2 * (BLACK | PAWN) + 1];
    const turnedLow = turnedOver(blackPawnsHigh);
    const turnedHigh = turnedOver(blackPawnsLow);

    let sum = 0;
    if (white.passed !== 0) sum += white.passed * passed(low, high, blackPawnsLow, blackPawnsHigh);
    if (black.passed !== 0) {
      sum -= black.passed * passed(turnedLow, turnedHigh, turnedOver(high), turnedOver(low));
    }
    if (white.doubled !== 0) sum += white.doubled * doubled(low, high);
    if (black.doubled !== 0) sum -= black.doubled * doubled(turnedLow, turnedHigh);
    if (white.chains !== 0) sum += white.chains * chained(low, high);
    if (black.chains !== 0) sum -= black.chains * chained(turnedLow, turnedHigh);
    const emptyLow = ~(whiteLow | blackLow);
    const emptyHigh = ~(whiteHigh | blackHigh);
    if (white.attacked !== 0) {
      sum += white.attacked * attackedSquares(men, WHITE, emptyLow, emptyHigh);
    }
    if (black.attacked !== 0) {
      sum -= black.attacked * attackedSquares(men, BLACK, emptyLow, emptyHigh);
    }
    return sum;
  }

  /** Key squares, castling and advancement of one side. */
  #cheapParts(side: Side): number {
    const men = this.#sets.halves;
    const colour = side === 0 ? WHITE : BLACK;
    const ownLow = occupied(men, colour, 0);
    const ownHigh = occupied(men, colour, 1);
    const weights = this.#weights[countSquares(ownLow) + countSquares(ownHigh)];
    const pawns = 2 * (colour | PAWN);
    const low = side === 0 ? men[pawns] : turnedOver(men[pawns + 1]);
    const high = side === 0 ? men[pawns + 1] : turnedOver(men[pawns]);
    const key = countSquares(ownLow & KEY_LOW | ownHigh & KEY_HIGH);
    let sum = weights.key_squares * key + weights.advancement * advancement(low, high);
    if (hasCastled(firstRank(men, colour | KING), firstRank(men, colour | ROOK))) {
      sum += weights.castled;
    }
    return sum;
  }
}

/** The squares of all men of a colour, in the low half (0) or the high half (1). */
function occupied(men: Int32Array, colour: number, half: number): number {
  const first = 2 * colour + half;
  return men[first + 2 * PAWN] | men[first + 2 * KNIGHT] | men[first + 2 * BISHOP] |
    men[first + 2 * ROOK] | men[first + 2 * QUEEN] | men[first + 2 * KING];
}

/** The first rank of a piece's own side, as a byte from the file a. */
function firstRank(men: Int32Array, piece: number): number {
  return (piece & WHITE) !== 0 ? men[2 * piece] & 0xff : men[2 * piece + 1] >>> 24;
}

/** Whether a king stands in a corner of its first rank with no rook between it and the edge. */
function hasCastled(king: number, rooks: number): boolean {
  if ((king & FILES_G_H) !== 0) return (rooks & -king) === 0;
  return (king & FILES_A_B_C) !== 0 && (rooks & king - 1) === 0;
}

const FILES_G_H = 0xc0;
const FILES_A_B_C = 0x07;

/** The weights of a side with that number of men. */
function weightsFor(men: number, options: PartsOptions): Weights {
  const stage = men <= options.end ? "end" : men <= options.middle ? "middle" : "opening";
  const weight = (weights: StageWeights) => options.point * weights[stage];
  return {
    attacked: weight(options.attacked),
    key_squares: weight(options.key_squares),
    passed: weight(options.passed),
    doubled: weight(options.doubled),
    castled: weight(options.castled),
    advancement: weight(options.advancement),
    chains: weight(options.chains),
  };
}
