// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * What a position of Metelyk is worth without a search: exactly where the game is over or no men can meet
 * any more, else between two bounds. TypeScript: agents/metelyk/endings.ts.
 *
 * @module
 */
import { LAST, mirror, quarter, side, steppers, takersAfter, takersBefore } from "./board.ts";

/** The least and the greatest value for the side to move that are possible, of the last `bound`. */
export let least: i32 = 0;
export let most: i32 = 0;

/** Whether the men in the quarter decide when points are equal. */
let breaksTies = true;

export function setTies(broken: bool): void {
  breaksTies = broken;
}

/** Finds the bounds of a position; `lead` is the points of the side to move minus the enemy's. */
export function bound(own: u32, enemy: u32, lead: i32): void {
  const theirs = mirror(enemy);
  if ((steppers(own, theirs) | takersBefore(own, theirs) | takersAfter(own, theirs)) == 0) {
    const value = lead != 0 || !breaksTies ? lead : popcnt(own & quarter) - popcnt(theirs);
    least = most = sign(value);
    return;
  }
  const steps = stepsOf(own);
  const enemySteps = stepsOf(enemy);
  // The side to move makes at most `turns` moves, the enemy at most `enemyTurns`.
  const turns = min(steps, enemySteps + 1);
  const enemyTurns = min(steps, enemySteps);
  const points = borneOff(own, turns);
  const reaches = reachesQuarter;
  const enemyPoints = borneOff(enemy, enemyTurns);
  const enemyReaches = reachesQuarter;
  if (!canMeet(own, enemy)) {
    let value = lead + points - enemyPoints;
    if (value == 0 && breaksTies) value = i32(reaches) - i32(enemyReaches);
    least = most = sign(value);
    return;
  }
  // Equal points are a win for the side that may still have more men in the quarter.
  most = lead + points != 0 ? sign(lead + points) : i32(breaksTies && reaches);
  least = lead != enemyPoints ? sign(lead - enemyPoints) : -i32(breaksTies && enemyReaches);
}

/** Whether men can still block or capture each other: each man may be anywhere on its way. */
function canMeet(own: u32, enemy: u32): bool {
  const way = wayOf(own);
  const enemyWay = wayOf(enemy);
  const theirs = mirror(enemyWay);
  const ours = mirror(way);
  return ((way & theirs) | takersBefore(way, theirs) | takersAfter(way, theirs) |
    takersBefore(enemyWay, ours) | takersAfter(enemyWay, ours)) != 0;
}

/** The fields of men and those ahead of them. */

function wayOf(men: u32): u32 {
  men |= (men & 0x7f7f7f7f) << 1;
  men |= (men & 0x3f3f3f3f) << 2;
  return men | ((men & 0x0f0f0f0f) << 4);
}

/** The moves that bear off all men: each goes at most from its bit to bit 7, and then off. */

function stepsOf(men: u32): i32 {
  return 8 * popcnt(men) - (popcnt(men & 0xaaaaaaaa) + 2 * popcnt(men & 0xcccccccc) +
    4 * popcnt(men & 0xf0f0f0f0));
}

/** Whether one more man could stand in the quarter, after the most men were borne off. */
let reachesQuarter: bool = false;

/** The most men that `moves` moves bear off: those nearest to the last line first. */
function borneOff(men: u32, moves: i32): i32 {
  let off = 0;
  let line: u32 = LAST;
  for (let cost = 1; cost <= 8; cost++) {
    const here = popcnt(men & line);
    if (here * cost > moves) {
      const more = moves / cost;
      reachesQuarter = moves - more * cost >= cost - side;
      return off + more;
    }
    off += here;
    moves -= here * cost;
    line >>= 1;
  }
  reachesQuarter = false;
  return off;
}

function popcnt(set: u32): i32 {
  return i32(i32.popcnt(set));
}

function sign(value: i32): i32 {
  return i32(value > 0) - i32(value < 0);
}
