import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import {
  createAgent,
  type EndgameParts,
  EndgameSolver,
  SearchStopped,
  solveEndgame,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";
import { playedEndgame, randomBoard } from "../agents/endgame/sample_endgames.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const ways = ["wasm", "ts"] as const;
const boards = [4, 6, 8].map((size) => ({ size, game: findGame(`reversi:size=${size}`) }));

Deno.test("the kernel of the endgame solver finds the scores, lines and nodes of TypeScript", () => {
  const random = randomStream("endgame kernel");
  for (const { game } of boards) {
    for (let i = 0; i < sampleSize(60, 300); i++) {
      const make = i % 2 === 0 ? playedEndgame : randomBoard;
      const position = make(game, 12, random);
      // A small table, so that entries are replaced.
      const [kernel, plain] = ways.map((kernel) =>
        solveEndgame(position, { everyMove: i % 5 === 0, tableBits: 1 + i % 8, kernel })
      );
      assertEquals(kernel, plain, `${position}`);
    }
  }
});

Deno.test("with parts left out and with a window the kernel counts the nodes of TypeScript too", () => {
  const random = randomStream("endgame kernel, parts");
  const chosen = (): EndgameParts => ({
    table: random.below(2) === 0,
    childCutoffs: random.below(2) === 0,
    fastestFirst: random.below(2) === 0,
    stableDiscs: random.below(2) === 0,
    trainedOrder: random.below(2) === 0,
    sortsFew: random.below(2) === 0,
    nearTable: random.below(2) === 0,
    selectiveFirst: random.below(2) === 0,
  });
  for (const { size, game } of boards) {
    for (let i = 0; i < sampleSize(20, 100); i++) {
      const position = playedEndgame(game, 14, random);
      const parts = chosen();
      const alpha = random.below(2 * size * size) - size * size - 0.5;
      const beta = alpha + 1 + random.below(20);
      const results = ways.map((kernel) => {
        const solver = new EndgameSolver(size, 8, parts, kernel);
        solver.begin();
        return { score: solver.score(position, alpha, beta), nodes: solver.nodes };
      });
      assertEquals(results[0], results[1], `${JSON.stringify(parts)} ${alpha} ${position}`);
    }
  }
});

Deno.test("with a deeper search that sorts the kernel counts the nodes of TypeScript too", () => {
  const random = randomStream("endgame kernel, sorted deeply");
  for (const { game } of boards.slice(1)) {
    for (const empties of [16, 18]) {
      const position = playedEndgame(game, empties, random);
      const [kernel, plain] = ways.map((kernel) => solveEndgame(position, { kernel, beta: 4 }));
      assertEquals(kernel, plain, `${position}`);
    }
  }
});

Deno.test("with a selective search first the kernel counts the nodes of TypeScript, and the score is that without it", () => {
  const random = randomStream("endgame kernel, selective first");
  const { game, size } = boards[2];
  for (let i = 0; i < sampleSize(3, 20); i++) {
    const position = playedEndgame(game, 18, random, 18);
    const alpha = i % 2 === 0 ? -Infinity : random.below(20) - 10;
    const beta = i % 2 === 0 ? Infinity : alpha + 1 + random.below(6);
    const solved = (kernel: "wasm" | "ts", parts: EndgameParts) => {
      const solver = new EndgameSolver(size, 8, parts, kernel);
      solver.begin();
      return { score: solver.score(position, alpha, beta), nodes: solver.nodes };
    };
    const [kernel, plain] = ways.map((way) => solved(way, {}));
    assertEquals(kernel, plain, `${position}`);
    const without = solved("wasm", { selectiveFirst: false });
    assert(without.nodes !== kernel.nodes, "no selective search was made");
    const within = (score: number) => Math.max(alpha, Math.min(score, beta));
    assertStrictEquals(within(kernel.score), within(without.score), `${position}`);
  }
});

Deno.test("a limit stops the kernel at the node at which it stops TypeScript, and the next search is right", () => {
  const random = randomStream("endgame kernel, limits");
  const { game, size } = boards[2];
  for (let i = 0; i < sampleSize(20, 100); i++) {
    const position = playedEndgame(game, 14, random);
    const nodes = 1 + random.below(20_000);
    const results = ways.map((kernel) => {
      const solver = new EndgameSolver(size, 8, {}, kernel);
      solver.begin({ nodes });
      const stopped = wasStopped(() => solver.score(position));
      const visited = solver.nodes;
      solver.begin();
      return { stopped, visited, score: solver.score(position) };
    });
    assertEquals(results[0], results[1], `${nodes} nodes, ${position}`);
  }
});

function wasStopped(search: () => void): boolean {
  try {
    search();
    return false;
  } catch (error) {
    if (error instanceof SearchStopped) return true;
    throw error;
  }
}

Deno.test("the agent endgame plays and analyses the same with the kernel and without it", () => {
  const random = randomStream("endgame kernel, agent");
  const context = () => ({ random: randomStream("x"), clock: { now: () => 0 } });
  for (const { game } of boards) {
    const agents = ["endgame", "endgame:kernel=ts"].map((spec) => createAgent(spec, game));
    const positions: Position[] = Array.from({ length: 5 }, () => playedEndgame(game, 9, random));
    for (const position of positions.filter((each) => each.result() === null)) {
      const [kernel, plain] = agents.map((agent) => agent.analyse!(position, context()));
      assertEquals(kernel, plain, `${position}`);
      assertStrictEquals(agents[0].choose(position, context()), plain.move);
    }
  }
});

Deno.test("a board that no endgame search can hold is refused as before", () => {
  assertThrows(
    () => new EndgameSolver(10, 8, {}, "wasm"),
    UsageError,
    "the endgame solver plays Reversi on 4x4, 6x6 and 8x8, not on 10x10",
  );
});
