/**
 * Regions: groups of empty squares that touch each other by a side or a corner (D11).
 *
 * Parity: if both sides move in a region by turns, the side to move makes the last move in an odd one, and the
 * other side in an even one. Reserves: the squares of regions in which one side can move and the other cannot;
 * the source calls such a region round a corner a block.
 *
 * @module
 */
import {
  common,
  isEmpty,
  setOf,
  sizeOf,
  spread,
  type SquareSet,
  takeableBy,
  without,
} from "matchbox/games/reversi/square_set.ts";
import type { Board } from "./board.ts";

/** The groups of squares of a set that touch each other. */
export function regionsOf(set: SquareSet): SquareSet[] {
  const regions: SquareSet[] = [];
  for (let left = set; !isEmpty(left); left = without(left, regions[regions.length - 1])) {
    let region = setOf([firstSquare(left)]);
    while (true) {
      const larger = common(set, spread(region));
      if (larger.low === region.low && larger.high === region.high) break;
      region = larger;
    }
    regions.push(region);
  }
  return regions;
}

/** Regions in which the side to move makes the last move minus those in which the other side does. */
export function parity({ empty }: Board): number {
  let difference = 0;
  for (const region of regionsOf(empty)) difference += sizeOf(region) % 2 === 1 ? 1 : -1;
  return difference;
}

/** Squares of regions in which own discs can be placed now, and none of the enemy. */
export function reserves({ own, enemy, empty }: Board): number {
  const [mine, theirs] = [takeableBy(own, enemy), takeableBy(enemy, own)];
  let count = 0;
  for (const region of regionsOf(empty)) {
    if (!isEmpty(common(region, mine)) && isEmpty(common(region, theirs))) count += sizeOf(region);
  }
  return count;
}

function firstSquare({ low, high }: SquareSet): number {
  return low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
}
