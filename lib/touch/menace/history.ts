/**
 * The games that a machine has played, and against whom.
 *
 * @module
 */
import type { Tally } from "matchbox/agents/learners/trainer.ts";
import type { Result } from "matchbox/games/game.ts";
import { extended, NO_CURVE, NO_TALLY, sumOf } from "./curve.ts";
import type { History, OpponentName } from "./machine_view.ts";

/** No games. */
export const NO_HISTORY: History = {
  played: { person: NO_TALLY, random: NO_TALLY, perfect: NO_TALLY, menace: NO_TALLY },
  curve: NO_CURVE,
};

/** The history after more games against an opponent; `stretches` are those of `stretchesAhead`. */
export function afterGames(
  { played, curve }: History,
  against: OpponentName,
  stretches: readonly Tally[],
): History {
  return {
    played: { ...played, [against]: stretches.reduce(sumOf, played[against]) },
    curve: stretches.reduce(extended, curve),
  };
}

/** A game with this result. */
export function tallyOf(result: Result): Tally {
  return { wins: Number(result === 1), draws: Number(result === 0), losses: Number(result === -1) };
}
