// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Stable discs: those that can never be flipped again. TypeScript: agents/endgame/stability.ts, which says
 * which of them are found.
 *
 * @module
 */
import { board, edges, margin, size } from "./board.ts";
import { gatherColumn, scatterColumn } from "./lines.ts";
import { countOf, lowest } from "../base/sets.ts";
import { columnOf, fallingOf, risingOf, rowOf } from "./squares.ts";

/** Columns without the first, and without the last: a step along a row or a diagonal must not wrap. */
const NOT_FIRST: u64 = 0xfefefefefefefefe;
const NOT_LAST: u64 = 0x7f7f7f7f7f7f7f7f;

/** At `own << size | enemy`: the stable own discs of an edge, and whether they are known yet. */
const STABLE = memory.data(1 << 16, 16);
const KNOWN = memory.data(1 << 16, 16);

/** Fills the table of edges for the size of the board. */
export function findStableEdges(): void {
  memory.fill(KNOWN, 0, 1 << 16);
  for (let own = 0; own < 1 << size; own++) {
    for (let enemy = 0; enemy < 1 << size; enemy++) {
      if ((own & enemy) == 0) stableOnEdge(own, enemy);
    }
  }
}

/** The own discs of an edge that no play on it can flip. */
function stableOnEdge(own: i32, enemy: i32): i32 {
  const at = (own << size) | enemy;
  if (load<u8>(KNOWN + at) != 0) return load<u8>(STABLE + at);
  let left = own;
  for (let place = 0; place < size; place++) {
    if ((((own | enemy) >> place) & 1) != 0) continue;
    // Either side may place a disc there, with or without flips along the edge.
    const gained = flipsOnEdge(place, own, enemy);
    left &= stableOnEdge(own | (1 << place) | gained, enemy & ~gained);
    const lost = flipsOnEdge(place, enemy, own);
    left &= ~lost & stableOnEdge(own & ~lost, enemy | (1 << place) | lost);
  }
  store<u8>(KNOWN + at, 1);
  store<u8>(STABLE + at, left);
  return left;
}

function flipsOnEdge(place: i32, own: i32, enemy: i32): i32 {
  let flipped = 0;
  for (let step = -1; step <= 1; step += 2) {
    let run = 0;
    let other = place + step;
    for (; other >= 0 && other < size && ((enemy >> other) & 1) != 0; other += step) {
      run |= 1 << other;
    }
    if (other >= 0 && other < size && ((own >> other) & 1) != 0) flipped |= run;
  }
  return flipped;
}

/** The stable own discs of an edge with these bytes. */
function onEdge(own: i32, enemy: i32): u64 {
  const all = (1 << size) - 1;
  const at = (((own >> margin) & all) << size) | ((enemy >> margin) & all);
  return u64(load<u8>(STABLE + at)) << u64(margin);
}

/** The number of own discs that are found to be stable. */
export function countStable(own: u64, enemy: u64): i32 {
  const near = u64(margin);
  const far = u64(7 - margin);
  let stable = onEdge(i32(own >> (near << 3)) & 255, i32(enemy >> (near << 3)) & 255) <<
    (near << 3);
  stable |= onEdge(i32(own >> (far << 3)) & 255, i32(enemy >> (far << 3)) & 255) << (far << 3);
  stable |= scatterColumn(onEdge(gatherColumn(own >> near), gatherColumn(enemy >> near))) << near;
  stable |= scatterColumn(onEdge(gatherColumn(own >> far), gatherColumn(enemy >> far))) << far;

  // Lines with an empty square, by direction.
  let openRows: u64 = 0;
  let openColumns: u64 = 0;
  let openFalling: u64 = 0;
  let openRising: u64 = 0;
  for (let empty = board & ~(own | enemy); empty != 0; empty &= empty - 1) {
    const square = lowest(empty);
    openRows |= rowOf(square);
    openColumns |= columnOf(square);
    openFalling |= fallingOf(square);
    openRising |= risingOf(square);
  }
  stable |= own & ~(openRows | openColumns | openFalling | openRising);

  // Inner discs beside stable ones, until no more are found.
  const inner = own & ~edges;
  while (stable != 0) {
    const right = stable & NOT_LAST;
    const left = stable & NOT_FIRST;
    const rows = ~openRows | (right << 1) | (left >> 1);
    const columns = ~openColumns | (stable << 8) | (stable >> 8);
    const falling = ~openFalling | (right << 9) | (left >> 9);
    const rising = ~openRising | (left << 7) | (right >> 7);
    const more = inner & rows & columns & falling & rising & ~stable;
    if (more == 0) break;
    stable |= more;
  }
  return countOf(stable);
}
