/**
 * The players of a round robin by strength and cost, as a figure.
 *
 * @module
 */
import type { Rating } from "matchbox/arena/ratings.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure, Mark } from "matchbox/report/table.ts";
import { SHOWN_RATING, shownRating } from "./shown_rating.ts";

/** A player with its rating, and the nodes that it visits for a move. */
export interface RatedPlayer {
  readonly name: string;
  readonly rating: number;
  /** The ends of the interval of its rating; the rating itself if it has none. */
  readonly low: number;
  readonly high: number;
  readonly nodes: number;
}

/**
 * The players of a round robin, in the order of the ratings.
 *
 * @param costs the nodes of each player for a move
 */
export function ratedPlayers(
  ratings: readonly Rating[],
  costs: readonly { readonly player: string; readonly nodes: Interval }[],
): RatedPlayer[] {
  return ratings.map(({ name, ...rating }) => {
    const { mean, low, high } = shownRating(rating);
    return {
      name,
      rating: mean,
      low: low ?? mean,
      high: high ?? mean,
      nodes: costs.find(({ player }) => player === name)!.nodes.mean,
    };
  });
}

/**
 * Ratings by nodes a move.
 *
 * @param players the strongest first
 */
export function strengthFigure(players: readonly RatedPlayer[], title: string): Figure {
  return {
    name: "strength",
    title,
    caption: `The ${SHOWN_RATING}; and the positions that a player looks at for a move: mean; ` +
      "logarithmic scale. Random play looks at one.",
    options: {
      height: 500,
      // Room for the names at the edges.
      inset: 60,
      x: { type: "log", label: "nodes a move" },
      y: { label: "rating (Elo)" },
    },
    marks: [
      {
        mark: "ruleX",
        data: players,
        options: { x: "nodes", y1: "low", y2: "high", strokeOpacity: 0.35, strokeWidth: 4 },
      },
      {
        mark: "dot",
        data: players,
        options: { x: "nodes", y: "rating", fill: "currentColor" },
      },
      // Names of players next to each other in rank are on different sides, so that they do not overlap.
      names(players.filter((_, rank) => rank % 2 === 0), { dx: -8, textAnchor: "end" }),
      names(players.filter((_, rank) => rank % 2 === 1), { dx: 8, textAnchor: "start" }),
    ],
  };
}

function names(players: readonly RatedPlayer[], place: Mark["options"]): Mark {
  return {
    mark: "text",
    data: players,
    options: { x: "nodes", y: "rating", text: "name", ...place },
  };
}
