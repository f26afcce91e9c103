/**
 * Values of a search. They are those of the negamax convention: for the side to move, so that a position
 * is worth to one side what it costs the other.
 *
 * A game that is won is worth more the sooner it comes: `WIN` less the plies from the root of the search
 * to its end. A transposition table keeps it by the distance from its own node, because the same position
 * may be met at different distances from the root.
 *
 * @module
 */
import type { Game, Position, Result } from "matchbox/games/mod.ts";

/** The value of a game won at the root itself. */
export const WIN = 1_000_000;

/** Values from here on, or below its negative, are wins and losses; every evaluation lies between. */
export const DECIDED = 900_000;

/** The value of a finished game for the side to move, so many plies from the root. */
export function resultValue(position: Position, result: Result, ply: number): number {
  if (result === 0) return 0;
  return (result === 1) === (position.side === 0) ? WIN - ply : ply - WIN;
}

/**
 * Plies from the root to the end of the game with best play: 0 or more when the side to move wins, and
 * null when the value says of no side that it wins.
 */
export function pliesToEnd(value: number): number | null {
  return Math.abs(value) < DECIDED ? null : WIN - Math.abs(value);
}

/** A value as a table keeps it: a win or loss by its distance from the node, `ply` plies below the root. */
export function toTable(value: number, ply: number): number {
  return value >= DECIDED ? value + ply : value <= -DECIDED ? value - ply : value;
}

/** The value that `toTable` kept, for a node `ply` plies below the root. */
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
