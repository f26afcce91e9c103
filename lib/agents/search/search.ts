/**
 * What all search algorithms share: the things a search carries along, and the value of a leaf.
 *
 * Values are those of the negamax convention: for the side to move, so that a position is worth to
 * one side what it costs the other. Every move, a pass included, hands the turn over.
 *
 * @module
 */
import type { Game, Position, Result } from "matchbox/games/mod.ts";
import type { Evaluate } from "../agent.ts";
import { emptyStats, type SearchStats } from "./stats.ts";

/** The value of a game won; every evaluation lies strictly between -WIN and WIN. */
export const WIN = 1_000_000;

/**
 * Reorders `moves[from]` to `moves[end - 1]`, the legal moves of `position`, in place.
 *
 * @param depth plies that remain to be searched at this node, at least 1
 */
export type MoveOrder = (
  position: Position,
  depth: number,
  moves: Int32Array,
  from: number,
  end: number,
) => void;

/** Leaves the moves as the game generates them. */
export const asGenerated: MoveOrder = () => {};

/** What a search carries along; the same object at every node. */
export interface Search {
  readonly evaluate: Evaluate;
  /** The order in which alpha-beta and its kin try the moves; minimax has no use for it. */
  readonly order: MoveOrder;
  /** The moves of every ply on the way down, used as a stack: each node appends its own. */
  readonly moves: Int32Array;
  readonly stats: SearchStats;
}

/** Makes what a search of `depth` plies in `game` needs. */
export function createSearch(
  game: Game,
  depth: number,
  evaluate: Evaluate,
  order: MoveOrder = asGenerated,
): Search {
  const plies = Math.min(depth, game.maxPlies) + 1;
  return { evaluate, order, moves: new Int32Array(plies * game.maxMoves), stats: emptyStats() };
}

/** The value of a position that is not searched further, for the side to move. */
export function leafValue(position: Position, result: Result | null, search: Search): number {
  search.stats.leaves++;
  if (result !== null) return WIN * (position.side === 0 ? result : -result);
  search.stats.evaluations++;
  return search.evaluate(position);
}
