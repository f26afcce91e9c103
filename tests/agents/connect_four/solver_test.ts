import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { ConnectFourSolver, createAgent, solve } from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { sizeOf } from "matchbox/games/connect_four/mod.ts";
import { findGame, makeMove, type Position, randomPosition } from "matchbox/games/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

const random = randomStream("connect four solver");
const context = () => ({ random: randomStream("choice"), clock: { now: () => 0 } });

/** Random positions of a board after so many plies. */
function positions(spec: string, plies: number, count: number): Position[] {
  const game = findGame(spec);
  const drawn = Array.from({ length: count }, () => randomPosition(game, plies, random));
  return drawn.filter((each) => each !== null);
}

Deno.test("the solver of Connect Four finds the values of a full search, of positions and of moves", () => {
  const values = new Set<number>();
  for (const [size, plies] of [["4x4", 6], ["5x4", 8], ["4x5", 8], ["7x6", 31]] as const) {
    const game = findGame(`connect_four:size=${size}`);
    const solver = new ConnectFourSolver(sizeOf(size), 10);
    solver.begin();
    for (const position of positions(game.spec, plies, sampleSize(20, 100))) {
      const { value, moves } = solve(game, position);
      values.add(value);
      assertStrictEquals(solver.value(position), value + 0, `${position}`);
      const expected = moves.map((each) => ({ ...each, value: each.value + 0 }));
      assertEquals(solver.moves(position), expected, `${position}`);
    }
  }
  // So that the test could have failed.
  assertStrictEquals(values.size, 3);
});

Deno.test("small boards of Connect Four have the winners that are published", () => {
  // J. Tromp (https://tromp.github.io/c4/c4.html): the second player wins 6x4.
  const winners = { "4x4": 0, "5x4": 0, "6x4": -1, "4x5": 0, "5x5": 0, "4x6": 0 } as const;
  for (const [size, value] of Object.entries(winners)) {
    const game = findGame(`connect_four:size=${size}`);
    const solver = new ConnectFourSolver(sizeOf(size as keyof typeof winners));
    solver.begin();
    assertStrictEquals(solver.value(game.start()), value, size);
  }
});

Deno.test("the solver wins at once where it can, and lasts as long as a lost position lets it", () => {
  const game = findGame("connect_four");
  const agent = createAgent("solver:empties=42", game);
  // Red has three in the lowest row, with both ends free.
  const win = makeMove(game.start(), ..."bbccdd");
  const { move } = agent.analyse!(win, context());
  assert(["a", "e"].includes(game.format(win, move)));
  const threat = makeMove(game.start(), ..."aabbc");
  assertStrictEquals(game.format(threat, agent.choose(threat, context())), "d");
});

Deno.test("the agent solver plays as another agent before, and refuses what it cannot", () => {
  const game = findGame("connect_four");
  const agent = createAgent("solver:empties=10,before=greedy", game);
  assertStrictEquals(
    agent.choose(game.start(), context()),
    createAgent("greedy", game).choose(game.start(), context()),
  );
  assertEquals(
    agent.analyse!(game.start(), context()),
    createAgent("greedy", game).analyse!(game.start(), context()),
  );
  assertThrows(() => createAgent("solver", findGame("connect_four:size=8x7")), UsageError, "8x7");
  assertThrows(() => createAgent("solver", findGame("reversi")), UsageError, "plays connect_four");
  const ended = makeMove(game.start(), ..."abababa");
  const whole = createAgent("solver:empties=42", game);
  assertThrows(() => whole.analyse!(ended, context()), UsageError, "the game is over");
});
