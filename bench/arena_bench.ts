/**
 * What a referee and a record cost: a game of random moves played bare, and the same between two random
 * agents with its legality checked, its moves written down and its streams watched.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";

for (const spec of ["tictactoe", "metelyk", "reversi", "chess"]) {
  const game = findGame(spec);
  const agent = createAgent("random", game);
  let number = 0;
  Deno.bench(`${spec}: random moves, bare`, { group: spec, baseline: true }, () => {
    playBare(game, `bench/${number++}`);
  });
  Deno.bench(`${spec}: a refereed and recorded game`, { group: spec }, () => {
    playGame(game, [agent, agent], { seed: `bench/${number++}` });
  });
}

/** Plays random moves to the end of the game. */
function playBare(game: Game, seed: string): void {
  const random = randomStream(seed);
  const moves = new Int32Array(game.maxMoves);
  const position = game.start();
  while (position.result() === null) {
    position.play(moves[random.below(position.moves(moves, 0))]);
  }
}
