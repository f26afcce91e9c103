/**
 * The game on the board of a machine, made from what is kept of it.
 *
 * @module
 */
import { continuedStream } from "matchbox/base/mod.ts";
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import { personMove } from "../play/person_move.ts";
import { learnerOf, type Machine } from "./machine.ts";
import { WatchedGame } from "matchbox/touch/menace/watched_game.ts";

/**
 * The game on the board of a machine: that of the person, with the moves so far, or an empty board in a
 * training.
 */
export function gameOn({ learned, random, moves, training }: Machine): WatchedGame {
  const against = training?.against ?? "person";
  const game = new WatchedGame(learnerOf(learned), continuedStream(random), against);
  if (training) return game;
  game.step();
  for (const text of moves) {
    game.play(personMove(ticTacToe(), game.position, text));
    if (game.result === null) game.step();
  }
  return game;
}
