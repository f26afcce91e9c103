/**
 * White's results between equal players (C39).
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import type { GameRow } from "./rows.ts";

/** The results of White when a player meets itself. */
export interface WhiteSummary {
  readonly player: string;
  /** White's points per game, with the interval over openings; the count is of games. */
  readonly score: Interval;
  /** Games that White won, games drawn, and games that Black won. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** White's results for every player that met itself, then for all together. */
export function whiteSummaries(games: readonly GameRow[]): WhiteSummary[] {
  const equal = games.filter(({ group }) => group === "itself");
  const byPlayer = [...Map.groupBy(equal, ({ first }) => first)];
  return [
    ...byPlayer.map(([player, group]) => whiteSummary(player, group)),
    whiteSummary("together", equal),
  ];
}

/** The mean is over openings: the games of all players from one opening are averaged. */
function whiteSummary(player: string, games: readonly GameRow[]): WhiteSummary {
  const openings = [...Map.groupBy(games, ({ opening }) => opening).values()];
  // The first player is White in all of these games.
  const scores = openings.map((group) =>
    group.reduce((sum, { points }) => sum + points, 0) / group.length
  );
  const count = (points: number) => games.filter((game) => game.points === points).length;
  return {
    player,
    score: { ...mean(scores), count: games.length },
    ...{ wins: count(1), draws: count(0.5), losses: count(0) },
  };
}
