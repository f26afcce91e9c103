/**
 * The methods that are compared, and the values that they are to find.
 *
 * @module
 */

/** E6's algorithm, with the queen a gene like the others. */
export const GENETIC = "genetic algorithm";
export const CMA_ES = "CMA-ES";
export const TEXEL = "Texel's method";
export const LINEAR = "linear regression";

/** Those that see only who won, and those that look at the positions of the games as well. */
export const byWins = [GENETIC, CMA_ES] as const;
export const byPositions = [TEXEL, LINEAR] as const;
export const methods = [...byWins, ...byPositions] as const;
export type Method = typeof methods[number];

/** The pieces whose values are found; the pawn is the unit. */
export const pieces = ["knight", "bishop", "rook", "queen"] as const;
export type Piece = typeof pieces[number];

/** The values to be found, in pawns. */
export const TEXTBOOK: Readonly<Record<Piece, number>> = {
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
};
/** Values are found when each of them is off by at most this part of the textbook's. */
export const NEAR = 0.1;
