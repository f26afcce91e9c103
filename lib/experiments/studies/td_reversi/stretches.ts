/**
 * A training in stretches, the tasks of a chain, and its checkpoints.
 *
 * @module
 */
import type { Params } from "./parameters.ts";
import { type Board, boardName, type Setting } from "./settings.ts";

/** A stretch of a training. */
export interface Stretch {
  readonly board: Board;
  readonly setting: Setting;
  readonly run: number;
  /** From 1. */
  readonly stretch: number;
}

/** The data of a task. */
export type Data =
  | { readonly what: "train" } & Stretch
  | { readonly what: "time"; readonly process: number };

/** Games of a stretch: some seconds. */
const GAMES = 4096;
/** Games of the first checkpoint, or up to twice as many. */
const FIRST = 64;

/** The key of a task. */
export function stretchKey({ board, setting, run, stretch }: Stretch): string {
  return `${boardName(board)}, ${setting}, run ${run}, stretch ${stretch}`;
}

/** The games of a training on a board. */
export function gamesOn(board: Board, { small, large }: Pick<Params, "small" | "large">): number {
  return board === 6 ? small : large;
}

/** The stretches of a training on a board. */
export function stretchesTo(params: Params, board: Board): number[] {
  const count = Math.ceil(gamesOn(board, params) / GAMES);
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** The games before a stretch, and after it. */
export function endsOf(stretch: number, games: number): [from: number, to: number] {
  return [GAMES * (stretch - 1), Math.min(GAMES * stretch, games)];
}

/** The numbers of games at which a training of so many is tested: each twice the one before, the last all games. */
export function checkpointsOf(games: number): number[] {
  const points = [games];
  while (points[0] >= 2 * FIRST) points.unshift(Math.floor(points[0] / 2));
  return points;
}
