/**
 * Alpha-beta with two values, to a small depth. It decides most claims near the end of the game, so that they
 * need no place in a table.
 *
 * @module
 */
import type { Endings } from "./endings.ts";
import type { Lanes, Men } from "./men.ts";

/** What is known of a claim: whether it is true, or null. */
export type Found = boolean | null;

/** A short search on a board. */
export class ShortSearch {
  /** Positions visited. */
  nodes = 0;
  readonly #lanes: Lanes;
  readonly #endings: Endings;

  constructor(lanes: Lanes, endings: Endings) {
    this.#lanes = lanes;
    this.#endings = endings;
  }

  /**
   * Whether the side to move gets at least `least`, as far as `depth` plies show.
   *
   * @param least 1 for a win, 0 for a draw
   */
  search(men: Men, least: number, depth: number): Found {
    this.nodes++;
    const bounds = this.#endings.boundsOf(men);
    if (bounds.least >= least) return true;
    if (bounds.most < least) return false;
    if (depth === 0) return null;
    let result: Found = false;
    for (const child of this.#lanes.children(men)) {
      const found = this.search(child, 1 - least, depth - 1);
      if (found === false) return true;
      if (found === null) result = null;
    }
    return result;
  }
}
