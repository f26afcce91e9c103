/**
 * The cost of referee, records and tournaments: the same number of random games in a bare loop, with a
 * referee between two random agents, and as a tournament in this thread that stores nothing.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { runTournament } from "matchbox/runner/tournaments/run_tournament.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

for (
  const [spec, games] of [["tictactoe", 4000], ["metelyk", 400], ["reversi", 400], [
    "chess",
    20,
  ]] as [
    string,
    number,
  ][]
) {
  const game = findGame(spec);
  const agents = [createAgent("random", game), createAgent("random", game)] as const;
  const random = randomStream("bench");
  let number = 0;
  Deno.bench(`${spec}: ${games} games, bare`, { group: spec, baseline: true }, () => {
    playBare(game, games, random);
  });
  Deno.bench(`${spec}: ${games} games, refereed and recorded`, { group: spec }, () => {
    for (let i = 0; i < games; i++) playGame(game, agents, { seed: `bench/${number++}` });
  });
  Deno.bench(`${spec}: a tournament of ${games} games`, { group: spec }, async () => {
    await runTournament(game, {
      agents: ["random", "random"],
      ...{ games, plies: 0, seed: number++ % 1e6, store: ":memory:" },
      executors: localExecutors(0),
    });
  });
}

/** Plays random games in a bare loop, with one stream and one position. */
function playBare(game: Game, games: number, random: Random): void {
  const moves = new Int32Array(game.maxMoves);
  const position = game.start();
  for (let i = 0; i < games; i++) {
    let plies = 0;
    for (let end = position.moves(moves, 0); end > 0; end = position.moves(moves, 0)) {
      position.play(moves[random.below(end)]);
      plies++;
    }
    while (plies-- > 0) position.undo();
  }
}
