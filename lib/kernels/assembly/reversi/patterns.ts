// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The trained evaluation of Reversi on 8x8 and 6x6: the sum of the weights of 46 patterns. TypeScript:
 * agents/evaluate/reversi/pattern_sum.ts, and pattern_shapes.ts for the patterns.
 *
 * A pattern is read from the rows of the board; columns are the rows of the board turned over its diagonal.
 * The index of what stands on it has a digit in base 3 for each square: 0 empty, 1 own, 2 enemy.
 *
 * @module
 */
import { size, squares } from "./board.ts";
import { gatherDiagonal } from "./lines.ts";
import { countOf } from "../base/sets.ts";

/** Where the weights of each kind of pattern begin in those of a stage. */
export const EDGE: usize = 0;
export const BLOCK: usize = EDGE + 59049;
export const CORNER: usize = BLOCK + 59049;
export const SECOND: usize = CORNER + 19683;
export const THIRD: usize = SECOND + 6561;
export const FOURTH: usize = THIRD + 6561;
export const EIGHT: usize = FOURTH + 6561;
export const SEVEN: usize = EIGHT + 6561;
export const SIX: usize = SEVEN + 2187;
export const FIVE: usize = SIX + 729;
export const FOUR: usize = FIVE + 243;
/** Weights of a stage. */
const STAGE: usize = FOUR + 81;

/** Stages are as many empty squares long. */
const SQUARES_OF_STAGE = 4;
const FIRST_STAGE = 1;
const LAST_STAGE = 12;

/** The weights of all stages. */
const WEIGHTS = memory.data(13 * 167265, 16);

/** At a set of up to ten squares: the number whose digits in base 3 are its bits. */
const TERNARY = memory.data(4 * 1024, 16);
/** The same where each row of the set, of three or of five squares, is read in reverse. */
const TERNARY_3 = memory.data(4 * 1024, 16);
const TERNARY_5 = memory.data(4 * 1024, 16);

for (let set = 0; set < 1024; set++) {
  store<i32>(TERNARY + (set << 2), ternary(set, 1));
  store<i32>(TERNARY_3 + (set << 2), ternary(set, 3));
  store<i32>(TERNARY_5 + (set << 2), ternary(set, 5));
}

function ternary(set: i32, width: i32): i32 {
  let number = 0;
  for (let bit = 9; bit >= 0; bit--) {
    const column = bit % width;
    number = 3 * number + ((set >> (bit - column + width - 1 - column)) & 1);
  }
  return number;
}

/** Where the host writes the weights, stage by stage from the end of the game. */
export function weights(): usize {
  return WEIGHTS;
}

/** Where the weights of the stage with so many empty squares begin. */
export function weightsOfStage(empties: i32): usize {
  const stage = min(max(empties / SQUARES_OF_STAGE, FIRST_STAGE), LAST_STAGE);
  return WEIGHTS + usize(stage) * STAGE;
}

/** The value of a position for the side to move, in the unit of the weights. */
export function patternValue(own: u64, enemy: u64): i32 {
  const at = weightsOfStage(squares - countOf(own | enemy));
  if (size == 6) {
    own = stretched(own);
    enemy = stretched(enemy);
  }
  const turnedOwn = turned(own);
  const turnedEnemy = turned(enemy);
  return rows(at, own, enemy) + rows(at, turnedOwn, turnedEnemy) +
    corners(at + CORNER, own, enemy) + blocks(at + BLOCK, own, enemy) +
    blocks(at + BLOCK, turnedOwn, turnedEnemy) +
    diagonals(at, own, enemy);
}

/** The board of 6x6 with its quarters in the corners of the 8x8 board. */
function stretched(set: u64): u64 {
  set = ((set & 0x00000000ffffffff) >> 8) | ((set & 0xffffffff00000000) << 8);
  return ((set & 0x0f0f0f0f0f0f0f0f) >> 1) | ((set & 0xf0f0f0f0f0f0f0f0) << 1);
}

/** The board turned over the diagonal from a1 to h8. */
function turned(set: u64): u64 {
  let swap = (set ^ (set >> 7)) & 0x00aa00aa00aa00aa;
  set = set ^ swap ^ (swap << 7);
  swap = (set ^ (set >> 14)) & 0x0000cccc0000cccc;
  set = set ^ swap ^ (swap << 14);
  swap = (set ^ (set >> 28)) & 0x00000000f0f0f0f0;
  return set ^ swap ^ (swap << 28);
}

/** The weight of what stands on squares, by a table of ternary numbers. */
function weight(at: usize, table: usize, own: u32, enemy: u32): i32 {
  return i32(load<i8>(at + load<u32>(table + (own << 2)) + 2 * load<u32>(table + (enemy << 2))));
}

function rows(at: usize, own: u64, enemy: u64): i32 {
  return weight(at + EDGE, TERNARY, first(own), first(enemy)) +
    weight(at + EDGE, TERNARY, last(own), last(enemy)) +
    row(at + SECOND, own, enemy, 8) + row(at + SECOND, own, enemy, 48) +
    row(at + THIRD, own, enemy, 16) + row(at + THIRD, own, enemy, 40) +
    row(at + FOURTH, own, enemy, 24) + row(at + FOURTH, own, enemy, 32);
}

function row(at: usize, own: u64, enemy: u64, by: u64): i32 {
  return weight(at, TERNARY, u32(own >> by) & 255, u32(enemy >> by) & 255);
}

/** The first row with the two squares beside its corners, and the last. */
function first(set: u64): u32 {
  const low = u32(set);
  return (low & 255) | ((low >> 1) & 256) | ((low >> 5) & 512);
}

function last(set: u64): u32 {
  const high = u32(set >> 32);
  return (high >> 24) | ((high >> 9) & 256) | ((high >> 13) & 512);
}

function corners(at: usize, own: u64, enemy: u64): i32 {
  return weight(at, TERNARY, upper3(own, 0), upper3(enemy, 0)) +
    weight(at, TERNARY_3, upper3(own, 5), upper3(enemy, 5)) +
    weight(at, TERNARY, lower3(own, 0), lower3(enemy, 0)) +
    weight(at, TERNARY_3, lower3(own, 5), lower3(enemy, 5));
}

/** Three squares of each of the first three rows, from a column on; and of the last three, the last first. */
function upper3(set: u64, column: u32): u32 {
  const low = u32(set) >> column;
  return (low & 7) | ((low >> 5) & 56) | ((low >> 10) & 448);
}

function lower3(set: u64, column: u32): u32 {
  const high = u32(set >> 32) >> column;
  return ((high >> 24) & 7) | ((high >> 13) & 56) | ((high >> 2) & 448);
}

function blocks(at: usize, own: u64, enemy: u64): i32 {
  return weight(at, TERNARY, upper5(own, 0), upper5(enemy, 0)) +
    weight(at, TERNARY_5, upper5(own, 3), upper5(enemy, 3)) +
    weight(at, TERNARY, lower5(own, 0), lower5(enemy, 0)) +
    weight(at, TERNARY_5, lower5(own, 3), lower5(enemy, 3));
}

/** Five squares of each of the first two rows, from a column on; and of the last two, the last first. */
function upper5(set: u64, column: u32): u32 {
  const low = u32(set) >> column;
  return (low & 31) | ((low >> 3) & 992);
}

function lower5(set: u64, column: u32): u32 {
  const high = u32(set >> 32) >> column;
  return ((high >> 24) & 31) | ((high >> 11) & 992);
}

function diagonals(at: usize, own: u64, enemy: u64): i32 {
  return diagonal(at + EIGHT, own, enemy, 0x8040201008040201, 0) +
    diagonal(at + EIGHT, own, enemy, 0x0102040810204080, 0) +
    diagonal(at + SEVEN, own, enemy, 0x0080402010080402, 1) +
    diagonal(at + SEVEN, own, enemy, 0x4020100804020100, 0) +
    diagonal(at + SEVEN, own, enemy, 0x0001020408102040, 0) +
    diagonal(at + SEVEN, own, enemy, 0x0204081020408000, 1) +
    diagonal(at + SIX, own, enemy, 0x0000804020100804, 2) +
    diagonal(at + SIX, own, enemy, 0x2010080402010000, 0) +
    diagonal(at + SIX, own, enemy, 0x0000010204081020, 0) +
    diagonal(at + SIX, own, enemy, 0x0408102040800000, 2) +
    diagonal(at + FIVE, own, enemy, 0x0000008040201008, 3) +
    diagonal(at + FIVE, own, enemy, 0x1008040201000000, 0) +
    diagonal(at + FIVE, own, enemy, 0x0000000102040810, 0) +
    diagonal(at + FIVE, own, enemy, 0x0810204080000000, 3) +
    diagonal(at + FOUR, own, enemy, 0x0000000080402010, 4) +
    diagonal(at + FOUR, own, enemy, 0x0804020100000000, 0) +
    diagonal(at + FOUR, own, enemy, 0x0000000001020408, 0) +
    diagonal(at + FOUR, own, enemy, 0x1020408000000000, 4);
}

/** The weight of a diagonal whose first square lies in a column. */
function diagonal(at: usize, own: u64, enemy: u64, line: u64, column: i32): i32 {
  const ours = gatherDiagonal(own & line) >> column;
  return weight(at, TERNARY, ours, gatherDiagonal(enemy & line) >> column);
}
