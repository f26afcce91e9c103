/**
 * The parameters of the study, its ladders of budgets, and the data of its tasks.
 *
 * @module
 */
import { integer, type ParameterValues, real } from "matchbox/base/mod.ts";
import type { Arena } from "./learners.ts";

/** Each budget is so many times the one before. */
export const FACTOR = 4;

/** The parameters. */
export const parameters = {
  runs: integer(2, 1000, 2, "trainings of each learner, each also timed in a fresh process"),
  games: integer(40, 1_000_000, 40, "games of the smallest budget, a multiple of 40"),
  budgets: integer(2, 12, 2, "budgets of games and of time; three more of games in tic-tac-toe"),
  seconds: real(0.001, 100, 0.01, "CPU seconds of the smallest budget"),
  openings: integer(1, 10_000, 2, "openings of a test against an opponent, each with both sides"),
  exam: integer(5, 10_000, 20, "games against perfect play, and won positions of Metelyk"),
};
/** Their values. */
export type Params = ParameterValues<typeof parameters>;

/** The budgets of games in a game. */
export function gamesLadder({ more }: Arena, { games, budgets }: Params): number[] {
  return Array.from({ length: budgets + more }, (_, rung) => games * FACTOR ** rung);
}

/** The budgets of CPU time, in seconds. */
export function timeLadder({ seconds, budgets }: Params): number[] {
  return Array.from({ length: budgets }, (_, rung) => seconds * FACTOR ** rung);
}

/** The data of a task; games and learners by their numbers in the lists. */
export type Data =
  | { readonly what: "positions" }
  | {
    readonly what: "train";
    readonly arena: number;
    readonly learner: number;
    readonly run: number;
    readonly rung: number;
  }
  | { readonly what: "duels"; readonly arena: number; readonly run: number }
  | { readonly what: "time"; readonly arena: number; readonly process: number }
  | { readonly what: "code" };
