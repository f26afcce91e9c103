/**
 * Positions of random games of Metelyk by their number of legal moves.
 *
 * @module
 */
import { MOST_MOVES } from "matchbox/agents/networks/one_by_one.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { FrequencyRow } from "./rows.ts";

/** The board of the source. */
export const METELYK = findGame("metelyk:side=4");

/** Random games in which positions are looked for, for each position wanted. */
const GAMES = 2000;

/** Counts the positions of random games by their number of legal moves; those that end a game are left out. */
export function frequenciesIn(games: number, random: Random): FrequencyRow[] {
  const counts = new Map<number, number>();
  const moves = new Int32Array(MOST_MOVES);
  for (let game = 0; game < games; game++) {
    const position = METELYK.start() as MetelykPosition;
    for (let legal; (legal = position.moves(moves, 0)) > 0;) {
      counts.set(legal, (counts.get(legal) ?? 0) + 1);
      position.play(moves[random.below(legal)]);
    }
  }
  return [...counts].sort(([one], [other]) => one - other)
    .map(([legal_moves, positions]) => ({ legal_moves, positions }));
}

/**
 * Different positions of random games with that many legal moves: from each game one at most, drawn from
 * those that it has.
 *
 * @throws {RangeError} when there are too few in many games
 */
export function positionsWith(
  legalMoves: number,
  count: number,
  random: Random,
  game: Game = METELYK,
): MetelykPosition[] {
  const found = new Map<string, MetelykPosition>();
  const moves = new Int32Array(MOST_MOVES);
  for (let games = 0; found.size < count; games++) {
    if (games === GAMES * count) {
      throw new RangeError(
        `found ${found.size} positions with ${legalMoves} legal moves in ${games} random games, ` +
          `not ${count}`,
      );
    }
    const position = game.start() as MetelykPosition;
    const own: MetelykPosition[] = [];
    for (let legal; (legal = position.moves(moves, 0)) > 0;) {
      if (legal === legalMoves) own.push(position.clone());
      position.play(moves[random.below(legal)]);
    }
    if (own.length === 0) continue;
    const drawn = own[random.below(own.length)];
    found.set(drawn.toString(), drawn);
  }
  return [...found.values()];
}
