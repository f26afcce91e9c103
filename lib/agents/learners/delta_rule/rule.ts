/**
 * The delta rule as a program of Reversi learns by it (D6). A position that was met in w games won, l games
 * lost and n games drawn has the inputs
 *
 *     x = (w, l, n) / (w + l + n)
 *
 * and the output y = x1 w1 + x2 w2 + x3 w3. After a game every weight moves towards a target T:
 *
 *     D = T - y,   wi += xi D L.
 *
 * The variants:
 *
 * - `right`: draws count as draws. Weights change after won games only, towards T.
 * - `literal`: the source's own program. It divides by w + l when it looks a position up, by w + l + n when it
 *   learns, and counts a draw as a loss. So n never grows by itself, but it may come from a file.
 * - `two_targets`: as `right`, but a lost game is learned from as well, towards a target of its own, and a
 *   drawn one towards the mean of the two. In the source T is the only target, so it has the fixed point
 *   w1 = w2 = w3 = T, where every known position is accepted.
 *
 * @module
 */
import type { Result } from "matchbox/games/game.ts";

/** The variants of the rule, by name. */
export const DELTA_RULES = ["right", "literal", "two_targets"] as const;
/** One of the variants. */
export type DeltaRuleName = typeof DELTA_RULES[number];

/** The games in which a position was met, by their results for the learner. */
export interface GameCounts {
  /** Games won. */
  readonly w: number;
  /** Games lost. */
  readonly l: number;
  /** Games drawn. */
  readonly n: number;
}

/** The weights of the three shares. */
export interface DeltaWeights {
  /** Of the share of games won. */
  readonly w1: number;
  /** Of the share of games lost. */
  readonly w2: number;
  /** Of the share of games drawn. */
  readonly w3: number;
}

/** The rule with its constants. */
export interface DeltaRule {
  /** The variant. */
  readonly rule: DeltaRuleName;
  /** T: what the output should be after a won game. 5 in the source. */
  readonly target: number;
  /** What it should be after a lost one; only for `two_targets`. */
  readonly lossTarget: number;
  /** L: the part of the error that is corrected. 0.1 in the source. */
  readonly rate: number;
}

/** What a game taught. */
export interface Lesson {
  /** The games with the position, this one included. */
  readonly counts: GameCounts;
  /** The weights after the game. */
  readonly weights: DeltaWeights;
}

/** No games. */
export const NO_GAMES: GameCounts = { w: 0, l: 0, n: 0 };

/**
 * The output y of a known position, by which a move is accepted or not. NaN in the literal rule when all its
 * games were drawn: 0 / 0.
 */
export function output(rule: DeltaRuleName, counts: GameCounts, weights: DeltaWeights): number {
  const { w, l, n } = counts;
  return weighted(counts, weights) / (rule === "literal" ? w + l : w + l + n);
}

/**
 * What a finished game teaches about one of its positions. The counts change first.
 *
 * @param outcome of the game for the learner
 */
export function lesson(
  { rule, target, lossTarget, rate }: DeltaRule,
  before: GameCounts,
  weights: DeltaWeights,
  outcome: Result,
): Lesson {
  const counts = counted(rule, before, outcome);
  if (outcome <= 0 && rule !== "two_targets") return { counts, weights };
  const wanted = outcome > 0 ? target : outcome < 0 ? lossTarget : (target + lossTarget) / 2;
  const games = counts.w + counts.l + counts.n;
  const step = (wanted - weighted(counts, weights) / games) * rate / games;
  return {
    counts,
    weights: {
      w1: weights.w1 + counts.w * step,
      w2: weights.w2 + counts.l * step,
      w3: weights.w3 + counts.n * step,
    },
  };
}

function counted(rule: DeltaRuleName, { w, l, n }: GameCounts, outcome: Result): GameCounts {
  if (outcome > 0) return { w: w + 1, l, n };
  if (outcome === 0 && rule !== "literal") return { w, l, n: n + 1 };
  return { w, l: l + 1, n };
}

function weighted({ w, l, n }: GameCounts, { w1, w2, w3 }: DeltaWeights): number {
  return w * w1 + l * w2 + n * w3;
}
