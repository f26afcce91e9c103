/**
 * What a position of Metelyk is worth without a search: exactly where the game is over or no men can meet
 * any more, and otherwise between two bounds.
 *
 * Each move takes a man one column ahead, or off the board. So a side whose men need 20 moves to leave the
 * board has at most 20 moves, and as the sides move in turn, the side with fewer moves ends the game. The
 * other side bears off the men nearest to its last line.
 *
 * @module
 */
import { countMen, Lanes, LAST, type Men, takersAfter, takersBefore } from "./men.ts";

/** The least and the greatest result that the side to move can get: 1 for a win, 0 for a draw, -1. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Knows the endings of a board. */
export class Endings {
  readonly #lanes: Lanes;
  readonly #ties: boolean;

  /** @param ties whether men in the battle quarter decide when points are equal, as in the rules */
  constructor(lanes: Lanes, ties: boolean) {
    this.#lanes = lanes;
    this.#ties = ties;
  }

  /** The bounds of a position. */
  boundsOf(men: Men): Bounds {
    const { own, enemy, lead } = men;
    if (!this.#lanes.canMove(men)) return exactly(lead || this.#brokenBy(own, enemy));
    const steps = stepsOf(own);
    const enemySteps = stepsOf(enemy);
    const ours = this.#borneOff(own, Math.min(steps, enemySteps + 1));
    const theirs = this.#borneOff(enemy, Math.min(steps, enemySteps));
    const ourTie = Number(this.#ties && ours.reaches);
    const theirTie = Number(this.#ties && theirs.reaches);
    if (!this.#canMeet(own, enemy)) {
      return exactly(lead + ours.points - theirs.points || ourTie - theirTie);
    }
    return {
      most: Math.sign(lead + ours.points || ourTie),
      least: Math.sign(lead - theirs.points || -theirTie),
    };
  }

  /**
   * The most points that `moves` moves can score, and whether one more man could then stand in the quarter,
   * to which his way is shorter than off the board by a side of it.
   */
  #borneOff(men: number, moves: number) {
    let points = 0;
    for (let cost = 1, line = LAST; cost <= 8; cost++, line >>>= 1) {
      const here = countMen(men & line);
      if (here * cost > moves) {
        const more = Math.trunc(moves / cost);
        return { points: points + more, reaches: moves - more * cost >= cost - this.#lanes.size };
      }
      points += here;
      moves -= here * cost;
    }
    return { points, reaches: false };
  }

  /** What decides a finished game with equal points: the men in the quarter, or nothing. */
  #brokenBy(own: number, enemy: number): number {
    const { quarter } = this.#lanes;
    return this.#ties ? countMen(own & quarter) - countMen(enemy & quarter) : 0;
  }

  /** Whether men can still block or capture each other: each may be anywhere on its way. */
  #canMeet(own: number, enemy: number): boolean {
    const [way, enemyWay] = [wayOf(own), wayOf(enemy)];
    const [ours, theirs] = [this.#lanes.mirror(way), this.#lanes.mirror(enemyWay)];
    return (way & theirs | takersBefore(way, theirs) | takersAfter(way, theirs) |
      takersBefore(enemyWay, ours) | takersAfter(enemyWay, ours)) !== 0;
  }
}

function exactly(difference: number): Bounds {
  const value = Math.sign(difference);
  return { least: value, most: value };
}

/** The fields of men and all fields ahead of them. */
function wayOf(men: number): number {
  men |= (men & 0x7f7f7f7f) << 1;
  men |= (men & 0x3f3f3f3f) << 2;
  return men | (men & 0x0f0f0f0f) << 4;
}

/** The moves that take all men off the board. */
function stepsOf(men: number): number {
  let steps = 0;
  for (let cost = 1, line = LAST; cost <= 8; cost++, line >>>= 1) {
    steps += cost * countMen(men & line);
  }
  return steps;
}
