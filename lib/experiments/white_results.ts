/**
 * White's results when players meet themselves: then both sides are equally strong.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { EVEN } from "./judge.ts";
import { judgeCases } from "./judge_cases.ts";
import { barsOver, NO_AMOUNT } from "./phrases.ts";
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
 */
export function whiteFigure(
  white: readonly { readonly player: string; readonly score: Interval }[],
  { other, openings }: { readonly other: string; readonly openings: string },
): Figure {
  const judged = judgeCases({
    cases: [{ name: "", estimate: white.at(-1)!.score }],
    allowed: { low: EVEN, reason: NO_AMOUNT },
    rule: "pooled",
  });
  const advantage = (side: string) => `Between equal players ${side} has an advantage`;
  return {
    name: "white",
    title: titled(judged, {
      confirmed: advantage("White"),
      refuted: advantage(other),
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
