/**
 * The games of the study, with the positions from which they are searched.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { startPositions } from "../../start_positions.ts";
import type { TaskContext } from "../../study.ts";

/** A game of the study. */
export interface StudiedGame {
  readonly spec: string;
  /** Random plies before each position. */
  readonly plies: number;
  /** The parameter with the greatest depth; null to search to the end of the game. */
  readonly depth: "reversi_depth" | "metelyk_depth" | "chess_depth" | null;
  /** The smallest step of its evaluation that means something: a disc, a step, a pawn. */
  readonly unit: number;
}

/** Tic-tac-toe is searched to the end; its trees are small, so the claims are judged by the other games. */
export const GAMES: readonly StudiedGame[] = [
  { spec: "tictactoe", plies: 2, depth: null, unit: 1 },
  { spec: "reversi:size=6", plies: 8, depth: "reversi_depth", unit: 1 },
  { spec: "reversi:size=8", plies: 12, depth: "reversi_depth", unit: 1 },
  { spec: "metelyk", plies: 10, depth: "metelyk_depth", unit: 1 },
  { spec: "chess", plies: 12, depth: "chess_depth", unit: 100 },
];

/** Whether a game counts for the claims. */
export function isJudged(spec: string): boolean {
  return spec !== "tictactoe";
}

/** The greatest depth of a game, in plies. */
export function depthOf(game: StudiedGame, params: Readonly<Record<string, number>>): number {
  return game.depth === null ? findGame(game.spec).maxPlies - game.plies : params[game.depth];
}

/** The game with that spec. */
export function studied(spec: string): StudiedGame {
  return GAMES.find((game) => game.spec === spec)!;
}

/** The position with this number; it depends on nothing else. */
export function positionOf(
  { spec, plies }: StudiedGame,
  number: number,
  stream: TaskContext<unknown>["stream"],
): Position {
  const random = stream(`positions of ${spec} after ${plies} plies`);
  return startPositions(findGame(spec), number, plies, random)[number - 1];
}
