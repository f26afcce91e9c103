/**
 * How games of Reversi end: which side makes the last move (C24), and what the source's end test misses (D9).
 * Without passes the sides alternate, so on a board with
 * an even number of empty squares the second side fills the last one.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { endsForSource } from "matchbox/games/reversi/source_end.ts";
import type { Batch, RandomGame } from "./random_games.ts";
import type { LastMovesRow } from "./rows.ts";

/**
 * Counts last moves over a batch of games of Reversi. A pass is a ply, so the second side makes every
 * even-numbered ply. A pass is never the last ply, because the game is over when neither side can move.
 */
export function lastMovesRow({ game, batch, played }: Batch): LastMovesRow {
  const games = played.map((each) => replayed(game, each));
  const secondLast = games.filter(({ plies }) => plies % 2 === 0);
  const count = (of: typeof games, what: (each: typeof games[number]) => boolean) =>
    of.filter(what).length;
  return {
    game: game.spec,
    batch,
    games: played.length,
    second_last: secondLast.length,
    without_pass: count(games, ({ passed }) => !passed),
    second_last_without_pass: count(secondLast, ({ passed }) => !passed),
    missed_ends: count(games, ({ end }) => !endsForSource(end)),
  };
}

function replayed(game: Game, { moves }: RandomGame) {
  const end = game.start() as ReversiPosition;
  let passed = false;
  for (const move of moves) {
    passed ||= game.format(end, move) === "pass";
    end.play(move);
  }
  return { plies: moves.length, passed, end };
}
