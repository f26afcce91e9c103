/**
 * What Takizawa (2023) published of the proof that Othello is a draw.
 *
 * @module
 */

/** The game that its figure 1 designates: no side can gain by leaving it. */
export const PERFECT_GAME = "F5D6C3D3 C4F4F6F3 E6E7D7C5 B6D8C6C7 D2B5A5A6 A7G5E3B4 C8G6G4C2 " +
  "E8D1F7E2 G3H4F1E1 F2G1B1F8 G8B3H3B2 H5B7A3A4 A1A2C1H2 H1G2B8A8 G7H8H7H6";

/** The positions that the proof rests on, each solved by the program Edax. */
export const PROOF = {
  /** Empty squares of each. */
  empties: 36,
  positions: 1_505_367_525,
  /** Positions that Edax searched for all of them; published as 1,526,001,455,595,489,506. */
  nodes: 1.526001455595489506e18,
} as const;

/** Bytes of a position, two sets of 64 squares, and of its score. */
export const POSITION_BYTES = 17;
