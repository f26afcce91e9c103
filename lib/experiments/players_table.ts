/**
 * The players of a round robin by strength and cost, as a table.
 *
 * @module
 */
import type { Rating } from "matchbox/arena/ratings.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { type InProcess, mean, overProcesses } from "./estimates.ts";
import { rowWith } from "./groups.ts";
import { GEOMETRIC } from "./phrases.ts";
import { SHOWN_RATING, shownRating } from "./shown_rating.ts";

/** What a move costs a player: nodes over positions, and the time over processes. */
export interface PlayerCost {
  readonly player: string;
  readonly nodes: Interval;
  readonly seconds: Interval;
}

/**
 * What a move costs a player.
 *
 * @param costs in each position
 * @param times in each position, in each process
 */
export function costOfMove(
  costs: readonly { readonly nodes: number }[],
  times: readonly (InProcess & { readonly seconds: number })[],
): Omit<PlayerCost, "player"> {
  return {
    nodes: mean(costs, "nodes", "positions"),
    seconds: overProcesses(times, "seconds"),
  };
}

/**
 * The players, the strongest first.
 *
 * @param nodes how their nodes are shown
 */
export function playersTable(
  title: string,
  { ratings, costs }: {
    readonly ratings: readonly Rating[];
    readonly costs: readonly PlayerCost[];
  },
  nodes: Pick<ValueColumn<PlayerCost>, "digits" | "meaning" | "value">,
): Table {
  const items = ratings.map((rating) => ({
    rating,
    cost: rowWith(costs, { player: rating.name }),
  }));
  return tableOf("players", title, items, [
    {
      ...{ name: "player", kind: "key", meaning: "the player, the strongest first" },
      value: ({ rating }) => rating.name,
    },
    {
      ...{ name: "rating", unit: "Elo", digits: 0, meaning: SHOWN_RATING },
      value: ({ rating }) => shownRating(rating),
    },
    {
      ...{ name: "score", digits: 3, meaning: "points per game in the round robin" },
      value: ({ rating }) => rating.score,
    },
    {
      ...{ name: "nodes", unit: "nodes", ...nodes },
      value: ({ cost }, index) => nodes.value(cost, index),
    },
    {
      ...{ name: "time", kind: "measured", unit: "s" },
      meaning: `time for a move, ${GEOMETRIC}; every process times all positions`,
      value: ({ cost }) => cost.seconds,
    },
    {
      ...{ name: "games", detail: true, meaning: "games played" },
      value: ({ rating }) => rating.games,
    },
    {
      ...{ name: "positions", detail: true, meaning: "positions for nodes and time" },
      value: ({ cost }) => cost.nodes.count,
    },
  ]);
}
