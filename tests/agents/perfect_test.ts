import {
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { join } from "@std/path";
import { menOf } from "matchbox/agents/metelyk/men.ts";
import { solverKernel } from "matchbox/agents/metelyk/solver.ts";
import { findStrategy } from "matchbox/agents/metelyk/strategy.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { createAgent, playEpisode, prepareAgents, solve } from "matchbox/agents/mod.ts";
import { findGame, legalMoves, type Position, randomPosition } from "matchbox/games/mod.ts";
import { stillContext } from "../fixtures/still_context.ts";

const game = findGame("tictactoe");
const perfect = createAgent("perfect", game);

Deno.test("perfect plays exactly the moves with the best value of a full search, wherever it is asked", () => {
  const seen = new Set<string>();
  const visit = (position: Position) => {
    if (seen.has(position.toString()) || position.result() !== null) return;
    seen.add(position.toString());
    // A full search of every fifth position is enough.
    if (seen.size % 5 === 0) {
      const { value, moves } = solve(game, position);
      const best = moves.filter((root) => root.value === value).map(({ move }) => move);
      const played = new Set<number>();
      const bounds: number[] = [];
      for (let draw = 0; draw < best.length; draw++) {
        played.add(perfect.choose(position, {
          random: {
            ...{ state: [], uint32: () => 0, float: () => 0 },
            below(bound) {
              bounds.push(bound);
              return draw;
            },
          },
          clock: { now: () => 0 },
        }));
      }
      assertEquals(played, new Set(best), `${position}`);
      assertEquals(bounds, best.map(() => best.length));
    }
    for (const move of legalMoves(game, position)) {
      position.play(move);
      visit(position);
      position.undo();
    }
  };
  visit(game.start());
  assertStrictEquals(seen.size, 4520);
});

Deno.test("perfect never loses, and draws against itself", () => {
  const context = stillContext("perfect");
  const random = createAgent("random", game);
  for (let number = 0; number < 300; number++) {
    assertStrictEquals(playEpisode(game.start(), [perfect, perfect], context), 0);
    assertGreaterOrEqual(playEpisode(game.start(), [perfect, random], context), 0);
    assertLessOrEqual(playEpisode(game.start(), [random, perfect], context), 0);
  }
});

Deno.test("perfect plays the winning first moves of Metelyk, and as White never loses on side 3", () => {
  const metelyk = findGame("metelyk:side=3");
  const player = createAgent("perfect", metelyk);
  const context = stillContext("perfect at Metelyk");
  // A13: by one first move alone.
  const first = player.choose(metelyk.start(), context);
  assertStrictEquals(metelyk.format(metelyk.start(), first), "5-12");
  const random = createAgent("random", metelyk);
  for (let number = 0; number < 3; number++) {
    assertStrictEquals(playEpisode(metelyk.start(), [player, random], context), 1);
  }
});

Deno.test("on the full board perfect proves what it can with its nodes, and says when it cannot", async () => {
  const metelyk = findGame("metelyk");
  const spec = "perfect:nodes=2000,otherwise=greedy";
  await prepareAgents([spec], metelyk);
  const player = createAgent(spec, metelyk);
  const context = stillContext("perfect on the full board");
  const start = metelyk.start();
  assertMatch(player.analyse!(start, context).note!, /^not proved with 2000 nodes; as greedy/);
  // White is one point ahead and both have a man that bears off: White, to move, has two points to one.
  const late = metelyk.start("----W/------/-------/--------/----/---/--/- w 2-1");
  assertMatch(player.analyse!(late, context).note!, /^the only best move; won with best play$/);
});

Deno.test("with White's strategy perfect plays its moves, and wins without searching", async () => {
  const metelyk = findGame("metelyk");
  const random = randomStream("a position for a strategy");
  const solver = solverKernel({ size: 4, strategyBits: 14 });
  // A late position that White, to move, wins.
  const won = Array.from({ length: 200 }, () => randomPosition(metelyk, 56, random))
    .filter((position) => position !== null)
    .map((position) => ({ position, men: menOf(position as MetelykPosition) }))
    .filter(({ men }) => {
      solver.begin();
      return solver.prove(men, 1);
    });
  assertGreater(won.length, 10);
  let looked = 0;
  const folder = await Deno.makeTempDir();
  try {
    for (const [i, { position, men }] of won.slice(0, 10).entries()) {
      solver.begin();
      solver.prove(men, 1);
      const path = join(folder, `strategy ${i}`);
      await Deno.writeFile(path, findStrategy(solver, 4, men));
      const spec = `perfect:strategy=${path},nodes=1,otherwise=random`;
      await prepareAgents([spec], metelyk);
      const player = createAgent(spec, metelyk);
      const reply = createAgent("random", metelyk);
      for (let game = 0; game < 20; game++) {
        const current = position.clone();
        const context = stillContext(`${i} ${game}`);
        while (current.result() === null) {
          const { side } = current;
          if (side === 0) {
            looked++;
            const { move, note } = player.analyse!(current, context);
            assertStrictEquals(note, "White's strategy; won with best play");
            assertStrictEquals(player.choose(current, context), move);
          }
          current.play((side === 0 ? player : reply).choose(current, context));
        }
        assertStrictEquals(current.result(), 1, `${position}`);
      }
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
  assertGreater(looked, 200);
});

Deno.test("a file that is no strategy is refused in one line", () => {
  const metelyk = findGame("metelyk");
  const refused = (bytes: number[]) => {
    const path = Deno.makeTempFileSync();
    try {
      Deno.writeFileSync(path, Uint8Array.from(bytes));
      return assertThrows(() => createAgent(`perfect:strategy=${path}`, metelyk), UsageError)
        .message;
    } finally {
      Deno.removeSync(path);
    }
  };
  assertMatch(
    refused([1, 2, 3]),
    /expected a strategy, .*; it is no list of words of 64 bits$/,
  );
  assertMatch(refused(Array(16).fill(0)), /its word 1 is not greater than the one before$/);
});
