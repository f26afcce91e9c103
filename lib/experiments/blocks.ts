/**
 * Long work in blocks, one task each, so that all cores have work and a stopped run loses little.
 *
 * @module
 */

/** A block of numbered games, openings or positions. */
export interface Block {
  /** Number of the block, from 1. */
  readonly block: number;
  /** The first and the last number of the block. */
  readonly from: number;
  readonly to: number;
}

/** The numbers from 1 to `count` in blocks of this size; the last block may be smaller. */
export function blocksOf(count: number, size: number): Block[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    block: index + 1,
    from: index * size + 1,
    to: Math.min((index + 1) * size, count),
  }));
}
