// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The evaluations: the weights of the men on their squares, summed up while moves are played, the parts of E4,
 * and the tapered one. TypeScript: agents/evaluate/chess/.
 *
 * @module
 */
import { allMen, BISHOP, BLACK, KING, KNIGHT, moveBack, PAWN, QUEEN } from "./board.ts";
import { ROOK, setOf, WHITE } from "./board.ts";
import { bishopAttacks, kingAttacks, knightAttacks, rookAttacks } from "./lines.ts";
import { lastMove, lastTaken, sum } from "./records.ts";
import { above, below, besides, pawnsAttack } from "./pawn_sets.ts";
import { evaluateTapered, weighSquares } from "./tapered.ts";
import { countOf, lowest } from "../base/sets.ts";

/** The weights of the parts in centipawns: seven for each number of men of a side. */
const PARTS = 7;
const ATTACKED = 0;
const KEY_SQUARES = 4;
const PASSED = 8;
const DOUBLED = 12;
const CASTLED = 16;
const ADVANCEMENT = 20;
const CHAINS = 24;
const WEIGHTS = memory.data(17 * PARTS * 4, 16);

/** d4, e4, d5 and e5. */
const CENTRE: u64 = 0x0000001818000000;
const FILES_G_H = 0xc0;
const FILES_A_B_C = 0x07;

/** Every leaf counts the costly parts. */
const EVERY_LEAF = i32.MAX_VALUE;

/** Whether the parts are added, and whether the tapered evaluation takes the place of all this. */
let withParts = false;
let isTapered = false;
/** The moves from the root after which the costly parts are counted, and handed down to the leaves. */
let costlyPly: i32 = EVERY_LEAF;
/** The costly parts there, White's minus Black's, and the moves from the root to the current position. */
let handedDown: i32 = 0;
let moves: i32 = 0;

/** Where the host writes the weights of the parts. */
export function partWeights(): usize {
  return WEIGHTS;
}

/** Adds the parts to the weights of the men; `ply` is negative where every leaf counts all of them. */
export function setParts(ply: i32): void {
  withParts = true;
  costlyPly = ply < 0 ? EVERY_LEAF : ply;
}

/** Values positions by the tapered evaluation, whose weights the host has written. */
export function setTapered(): void {
  isTapered = true;
  weighSquares();
}

/** Begins with a position one move after the root; returns whether it has left the board at the root. */
export function beginEvaluation(): bool {
  moves = 1;
  if (costlyPly > 1) return false;
  if (costlyPly == 0) moveBack(lastMove(), lastTaken());
  handedDown = costlyParts();
  return costlyPly == 0;
}

/** Follows a move that was played. */
export function evaluationPlay(): void {
  if (++moves == costlyPly) handedDown = costlyParts();
}

/** Follows a move that was taken back. */
export function evaluationUndo(): void {
  moves--;
}

/** The value for the side to move. */
export function evaluate(own: i32): f64 {
  if (isTapered) return evaluateTapered(own);
  const men = i32(sum());
  if (!withParts) return f64(own == WHITE ? men : -men);
  const costly = moves >= costlyPly ? handedDown : costlyParts();
  const value = men + cheapParts(WHITE) - cheapParts(BLACK) + costly;
  return f64(own == WHITE ? value : -value);
}

function weightsOf(colour: i32): usize {
  return WEIGHTS + countOf(setOf(colour)) * (PARTS * 4);
}

/** Attacked squares, passed and doubled pawns, and chains: White's minus Black's. */
function costlyParts(): i32 {
  const white = weightsOf(WHITE);
  const black = weightsOf(BLACK);
  const whites = setOf(WHITE | PAWN);
  const blacks = setOf(BLACK | PAWN);
  const free = ~allMen();
  let value = 0;
  const passed = load<i32>(white, PASSED);
  if (passed != 0) value += passed * countOf(whites & ~below(blacks | besides(blacks)));
  const passedBlack = load<i32>(black, PASSED);
  if (passedBlack != 0) value -= passedBlack * countOf(blacks & ~above(whites | besides(whites)));
  value += load<i32>(white, DOUBLED) * doubled(whites) + load<i32>(white, CHAINS) * chained(whites);
  value -= load<i32>(black, DOUBLED) * doubled(blacks) + load<i32>(black, CHAINS) * chained(blacks);
  const attacked = load<i32>(white, ATTACKED);
  if (attacked != 0) value += attacked * countOf(attackedSquares(WHITE, ~free));
  const attackedBlack = load<i32>(black, ATTACKED);
  if (attackedBlack != 0) value -= attackedBlack * countOf(attackedSquares(BLACK, ~free));
  return value;
}

/** Key squares, castling and advancement of one side. */
function cheapParts(colour: i32): i32 {
  const weights = weightsOf(colour);
  const pawns = setOf(colour | PAWN);
  let value = load<i32>(weights, KEY_SQUARES) * countOf(setOf(colour) & CENTRE);
  value += load<i32>(weights, ADVANCEMENT) * (colour == WHITE ? risen(pawns) : fallen(pawns));
  const rank = colour == WHITE ? 0 : 56;
  const king = i32((setOf(colour | KING) >> rank) & 255);
  const rooks = i32((setOf(colour | ROOK) >> rank) & 255);
  if (hasCastled(king, rooks)) value += load<i32>(weights, CASTLED);
  return value;
}

/** Whether a king stands in a corner of its first rank with no rook between it and the edge. */
function hasCastled(king: i32, rooks: i32): bool {
  if ((king & FILES_G_H) != 0) return (rooks & -king) == 0;
  return (king & FILES_A_B_C) != 0 && (rooks & (king - 1)) == 0;
}

/** The ranks that white pawns have advanced in all. */
function risen(pawns: u64): i32 {
  return countOf(pawns & 0xffffffffffff0000) + countOf(pawns & 0xffffffffff000000) +
    countOf(pawns & 0xffffffff00000000) + countOf(pawns & 0xffffff0000000000) +
    countOf(pawns & 0xffff000000000000);
}

/** The ranks that black pawns have advanced in all. */
function fallen(pawns: u64): i32 {
  return countOf(pawns & 0x0000ffffffffffff) + countOf(pawns & 0x000000ffffffffff) +
    countOf(pawns & 0x00000000ffffffff) + countOf(pawns & 0x0000000000ffffff) +
    countOf(pawns & 0x000000000000ffff);
}

/** The pawns with a pawn of their own side ahead of them on their file. */
function doubled(pawns: u64): i32 {
  return countOf(pawns) - countOf((pawns | below(pawns)) & 255);
}

/** The pawns with a pawn of their own side directly to the left or right. */
function chained(pawns: u64): i32 {
  return countOf(pawns & besides(pawns));
}

/** The squares that at least one man of a colour attacks. */
function attackedSquares(colour: i32, men: u64): u64 {
  let attacked = pawnsAttack(colour, setOf(colour | PAWN));
  attacked |= kingAttacks(lowest(setOf(colour | KING)));
  for (let rest = setOf(colour | KNIGHT); rest != 0; rest &= rest - 1) {
    attacked |= knightAttacks(lowest(rest));
  }
  const queens = setOf(colour | QUEEN);
  for (let rest = setOf(colour | BISHOP) | queens; rest != 0; rest &= rest - 1) {
    attacked |= bishopAttacks(lowest(rest), men);
  }
  for (let rest = setOf(colour | ROOK) | queens; rest != 0; rest &= rest - 1) {
    attacked |= rookAttacks(lowest(rest), men);
  }
  return attacked;
}
