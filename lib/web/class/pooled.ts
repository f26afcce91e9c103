/**
 * Games of many people as one result with an interval.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import type { Tally } from "matchbox/agents/mod.ts";
import { wilson } from "matchbox/report/statistics/wilson.ts";
import type { PooledGames } from "./messages.ts";

/**
 * The result of games with its 95 % interval, which supposes that they are independent. It is Wilson's, for as many
 * games without draws as give the same precision; one virtual game without a draw is added to the spread, so that a
 * few games that end alike are no certainty.
 *
 * @param opponent a game and who played it against the people
 * @param results of the people
 * @returns a list of one; empty without games
 */
export function pooled(opponent: string, { wins, draws, losses }: Tally): PooledGames[] {
  const games = wins + draws + losses;
  if (games === 0) return [];
  const score = (wins + draws / 2) / games;
  const binary = score * (1 - score);
  const groups: [count: number, points: number][] = [[wins, 1], [draws, 0.5], [losses, 0]];
  const squares = sumOf(groups, ([count, points]) => count * (points - score) ** 2);
  const variance = (squares + binary) / (games + 1);
  const { low, high } = wilson(score, binary === 0 ? games : games * binary / variance);
  return [{ opponent, games, wins, draws, losses, score, low, high }];
}
