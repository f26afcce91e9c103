import {
  assertAlmostEquals,
  assertEquals,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { createLearner, type Learner, playEpisodes } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves, type Move, type Side } from "matchbox/games/mod.ts";
import { long } from "../../fixtures/sample_size.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { worstOf } from "./worst_play.ts";

const ticTacToe = findGame("tictactoe");
const LEARNERS = ["q_learning", "sarsa", "monte_carlo", "td_lambda"];

/** Moves of a game in which the first player fills the top row: 0, 1 and 2 against 3 and 4. */
const WON = [0, 3, 1, 4, 2];

/** Lets a learner play the first side of a game with these moves, as if it had chosen its own. */
function teach(learner: Learner, moves: readonly Move[]): void {
  const position = ticTacToe.start();
  learner.gameStart(0);
  for (const move of moves) {
    if (position.side === 0) {
      // With these random numbers it explores, and draws this move.
      const index = legalMoves(ticTacToe, position).indexOf(move);
      const random = { ...stillContext("taught").random, float: () => 0, below: () => index };
      assertStrictEquals(learner.choose(position, { ...stillContext("taught"), random }), move);
    }
    position.play(move);
  }
  learner.gameEnd(position.result()!, 0);
}

/** The values of the moves of that game that the first player has learned. */
function valuesOf(learner: Learner): number[] {
  const { positions } = learner.state as {
    positions: Record<string, { values: number[]; visits: number[] }>;
  };
  const position = ticTacToe.start();
  return WON.flatMap((move) => {
    const row = positions[`${position}`];
    const index = legalMoves(ticTacToe, position).indexOf(move);
    const own = position.side === 0;
    position.play(move);
    return own ? [row.values[index]] : [];
  });
}

Deno.test("an episode by hand: Q-learning and SARSA hand a won game back by one move a game", () => {
  for (const spec of ["q_learning", "sarsa"]) {
    const learner = createLearner(`${spec}:rate=0.5,explore=1`, ticTacToe);
    teach(learner, WON);
    assertEquals(valuesOf(learner), [0, 0, 0.5]);
    teach(learner, WON);
    // The second move learns half of 0.5, the last one half of what is missing to 1.
    assertEquals(valuesOf(learner), [0, 0.25, 0.75]);
  }
});

Deno.test("after a worse move was played SARSA learns from it, Q-learning from the best move", () => {
  const [q, sarsa] = ["q_learning", "sarsa"].map((spec) => {
    const learner = createLearner(`${spec}:rate=0.5,explore=1`, ticTacToe);
    teach(learner, WON);
    // In the place of the winning move it plays 8, and the second player wins with 5.
    teach(learner, [0, 3, 1, 4, 8, 5]);
    return valuesOf(learner);
  });
  assertEquals(q, [0, 0.25, 0.5]);
  assertEquals(sarsa, [0, 0, 0.5]);
});

Deno.test("Monte Carlo control learns the mean result of the games with a move", () => {
  const learner = createLearner("monte_carlo:explore=1", ticTacToe);
  teach(learner, WON);
  assertEquals(valuesOf(learner), [1, 1, 1]);
  teach(learner, [0, 3, 1, 4, 8, 5]);
  assertEquals(valuesOf(learner), [0, 0, 1]);
  teach(learner, [0, 3, 1, 4, 8, 5]);
  assertAlmostEquals(valuesOf(learner)[0], -1 / 3, 1e-12);
});

function trained(spec: string, game: Game, games: number): Learner {
  const learner = createLearner(spec, game);
  playEpisodes(games, game.start(), [learner, learner], stillContext(spec));
  return learner;
}

Deno.test("all of them solve Hexapawn, which black wins, and Metelyk on side 2, which White wins", () => {
  for (const spec of LEARNERS) {
    assertStrictEquals(
      worstOf(findGame("hexapawn"), trained(spec, findGame("hexapawn"), 1000), 1),
      1,
    );
    const metelyk = findGame("metelyk:side=2");
    assertStrictEquals(worstOf(metelyk, trained(spec, metelyk, 1000), 0), 1, spec);
  }
});

Deno.test({
  name: "SARSA never loses tic-tac-toe after 120,000 games",
  ...long,
  fn() {
    const learner = trained("sarsa:explore=0.2", ticTacToe, 120_000);
    assertEquals([0, 1].map((side) => worstOf(ticTacToe, learner, side as Side)), [
      0,
      0,
    ]);
  },
});

Deno.test("another stream of training gives another table, and untrained learners are alike", () => {
  for (const spec of LEARNERS) {
    const [one, same, other] = ["one", "one", "other"].map((stream) => {
      const learner = createLearner(spec, ticTacToe);
      playEpisodes(20, ticTacToe.start(), [learner, learner], stillContext(stream));
      return JSON.stringify(learner.state);
    });
    assertStrictEquals(one, same);
    assertNotEquals(one, other);
  }
});

Deno.test("a table that does not fit the game is refused in one line", () => {
  const start = `${ticTacToe.start()}`;
  const wrong = { positions: { [start]: { values: [0, 0], visits: [0, 0] } } };
  const learner = createLearner("sarsa", ticTacToe, wrong);
  assertThrows(
    () => learner.choose(ticTacToe.start(), stillContext("wrong")),
    UsageError,
    "expected 9 values and visits, one for each move",
  );
  assertThrows(
    () => createLearner("td_lambda", ticTacToe, { positions: { [start]: 2 } }),
    UsageError,
    "state of td_lambda",
  );
});
