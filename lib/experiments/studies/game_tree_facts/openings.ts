/**
 * The numbers of lines of play of Reversi and of chess, for comparison (C28).
 *
 * @module
 */
import type { PerftRow } from "./rows.ts";

/** Lines of play of one length. */
export interface Openings {
  /** Plies. */
  readonly depth: number;
  readonly reversi: number;
  readonly chess: number;
}

/** The openings at the greatest depth counted for both games. */
export function deepestOpenings(perft: readonly PerftRow[]): Openings {
  const counted = (spec: string) => perft.filter(({ game }) => game === spec);
  const reversi = counted("reversi:size=8");
  const chess = counted("chess");
  const depth = Math.min(reversi.length, chess.length);
  return { depth, reversi: reversi[depth - 1].nodes, chess: chess[depth - 1].nodes };
}
