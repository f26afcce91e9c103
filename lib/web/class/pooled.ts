/**
 * Games of many people as one result with an interval.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import type { Tally } from "matchbox/agents/mod.ts";
import { wilson } from "matchbox/report/statistics/wilson.ts";
import type { PooledGames } from "./messages.ts";

/** Points a game, with the ends of a 95 % interval. */
export type Points = Pick<PooledGames, "score" | "low" | "high">;

/**
 * The result of games with its 95 % interval, which supposes that they are independent.
 *
 * @param opponent a game and who played it against the people
 * @param results of the people
 * @returns a list of one; empty without games
 */
export function pooled(opponent: string, results: Tally): PooledGames[] {
  const points = pointsOf([results]);
  return points ? [{ opponent, games: gamesOf(results), ...tallyOf(results), ...points }] : [];
}

/**
 * The points a game. The interval is Wilson's, for as many games without draws as give the same precision; one
 * virtual game without a draw is added to the spread, so that a few games that end alike are no certainty.
 *
 * @param groups results of games; those of one group may depend on each other. The spread between groups counts
 * where it is greater than that between games; of one group the games are taken as independent.
 * @returns null without games
 */
export function pointsOf(groups: readonly Tally[]): Points | null {
  const games = sumOf(groups, gamesOf);
  if (games === 0) return null;
  const score = sumOf(groups, pointsIn) / games;
  const binary = score * (1 - score);
  const between = groups.length < 2 ? 0 : groups.length / (groups.length - 1) *
    sumOf(groups, (group) => (pointsIn(group) - score * gamesOf(group)) ** 2);
  const within = sumOf(
    groups,
    ({ wins, draws, losses }) =>
      wins * (1 - score) ** 2 + draws * (0.5 - score) ** 2 + losses * score ** 2,
  );
  const variance = (Math.max(between, within) + binary) / (games + 1);
  return { score, ...wilson(score, binary === 0 ? games : games * binary / variance) };
}

function gamesOf({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}

function pointsIn({ wins, draws }: Tally): number {
  return wins + draws / 2;
}

function tallyOf({ wins, draws, losses }: Tally): Tally {
  return { wins, draws, losses };
}
