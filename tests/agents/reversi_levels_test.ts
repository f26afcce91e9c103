import { assertEquals, assertGreater, assertStrictEquals, assertThrows } from "@std/assert";
import { agentName, createAgent, listAgents } from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { samplePositions } from "./sample_positions.ts";
import { stillContext } from "../fixtures/still_context.ts";

const reversi = findGame("reversi");

Deno.test("the levels have the depths and evaluations of D3, D4 and D5, and can be changed", () => {
  const name = (spec: string) => agentName(spec, reversi);
  assertStrictEquals(name("easy"), "easy:depth=2,eval=squares");
  assertStrictEquals(name("medium"), "medium:depth=4,eval=mobility");
  assertStrictEquals(
    name("hard"),
    "hard:depth=6,eval=stages(middle=24,end=44,opening_own=5,opening_enemy=5,middle_own=2," +
      "middle_enemy=2)",
  );
  assertStrictEquals(name("maximum_disc"), "maximum_disc");
  assertStrictEquals(
    name("medium:depth=3,eval=mobility(own=0),nodes=900"),
    "medium:depth=3,eval=mobility(own=0),nodes=900",
  );
  assertStrictEquals(name(name("hard:depth=4")), name("hard:depth=4"));
});

Deno.test("a level plays a best move of the search with its depth and evaluation", () => {
  const agents = [
    ["easy", "alphabeta:depth=2,eval=squares,order=killers"],
    ["medium", "alphabeta:depth=4,eval=mobility,order=killers"],
    ["hard:depth=4", "alphabeta:depth=4,eval=stages,order=killers"],
    ["easy:eval=heuristics(w1=2),depth=1", "alphabeta:depth=1,eval=heuristics(w1=2)"],
  ].map((specs) => specs.map((spec) => createAgent(spec, reversi)));
  for (const position of samplePositions(reversi, 12, "levels as searches")) {
    for (const [level, search] of agents) {
      assertEquals(
        level.analyse!(position, stillContext("level")),
        search.analyse!(position, stillContext("level")),
        level.name,
      );
    }
  }
});

Deno.test("maximum disc makes a move after which it has the most discs, any of them", () => {
  const agent = createAgent("maximum_disc", reversi);
  // Dark can take one disc in four ways, and the choice is random.
  const start = reversi.start();
  const played = new Set(
    Array.from({ length: 60 }, (_, i) => agent.choose(start, stillContext(`start ${i}`))),
  );
  assertStrictEquals(played.size, 4);
  for (const position of samplePositions(reversi, 40, "most discs")) {
    const own = position.side === 0 ? "X" : "O";
    const discsAfter = (move: number) => {
      const after = position.clone();
      after.play(move);
      // A game that ends is judged by its result, not by the discs.
      return after.result() === null
        ? [...`${after}`.split(" ")[0]].filter((square) => square === own).length
        : NaN;
    };
    const moves = new Int32Array(reversi.maxMoves);
    const all = [...moves.subarray(0, position.moves(moves, 0))].map(discsAfter);
    if (all.some(Number.isNaN)) continue;
    const move = agent.choose(position, stillContext("most discs"));
    assertStrictEquals(discsAfter(move), Math.max(...all), `${position}`);
  }
});

Deno.test("the levels play whole games on every board of D9, and easy beats random", () => {
  for (const size of [6, 8, 10]) {
    const game = findGame(`reversi:size=${size}`);
    const level = createAgent(size === 6 ? "hard:depth=3" : "medium:depth=2", game);
    const other = createAgent("maximum_disc", game);
    const record = playGame(game, [level, other], { seed: `level ${size}` });
    assertGreater(record.moves.length, size);
  }
  // Twenty games, ten of each colour; a player of equal strength wins 15 or more with probability 0.02.
  const random = createAgent("random", reversi);
  const easy = createAgent("easy", reversi);
  let wins = 0;
  for (let i = 0; i < 20; i++) {
    const agents = i % 2 === 0 ? [easy, random] as const : [random, easy] as const;
    const record = playGame(reversi, agents, { seed: `easy ${i}` });
    wins += Number(record.result === (i % 2 === 0 ? 1 : -1));
  }
  assertGreater(wins, 14);
});

Deno.test("the levels play only Reversi, and maximum disc has no parameters", () => {
  for (const game of ["chess", "metelyk", "tictactoe"].map(findGame)) {
    assertEquals(
      listAgents(game).filter(({ name }) =>
        ["easy", "medium", "hard", "maximum_disc"].includes(name)
      ),
      [],
    );
    assertThrows(
      () => createAgent("hard", game),
      UsageError,
      `hard plays reversi, not ${game.spec}`,
    );
  }
  assertThrows(
    () => createAgent("maximum_disc:eval=squares", reversi),
    UsageError,
    'unknown parameter "eval" of agent maximum_disc; allowed: none',
  );
  assertThrows(() => createAgent("easy:depth=0", reversi), UsageError, "parameter depth of agent");
  assertThrows(() => createAgent("easy:order=best", reversi), UsageError, "unknown parameter");
});
