/**
 * The side that makes the last move in Reversi (C24). Without passes the sides alternate, so on a board with
 * an even number of empty squares the second side fills the last one.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { Batch, RandomGame } from "./random_games.ts";
import type { LastMovesRow } from "./rows.ts";

/**
 * Counts last moves over a batch of games of Reversi. A pass is a ply, so the second side makes every
 * even-numbered ply. A pass is never the last ply, because the game is over when neither side can move.
 */
export function lastMovesRow({ game, batch, played }: Batch): LastMovesRow {
  const secondLast = played.filter(({ moves }) => moves.length % 2 === 0);
  const withoutPass = (each: RandomGame) => !hasPass(game, each);
  return {
    game: game.spec,
    batch,
    games: played.length,
    second_last: secondLast.length,
    without_pass: played.filter(withoutPass).length,
    second_last_without_pass: secondLast.filter(withoutPass).length,
  };
}

function hasPass(game: Game, { moves }: RandomGame): boolean {
  const position = game.start();
  return moves.some((move) => {
    const isPass = game.format(position, move) === "pass";
    position.play(move);
    return isPass;
  });
}
