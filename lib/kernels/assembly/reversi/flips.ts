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

/** The discs that a new disc on an empty square flips; 0 when the move is not legal. */
export function flips(square: i32, own: u64, enemy: u64): u64 {
  const at = RAYS + (square << 6);
  return upward(load<u64>(at), own, enemy) | upward(load<u64>(at, 8), own, enemy) |
    upward(load<u64>(at, 16), own, enemy) | upward(load<u64>(at, 24), own, enemy) |
    downward(load<u64>(at, 32), own, enemy) | downward(load<u64>(at, 40), own, enemy) |
    downward(load<u64>(at, 48), own, enemy) | downward(load<u64>(at, 56), own, enemy);
}

function upward(ray: u64, own: u64, enemy: u64): u64 {
  const end = ((enemy | ~ray) + 1) & ray & own;
  return (end - u64(end != 0)) & ray;
}

function downward(ray: u64, own: u64, enemy: u64): u64 {
  const end = (0x8000000000000000 as u64 >> clz(ray & ~enemy)) & ray & own;
  return ((0 - end) << 1) & ray;
}
