/**
 * How good weights are, by games.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { pairedGames } from "../paired_games.ts";
import { randomOpenings } from "../random_opening.ts";
import type { Vector } from "../strategies/optimiser.ts";
import type { TunedWeights } from "./tuned_weights.ts";

/** Points per game of a player against its equal. */
export const EVEN = 0.5;

/**
 * The points per game of each candidate against the weights that an optimiser has reached. All candidates play from
 * the same random openings, each with both colours, so that none of them gets an easier one.
 *
 * @param pairs openings
 * @param opening random plies before a game
 */
export function valuesByGames(
  candidates: readonly Vector[],
  mean: Vector,
  tuned: TunedWeights,
  { pairs, opening }: { readonly pairs: number; readonly opening: number },
  random: Random,
): number[] {
  const reached = tuned.player(mean, random);
  const openings = randomOpenings(tuned.game, { count: pairs, plies: opening }, random);
  const context = { random, clock: { now: () => 0 } };
  return candidates.map((candidate) => {
    const own = tuned.player(candidate, random);
    const { wins, draws } = pairedGames(own, reached, openings, context);
    return (wins + draws / 2) / (2 * pairs);
  });
}
