/**
 * Random games: every legal move equally likely at every turn.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Move, Result } from "matchbox/games/game.ts";
import type { RandomGamesRow } from "./rows.ts";

/** A finished random game. */
export interface RandomGame {
  /** All moves, including forced passes. */
  readonly moves: readonly Move[];
  /** The total number of legal moves over all positions. */
  readonly choices: number;
  /** The result for the first side. */
  readonly result: Result;
}

/** A batch of random games. */
export interface Batch {
  readonly game: Game;
  /** The number of the batch. */
  readonly batch: number;
  /** At least one. */
  readonly played: readonly RandomGame[];
}

/**
 * Plays random games.
 *
 * @param count how many
 */
export function randomGames(game: Game, count: number, random: Random): RandomGame[] {
  const legal = new Int32Array(game.maxMoves);
  return Array.from({ length: count }, () => {
    const position = game.start();
    const moves: Move[] = [];
    let choices = 0;
    let result = position.result();
    for (; result === null; result = position.result()) {
      const end = position.moves(legal, 0);
      const move = legal[random.below(end)];
      choices += end;
      moves.push(move);
      position.play(move);
    }
    return { moves, choices, result };
  });
}

/** Length, width and results of the games of a batch. */
export function randomGamesRow({ game, batch, played }: Batch): RandomGamesRow {
  const games = played.length;
  const lengths = played.map(({ moves }) => moves.length);
  const plies = sumOf(lengths, (length) => length);
  const endedBy = (result: Result) => played.filter((each) => each.result === result).length;
  const [wins, draws, losses] = [endedBy(1), endedBy(0), endedBy(-1)];
  return {
    game: game.spec,
    batch,
    games,
    length: plies / games,
    branching: sumOf(played, ({ choices }) => choices) / plies,
    score: (wins + draws / 2) / games,
    first_wins: wins / games,
    draws: draws / games,
    second_wins: losses / games,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
  };
}
