/**
 * White's results when players meet themselves: then both sides are equally strong.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { ABOVE_EVEN, EVEN } from "./judge.ts";
import { judgeCases } from "./judge_cases.ts";
import { barsOver } from "./phrases.ts";
import { titled } from "./titled.ts";

/**
 * The results of every player, then of all together.
 *
 * @param games of players against themselves
 * @param of what is computed of some games
 */
export function whiteResults<R extends { readonly first: string }, S>(
  games: readonly R[],
  of: (games: readonly R[]) => S,
): ({ player: string } & S)[] {
  const byPlayer = Map.groupBy(games, ({ first }) => first);
  return [...byPlayer, ["together", games] as const]
    .map(([player, own]) => ({ player, ...of(own) }));
}

/**
 * White's points per game of each player.
 *
 * @param other the name of White's opponent
 * @param openings what the games begin with
 * @param by whether the title is about all players together (the default) or about each of them
 */
export function whiteFigure(
  white: readonly { readonly player: string; readonly score: Interval }[],
  { other, openings, by = "together" }: {
    readonly other: string;
    readonly openings: string;
    readonly by?: "together" | "player";
  },
): Figure {
  const own = by === "together" ? white.slice(-1) : white.slice(0, -1);
  const judged = judgeCases({
    cases: own.map(({ player, score }) => ({ name: player, estimate: score })),
    allowed: ABOVE_EVEN,
    rule: "each",
  });
  const advantage = (side: string) => `Between equal players ${side} has an advantage`;
  return {
    name: "white",
    title: titled(judged, {
      confirmed: advantage("White"),
      partly: ({ confirmed }) => `${advantage("White")} in games of ${confirmed}`,
      refuted: ({ refuted }) =>
        by === "together" ? advantage(other) : `${advantage(other)} in games of ${refuted}`,
      otherwise: "Between equal players neither colour is shown to have an advantage",
    }),
    caption: `White's points per game when a player meets itself, ${openings}. ` +
      `${barsOver("openings")} The line is an even score.`,
    ...forestPlot(
      white.map(({ player, score }) => ({ name: player, ...score })),
      { none: EVEN, label: "White's points per game" },
    ),
  };
}
