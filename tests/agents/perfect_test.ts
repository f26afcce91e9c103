import {
  assertEquals,
  assertGreaterOrEqual,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { createAgent, playEpisode, prepareAgents, solve } from "matchbox/agents/mod.ts";
import { findGame, legalMoves, type Position } from "matchbox/games/mod.ts";
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
