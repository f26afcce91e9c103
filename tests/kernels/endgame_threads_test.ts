import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { EndgameSolver, SearchStopped, solveEndgame } from "matchbox/agents/mod.ts";
import { type Random, randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, type Position, randomPosition } from "matchbox/games/mod.ts";
import { emptySquares } from "../agents/endgame/sample_endgames.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const boards = [6, 8].map((size) => ({ size, game: findGame(`reversi:size=${size}`) }));

/** A position of a random game with that many empty squares. */
function endgameOf(game: Game, empties: number, random: Random): Position {
  const plies = emptySquares(game.start()) - empties;
  for (;;) {
    const position = randomPosition(game, plies, random);
    // A pass is a ply without a disc.
    if (position && emptySquares(position) === empties) return position;
  }
}

Deno.test("threads with one table find the scores and best moves of one thread", () => {
  const random = randomStream("endgame threads");
  for (const { game, size } of boards) {
    const solver = new EndgameSolver(size, 10, {}, null, 3);
    for (let i = 0; i < sampleSize(4, 30); i++) {
      // From 18 empty squares on, helpers are started.
      const position = endgameOf(game, 18, random);
      const { score } = solveEndgame(position);
      solver.begin();
      assertStrictEquals(solver.score(position), score, `${position}`);
      const moves = solveEndgame(position, { everyMove: true }).moves;
      const best = solver.bestMove(position, score);
      assertStrictEquals(moves.find(({ move }) => move === best)!.score, score, `${position}`);
    }
  }
});

Deno.test("without helpers the search of threads takes symmetric positions for one, and each score is right", () => {
  const random = randomStream("endgame threads, symmetries");
  const { game, size } = boards[0];
  for (let i = 0; i < sampleSize(6, 40); i++) {
    const position = endgameOf(game, 16, random);
    const board = position.toString();
    const solver = new EndgameSolver(size, 12, {}, null, 2);
    solver.begin();
    const score = solver.score(position);
    assertStrictEquals(score, solveEndgame(position).score, board);
    const searched = solver.nodes;
    // The same board with its rows and columns exchanged.
    const exchanged = board.replace(
      /^.{36}/,
      (squares) =>
        Array.from(squares, (_, at) => squares[at % 6 * 6 + Math.floor(at / 6)]).join(""),
    );
    assertStrictEquals(solver.score(game.start(exchanged)), score, exchanged);
    // The table knows it before the root is counted.
    assertStrictEquals(solver.nodes - searched, 0);
  }
});

Deno.test("a limit stops all threads, and the next search is right", () => {
  const random = randomStream("endgame threads, limits");
  const { game, size } = boards[0];
  const position = endgameOf(game, 20, random);
  const solver = new EndgameSolver(size, 10, {}, null, 2);
  solver.begin({ nodes: 5000 });
  assertThrows(() => solver.score(position), SearchStopped);
  solver.begin();
  assertStrictEquals(solver.score(position), solveEndgame(position).score);
});

Deno.test("threads need the kernel", () => {
  assertThrows(() => new EndgameSolver(6, 8, {}, "ts", 2), UsageError, "threads need kernel=wasm");
});

Deno.test("where threads cannot share memory, one line says so and one thread searches", () => {
  const { game } = boards[0];
  const position = endgameOf(game, 12, randomStream("no shared memory"));
  const shared = globalThis.SharedArrayBuffer;
  const warn = console.warn;
  const lines: string[] = [];
  // A page that is not isolated has no such class.
  Object.defineProperty(globalThis, "SharedArrayBuffer", { value: undefined, configurable: true });
  console.warn = (line: string) => lines.push(line);
  try {
    const one = solveEndgame(position);
    assertEquals(solveEndgame(position, { threads: 2 }), one);
    assertEquals(lines, ["threads cannot share memory here, so one thread searches"]);
  } finally {
    console.warn = warn;
    Object.defineProperty(globalThis, "SharedArrayBuffer", {
      value: shared,
      configurable: true,
      writable: true,
    });
  }
});
