/**
 * How well the sum of both sides' points shows how far a game of Metelyk has progressed (C20a).
 *
 * @module
 */
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { spearman } from "matchbox/report/statistics/spearman.ts";
import { rounded } from "../../rounded.ts";
import type { Batch } from "./random_games.ts";
import type { PointsRow } from "./rows.ts";

/**
 * Compares points with progress in all positions of a batch of games of Metelyk that are not final. If
 * nobody has a point in any of them, the correlation is 0.
 */
export function pointsRow({ game, batch, played }: Batch): PointsRow {
  const points: number[] = [];
  const progress: number[] = [];
  for (const { moves } of played) {
    const position = game.start() as MetelykPosition;
    moves.forEach((move, ply) => {
      points.push(position.points(0) + position.points(1));
      progress.push(ply / moves.length);
      position.play(move);
    });
  }
  const anyPoint = points.some((sum) => sum > 0);
  return {
    game: game.spec,
    batch,
    games: played.length,
    correlation: anyPoint ? rounded(spearman(points, progress).mean) : 0,
    pointless: points.filter((sum) => sum === 0).length / points.length,
  };
}
