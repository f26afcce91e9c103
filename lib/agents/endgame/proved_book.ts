/**
 * The best moves that a map proves, as an opening book: each with the result of the game by best play as its only
 * game. So the agent `book` plays them, and `deno task book show` looks into them.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { type Game, type Position, positionKey, type Result } from "matchbox/games/game.ts";
import type { Book } from "../book/build_book.ts";
import { PositionStatistics } from "../book/position_statistics.ts";
import type { PositionMap } from "./position_map.ts";

/**
 * Makes the book.
 *
 * @param plies from the start to the positions of the map
 * @throws {UsageError} when the map proves no best move
 */
export function provedBook(game: Game, map: PositionMap, plies: number): Book {
  const positions = new PositionStatistics();
  const seen = new Set<string>();
  const visit = (position: Position, ply: number): void => {
    const key = positionKey(game, position);
    if (ply === plies || seen.has(key)) return;
    seen.add(key);
    const { lower: score, upper } = map.bounds(position);
    for (const { move, lower } of map.moves(position)) {
      // No move is better than the score of the position.
      if (score === upper && lower === score) {
        positions.addGame(key, ply, game.format(position, move), Math.sign(score) as Result);
      }
      const after = position.clone();
      after.play(move);
      visit(after, ply + 1);
    }
  };
  visit(game.start(), 0);
  if (positions.size === 0) throw new UsageError("the map proves no best move yet");
  const source = "the map of exact scores: each best move with the result of best play";
  return { game: game.spec, source, plies, least: 1, games: positions.size, positions };
}
