/**
 * Positions of Metelyk as a solver sees them: the men of the side to move and those of the enemy, each from
 * their owner's point of view, so that a position and its mirror image with the colours exchanged are one.
 *
 * The men of a side are a set of 32 bits, four lanes of eight: the rows in which White walks, from the top,
 * or the columns in which Black walks, from the right. A step ahead is the next higher bit, and bit 7 of a
 * lane is the last line. On a smaller board the first lanes and their highest bits are used.
 *
 * @module
 */
import type { Side } from "matchbox/games/game.ts";
import { boardOf } from "matchbox/games/metelyk/board.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";

/** A position, up to reflection. */
export interface Men {
  /** The men of the side to move. */
  readonly own: number;
  /** The men of the other side. */
  readonly enemy: number;
  /** The points of the side to move minus the enemy's. */
  readonly lead: number;
}

/** The last line of every lane. */
export const LAST: number = 0x80808080 | 0;

/** The lanes of a board. */
export class Lanes {
  /** The side of the battle quarter, 1 to 4. */
  readonly size: number;
  /** Its fields. */
  readonly quarter: number;

  /**
   * The lanes of the board of that size.
   *
   * @param size the side of the battle quarter, 1 to 4
   */
  constructor(size: number) {
    this.size = size;
    const lane = 0xff00 >> size & 0xff;
    this.quarter = 0;
    for (let i = 0; i < size; i++) this.quarter |= lane << 8 * i;
  }

  /** The men of the battle quarter from the other side's point of view: its lanes become columns. */
  mirror(men: number): number {
    let fields = men & this.quarter;
    // Exchanges (lane, column) with (3 - column, 3 - lane), first by twos, then by ones.
    let change = (fields ^ fields >>> 18) & 0x00003030;
    fields ^= change | change << 18;
    change = (fields ^ fields >>> 9) & 0x00500050;
    return fields ^ (change | change << 9);
  }

  /** Whether the side to move has a move. */
  canMove({ own, enemy }: Men): boolean {
    const theirs = this.mirror(enemy);
    return (steppers(own, theirs) | takersBefore(own, theirs) | takersAfter(own, theirs)) !== 0;
  }

  /**
   * The positions after each move: captures first, towards the lane before and then towards the lane after,
   * then the steps ahead, each from the lowest bit.
   */
  children({ own, enemy, lead }: Men): Men[] {
    const theirs = this.mirror(enemy);
    const children: Men[] = [];
    const take = (man: number, to: number) =>
      children.push({ own: enemy ^ this.mirror(to), enemy: own ^ man ^ to, lead: 0 - lead });
    for (const man of menIn(takersBefore(own, theirs))) take(man, man >>> 7);
    for (const man of menIn(takersAfter(own, theirs))) take(man, man << 9);
    for (const man of menIn(steppers(own, theirs))) {
      const off = (man & LAST) !== 0;
      children.push({
        own: enemy,
        enemy: own ^ man ^ (man & ~LAST) << 1,
        lead: 0 - lead - Number(off),
      });
    }
    return children;
  }
}

/** The position as men. */
export function menOf(position: MetelykPosition): Men {
  const { side } = position;
  const enemy: Side = side === 0 ? 1 : 0;
  return {
    own: menOfSide(position, side),
    enemy: menOfSide(position, enemy),
    lead: position.points(side) - position.points(enemy),
  };
}

function menOfSide(position: MetelykPosition, side: Side): number {
  const { size, fields, columns, rows, mirror } = boardOf(position.size);
  let men = 0;
  for (let field = 0; field < fields; field++) {
    if (position.at(field) !== side) continue;
    const seen = side === 0 ? field : mirror[field];
    men |= 1 << 8 * rows[seen] + columns[seen] + 8 - 2 * size;
  }
  return men;
}

/** The men that can go a step ahead, or off the board; `theirs` are the mirrored men of the enemy. */
export function steppers(own: number, theirs: number): number {
  return own & (LAST | ~((own | theirs) >>> 1));
}

/** The men that can capture towards the lane before. */
export function takersBefore(own: number, theirs: number): number {
  return own & ~LAST & theirs << 7;
}

/** The men that can capture towards the lane after. */
export function takersAfter(own: number, theirs: number): number {
  return own & ~LAST & theirs >>> 9;
}

/** The number of men of a set. */
export function countMen(men: number): number {
  let count = 0;
  for (; men !== 0; men &= men - 1) count++;
  return count;
}

/** Each man of a set by itself, from the lowest bit. */
function* menIn(men: number): Iterable<number> {
  for (; men !== 0; men &= men - 1) yield men & -men;
}
