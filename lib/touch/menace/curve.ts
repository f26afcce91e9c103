/**
 * The results of all games of a machine in a bounded number of points: when there are too many, two
 * neighbours become one.
 *
 * @module
 */
import type { Tally } from "matchbox/agents/learners/trainer.ts";
import type { Curve } from "./machine_view.ts";

/** The most points, an even number. */
export const MOST_POINTS = 120;

/** No games. */
export const NO_TALLY: Tally = { wins: 0, draws: 0, losses: 0 };

/** A curve without games. */
export const NO_CURVE: Curve = { size: 1, points: [] };

/** The number of games. */
export function gamesOf({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}

/** The games of both. */
export function sumOf(one: Tally, other: Tally): Tally {
  return {
    wins: one.wins + other.wins,
    draws: one.draws + other.draws,
    losses: one.losses + other.losses,
  };
}

/**
 * Adds the next games.
 *
 * @param tally at most as many games as still belong to the same point: see `stretchesAhead`
 */
export function extended(curve: Curve, tally: Tally): Curve {
  const { size, points } = withRoom(curve);
  const last = points.at(-1);
  return last && gamesOf(last) < size
    ? { size, points: [...points.slice(0, -1), sumOf(last, tally)] }
    : { size, points: [...points, tally] };
}

/**
 * Divides the next `games` into stretches, none of which goes beyond a point.
 *
 * @param longest the most games of a stretch
 */
export function stretchesAhead({ size, points }: Curve, games: number, longest: number): number[] {
  const stretches: number[] = [];
  let full = points.length;
  let filled = points.length > 0 ? gamesOf(points[points.length - 1]) : size;
  for (let left = games; left > 0;) {
    if (filled === size) {
      if (full === MOST_POINTS) [full, size] = [full / 2, 2 * size];
      full++;
      filled = 0;
    }
    const stretch = Math.min(size - filled, left, longest);
    stretches.push(stretch);
    filled += stretch;
    left -= stretch;
  }
  return stretches;
}

/** Joins neighbours when all points are full. */
function withRoom({ size, points }: Curve): Curve {
  if (points.length < MOST_POINTS || gamesOf(points[MOST_POINTS - 1]) < size) {
    return { size, points };
  }
  const pairs = Array.from({ length: MOST_POINTS / 2 }, (_, index) => index);
  return {
    size: 2 * size,
    points: pairs.map((index) => sumOf(points[2 * index], points[2 * index + 1])),
  };
}
