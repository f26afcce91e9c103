// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The trained evaluation of positions that come one after the other, as in a search. Its values are those of
 * patterns.ts, which reads each position anew.
 *
 * What stands on each of the 46 places of patterns is a number with a digit in base 3 for each square: 0 empty,
 * 1 own, 2 enemy. A disc adds the same to all numbers wherever it stands, so a move adds a vector for each disc
 * that it places or flips. Both sides have numbers of their own, because each sees the other one's discs as 2.
 * After a move of one side, those of the enemy come first.
 *
 * @module
 */
import { size, squares } from "./board.ts";
import * as patterns from "./patterns.ts";
import { countOf, lowest, only } from "../base/sets.ts";

/** The squares of each pattern in one of its places, behind their number; their weights come in this order. */
// deno-fmt-ignore
const SHAPES = memory.data<u8>([
  10, 0, 1, 2, 3, 4, 5, 6, 7, 9, 14,
  10, 0, 1, 2, 3, 4, 8, 9, 10, 11, 12,
  9, 0, 1, 2, 8, 9, 10, 16, 17, 18,
  8, 8, 9, 10, 11, 12, 13, 14, 15,
  8, 16, 17, 18, 19, 20, 21, 22, 23,
  8, 24, 25, 26, 27, 28, 29, 30, 31,
  8, 0, 9, 18, 27, 36, 45, 54, 63,
  7, 1, 10, 19, 28, 37, 46, 55,
  6, 2, 11, 20, 29, 38, 47,
  5, 3, 12, 21, 30, 39,
  4, 4, 13, 22, 31,
  0,
]);

/** Bytes of 46 numbers of 16 bits, and of those of both sides. */
const SIDE: usize = 96;
export const NUMBERS_OF_BOTH: usize = 2 * SIDE;

/** At `SIDE * square`: what an own disc there adds to each number. */
const ADDED = memory.data(64 * 96, 16);
/** The places of a pattern, as sets of squares, by symmetry. */
const PLACES = memory.data(8 * 8, 16);

/** Fills the table of what discs add, for the size of the board. */
export function prepareNumbers(): void {
  memory.fill(ADDED, 0, 64 * SIDE);
  let place: usize = 0;
  for (let shape = SHAPES; load<u8>(shape) != 0; shape += usize(load<u8>(shape)) + 1) {
    for (let symmetry = 0; symmetry < 8; symmetry++) {
      if (!isNewPlace(shape, symmetry)) continue;
      let power: u16 = 1;
      for (let i = 1; i <= i32(load<u8>(shape)); i++) {
        const square = inner(image(load<u8>(shape + i), symmetry));
        store<u16>(ADDED + square * SIDE + (place << 1), power);
        power *= 3;
      }
      place++;
    }
  }
}

/** Whether no symmetry before this one takes the pattern to the same place, after it has noted that place. */
function isNewPlace(shape: usize, symmetry: i32): bool {
  let place: u64 = 0;
  for (let i = 1; i <= i32(load<u8>(shape)); i++) {
    place |= only(image(load<u8>(shape + i), symmetry));
  }
  store<u64>(PLACES + (symmetry << 3), place);
  for (let other = 0; other < symmetry; other++) {
    if (load<u64>(PLACES + (other << 3)) == place) return false;
  }
  return true;
}

/** The square to which a symmetry of the board takes a square. */
function image(square: i32, symmetry: i32): i32 {
  const x = (symmetry & 1) != 0 ? 7 - (square & 7) : square & 7;
  const y = (symmetry & 2) != 0 ? 7 - (square >> 3) : square >> 3;
  return (symmetry & 4) != 0 ? (x << 3) | y : (y << 3) | x;
}

/** The square that is read as this one: the quarters of a board of 6x6 are read in the corners of 8x8. */
function inner(square: i32): i32 {
  if (size == 8) return square;
  return (innerLine(square >> 3) << 3) | innerLine(square & 7);
}

/** Lines 3 and 4 are not read; no disc is on line 0. */
function innerLine(line: i32): i32 {
  if (line < 3) return line + 1;
  return line > 4 ? line - 1 : 0;
}

/** Writes the numbers of a position. */
export function setNumbers(at: usize, own: u64, enemy: u64): void {
  memory.fill(at, 0, NUMBERS_OF_BOTH);
  for (let rest = own; rest != 0; rest &= rest - 1) addDisc(at, at + SIDE, lowest(rest));
  for (let rest = enemy; rest != 0; rest &= rest - 1) addDisc(at + SIDE, at, lowest(rest));
}

/** Adds a disc to the numbers of its side, and of the other one. */
function addDisc(ours: usize, theirs: usize, square: i32): void {
  const added = ADDED + square * SIDE;
  for (let part: usize = 0; part < SIDE; part += 16) {
    const disc = v128.load(added + part);
    v128.store(ours + part, i16x8.add(v128.load(ours + part), disc));
    v128.store(theirs + part, i16x8.add(v128.load(theirs + part), i16x8.add(disc, disc)));
  }
}

/** Writes the numbers after a move behind those before it. */
export function numbersAfter(at: usize, flipped: u64, square: i32): void {
  let first = i64x2.splat(0);
  let second = first;
  let third = first;
  let fourth = first;
  let fifth = first;
  let sixth = first;
  for (let rest = flipped; rest != 0; rest &= rest - 1) {
    const added = ADDED + lowest(rest) * SIDE;
    first = i16x8.add(first, v128.load(added));
    second = i16x8.add(second, v128.load(added, 16));
    third = i16x8.add(third, v128.load(added, 32));
    fourth = i16x8.add(fourth, v128.load(added, 48));
    fifth = i16x8.add(fifth, v128.load(added, 64));
    sixth = i16x8.add(sixth, v128.load(added, 80));
  }
  const placed = ADDED + square * SIDE;
  change(at, first, v128.load(placed));
  change(at + 16, second, v128.load(placed, 16));
  change(at + 32, third, v128.load(placed, 32));
  change(at + 48, fourth, v128.load(placed, 48));
  change(at + 64, fifth, v128.load(placed, 64));
  change(at + 80, sixth, v128.load(placed, 80));
}

/** Eight numbers of each side: a flipped disc is 1 more for its old side and 1 less for the new one. */
function change(at: usize, flipped: v128, placed: v128): void {
  const theirs = i16x8.add(v128.load(at, SIDE), flipped);
  v128.store(at, i16x8.add(theirs, i16x8.add(placed, placed)), NUMBERS_OF_BOTH);
  const ours = i16x8.sub(v128.load(at), flipped);
  v128.store(at, i16x8.add(ours, placed), NUMBERS_OF_BOTH + SIDE);
}

/** Writes the numbers after a pass behind those before it. */
export function numbersAfterPass(at: usize): void {
  memory.copy(at + NUMBERS_OF_BOTH, at + SIDE, SIDE);
  memory.copy(at + NUMBERS_OF_BOTH + SIDE, at, SIDE);
}

/** The value of a position with these numbers, for the side to move. */
export function valueOf(at: usize, own: u64, enemy: u64): i32 {
  const weights = patterns.weightsOfStage(squares - countOf(own | enemy));
  return fourPlaces(weights + patterns.EDGE, at) +
    fourPlaces(weights + patterns.BLOCK, at + 8) + fourPlaces(weights + patterns.BLOCK, at + 16) +
    fourPlaces(weights + patterns.CORNER, at + 24) +
    fourPlaces(weights + patterns.SECOND, at + 32) +
    fourPlaces(weights + patterns.THIRD, at + 40) +
    fourPlaces(weights + patterns.FOURTH, at + 48) +
    twoPlaces(weights + patterns.EIGHT, at + 56) +
    fourPlaces(weights + patterns.SEVEN, at + 60) +
    fourPlaces(weights + patterns.SIX, at + 68) +
    fourPlaces(weights + patterns.FIVE, at + 76) +
    fourPlaces(weights + patterns.FOUR, at + 84);
}

function fourPlaces(weights: usize, at: usize): i32 {
  return twoPlaces(weights, at) + twoPlaces(weights, at + 4);
}

function twoPlaces(weights: usize, at: usize): i32 {
  return i32(load<i8>(weights + load<u16>(at))) + i32(load<i8>(weights + load<u16>(at, 2)));
}
