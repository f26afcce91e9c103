// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Perft of Metelyk: the number of move sequences of a given length. TypeScript: games/perft.ts.
 *
 * @module
 */
import { LAST, mirror, steppers, takersAfter, takersBefore } from "./board.ts";

/** The count for the side to move; games that end earlier are not counted. */
export function perft(own: u32, enemy: u32, depth: i32): f64 {
  return f64(count(own, enemy, depth));
}

function count(own: u32, enemy: u32, depth: i32): u64 {
  if (depth == 0) return 1;
  const theirs = mirror(enemy);
  let nodes: u64 = 0;
  for (let rest = steppers(own, theirs); rest != 0; rest &= rest - 1) {
    const man = rest & -rest;
    nodes += count(enemy, own ^ man ^ ((man & ~LAST) << 1), depth - 1);
  }
  for (let rest = takersBefore(own, theirs); rest != 0; rest &= rest - 1) {
    const man = rest & -rest;
    nodes += count(enemy ^ mirror(man >> 7), own ^ man ^ (man >> 7), depth - 1);
  }
  for (let rest = takersAfter(own, theirs); rest != 0; rest &= rest - 1) {
    const man = rest & -rest;
    nodes += count(enemy ^ mirror(man << 9), own ^ man ^ (man << 9), depth - 1);
  }
  return nodes;
}
