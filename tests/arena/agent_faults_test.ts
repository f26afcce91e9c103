import {
  assert,
  assertEquals,
  assertLessOrEqual,
  assertMatch,
  assertNotMatch,
  assertStrictEquals,
} from "@std/assert";
import { addAgents, type Agent, createAgent } from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { agents as faultyAgents } from "../fixtures/faulty_agents.ts";
import { scriptedAgent } from "./scripted_agent.ts";
import { replay } from "./replay.ts";

addAgents(faultyAgents);

const ticTacToe = findGame("tictactoe");
const everyGame = ["tictactoe", "reversi:size=6", "metelyk:side=2", "chess"].map(findGame);

Deno.test("an agent that breaks the rules loses on either side, and the record says why in one line", () => {
  const faults: [spec: string, ending: string, reason: RegExp][] = [
    [
      "illegal:after=1",
      "illegal move",
      /^illegal:after=1 returned -?\d+, which is not a legal move in /,
    ],
    ["throwing:after=1", "failure", /^throwing:after=1 failed: Error: no idea what to play$/],
    ["meddling:after=1", "failure", /^meddling:after=1 left the position changed$/],
    ["slow:after=1", "time", /^slow:after=1 exceeded its time of 1\+0.5 s$/],
  ];
  for (const game of everyGame) {
    for (const [spec, ending, reason] of faults) {
      for (const side of [0, 1]) {
        let milliseconds = 0;
        const record = playGame(game, seated(game, spec, "random", side), {
          seed: `${spec}/${side}`,
          time: { base: 1, increment: 0.5 },
          clock: { now: () => milliseconds++ },
        });
        assertStrictEquals(record.result, side === 0 ? -1 : 1);
        assertStrictEquals(record.ending, ending);
        assertMatch(record.reason, reason);
        assertNotMatch(record.reason, /\n/);
        // The moves before the fault are kept: its own one and those of the other agent.
        assertStrictEquals(record.moves.length, 2 + side);
        assertStrictEquals(replay(record).result(), null);
      }
    }
  }
});

Deno.test("the reason of an illegal move names the position", () => {
  const { opening, moves, reason, ...record } = playGame(
    ticTacToe,
    seated(ticTacToe, "illegal:after=2", "random", 0),
    { seed: "which position" },
  );
  assertStrictEquals(moves.length, 4);
  assert(reason.endsWith(` in ${replay({ opening, moves, reason, ...record })}`), reason);
});

Deno.test("any returned value that is not a legal move is an illegal move", () => {
  const returned: unknown[] = [undefined, null, NaN, 0.5, -1, 9, 2 ** 32, "a1", "0", [0], true];
  returned.push(Promise.resolve(0), Symbol("a1"), 0n);
  for (const move of returned) {
    const cheat = { name: "cheat", choose: () => move as number };
    const record = playGame(ticTacToe, [cheat, createAgent("random", ticTacToe)], { seed: "any" });
    assertEquals([record.result, record.ending], [-1, "illegal move"], String(move));
    const reason = typeof move === "string"
      // The notation of a move is a likely mistake.
      ? /^cheat returned "(.*)", a text; expected .* e\.g\. game\.parse\(position, "\1"\)$/
      : /^cheat returned .*, which is not a legal move in --------- X$/;
    assertMatch(record.reason, reason);
  }
});

Deno.test("any thrown value is a failure", () => {
  for (const thrown of ["a fit", 7, null, undefined, new TypeError("a fit"), Symbol("a fit")]) {
    const thrower: Agent = {
      name: "thrower",
      choose() {
        throw thrown;
      },
    };
    const record = playGame(ticTacToe, [createAgent("random", ticTacToe), thrower], {
      seed: "any",
    });
    assertEquals([record.result, record.ending], [1, "failure"]);
    assertMatch(record.reason, /^thrower failed: (TypeError: a fit|Symbol\(a fit\)|[\w ]+)$/);
  }
});

Deno.test("an agent that fails when the game starts has lost before the first move", () => {
  for (const side of [0, 1]) {
    const agents = seated(ticTacToe, "throwing_at_start", "random", side);
    const record = playGame(ticTacToe, agents, { seed: "start" });
    assertEquals([record.result, record.ending], [side === 0 ? -1 : 1, "failure"]);
    assertStrictEquals(record.reason, "throwing_at_start failed: Error: not ready");
    assertEquals(record.moves, []);
  }
  const both = seated(ticTacToe, "throwing_at_start", "throwing_at_start", 0);
  assertStrictEquals(playGame(ticTacToe, both, { seed: "start" }).result, -1);
});

Deno.test("an agent that fails in gameEnd loses, even if it had won", () => {
  const [game, seed] = [ticTacToe, "end"];
  const won = ["a1", "a2", "b1", "b2", "c1"];
  const side0 = won.filter((_, ply) => ply % 2 === 0);
  const side1 = won.filter((_, ply) => ply % 2 === 1);
  const winner = scriptedAgent(game, "winner", side0);
  const loser = scriptedAgent(game, "loser", side1);
  assertStrictEquals(playGame(game, [winner, loser], { seed }).result, 1);
  const failing: Agent = {
    ...scriptedAgent(game, "winner", side0),
    gameEnd() {
      throw new Error("cannot learn");
    },
  };
  const record = playGame(game, [failing, scriptedAgent(game, "loser", side1)], { seed });
  assertEquals([record.result, record.ending], [-1, "failure"]);
  assertStrictEquals(record.reason, "winner failed: Error: cannot learn");
  assertEquals(record.moves, won);
});

Deno.test("the first fault decides: a later fault of the other agent changes nothing", () => {
  const failing: Agent = {
    ...scriptedAgent(ticTacToe, "second", []),
    gameEnd() {
      throw new Error("cannot learn");
    },
  };
  const cheat: Agent = { name: "first", choose: () => -1 };
  const record = playGame(ticTacToe, [cheat, failing], { seed: "faults" });
  assertEquals([record.result, record.ending], [-1, "illegal move"]);
});

Deno.test("an agent that is asynchronous by mistake loses, and its later failure has no effect", async () => {
  const late = {
    name: "late",
    choose: () => Promise.reject(new Error("too late")),
  } as unknown as Agent;
  const record = playGame(ticTacToe, [late, late], { seed: "late" });
  assertStrictEquals(record.ending, "illegal move");
  assertMatch(record.reason, /^late returned \[object Promise\], which is not a legal move/);
  await new Promise((resolve) => setTimeout(resolve));
});

Deno.test("whatever an agent returns or throws, the reason is one line of bounded length", () => {
  const nothing = Object.create(null);
  const long = "x".repeat(1_000_000);
  const returning = (move: unknown): Agent => ({ name: "odd", choose: () => move as number });
  const throwing = (error: unknown): Agent => ({
    name: "odd",
    choose() {
      throw error;
    },
  });
  const silent = new Error();
  Object.defineProperty(silent, "message", { value: Symbol("secret") });
  for (const value of [nothing, long, undefined, null, Symbol("move"), {}, NaN, 1.5, "b2"]) {
    const agent = returning(value);
    const { ending, reason } = playGame(ticTacToe, [agent, agent], { seed: "odd" });
    assertStrictEquals(ending, "illegal move");
    assertMatch(
      reason,
      /^odd returned [^\n]{0,60}, (which is not a legal move in|a text; expected)/,
    );
    assertLessOrEqual(reason.length, 300);
  }
  for (const value of [nothing, long, undefined, null, Symbol("error"), silent, new Error(long)]) {
    const agent = throwing(value);
    const { ending, reason } = playGame(ticTacToe, [agent, agent], { seed: "odd" });
    assertStrictEquals(ending, "failure");
    assertMatch(reason, /^odd failed: [^\n]{0,300}$/);
  }
});

/** Agents of these specs, the first one on that side. */
function seated(game: Game, spec: string, other: string, side: number): [Agent, Agent] {
  const agents = [createAgent(spec, game), createAgent(other, game)];
  return [agents[side], agents[1 - side]];
}
