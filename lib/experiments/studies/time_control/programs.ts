/**
 * The programs of the study: one for each game, with a limit of nodes, of time, or with a clock.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { fullQuiescence } from "../../full_quiescence.ts";

/** A game and the evaluation of its program. */
export interface Program {
  readonly game: string;
  readonly evaluation: string;
}

/** The richest evaluations of the sources. */
export const PROGRAMS: readonly Program[] = [
  { game: "chess", evaluation: "eight_parts" },
  { game: "reversi", evaluation: "heuristics" },
];

/**
 * The programs of the games on a clock. They need games of 30 moves a side, for which the plan is made: on
 * 8x8 no side of Reversi has so many after a random opening.
 */
export const ON_CLOCK: readonly Program[] = [
  PROGRAMS[0],
  { game: "reversi:size=10", evaluation: "heuristics" },
];

/** The program of a game. */
export function programFor(game: string): Program {
  return PROGRAMS.find((program) => program.game === game)!;
}

/** What limits a move: nodes, milliseconds, or the clock of the game with a margin in milliseconds. */
export type MoveLimit =
  | { readonly nodes: number }
  | { readonly milliseconds: number }
  | { readonly margin: number };

/** The spec of a program with that limit. */
export function specOf({ game, evaluation }: Program, limit: MoveLimit): string {
  const text = "nodes" in limit
    ? `nodes=${limit.nodes}`
    : "milliseconds" in limit
    ? `seconds=${limit.milliseconds / 1000}`
    : `margin=${limit.margin}`;
  // A small table is cleared fast before each move.
  return `search:depth=60,${text},table_bits=12,eval=${evaluation}${fullQuiescence(game)}`;
}

/** The game of a program. */
export function gameOf({ game }: Program): Game {
  return findGame(game);
}
