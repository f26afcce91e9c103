/**
 * Notes on strategy between equal players: the first corner (C23), White's edge (C16c), and the values of
 * corners and X-squares (C16b).
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { proportion, wilson } from "matchbox/report/statistics/wilson.ts";
import type { GameRow, SquareRow } from "./rows.ts";

/** The games in which the first corner was taken at some time. */
export interface CornerSummary {
  /** E.g. `moves 21-30`, `first half` or `second half`. */
  readonly when: string;
  /** The last of these moves. */
  readonly until: number;
  /** Points per game of the player who took it. */
  readonly points: Interval;
  /** The share of games that this player lost. */
  readonly lost: Interval;
}

/** The strongest of the equal players; the source speaks of a good player in C23b. */
export const GOOD_PLAYER = "hard at depth 4";

/** The last moves of the parts by which corners are grouped: tens, then both halves. */
const TENS = [20, 30, 40, 50, 60];
const HALF = 30;

/** Games of equal players by the time of the first corner; groups without a game are left out. */
export function cornerSummaries(games: readonly GameRow[]): CornerSummary[] {
  const taken = equalGames(games).flatMap(({ first, corner_move, corner_of, points }) =>
    corner_move === null ? [] : [{
      player: first,
      move: corner_move,
      points: corner_of === "first" ? points : 1 - points,
    }]
  );
  const groups: { when: string; until: number; from: number; only?: string }[] = [
    ...TENS.map((until, index) => ({
      when: `moves ${(TENS[index - 1] ?? 0) + 1}-${until}`,
      until,
      from: TENS[index - 1] ?? 0,
    })),
    { when: "first half", until: HALF, from: 0 },
    { when: "second half", until: 60, from: HALF },
    { when: `first half, ${GOOD_PLAYER}`, until: HALF, from: 0, only: GOOD_PLAYER },
  ];
  return groups.flatMap(({ when, until, from, only }) => {
    const points = taken
      .filter(({ player, move }) => move > from && move <= until && (!only || player === only))
      .map((game) => game.points);
    if (points.length === 0) return [];
    const lost = points.filter((each) => each === 0).length;
    return [{ when, until, points: pointsOf(points), lost: proportion(lost, points.length) }];
  });
}

/** Points per game with Wilson's interval, as if no game were drawn; draws make it too wide. */
function pointsOf(points: readonly number[]): Interval {
  const { mean: score, count } = mean(points);
  return { mean: score, ...wilson(score, count), count };
}

/** White's results in the games of a player against itself. */
export interface WhiteSummary {
  readonly player: string;
  /** White's points per game. */
  readonly score: Interval;
  /** The share of games in which White moves last. */
  readonly last: Interval;
}

/** White's results for every player that met itself, then for all together. */
export function whiteSummaries(games: readonly GameRow[]): WhiteSummary[] {
  const equal = equalGames(games);
  const byPlayer = [...Map.groupBy(equal, ({ first }) => first)];
  return [
    ...byPlayer.map(([player, group]) => whiteSummary(player, group)),
    whiteSummary("together", equal),
  ];
}

/** The mean is over openings: the games of all players from one opening are averaged. */
function whiteSummary(player: string, games: readonly GameRow[]): WhiteSummary {
  const openings = [...Map.groupBy(games, ({ opening }) => opening).values()];
  const whites = openings.map((group) =>
    group.reduce((sum, { points }) => sum + 1 - points, 0) / group.length
  );
  const last = games.filter(({ last }) => last === "second").length;
  return {
    player,
    score: { ...mean(whites), count: games.length },
    last: proportion(last, games.length),
  };
}

/** The games of players against themselves; the first player has the dark discs. */
function equalGames(games: readonly GameRow[]): GameRow[] {
  return games.filter(({ differ }) => differ === "nothing");
}

/** What moves to some squares gain, compared with the other moves of the same position. */
export interface SquareSummary {
  readonly square: "corner" | "X-square";
  /** Discs, with best play after the move. */
  readonly gain: Interval;
}

/** Corners, then X-squares; left out if no position has both such a move and another one. */
export function squareSummaries(rows: readonly SquareRow[]): SquareSummary[] {
  return [
    { square: "corner" as const, gains: rows.map(({ corner_gain }) => corner_gain) },
    { square: "X-square" as const, gains: rows.map(({ x_gain }) => x_gain) },
  ].flatMap(({ square, gains }) => {
    const known = gains.filter((gain) => gain !== null);
    return known.length === 0 ? [] : [{ square, gain: mean(known) }];
  });
}
