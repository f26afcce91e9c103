import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import {
  ConnectFourSolver,
  createAgent,
  SearchStopped,
  type SolverParts,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { sizeOf, type SizeText } from "matchbox/games/connect_four/mod.ts";
import { findGame, type Position, randomPosition } from "matchbox/games/mod.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const ways = ["wasm", "ts"] as const;
const boards = (["4x4", "5x5", "7x6", "6x7", "8x6"] as const).map((size) => ({
  size,
  game: findGame(`connect_four:size=${size}`),
}));

/** A random position with so many free squares. */
function positionOf(size: SizeText, empties: number, random: ReturnType<typeof randomStream>) {
  const { columns, rows } = sizeOf(size);
  const game = findGame(`connect_four:size=${size}`);
  for (;;) {
    const position = randomPosition(game, Math.max(0, columns * rows - empties), random);
    if (position !== null) return position;
  }
}

Deno.test("the kernel of the solver of Connect Four finds the values and nodes of TypeScript, with any parts", () => {
  const random = randomStream("connect four kernel");
  const chosen = (): SolverParts => ({
    table: random.below(4) !== 0,
    mirror: random.below(2) === 0,
    threatsFirst: random.below(2) === 0,
    childCutoffs: random.below(2) === 0,
  });
  for (const { size } of boards) {
    for (let i = 0; i < sampleSize(40, 300); i++) {
      const position = positionOf(size, 16, random);
      const parts = chosen();
      // A small table, so that entries are replaced.
      const results = ways.map((kernel) => {
        const solver = new ConnectFourSolver(sizeOf(size), 1 + i % 10, parts, kernel);
        solver.begin();
        return {
          value: solver.value(position),
          moves: solver.moves(position),
          nodes: solver.nodes,
        };
      });
      assertEquals(results[0], results[1], `${size} ${JSON.stringify(parts)} ${position}`);
    }
  }
});

Deno.test("from the start, where mirror images count, the kernel counts the nodes of TypeScript", () => {
  for (const size of ["4x4", "5x4", "4x5"] as const) {
    const start = findGame(`connect_four:size=${size}`).start();
    const results = ways.map((kernel) => {
      const solver = new ConnectFourSolver(sizeOf(size), 12, {}, kernel);
      solver.begin();
      return { value: solver.value(start), nodes: solver.nodes };
    });
    assertEquals(results[0], results[1], size);
  }
});

Deno.test("a limit stops the kernel of Connect Four at the node at which it stops TypeScript", () => {
  const random = randomStream("connect four kernel, limits");
  for (let i = 0; i < sampleSize(20, 100); i++) {
    const position = positionOf("7x6", 20, random);
    const nodes = 1 + random.below(2000);
    const results = ways.map((kernel) => {
      const solver = new ConnectFourSolver(sizeOf("7x6"), 10, {}, kernel);
      solver.begin({ nodes });
      const stopped = wasStopped(() => solver.value(position));
      const visited = solver.nodes;
      solver.begin();
      return { stopped, visited, value: solver.value(position) };
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

Deno.test("the agent solver plays and analyses the same with the kernel and without it", () => {
  const random = randomStream("connect four kernel, agent");
  const context = () => ({ random: randomStream("x"), clock: { now: () => 0 } });
  for (const { size, game } of boards) {
    const agents = ["solver", "solver:kernel=ts"].map((spec) => createAgent(spec, game));
    const positions: Position[] = Array.from({ length: 4 }, () => positionOf(size, 12, random));
    for (const position of positions.filter((each) => each.result() === null)) {
      const [kernel, plain] = agents.map((agent) => agent.analyse!(position, context()));
      assertEquals(kernel, plain, `${position}`);
      assertStrictEquals(agents[0].choose(position, context()), plain.move);
    }
  }
});

Deno.test("a board that does not fit into the table of the solver is refused", () => {
  assertThrows(
    () => new ConnectFourSolver(sizeOf("8x7")),
    UsageError,
    "the solver plays Connect Four on every board but 8x7",
  );
});
