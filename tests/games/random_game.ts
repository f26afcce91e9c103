/**
 * Random games, for tests of properties of all reachable positions.
 *
 * @module
 */
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/mod.ts";
import { type Random } from "matchbox/base/mod.ts";

/** Plays random moves until the game is over; calls `visit` at every position, also the last. */
export function playRandomGame(
  game: Game,
  random: Random,
  visit: (position: Position, played: readonly Move[]) => void = () => {},
): { position: Position; played: Move[] } {
  const position = game.start();
  const played: Move[] = [];
  visit(position, played);
  while (position.result() === null) {
    const moves = legalMoves(game, position);
    const move = moves[random.below(moves.length)];
    position.play(move);
    played.push(move);
    visit(position, played);
  }
  return { position, played };
}
