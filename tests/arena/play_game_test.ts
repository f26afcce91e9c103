import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { addAgents, type Agent, createAgent } from "matchbox/agents/mod.ts";
import { type GameRecord, playGame } from "matchbox/arena/mod.ts";
import {
  findGame,
  type Game,
  legalMoves,
  NotationError,
  type Position,
} from "matchbox/games/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { agents as faultyAgents } from "../fixtures/faulty_agents.ts";
import { HandClock, scriptedAgent } from "./scripted_agent.ts";
import { replay } from "./replay.ts";

addAgents(faultyAgents);

const ticTacToe = findGame("tictactoe");
const everyGame = ["tictactoe", "reversi:size=6", "metelyk:side=2", "chess"].map(findGame);

Deno.test("a record replays to its result, in every game", () => {
  for (const game of everyGame) {
    for (let number = 0; number < 3; number++) {
      const record = playRandomly(game, `replay/${number}`);
      const end = replay(record);
      assertStrictEquals(end.result(), record.result);
      const reason = record.result === 0 ? game.drawReason!(end) : "";
      assertEquals([record.ending, record.reason], ["rules", reason]);
    }
  }
});

Deno.test("random against random: the shares of wins, draws and losses are those of all games", () => {
  // Exact shares of uniformly random play: 737/1260, 8/63, 121/420.
  const games = 4000;
  const results = Array.from(
    { length: games },
    (_, number) => playRandomly(ticTacToe, `shares/${number}`).result,
  );
  for (const [result, share] of [[1, 737 / 1260], [0, 8 / 63], [-1, 121 / 420]]) {
    const found = results.filter((each) => each === result).length / games;
    // Four standard errors.
    assertAlmostEquals(
      found,
      share,
      4 * Math.sqrt(share * (1 - share) / games),
      `${result}: ${found}`,
    );
  }
});

Deno.test("an agent is handed the same copy in game after game, unless it has changed it", () => {
  for (const game of everyGame) {
    const handed = new Set<object>();
    let meddles = false;
    const [agent, other] = [createAgent("random", game), createAgent("random", game)];
    let last: Position | null = null;
    const watched: Agent = {
      ...agent,
      choose(position, context) {
        handed.add(last = position);
        return agent.choose(position, context);
      },
      gameEnd() {
        if (!meddles) return;
        last!.undo();
        last!.undo();
      },
    };
    const play = (number: number) => playGame(game, [watched, other], { seed: `copies/${number}` });
    const fresh = [1, 2, 3].map((number) =>
      playGame(game, [agent, other].map((each) => ({ ...each })) as [Agent, Agent], {
        seed: `copies/${number}`,
      })
    );
    assertEquals([1, 2, 3].map(play), fresh);
    assertStrictEquals(handed.size, 1);
    meddles = true;
    assertEquals([1, 2, 3].map(play), fresh);
    assertStrictEquals(handed.size, 3);
  }
});

Deno.test("learners get their side and the result", () => {
  const told: unknown[] = [];
  const listener = (name: string) => ({
    ...createAgent("random", ticTacToe),
    name,
    gameStart: (side: number) => told.push([name, "starts", side]),
    gameEnd: (result: number, side: number) => told.push([name, result, side]),
  });
  const { result } = playGame(ticTacToe, [listener("a"), listener("b")], { seed: "listeners" });
  assertEquals(told, [
    ["a", "starts", 0],
    ["b", "starts", 1],
    ["a", result, 0],
    ["b", result, 1],
  ]);
});

Deno.test("a game that is not over at the length cap is a draw", () => {
  const record = playRandomly(findGame("reversi"), "cap", { maxPlies: 7 });
  assertStrictEquals(record.moves.length, 7);
  assertEquals([record.result, record.ending, record.reason], [
    0,
    "length cap",
    "not over after 7 plies",
  ]);
});

Deno.test("a game that is over exactly at the length cap ends by the rules", () => {
  // Drawn games of tic-tac-toe have nine plies, the longest possible.
  let longest = 0;
  for (let number = 0; number < 50; number++) {
    const { moves, ending } = playRandomly(ticTacToe, `cap/${number}`, { maxPlies: 9 });
    longest = Math.max(longest, moves.length);
    assertStrictEquals(ending, "rules");
  }
  assertStrictEquals(longest, 9);
});

Deno.test("a game starts from its opening; if that is finished, it ends by the rules at once", () => {
  const opening = "XX-OO---- X";
  const agents = [createAgent("greedy", ticTacToe), createAgent("random", ticTacToe)] as const;
  const record = playGame(ticTacToe, agents, { seed: "opening", opening });
  assertEquals([record.opening, record.moves, record.result], [opening, ["c1"], 1]);
  const over = playGame(ticTacToe, agents, { seed: "opening", opening: "XXXOO---- O" });
  assertEquals([over.moves, over.result, over.ending], [[], 1, "rules"]);
  assertThrows(() => playGame(ticTacToe, agents, { seed: "", opening: "XOX" }), NotationError);
});

Deno.test("an opening with the other side to move gives that side the first move", () => {
  const opening = "X-------- O";
  const record = playGame(ticTacToe, [
    scriptedAgent(ticTacToe, "x", ["b1", "c1"]),
    scriptedAgent(ticTacToe, "o", ["a2", "b2", "c2"]),
  ], { seed: "o begins", opening });
  assertEquals([record.moves, record.result], [["a2", "b1", "b2", "c1"], 1]);
});

Deno.test("each player has its own stream, independent of the other's draws", () => {
  const drawsOf = (count: number, others: number) => {
    const draws: number[][] = [[], []];
    const agent = (side: number, count: number): Agent => ({
      name: "any",
      choose(position, { random }) {
        for (let draw = 0; draw < count; draw++) draws[side].push(random.uint32());
        return legalMoves(ticTacToe, position)[0];
      },
    });
    playGame(ticTacToe, [agent(0, count), agent(1, others)], { seed: "own stream" });
    return draws;
  };
  const [side0, side1] = [0, 1].map((side) => randomStream(`own stream/side ${side}`));
  const [first, second] = drawsOf(1, 1);
  assertEquals(first, first.map(() => side0.uint32()));
  assertEquals(second, second.map(() => side1.uint32()));
  assertEquals(drawsOf(1, 5)[0], first);
  assertEquals(drawsOf(0, 1)[1], second);
});

Deno.test("a game is deterministic unless an agent draws a number in any way", () => {
  const agent = (draw: (random: Random) => void): Agent => ({
    name: "any",
    choose(position, { random }) {
      draw(random);
      return legalMoves(ticTacToe, position)[0];
    },
  });
  const none = agent(() => {});
  const play = (...agents: [Agent, Agent]) => playGame(ticTacToe, agents, { seed: "draw" });
  assertStrictEquals(play(none, none).deterministic, true);
  for (const draw of ["uint32", "float", "below"] as const) {
    const drawing = agent((random) => random[draw](2));
    assertStrictEquals(play(drawing, none).deterministic, false);
    assertStrictEquals(play(none, drawing).deterministic, false);
  }
});

Deno.test("agents that search are deterministic, random and greedy are not", () => {
  for (
    const [spec, expected] of [
      ["alphabeta:depth=2", true],
      ["minimax:depth=2", true],
      ["random", false],
      ["greedy", false],
    ] as const
  ) {
    const agents = [createAgent(spec, ticTacToe), createAgent(spec, ticTacToe)] as const;
    assertStrictEquals(
      playGame(ticTacToe, agents, { seed: "kinds" }).deterministic,
      expected,
      spec,
    );
  }
});

Deno.test("agents get the time left on their clocks, including increments", () => {
  const clock = new HandClock();
  const spend = (seconds: number[]) => (number: number) => {
    clock.time += 1000 * seconds[number];
  };
  const first = scriptedAgent(ticTacToe, "first", ["a1", "b1", "c1"], spend([1, 4, 0]));
  const second = scriptedAgent(ticTacToe, "second", ["a2", "b2"], spend([2.5, 0]));
  const seen: (number | undefined)[] = [];
  const record = playGame(ticTacToe, [first, second], {
    seed: "clock",
    clock,
    time: { base: 10, increment: 2 },
    onTurn: ({ seconds }) => seen.push(seconds),
  });
  assertEquals([record.result, record.ending], [1, "rules"]);
  const remaining = [first, second].map(({ told }) => told.map((time) => time!.remaining / 1000));
  // 10 and the increment; 1 spent and 2 added; 4 spent and 2 added.
  assertEquals(remaining, [[12, 13, 11], [12, 11.5]]);
  // No clock runs during gameStart and gameEnd.
  const none = [undefined, undefined];
  assertEquals(seen, [...none, 12, 12, 13, 11.5, 11, ...none]);
  assert(first.told.every((time) => time!.increment === 2000));
});

Deno.test("without a clock agents get no time", () => {
  const first = scriptedAgent(ticTacToe, "first", ["a1", "b1", "c1"]);
  const second = scriptedAgent(ticTacToe, "second", ["a2", "b2"]);
  playGame(ticTacToe, [first, second], { seed: "no clock" });
  assertEquals([...first.told, ...second.told], Array(5).fill(undefined));
});

Deno.test("an agent may use all of its time; with more it loses, even by the winning move", () => {
  const play = (spent: number) => {
    const clock = new HandClock();
    return playGame(ticTacToe, [
      scriptedAgent(ticTacToe, "first", ["a1", "b1", "c1"], (number) => {
        if (number === 2) clock.time += spent;
      }),
      scriptedAgent(ticTacToe, "second", ["a2", "b2"]),
    ], { seed: "to the end", clock, time: { base: 3, increment: 0 } });
  };
  assertEquals([play(3000).result, play(3000).ending], [1, "rules"]);
  const { result, ending, reason, moves } = play(3001);
  assertEquals([result, ending, moves.length], [-1, "time", 4]);
  assertStrictEquals(reason, "first exceeded its time of 3 s");
});

Deno.test("onTurn gets the side and the moves so far before each call of an agent", () => {
  const told: [number, string[]][] = [];
  const { moves } = playRandomly(ticTacToe, "told", {
    onTurn: ({ side, moves }) => told.push([side, [...moves]]),
  });
  assertEquals(told, [
    [0, []],
    [1, []],
    ...moves.map((_, ply) => [ply % 2, moves.slice(0, ply)]),
    [0, moves],
    [1, moves],
  ]);
});

Deno.test("agents get the clock of the game, and a game in which one reads it is not deterministic", () => {
  const clock = new HandClock();
  const agent: Agent = {
    name: "any",
    choose: (position) => legalMoves(ticTacToe, position)[0],
  };
  const curious: Agent = {
    name: "curious",
    choose(position, context) {
      clock.time += 5;
      assertStrictEquals(context.clock.now(), clock.now());
      return legalMoves(ticTacToe, position)[0];
    },
  };
  const play = (first: Agent) => playGame(ticTacToe, [first, agent], { seed: "", clock });
  assertStrictEquals(play(agent).deterministic, true);
  assertStrictEquals(play(curious).ending, "rules");
  assertStrictEquals(play(curious).deterministic, false);
});

Deno.test("a search with a limit of nodes is deterministic, one with a limit of seconds is not", () => {
  const play = (limit: string) => {
    const agent = createAgent(`alphabeta:depth=3,${limit}`, ticTacToe);
    return playGame(ticTacToe, [agent, agent], { seed: "", clock: new HandClock() });
  };
  assertStrictEquals(play("nodes=500").deterministic, true);
  assertStrictEquals(play("seconds=1").deterministic, false);
});

function playRandomly(
  game: Game,
  seed: string,
  options: Partial<Parameters<typeof playGame>[2]> = {},
): GameRecord {
  const random = createAgent("random", game);
  return playGame(game, [random, random], { ...options, seed });
}
