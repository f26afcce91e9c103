import { assertEquals, assertMatch, assertRejects, assertStrictEquals } from "@std/assert";
import { createAgent, RESIGN } from "matchbox/agents/mod.ts";
import {
  agentAsPlayer,
  hostGame,
  type Player,
  playGame,
  Referee,
  type RefereeOptions,
} from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";

const ticTacToe = findGame("tictactoe");

function refereeOf(players: readonly Player[], options: Partial<RefereeOptions> = {}): Referee {
  const names = [players[0].name, players[1].name] as const;
  return new Referee(ticTacToe, names, { seed: "hosted", ...options });
}

/** A player that answers after a turn of the event loop, with moves in the game's notation. */
function scripted(game: Game, name: string, ...moves: (string | (() => unknown))[]): Player {
  return {
    name,
    async choose(position) {
      await new Promise((resolve) => setTimeout(resolve));
      const next = moves.shift();
      return typeof next === "function" ? next() as number : game.parse(position, next!);
    },
  };
}

/** A player that never answers, and the signals that it got. */
function silent(name: string): Player & { signals: AbortSignal[] } {
  const signals: AbortSignal[] = [];
  return {
    name,
    signals,
    choose(_, { signal }) {
      signals.push(signal);
      return new Promise(() => {});
    },
  };
}

Deno.test("a hosted game between agents equals that of playGame", async () => {
  for (const spec of ["tictactoe", "reversi:size=6", "chess"]) {
    const game = findGame(spec);
    const agents = [createAgent("random", game), createAgent("alphabeta:depth=1", game)] as const;
    const record = playGame(game, agents, { seed: "same", maxPlies: 60 });
    const referee = new Referee(game, [agents[0].name, agents[1].name], {
      ...{ seed: "same", maxPlies: 60 },
    });
    const [first, second] = agents.map((agent, side) =>
      agentAsPlayer(agent, randomStream(`same/side ${side}`))
    );
    await hostGame(referee, [first, second]);
    assertEquals(referee.record({ deterministic: false }), record);
  }
});

Deno.test("asynchronous players get gameStart, gameEnd and positions of their own", async () => {
  const told: unknown[] = [];
  const players = ["one", "other"].map((name, side): Player => ({
    ...scripted(ticTacToe, name, ...[["a1", "a2", "a3"], ["b1", "b2"]][side]),
    gameStart: (side) => void told.push([name, side]),
    gameEnd: async (result, side) => {
      await Promise.resolve();
      told.push([name, result, side]);
    },
  }));
  const referee = refereeOf(players);
  await hostGame(referee, [players[0], players[1]]);
  assertEquals(told, [["one", 0], ["other", 1], ["one", 1, 0], ["other", 1, 1]]);
  assertEquals(referee.end!.result, 1);
});

Deno.test("a player that throws, rejects, resigns or returns an illegal move loses", async () => {
  const faults: [() => unknown, string, RegExp][] = [
    [
      () => {
        throw new Error("no idea");
      },
      "failure",
      /^one failed: Error: no idea$/,
    ],
    [() => Promise.reject(new Error("gone")), "failure", /^one failed: Error: gone$/],
    [() => -1, "illegal move", /^one returned -1, which is not a legal move in --------- X$/],
    [() => RESIGN, "resignation", /^one resigned$/],
    [() => "b2", "illegal move", /^one returned "b2", a text; expected/],
  ];
  for (const [fault, ending, reason] of faults) {
    const players = [scripted(ticTacToe, "one", fault), silent("other")] as const;
    const referee = refereeOf(players);
    await hostGame(referee, players);
    assertEquals([referee.end!.result, referee.end!.ending], [-1, ending]);
    assertMatch(referee.end!.reason, reason);
  }
});

Deno.test("a player that does not answer in time has lost, and its signal is aborted", async () => {
  const players = [silent("one"), silent("other")] as const;
  const referee = refereeOf(players, { time: { base: 0.02, increment: 0 } });
  await hostGame(referee, players);
  assertEquals([referee.end!.result, referee.end!.ending], [-1, "time"]);
  assertStrictEquals(players[0].signals[0].aborted, true);
});

Deno.test("a take-back while a player thinks stops its turn, and the game continues", async () => {
  const thinking = silent("other");
  let asked = 0;
  const players = [scripted(ticTacToe, "one", "a1", "b1", "a1", "c1"), {
    ...thinking,
    choose(...[position, context]: Parameters<Player["choose"]>) {
      if (asked++ === 0) {
        setTimeout(() => referee.takeBack(1));
        return thinking.choose(position, context);
      }
      return Promise.resolve(ticTacToe.parse(position, ["a2", "b2"][asked - 2]));
    },
  }] as const;
  const referee = refereeOf(players);
  await hostGame(referee, players);
  assertStrictEquals(thinking.signals[0].aborted, true);
  assertEquals(referee.moveNames(), ["b1", "a2", "a1", "b2", "c1"]);
  assertStrictEquals(referee.end!.result, 1);
});

Deno.test("a side that resigns while it or the other thinks ends the game at once", async () => {
  for (const side of [0, 1] as const) {
    const players = [silent("one"), silent("other")] as const;
    const referee = refereeOf(players);
    setTimeout(() => referee.resign(side));
    await hostGame(referee, players);
    assertEquals([referee.end!.result, referee.end!.ending], [
      side === 0 ? -1 : 1,
      "resignation",
    ]);
    assertStrictEquals(players[0].signals[0].aborted, true);
  }
});

Deno.test("a stopped game keeps its moves and can be hosted again", async () => {
  const stop = new AbortController();
  const players = [scripted(ticTacToe, "one", "a1", "a2", "a3"), silent("other")] as const;
  const referee = refereeOf(players);
  setTimeout(() => stop.abort(new Error("enough")), 20);
  await assertRejects(() => hostGame(referee, players, { signal: stop.signal }), Error, /enough/);
  assertEquals([referee.end, [...referee.moveNames()]], [null, ["a1"]]);
  const other = scripted(ticTacToe, "other", "b1", "b2");
  await hostGame(referee, [players[0], other]);
  assertStrictEquals(referee.end!.result, 1);
});
