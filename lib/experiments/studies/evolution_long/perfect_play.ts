/**
 * Judges champions by perfect play on the board of side 3: in won positions, does their move keep the win?
 *
 * @module
 */
import { Solver } from "matchbox/agents/metelyk/solver.ts";
import type { ChooseMove } from "matchbox/agents/networks/choose_move.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { gameOf, SMALL } from "./kinds.ts";

/** A position that the side to move wins, but not by every move. */
export interface WonPosition {
  readonly position: string;
  /** The moves that keep the win. */
  readonly winning: readonly number[];
}

/** The random moves before a position: at least so many, and fewer than so many more. */
const [FEWEST, MORE] = [4, 20];

/** Draws such positions. */
export function wonPositions(count: number, random: Random): WonPosition[] {
  const game = gameOf(SMALL);
  const solver = new Solver({ size: SMALL });
  const found: WonPosition[] = [];
  while (found.length < count) {
    const position = randomPosition(game, FEWEST + random.below(MORE), random);
    if (position === null) continue;
    solver.begin();
    const moves = solver.moves(game, position.clone());
    const winning = moves.filter(({ value }) => value === 1).map(({ move }) => move);
    if (winning.length === 0 || winning.length === moves.length) continue;
    found.push({ position: position.toString(), winning });
  }
  return found;
}

/** In how many of the positions a player's move keeps the win. */
export function keptBy(choose: ChooseMove, positions: readonly WonPosition[]): number {
  const game = gameOf(SMALL);
  return positions.filter(({ position, winning }) =>
    winning.includes(choose(game.start(position) as MetelykPosition))
  ).length;
}
