/**
 * Stable discs (D11): those that can never be flipped again.
 *
 * @module
 */
import { boardShape } from "../../../endgame/board.ts";
import { Stability } from "../../../endgame/stability.ts";
import { type Game, legalMoves } from "matchbox/games/game.ts";
import { ownersOf, type ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Board } from "./board.ts";

const counters = new Map<number, Stability>();

/** Own discs that are found to be stable: never too many, and most of them. */
export function stableDiscs({ own, enemy, places }: Board): number {
  let counter = counters.get(places.size);
  if (!counter) counters.set(places.size, counter = new Stability(boardShape(places.size)));
  return counter.count(own.low, own.high, enemy.low, enemy.high);
}

/**
 * The discs of both sides that no sequence of legal moves can flip, by playing all of them: for the last few empty
 * squares. Squares are numbered as moves are.
 *
 * @returns for each square whether it holds such a disc
 */
export function neverFlipped(game: Game, position: ReversiPosition): boolean[] {
  const owners = ownersOf(position);
  const kept = owners.map((owner) => owner !== -1);
  const seen = new Set<string>();
  const visit = (current: ReversiPosition): void => {
    const text = current.toString();
    if (seen.has(text)) return;
    seen.add(text);
    ownersOf(current).forEach((owner, square) => {
      if (owner !== owners[square]) kept[square] = false;
    });
    for (const move of legalMoves(game, current)) {
      current.play(move);
      visit(current);
      current.undo();
    }
  };
  visit(position.clone() as ReversiPosition);
  return kept;
}
