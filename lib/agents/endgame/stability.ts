/**
 * Stable discs: those that can never be flipped again. If the enemy has `n` of them, the own score is at
 * most the number of squares minus `2 * n`, which cuts off a search whose alpha is that high.
 *
 * A disc is counted as stable when it lies on an edge and no play on that edge can flip it, or when along
 * each of the four lines through it the line is full or a neighbour is stable. That finds most stable discs,
 * never an unstable one.
 *
 * @module
 */
import type { BoardShape } from "./board.ts";
import * as flipping from "./flips.ts";

const { countSquares } = flipping;

/**
 * The lines through each square in two halves, at `8 * square`: row, column, falling and rising diagonal.
 */
const LINES = new Int32Array(8 * 64);
for (let square = 0; square < 64; square++) {
  for (let other = 0; other < 64; other++) {
    const dx = (other & 7) - (square & 7);
    const dy = (other >> 3) - (square >> 3);
    const at = 8 * square + (other >> 5);
    const bit = 1 << other;
    if (dy === 0) LINES[at] |= bit;
    if (dx === 0) LINES[at + 2] |= bit;
    if (dx === dy) LINES[at + 4] |= bit;
    if (dx === -dy) LINES[at + 6] |= bit;
  }
}

/** Columns without the first, and without the last: a step along a row or a diagonal must not wrap. */
const NOT_FIRST = 0xfefefefe;
const NOT_LAST = 0x7f7f7f7f;

/** Counts stable discs on a board of one size. */
export class Stability {
  readonly #size: number;
  readonly #margin: number;
  readonly #low: number;
  readonly #high: number;
  /** At `own << size | enemy`: the stable own discs of an edge. */
  readonly #edges: Uint8Array;
  /** The edges of the board, in two halves. */
  readonly #edgeLow: number;
  readonly #edgeHigh: number;

  constructor({ size, margin, low, high }: BoardShape) {
    this.#size = size;
    this.#margin = margin;
    this.#low = low;
    this.#high = high;
    this.#edges = stableOnEdges(size);
    const first = 8 * margin + margin;
    const last = 63 - first;
    this.#edgeLow = low & (LINES[8 * first] | LINES[8 * first + 2] | LINES[8 * last + 2]);
    this.#edgeHigh = high & (LINES[8 * last + 1] | LINES[8 * first + 3] | LINES[8 * last + 3]);
  }

  /** The number of own discs that are found to be stable. */
  count(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
    let stableLow = 0;
    let stableHigh = 0;

    // Edges.
    const margin = this.#margin;
    const size = this.#size;
    const edges = this.#edges;
    const all = (1 << size) - 1;
    const rowShift = 8 * margin + margin;
    const top = edges[(ownLow >>> rowShift & all) << size | enemyLow >>> rowShift & all];
    stableLow |= top << rowShift;
    const bottomShift = 24 - 8 * margin + margin;
    const bottom = edges[(ownHigh >>> bottomShift & all) << size | enemyHigh >>> bottomShift & all];
    stableHigh |= bottom << bottomShift;
    for (let side = 0; side < 2; side++) {
      const x = side === 0 ? margin : 7 - margin;
      const own = column(ownLow >>> x, ownHigh >>> x) >>> margin & all;
      const enemy = column(enemyLow >>> x, enemyHigh >>> x) >>> margin & all;
      const stable = edges[own << size | enemy] << margin;
      stableLow |= (Math.imul(stable & 15, 0x00204081) & 0x01010101) << x;
      stableHigh |= (Math.imul(stable >> 4, 0x00204081) & 0x01010101) << x;
    }

    // Lines with an empty square, by direction.
    let openRowsLow = 0;
    let openRowsHigh = 0;
    let openColumnsLow = 0;
    let openColumnsHigh = 0;
    let openFallingLow = 0;
    let openFallingHigh = 0;
    let openRisingLow = 0;
    let openRisingHigh = 0;
    let emptyLow = ~(ownLow | enemyLow) & this.#low;
    let emptyHigh = ~(ownHigh | enemyHigh) & this.#high;
    while ((emptyLow | emptyHigh) !== 0) {
      const square = emptyLow !== 0
        ? 31 - Math.clz32(emptyLow & -emptyLow)
        : 63 - Math.clz32(emptyHigh & -emptyHigh);
      if (emptyLow !== 0) emptyLow &= emptyLow - 1;
      else emptyHigh &= emptyHigh - 1;
      const at = square << 3;
      openRowsLow |= LINES[at];
      openRowsHigh |= LINES[at | 1];
      openColumnsLow |= LINES[at | 2];
      openColumnsHigh |= LINES[at | 3];
      openFallingLow |= LINES[at | 4];
      openFallingHigh |= LINES[at | 5];
      openRisingLow |= LINES[at | 6];
      openRisingHigh |= LINES[at | 7];
    }
    stableLow |= ownLow & ~(openRowsLow | openColumnsLow | openFallingLow | openRisingLow);
    stableHigh |= ownHigh & ~(openRowsHigh | openColumnsHigh | openFallingHigh | openRisingHigh);

    // Inner discs beside stable ones, until no more are found.
    const innerLow = ownLow & ~this.#edgeLow;
    const innerHigh = ownHigh & ~this.#edgeHigh;
    while ((stableLow | stableHigh) !== 0) {
      const rowsLow = ~openRowsLow | (stableLow & NOT_LAST) << 1 | (stableLow & NOT_FIRST) >>> 1;
      const rowsHigh = ~openRowsHigh | (stableHigh & NOT_LAST) << 1 |
        (stableHigh & NOT_FIRST) >>> 1;
      const columnsLow = ~openColumnsLow | stableLow << 8 | stableLow >>> 8 | stableHigh << 24;
      const columnsHigh = ~openColumnsHigh | stableHigh << 8 | stableHigh >>> 8 | stableLow >>> 24;
      // Down to the right and up to the left: a step of 9; the other diagonal: 7.
      const rightLow = stableLow & NOT_LAST;
      const rightHigh = stableHigh & NOT_LAST;
      const leftLow = stableLow & NOT_FIRST;
      const leftHigh = stableHigh & NOT_FIRST;
      const fallingLow = ~openFallingLow | rightLow << 9 | leftLow >>> 9 | leftHigh << 23;
      const fallingHigh = ~openFallingHigh | rightHigh << 9 | rightLow >>> 23 | leftHigh >>> 9;
      const risingLow = ~openRisingLow | leftLow << 7 | rightLow >>> 7 | rightHigh << 25;
      const risingHigh = ~openRisingHigh | leftHigh << 7 | leftLow >>> 25 | rightHigh >>> 7;
      const moreLow = innerLow & rowsLow & columnsLow & fallingLow & risingLow & ~stableLow;
      const moreHigh = innerHigh & rowsHigh & columnsHigh & fallingHigh & risingHigh & ~stableHigh;
      if ((moreLow | moreHigh) === 0) break;
      stableLow |= moreLow;
      stableHigh |= moreHigh;
    }
    return countSquares(stableLow, stableHigh);
  }
}

/** The first column of both halves as a byte, by rows. */
function column(low: number, high: number): number {
  return Math.imul(low & 0x01010101 | (high & 0x01010101) << 4, 0x01020408) >>> 24;
}

const edgeTables = new Map<number, Uint8Array>();

/**
 * At `own << size | enemy`: the own discs of an edge that no play on it can flip. Discs on an edge are
 * flipped along the edge alone.
 */
function stableOnEdges(size: number): Uint8Array {
  let table = edgeTables.get(size);
  if (!table) edgeTables.set(size, table = newEdgeTable(size));
  return table;
}

function newEdgeTable(size: number): Uint8Array {
  const table = new Uint8Array(1 << 2 * size);
  const known = new Uint8Array(1 << 2 * size);
  const stable = (own: number, enemy: number): number => {
    const at = own << size | enemy;
    if (known[at]) return table[at];
    let left = own;
    for (let place = 0; place < size; place++) {
      if ((own | enemy) >> place & 1) continue;
      // Either side may place a disc there, with or without flips along the edge.
      const gained = flipsOnEdge(place, own, enemy, size);
      left &= stable(own | 1 << place | gained, enemy & ~gained);
      const lost = flipsOnEdge(place, enemy, own, size);
      left &= ~lost & stable(own & ~lost, enemy | 1 << place | lost);
    }
    known[at] = 1;
    return table[at] = left;
  };
  for (let own = 0; own < 1 << size; own++) {
    for (let enemy = 0; enemy < 1 << size; enemy++) {
      if ((own & enemy) === 0) stable(own, enemy);
    }
  }
  return table;
}

function flipsOnEdge(place: number, own: number, enemy: number, size: number): number {
  let flipped = 0;
  for (const step of [1, -1]) {
    let run = 0;
    let other = place + step;
    for (; other >= 0 && other < size && enemy >> other & 1; other += step) run |= 1 << other;
    if (other >= 0 && other < size && own >> other & 1) flipped |= run;
  }
  return flipped;
}
