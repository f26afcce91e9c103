/**
 * An exact search after a selective one: the first is short, and leaves an estimate of the score and the best moves
 * that it has found. The second one begins with these moves, and with a window around the estimate. Strong programs
 * of Reversi do the same in several steps (Edax; Delorme 1998).
 *
 * @module
 */
import type { Discs } from "matchbox/games/reversi/discs.ts";

/** What can search both ways: see `EndgameSearch`. */
export interface BothSearches {
  search(discs: Discs, alpha: number, beta: number, selective?: boolean): number;
  /** Forgets all scores, and all best moves but those of positions with many empty squares. */
  forgetScores(): void;
}

/** With fewer empty squares the first search costs more than it saves. */
export const LEAST_SELECTIVE = 18;

/** Scores are even, so a window of two discs more than an estimate holds the next score. */
const NEXT = 2;

/**
 * The score, as of `EndgameSearch.search`.
 *
 * @param alpha whole numbers, as `beta`
 */
export function searchSelectivelyFirst(
  both: BothSearches,
  discs: Discs,
  alpha: number,
  beta: number,
): number {
  const estimate = estimateOf(both, discs, alpha, beta);
  let low = Math.max(alpha, Math.min(estimate, beta) - 1);
  let high = Math.min(beta, Math.max(estimate, alpha) + 1);
  for (;;) {
    const score = both.search(discs, low, high);
    if (score <= low && low > alpha) {
      high = score + 1;
      low = Math.max(alpha, score - NEXT);
    } else if (score >= high && high < beta) {
      low = score - 1;
      high = Math.min(beta, score + NEXT);
    } else return score;
  }
}

function estimateOf(both: BothSearches, discs: Discs, alpha: number, beta: number): number {
  try {
    return both.search(discs, alpha, beta, true);
  } finally {
    both.forgetScores();
  }
}
