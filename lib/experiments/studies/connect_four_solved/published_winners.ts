/**
 * The winners with best play that others have found, by width and height.
 *
 * @module
 */
import type { Value } from "matchbox/agents/connect_four/solve.ts";
import type { SizeText } from "matchbox/games/connect_four/board.ts";

/**
 * For the first player: 1 won, 0 drawn, -1 lost. J. Tromp found those whose width and height are at most 15
 * together (https://tromp.github.io/c4/c4.html); C. Steininger's program found the same
 * (https://github.com/ChristopheSteininger/c4).
 */
export const publishedWinners: Readonly<Partial<Record<SizeText, Value>>> = {
  ...{ "4x4": 0, "5x4": 0, "6x4": -1, "7x4": 0, "8x4": -1 },
  ...{ "4x5": 0, "5x5": 0, "6x5": 0, "7x5": 0, "8x5": 1 },
  ...{ "4x6": 0, "5x6": 0, "6x6": -1, "7x6": 1, "8x6": -1 },
  ...{ "4x7": 0, "5x7": 0, "6x7": 1, "7x7": 0, "8x7": 1 },
};
