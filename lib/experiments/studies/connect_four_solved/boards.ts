/**
 * The boards of the study, and what is asked of each.
 *
 * @module
 */
import { ConnectFourSolver } from "matchbox/agents/connect_four/solve.ts";
import type { SolverParts } from "matchbox/agents/connect_four/solver_parts.ts";
import { KEY_BITS } from "matchbox/agents/connect_four/solver_table.ts";
import { type ConnectFourPosition, connectFourSpec } from "matchbox/games/connect_four/position.ts";
import { sizeOf, sizes, type SizeText } from "matchbox/games/connect_four/board.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { Goal } from "matchbox/agents/connect_four/solver_search.ts";
import type { QuestionRow } from "./rows.ts";

/** The most squares of a board whose first moves are solved one by one. */
const MOST_BY_MOVE = 30;
/** The most squares of a board that is solved without each part of the solver. */
const MOST_BY_PART = 25;

/** The parts of the solver by their names in rows. */
export const parts = {
  "nothing": null,
  "the table": "table",
  "mirror images": "mirror",
  "threats first": "threatsFirst",
  "lookup of children": "childCutoffs",
} as const satisfies Readonly<Record<string, keyof SolverParts | null>>;

/** A part of the solver, or nothing. */
export type Part = keyof typeof parts;

/** The boards with at most that many squares that the solver can hold, the small ones first. */
export function boardsUpTo(most: number): SizeText[] {
  return sizes.filter((size) => squaresIn(size) <= most && holds(size))
    .toSorted((one, other) => squaresIn(one) - squaresIn(other));
}

/** Those that are solved move by move. */
export function byMove(most: number): SizeText[] {
  return boardsUpTo(Math.min(most, MOST_BY_MOVE));
}

/** Those that are solved without each part of the solver. */
export function byPart(most: number): SizeText[] {
  return boardsUpTo(Math.min(most, MOST_BY_PART));
}

/** The squares of a board. */
export function squaresIn(size: SizeText): number {
  const { columns, rows } = sizeOf(size);
  return columns * rows;
}

function holds(size: SizeText): boolean {
  const { columns, rows } = sizeOf(size);
  return columns * (rows + 1) <= KEY_BITS;
}

/** The game on a board. */
export function gameOn(size: SizeText) {
  return findGame(connectFourSpec(sizeOf(size)));
}

/** Asks whether the first player wins, and if not whether he draws, each with an empty table. */
export function questionsOf(size: SizeText, tableBits: number): QuestionRow[] {
  const solver = new ConnectFourSolver(sizeOf(size), tableBits);
  const start = gameOn(size).start();
  const ask = (goal: Goal): QuestionRow => {
    solver.begin();
    const reached = solver.reaches(start, goal);
    return { size, goal, squares: squaresIn(size), reached, nodes: solver.nodes };
  };
  const win = ask(1);
  return win.reached ? [win] : [win, ask(0)];
}

/** The value of each first move. */
export function firstMovesOf(size: SizeText, tableBits: number) {
  const solver = new ConnectFourSolver(sizeOf(size), tableBits);
  solver.begin();
  const game = gameOn(size);
  const start = game.start();
  return solver.moves(start)
    .map(({ move, value }) => ({ size, column: game.format(start, move), value }));
}

/** Solves a board without one part of the solver. */
export function withoutPart(size: SizeText, without: Part, tableBits: number) {
  const part = parts[without];
  const solver = new ConnectFourSolver(sizeOf(size), tableBits, part ? { [part]: false } : {});
  solver.begin();
  const start = gameOn(size).start() as ConnectFourPosition;
  return { size, without, value: solver.value(start), nodes: solver.nodes };
}
