import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { type Agent, type AgentContext, createAgent } from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { BLACK, EMPTY, KIND, KING } from "matchbox/games/chess/geometry.ts";
import { HandClock } from "./scripted_agent.ts";

const everyGame = ["tictactoe", "reversi:size=6", "reversi", "metelyk:side=2", "chess"]
  .map(findGame);

/** Plays the first legal move and does something to what it was handed. */
function meddler(game: Game, meddle: (position: Position, context: AgentContext) => void): Agent {
  return {
    name: "meddler",
    choose(position, context) {
      const [move] = legalMoves(game, position);
      meddle(position, context);
      return move;
    },
  };
}

/** The agent against a search that looks two plies ahead; the search has side 1. */
function againstSearch(game: Game, agent: Agent) {
  const search = createAgent("alphabeta:depth=2", game);
  return playGame(game, [agent, search], { seed: "meddling", maxPlies: 12 });
}

Deno.test("what an agent does to its position its opponent does not see", () => {
  const replaced: Partial<Record<keyof Position, unknown>> = {
    result: () => 1,
    moves: () => 0,
    clone: () => null,
    toString: () => "",
  };
  for (const game of everyGame) {
    const honest = againstSearch(game, meddler(game, () => {}));
    for (const [name, value] of Object.entries(replaced)) {
      const meddling: Agent = {
        name: "meddler",
        choose(position) {
          delete (position as unknown as Record<string, unknown>)[name];
          const [move] = legalMoves(game, position);
          Object.defineProperty(position, name, { value, configurable: true });
          return move;
        },
      };
      assertEquals(againstSearch(game, meddling), honest, `${game.spec} ${name}`);
    }
  }
});

Deno.test("pieces that an agent takes off its board by stealth stay on that of its opponent", () => {
  const chess = findGame("chess");
  let restore = () => {};
  const stealthy: Agent = {
    name: "meddler",
    choose(position) {
      restore();
      const [move] = legalMoves(chess, position);
      // No hash sees this.
      const { cells } = position as Position & { cells: Uint8Array };
      const kept = cells.slice();
      restore = () => cells.set(kept);
      kept.forEach((piece, cell) => {
        if ((piece & BLACK) !== 0 && (piece & KIND) !== KING) cells[cell] = EMPTY;
      });
      return move;
    },
  };
  const honest = againstSearch(chess, meddler(chess, () => {}));
  assertEquals(againstSearch(chess, stealthy).moves.slice(0, 2), honest.moves.slice(0, 2));
});

Deno.test("a position that throws when it is kept in step loses the game of the agent that made it so", () => {
  for (const game of everyGame) {
    for (const name of ["play", "hashLow", "side"]) {
      for (const side of [0, 1]) {
        const agent = meddler(game, (position) => {
          Object.defineProperty(position, name, {
            get() {
              throw new Error("a trap");
            },
          });
        });
        const other = createAgent("random", game);
        const agents = side === 0 ? [agent, other] as const : [other, agent] as const;
        const record = playGame(game, agents, { seed: "trap" });
        assertEquals([record.result, record.ending], [side === 0 ? -1 : 1, "failure"], name);
        assertMatch(record.reason, /^meddler (left the position changed|failed: Error: a trap)$/);
      }
    }
  }
});

Deno.test("an error that throws when it is looked at is a failure as any other", () => {
  const game = findGame("tictactoe");
  const trap = () => {
    throw new Error("a trap");
  };
  const thrown: unknown[] = [
    Object.defineProperty(new Error("x"), "name", { get: trap }),
    Object.defineProperty(new Error("x"), "message", { get: trap }),
    new Proxy({}, { getPrototypeOf: trap, get: trap }),
    Object.assign(Promise.resolve(), { catch: trap }),
  ];
  for (const value of thrown) {
    const throwing = meddler(game, () => {
      throw value;
    });
    const returning: Agent = { name: "meddler", choose: () => value as number };
    for (const agent of [throwing, returning]) {
      const record = playGame(game, [agent, createAgent("random", game)], { seed: "trap" });
      assertStrictEquals(record.result, -1);
      assertMatch(record.reason, /^meddler (failed: |returned )/);
    }
  }
});

Deno.test("an agent cannot change its opponent's clock, nor hide that it looked at its own", () => {
  const game = findGame("tictactoe");
  const seen: number[] = [];
  const changing = meddler(game, (_, { clock }) => {
    clock.now();
    Reflect.set(clock, "asked", false);
    Reflect.set(clock, "now", () => 1e9);
  });
  const looking = meddler(game, (_, { clock }) => seen.push(clock.now()));
  const play = (...agents: [Agent, Agent]) =>
    playGame(game, agents, { seed: "clock", clock: new HandClock() }).deterministic;
  assertStrictEquals(play(changing, looking), false);
  assertEquals([...new Set(seen)], [0]);
  assertStrictEquals(play(changing, meddler(game, () => {})), false);
});

// Taken while the module is loaded, as an agent of one's own may do.
const { random } = Math;
const { now } = Date;

Deno.test("a game in which an agent asks the machine for chance or the time is not deterministic", () => {
  const game = findGame("tictactoe");
  const quiet = meddler(game, () => {});
  const play = (...agents: [Agent, Agent]) => playGame(game, agents, { seed: "machine" });
  const asking: Record<string, () => unknown> = {
    "Math.random": () => Math.random(),
    "Math.random, taken before": () => random(),
    "Date.now": () => Date.now(),
    "Date.now, taken before": () => now(),
    "new Date": () => new Date(),
    "Date": () => Date(),
    "the constructor of a date": () => new (new Date(0).constructor as DateConstructor)(),
    "performance.now": () => performance.now(),
    "Temporal.Now": () => Temporal.Now.instant(),
    "crypto.getRandomValues": () => crypto.getRandomValues(new Uint8Array(1)),
    "crypto.randomUUID": () => crypto.randomUUID(),
  };
  assertStrictEquals(play(quiet, quiet).deterministic, true);
  for (const [name, ask] of Object.entries(asking)) {
    const agent = meddler(game, ask);
    assertStrictEquals(play(agent, quiet).deterministic, false, name);
    assertStrictEquals(play(quiet, agent).deterministic, false, name);
    const atStart: Agent = { ...quiet, gameStart: () => void ask() };
    assertStrictEquals(play(atStart, quiet).deterministic, false, name);
  }
  const dated = meddler(game, () => new Date(2020, 1, 1).getTime());
  assertStrictEquals(play(dated, quiet).deterministic, true);
});

Deno.test("the referee's own clock makes no game depend on the time", () => {
  const game = findGame("tictactoe");
  const quiet = meddler(game, () => {});
  const record = playGame(game, [quiet, quiet], {
    seed: "machine",
    time: { base: 60, increment: 0 },
  });
  assertStrictEquals(record.deterministic, true);
});

Deno.test("dates are what they were, though somebody looks who asks for the time", () => {
  assertStrictEquals(new Date(0).toISOString(), "1970-01-01T00:00:00.000Z");
  assertStrictEquals(Date.UTC(2000, 0), 946_684_800_000);
  assertStrictEquals(new Date() instanceof Date, true);
  assertStrictEquals(typeof Date(), "string");
  assertStrictEquals(structuredClone(new Date(5)).getTime(), 5);
  class Day extends Date {}
  assertStrictEquals(new Day(7).getTime(), 7);
  assertStrictEquals(new Day() instanceof Day, true);
});
