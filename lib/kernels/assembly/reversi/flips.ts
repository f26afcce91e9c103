// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The discs that a move flips, on 64-bit sets of squares. TypeScript: agents/endgame/flips.ts.
 *
 * In each of the eight directions the run of enemies ends at the first square that holds none. Upwards a
 * carry finds it: 1 added below the ray passes through the enemies. Downwards the number of leading zeros
 * finds it. The run is flipped when that square holds an own disc.
 *
 * @module
 */

/** At `64 * square`: the squares from it in each direction, four upward ones and then four downward ones. */
const RAYS = memory.data(64 * 64, 8);

/** The steps of a row, of a rising diagonal, of a column and of a falling diagonal, to the side and up. */
const STEPS = memory.data<i32>([1, 0, -1, 1, 0, 1, 1, 1]);

for (let square = 0; square < 64; square++) {
  for (let direction = 0; direction < 8; direction++) {
    const sign = direction < 4 ? 1 : -1;
    const dx = sign * load<i32>(STEPS + ((direction & 3) << 3));
    const dy = sign * load<i32>(STEPS + ((direction & 3) << 3), 4);
    let ray: u64 = 0;
    let x = (square & 7) + dx;
    let y = (square >> 3) + dy;
    while (x >= 0 && x < 8 && y >= 0 && y < 8) {
      ray |= (1 as u64) << ((y << 3) | x);
      x += dx;
      y += dy;
    }
    store<u64>(RAYS + (square << 6) + (direction << 3), ray);
  }
}

/** The places of the rays of a square. */
const RIGHT: usize = 0;
const UP_LEFT: usize = 8;
const UP: usize = 16;
const UP_RIGHT: usize = 24;
const LEFT: usize = 32;
const DOWN_RIGHT: usize = 40;
const DOWN: usize = 48;
const DOWN_LEFT: usize = 56;

/**
 * At a square: 3 times its zone by rows and its zone by columns. The first two lines are zone 0, the last two
 * zone 2. There the rays to the near edge have at most one square, and flip nothing: most squares that stay
 * empty for long need three or five rays in place of eight.
 */
const ZONES = memory.data(64, 16);

for (let square = 0; square < 64; square++) {
  store<u8>(ZONES + square, 3 * zoneOf(square >> 3) + zoneOf(square & 7));
}

function zoneOf(line: i32): i32 {
  return line < 2 ? 0 : line < 6 ? 1 : 2;
}

/** The discs that a new disc on an empty square flips; 0 when the move is not legal. */
export function flips(square: i32, own: u64, enemy: u64): u64 {
  const at = RAYS + (square << 6);
  switch (load<u8>(ZONES + square)) {
    case 0:
      return up(at + RIGHT, own, enemy) | up(at + UP, own, enemy) | up(at + UP_RIGHT, own, enemy);
    case 1:
      return up(at + RIGHT, own, enemy) | up(at + UP_LEFT, own, enemy) | up(at + UP, own, enemy) |
        up(at + UP_RIGHT, own, enemy) | down(at + LEFT, own, enemy);
    case 2:
      return up(at + UP_LEFT, own, enemy) | up(at + UP, own, enemy) | down(at + LEFT, own, enemy);
    case 3:
      return up(at + RIGHT, own, enemy) | up(at + UP, own, enemy) | up(at + UP_RIGHT, own, enemy) |
        down(at + DOWN_RIGHT, own, enemy) | down(at + DOWN, own, enemy);
    case 5:
      return up(at + UP_LEFT, own, enemy) | up(at + UP, own, enemy) | down(at + LEFT, own, enemy) |
        down(at + DOWN, own, enemy) | down(at + DOWN_LEFT, own, enemy);
    case 6:
      return up(at + RIGHT, own, enemy) | down(at + DOWN_RIGHT, own, enemy) |
        down(at + DOWN, own, enemy);
    case 7:
      return up(at + RIGHT, own, enemy) | down(at + LEFT, own, enemy) |
        down(at + DOWN_RIGHT, own, enemy) | down(at + DOWN, own, enemy) |
        down(at + DOWN_LEFT, own, enemy);
    case 8:
      return down(at + LEFT, own, enemy) | down(at + DOWN, own, enemy) |
        down(at + DOWN_LEFT, own, enemy);
    default:
      return up(at + RIGHT, own, enemy) | up(at + UP_LEFT, own, enemy) | up(at + UP, own, enemy) |
        up(at + UP_RIGHT, own, enemy) | down(at + LEFT, own, enemy) |
        down(at + DOWN_RIGHT, own, enemy) | down(at + DOWN, own, enemy) |
        down(at + DOWN_LEFT, own, enemy);
  }
}

function up(at: usize, own: u64, enemy: u64): u64 {
  const ray = load<u64>(at);
  const end = ((enemy | ~ray) + 1) & ray & own;
  return (end - u64(end != 0)) & ray;
}

function down(at: usize, own: u64, enemy: u64): u64 {
  const ray = load<u64>(at);
  const end = (0x8000000000000000 as u64 >> clz(ray & ~enemy)) & ray & own;
  return ((0 - end) << 1) & ray;
}
