import { assert, assertEquals, assertMatch, assertStrictEquals, assertThrows } from "@std/assert";
import { createAgent, createTrainer, playEpisode, trainable } from "matchbox/agents/mod.ts";
import { type Random, randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";

/** Populations so small that a generation takes milliseconds, with the games that they play. */
const SMALL = [
  ["metelyk", "budding:population=4"],
  ["reversi", "reversi_weights:population=4,depth=1"],
  ["chess", "chess_weights:population=4,wins=1,most_games=2,depth=1"],
  ["chess", "chess_weights:population=4,wins=1,most_games=2,depth=1,queen=free"],
  ["chess", "tapered_weights:games=2,nodes=20"],
  ["chess", "cma_es:population=3,pairs=1,depth=1"],
  ["chess", "cma_es:weights=parts,population=3,pairs=1,depth=1,covariance=diagonal"],
  ["reversi", "cross_entropy:population=4,pairs=1,depth=1"],
  ["reversi:size=6", "one_plus_one:pairs=2,depth=1"],
  ["metelyk:side=3", "cma_es:population=4,pairs=1"],
  ["chess", "texel:games=3,depth=1"],
  ["chess", "texel:games=3,depth=1,weights=parts"],
  ["reversi", "texel:games=3,depth=1"],
  ["reversi", "texel:games=3,depth=1,fit=linear"],
] as const;

for (const [gameName, spec] of SMALL) {
  const game = findGame(gameName);
  const begin = (random: Random, state?: unknown) =>
    createTrainer(spec, game, { against: "random", random, state });
  const context = (random: Random) => ({ random, clock: performance });

  Deno.test(`${spec} trains by generations, however the training is cut, and goes on from its state`, () => {
    assertStrictEquals(trainable(spec, game).unit, "generations");
    const whole = randomStream(spec);
    const one = begin(whole);
    const tally = one.train(3, context(whole));
    assertStrictEquals(tally.wins + tally.draws + tally.losses, 40);

    const parts = randomStream(spec);
    const first = begin(parts);
    first.train(1, context(parts));
    const saved = JSON.stringify(first.state);
    assertEquals(JSON.parse(saved), first.state);
    const second = begin(parts, JSON.parse(saved));
    assertEquals(second.train(2, context(parts)), tally);
    assertEquals(second.state, one.state);
    assertStrictEquals(JSON.stringify(first.state), saved, "the first one is not changed");
  });

  Deno.test(`${spec} plays as an agent, the same each time`, () => {
    const name = spec.split(":")[0];
    const moves = [0, 1].map(() => {
      const agent = createAgent(spec, game);
      assertMatch(agent.name, new RegExp(`^${name}:`));
      const position = game.start();
      const move = agent.choose(position, context(randomStream("choice")));
      assert(legalMoves(game, position).includes(move));
      return move;
    });
    assertStrictEquals(moves[0], moves[1]);
    const random = randomStream("a whole game");
    const seats = [createAgent(spec, game), createAgent("random", game)] as const;
    assert([1, 0, -1].includes(playEpisode(game.start(), seats, context(random))));
  });

  Deno.test(`${spec} refuses what is no state of such a population, in one line that says where`, () => {
    const state = JSON.parse(JSON.stringify(begin(randomStream("state")).state));
    const wrong = (change: (state: Record<string, unknown>) => void) => {
      const changed = structuredClone(state);
      change(changed);
      const error = assertThrows(() => begin(randomStream(""), changed), UsageError);
      assertMatch(error.message, /^state of [^\n]*: [^\n]+$/);
    };
    wrong((changed) => delete changed[Object.keys(changed)[0]]);
    for (const key of Object.keys(state)) wrong((changed) => changed[key] = "many");
    for (const key of Object.keys(state)) {
      // Nobody may have departed yet.
      if (Array.isArray(state[key]) && key !== "departed") wrong((changed) => changed[key] = []);
    }
  });
}

Deno.test("weights of the wrong kind are refused, and named", () => {
  const start = { against: "random", random: randomStream("") };
  const chess = {
    number: 0,
    games: 0,
    individuals: [{ pawn: 99, knight: 3, bishop: 3, rook: 5, queen: 1000 }],
  };
  assertThrows(
    () => createTrainer("chess_weights", findGame("chess"), { ...start, state: chess }),
    UsageError,
    "individuals.0.pawn",
  );
  const reversi = { number: 0, games: 0, parents: [[1, 1, 1, 1, -1]] };
  assertThrows(
    () => createTrainer("reversi_weights", findGame("reversi"), { ...start, state: reversi }),
    UsageError,
    "parents.0.4",
  );
});
