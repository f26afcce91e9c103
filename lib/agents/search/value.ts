/**
 * Values of a search, in the negamax convention: for the side to move. The value for one side is the
 * negative of that for the other: `0 - value`, because `-0` is no whole number to the machine, which searches
 * a node of tic-tac-toe in a fifth less time with whole numbers alone.
 *
 * An earlier win is worth more: its value is `WIN` minus the plies from the root to the end of the game. A
 * transposition table counts these plies from the node instead, because the same position can occur at
 * different plies.
 *
 * @module
 */
import type { Game, Position, Result } from "matchbox/games/game.ts";

/** The value of a game won at the root. */
export const WIN = 1_000_000;

/** More than any value: the bound of an open window. A whole number, which infinity is not. */
export const BEYOND = 2 * WIN;

/** Values of at least this are wins, of at most its negative losses; evaluations lie between. */
export const DECIDED = 900_000;

/** The value of a finished game for the side to move, `ply` plies from the root. */
export function resultValue(position: Position, result: Result, ply: number): number {
  if (result === 0) return 0;
  return (result === 1) === (position.side === 0) ? WIN - ply : ply - WIN;
}

/**
 * Plies from the root to the end of the game under best play, 0 or more; null when the value is neither a
 * win nor a loss.
 */
export function pliesToEnd(value: number): number | null {
  return Math.abs(value) < DECIDED ? null : WIN - Math.abs(value);
}

/**
 * Converts a value for the table: a win or loss counts plies from the node, which is `ply` plies below the
 * root.
 */
export function toTable(value: number, ply: number): number {
  return value >= DECIDED ? value + ply : value <= -DECIDED ? value - ply : value;
}

/** Converts a value back from the table, for a node `ply` plies below the root. */
export function fromTable(value: number, ply: number): number {
  return value >= DECIDED ? value - ply : value <= -DECIDED ? value + ply : value;
}

/** A value in words: `win in 7 plies`, in chess `mate in 4`; otherwise the number. */
export function describeValue(game: Game, value: number): string {
  const plies = pliesToEnd(value);
  if (plies === null) return String(Number(value.toFixed(3)) + 0);
  if (game.describeEnd) return game.describeEnd(plies, value > 0);
  return `${value > 0 ? "win" : "loss"} in ${plies} ${plies === 1 ? "ply" : "plies"}`;
}
