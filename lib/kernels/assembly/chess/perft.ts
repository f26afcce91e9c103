// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Perft of chess: the number of move sequences of a given length, every move played. TypeScript:
 * games/perft.ts.
 *
 * @module
 */
import { clearBoard, colourOf, DOUBLE_STEP, move, moveBack, passedBy } from "./board.ts";
import { pieceOn, put, rightsAfter, toggle } from "./board.ts";
import { writeMoves } from "./moves.ts";
import { only } from "../base/sets.ts";

/** Plies that `perft` can count, and the most moves of a position. */
const PLIES = 100;
const MOST_MOVES = 256;

/** A stack: each level writes its moves after those of the level above. */
const MOVES = memory.data(PLIES * MOST_MOVES * 4, 16);
/** The piece on each square, which the host writes. */
const GIVEN = memory.data(64, 16);

/** Where the host writes the piece on each square. */
export function given(): usize {
  return GIVEN;
}

/**
 * The count for the position that was written.
 *
 * @param side 0 for White
 * @param rights to castle, as bits
 * @param passed the square of a legal en passant capture, or 0
 * @param depth from 0 to 100
 */
export function perft(side: i32, rights: i32, passed: i32, depth: i32): f64 {
  clearBoard();
  for (let square = 0; square < 64; square++) {
    const piece = i32(load<u8>(GIVEN + square));
    if (piece == 0) continue;
    toggle(piece, only(square));
    put(square, piece);
  }
  return depth == 0 ? 1 : f64(count(MOVES, colourOf(side), rights, passed, depth));
}

function count(moves: usize, own: i32, rights: i32, passed: i32, depth: i32): u64 {
  const end = writeMoves(moves, own, rights, passed);
  let nodes: u64 = 0;
  for (let at = moves; at < end; at += 4) {
    const next = load<i32>(at);
    const taken = pieceOn((next >> 6) & 63);
    move(next, pieceOn(next & 63), taken);
    const passedNext = next >> 12 == DOUBLE_STEP ? passedBy((next >> 6) & 63, own) : 0;
    nodes += depth == 1
      ? 1
      : count(end, 24 - own, rightsAfter(rights, next), passedNext, depth - 1);
    moveBack(next, taken);
  }
  return nodes;
}
