// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The discs that a move flips, on 64-bit sets of squares. TypeScript: agents/endgame/flips.ts.
 *
 * In each of the eight directions the run of enemies ends at the first square that holds none, and the run is
 * flipped when that square holds an own disc. Upwards this square is the lowest bit of the ray that is no
 * enemy. The three ways down are ways up on the board upside down, so SIMD follows two rays at once. Along the
 * row, the number of leading zeros finds the square to the left.
 *
 * @module
 */
import { bothWays, joined } from "./both_ways.ts";

/**
 * At `64 * square`: three pairs of upward rays, each the ray of the square and that of its place on the board
 * upside down; then the ray to the right and the ray to the left.
 */
const RAYS = memory.data(64 * 64, 16);
const SECOND: usize = 16;
const THIRD: usize = 32;
const RIGHT: usize = 48;
const LEFT: usize = 56;

for (let square = 0; square < 64; square++) {
  const at = RAYS + (square << 6);
  for (let pair = 0; pair < 3; pair++) {
    store<u64>(at + (pair << 4), rayOf(square, pair - 1, 1));
    store<u64>(at + (pair << 4), rayOf(square ^ 56, pair - 1, 1), 8);
  }
  store<u64>(at, rayOf(square, 1, 0), RIGHT);
  store<u64>(at, rayOf(square, -1, 0), LEFT);
}

/** The squares from one in a direction, given by its steps to the side and up. */
function rayOf(square: i32, dx: i32, dy: i32): u64 {
  let ray: u64 = 0;
  let x = (square & 7) + dx;
  let y = (square >> 3) + dy;
  while (x >= 0 && x < 8 && y >= 0 && y < 8) {
    ray |= (1 as u64) << ((y << 3) | x);
    x += dx;
    y += dy;
  }
  return ray;
}

/** The discs that a new disc on an empty square flips; 0 when the move is not legal. */
export function flips(square: i32, own: u64, enemy: u64): u64 {
  return flipsOf(square, own, enemy, bothWays(own), bothWays(enemy));
}

/** The same, for a node that tries several squares: `owns` and `enemies` are its sets both ways. */
export function flipsOf(square: i32, own: u64, enemy: u64, owns: v128, enemies: v128): u64 {
  const at = RAYS + (square << 6);
  const first = upwards(v128.load(at), owns, enemies);
  const second = upwards(v128.load(at, SECOND), owns, enemies);
  const third = upwards(v128.load(at, THIRD), owns, enemies);
  return joined(v128.or(v128.or(first, second), third)) |
    toRight(load<u64>(at, RIGHT), own, enemy) | toLeft(load<u64>(at, LEFT), own, enemy);
}

/** The flips on a pair of upward rays. */
function upwards(ray: v128, own: v128, enemy: v128): v128 {
  const zero = i64x2.splat(0);
  const free = v128.andnot(ray, enemy);
  const end = v128.and(v128.and(free, i64x2.sub(zero, free)), own);
  // What lies below the end; nothing without an end, where `eq` is -1.
  return v128.and(i64x2.sub(i64x2.add(end, i64x2.splat(-1)), i64x2.eq(end, zero)), ray);
}

function toRight(ray: u64, own: u64, enemy: u64): u64 {
  const free = ray & ~enemy;
  const end = free & (0 - free) & own;
  return (end - u64(end != 0)) & ray;
}

function toLeft(ray: u64, own: u64, enemy: u64): u64 {
  const end = (0x8000000000000000 as u64 >> clz(ray & ~enemy)) & ray & own;
  return ((0 - end) << 1) & ray;
}
