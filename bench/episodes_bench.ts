/**
 * The cost of a training game: random moves in a bare loop, an episode between two random agents, the same
 * with referee and record, and episodes of MENACE learning and frozen.
 *
 * @module
 */
import {
  type AgentContext,
  createAgent,
  createLearner,
  type Learner,
  playEpisode,
} from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

/** Games per measurement, enough to make its overhead negligible. */
const GAMES = 1000;

const game = findGame("tictactoe");
const random = createAgent("random", game);
const group = `tictactoe: ${GAMES} games`;

const context = (name: string): AgentContext => ({
  random: randomStream(`bench/${name}`),
  clock: { now: () => 0 },
});

{
  const { random } = context("bare");
  const moves = new Int32Array(game.maxMoves);
  const position = game.start();
  Deno.bench("random moves, bare", { group, baseline: true }, () => {
    for (let number = 0; number < GAMES; number++) {
      let plies = 0;
      while (position.result() === null) {
        position.play(moves[random.below(position.moves(moves, 0))]);
        plies++;
      }
      for (; plies > 0; plies--) position.undo();
    }
  });
}

function benchEpisodes(name: string, first: typeof random | Learner): void {
  const stream = context(name);
  const position = game.start();
  Deno.bench(name, { group }, () => {
    for (let number = 0; number < GAMES; number++) playEpisode(position, [first, random], stream);
  });
}

benchEpisodes("episodes, random against random", random);

let seed = 0;
Deno.bench("refereed and recorded, random against random", { group }, () => {
  for (let number = 0; number < GAMES; number++) {
    playGame(game, [random, random], { seed: `bench/${seed++}` });
  }
});

for (const setting of ["literal", "staged", "michie"]) {
  const spec = `menace:setting=${setting}`;
  benchEpisodes(`episodes, ${spec} learning`, createLearner(spec, game));
}
benchEpisodes("episodes, menace untrained, not learning", createAgent("menace", game));
