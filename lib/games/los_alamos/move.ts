/**
 * How the moves of Los Alamos chess are encoded.
 *
 * @module
 */
import type { Move } from "../game.ts";

/** A move: the square left, the square reached, and the kind that a pawn becomes, or 0. */
const SQUARE_BITS = 6;
const SQUARE = (1 << SQUARE_BITS) - 1;

/** The squares of a move, and what a pawn becomes, 0 for nothing. */
export function partsOfMove(move: Move): { from: number; to: number; promotion: number } {
  return {
    from: move & SQUARE,
    to: move >> SQUARE_BITS & SQUARE,
    promotion: move >> 2 * SQUARE_BITS,
  };
}

/** The move of these parts. */
export function moveOf(from: number, to: number, promotion = 0): Move {
  return promotion << 2 * SQUARE_BITS | to << SQUARE_BITS | from;
}

/** A pass, which is no move of a man. */
export const PASS = moveOf(0, 0);
