import {
  assertAlmostEquals,
  assertEquals,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { createLearner, playEpisodes } from "matchbox/agents/mod.ts";
import { readFloats } from "matchbox/agents/networks/float_text.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../../../fixtures/still_context.ts";
import { worstOf } from "../worst_play.ts";

const game = findGame("reversi:size=4");

interface State {
  readonly network: { readonly inputs: number; readonly weights: string };
}

Deno.test("value_net: the first step of Adam moves the last bias by the rate, to the side of the result", () => {
  const inputs = 2 * 16;
  const hidden = 3;
  const weights = (inputs + 1) * hidden + hidden + 1;
  for (const wanted of [1, -1]) {
    const learner = createLearner("value_net:hidden=3,lambda=1,rate=0.01,self=false", game);
    const bias = () => {
      const { network } = learner.state as unknown as State;
      assertStrictEquals(network.inputs, inputs);
      return readFloats("it", "weights", network.weights, weights)[(inputs + 1) * hidden];
    };
    assertStrictEquals(bias(), 0);
    const context = stillContext(`value_net ${wanted}`);
    const position = game.start();
    // A game in which every position learns the same result: all errors have its sign.
    learner.gameStart(0);
    while (position.result() === null) {
      const moves = new Int32Array(game.maxMoves);
      const count = position.moves(moves, 0);
      position.play(
        position.side === 0
          ? learner.choose(position, context)
          : moves[context.random.below(count)],
      );
    }
    learner.gameEnd(wanted as 1 | -1, 0);
    assertAlmostEquals(bias(), 0.01 * wanted, 1e-6);
  }
});

Deno.test("value_net: another seed gives other weights, the same seed and kernel the same", () => {
  const stateOf = (seed: string, spec = "value_net:hidden=5") => {
    const learner = createLearner(spec, game, undefined, randomStream(seed));
    playEpisodes(5, game.start(), [learner, learner], stillContext(seed));
    return learner.state;
  };
  assertEquals(stateOf("one"), stateOf("one"));
  assertEquals(stateOf("one", "value_net:hidden=5,kernel=ts"), stateOf("one"));
  assertNotEquals(stateOf("one"), stateOf("two"));
});

Deno.test("networks of tuples and of neurons solve Metelyk on side 2, which White wins", () => {
  const metelyk = findGame("metelyk:side=2");
  for (const spec of ["ntuple", "value_net"]) {
    const learner = createLearner(spec, metelyk);
    assertStrictEquals(worstOf(metelyk, learner, 0), -1);
    playEpisodes(1000, metelyk.start(), [learner, learner], stillContext(spec));
    assertStrictEquals(worstOf(metelyk, learner, 0), 1);
  }
});

Deno.test("value_net refuses the state of another network in one line", () => {
  const { state } = createLearner("value_net:hidden=5", game);
  assertThrows(
    () => createLearner("value_net", game, state),
    UsageError,
    "hidden: expected 40 but found 5",
  );
  assertThrows(() => createLearner("value_net", game, {}), UsageError, "network: expected");
});
