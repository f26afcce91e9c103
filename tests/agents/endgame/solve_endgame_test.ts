import { assert, assertEquals, assertLess, assertStrictEquals, assertThrows } from "@std/assert";
import { EndgameSolver, SearchStopped, solve, solveEndgame } from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import {
  type FfoPosition,
  ffoPositions,
} from "matchbox/experiments/studies/reversi_endgame/ffo_positions.ts";
import { playedEndgame, randomBoard } from "./sample_endgames.ts";
import { finalScore, slowScore } from "./slow_solver.ts";
import { long, sampleSize } from "../../fixtures/sample_size.ts";

const boards = [4, 6, 8].map((size) => findGame(`reversi:size=${size}`));
const [, reversi6, reversi8] = boards;

/** Small enough that most positions are soon overwritten. */
const TINY = 1;

Deno.test("the score of small endgames is that of a slow search, on all boards", () => {
  const random = randomStream("small endgames");
  for (const game of boards) {
    const solver = new EndgameSolver(sizeOf(game), TINY);
    for (let sample = 0; sample < sampleSize(400, 1500); sample++) {
      const position = sample % 2 === 0
        ? playedEndgame(game, 6, random)
        : randomBoard(game, 6, random);
      solver.begin();
      assertStrictEquals(solver.score(position), slowScore(game, position) + 0, `${position}`);
    }
  }
});

Deno.test("a bound of the score is true, and exact inside the window", () => {
  const random = randomStream("windows of endgames");
  for (const game of boards) {
    const size = sizeOf(game);
    const solver = new EndgameSolver(size, TINY);
    for (let sample = 0; sample < sampleSize(200, 600); sample++) {
      const position = playedEndgame(game, sample % 10 === 0 ? 9 : 6, random);
      const score = solve(game, position, finalScore).value + 0;
      const alpha = random.below(2 * size * size) - size * size;
      const beta = alpha + 1 + random.below(12);
      solver.begin();
      const found = solver.score(position, alpha, beta);
      const told = `${found} for ${score} in ${position}, window ${alpha} to ${beta}`;
      if (found <= alpha) assert(score <= found, told);
      else if (found >= beta) assert(score >= found, told);
      else assertStrictEquals(found, score, told);
    }
  }
});

Deno.test("the score of every move is that of the generic solver, even with a tiny table", () => {
  const random = randomStream("larger endgames");
  for (const game of [reversi6, reversi8]) {
    for (let sample = 0; sample < sampleSize(20, 60); sample++) {
      const position = sample % 2 === 0
        ? playedEndgame(game, 10, random)
        : randomBoard(game, 10, random);
      const expected = solve(game, position, finalScore);
      for (const tableBits of [TINY, 12]) {
        const found = solveEndgame(position, { everyMove: true, tableBits });
        assertStrictEquals(found.score, expected.value + 0, `${position}`);
        assertEquals(
          found.moves.map(({ move, score }) => ({ move, value: score })),
          expected.moves.map(({ move, value }) => ({ move, value: value + 0 })),
          `${position}`,
        );
      }
    }
  }
});

Deno.test("the score does not depend on the parts of the search that are left out", () => {
  const random = randomStream("parts of the search");
  const parts = ["table", "childCutoffs", "fastestFirst", "stableDiscs"] as const;
  const lacking = parts.map((part) => new EndgameSolver(8, 10, { [part]: false }));
  const nodes = lacking.map(() => 0);
  for (let sample = 0; sample < 12; sample++) {
    const position = playedEndgame(reversi8, 14, random);
    const { score } = solveEndgame(position);
    lacking.forEach((solver, i) => {
      solver.begin();
      assertStrictEquals(solver.score(position), score, `${position} without ${parts[i]}`);
      nodes[i] += solver.nodes;
    });
  }
  assertStrictEquals(new Set(nodes).size, parts.length, "each part changes the search");
});

Deno.test("the best line is legal, ends the game, and has the score", () => {
  const random = randomStream("lines of endgames");
  for (let sample = 0; sample < 60; sample++) {
    const game = boards[sample % 3];
    const position = sample % 2 === 0
      ? playedEndgame(game, 12, random)
      : randomBoard(game, 12, random);
    const before = position.toString();
    const { score, line } = solveEndgame(position);
    assertStrictEquals(position.toString(), before);
    for (const move of line) {
      assert(legalMoves(game, position).includes(move), `${before}: ${line}`);
      position.play(move);
    }
    assert(position.result() !== null, `${before}: ${line}`);
    const sign = line.length % 2 === 0 ? 1 : -1;
    assertStrictEquals(sign * finalScore(position) + 0, score, before);
  }
});

Deno.test("FFO positions 1 to 19: the exact score of every move", () => {
  for (const ffo of ffoPositions.slice(0, 19)) {
    const position = reversi8.start(ffo.position);
    const { score, moves } = solveEndgame(position, { everyMove: true });
    const found = Object.fromEntries(
      moves.map((each) => [reversi8.format(position, each.move), each.score]),
    );
    assertEquals(found, scoresOf(ffo), `number ${ffo.number}`);
    assertStrictEquals(score, Math.max(...Object.values(scoresOf(ffo))));
  }
});

Deno.test("FFO position 40 is won by 38 discs, with the move a2", long, () => {
  const ffo = ffoPositions.find(({ number }) => number === 40)!;
  const position = reversi8.start(ffo.position);
  const { score, line } = solveEndgame(position, { tableBits: 18 });
  assertStrictEquals(score, 38);
  assertStrictEquals(reversi8.format(position, line[0]), "a2");
});

Deno.test("Reversi 4x4 is lost by the first player by 10, with the empty squares for the winner", () => {
  // Known since the game was first solved: light wins 11 to 3 with two squares left, which it gets too.
  const game = boards[0];
  const { score, line, moves } = solveEndgame(game.start(), { everyMove: true });
  assertStrictEquals(score, -10);
  assertEquals(moves.map((move) => move.score), [-10, -10, -10, -10]);
  const position = game.start();
  line.forEach((move) => position.play(move));
  assertStrictEquals(position.result(), -1);
});

Deno.test("a finished game has its score and no moves; a pass is a move of the line", () => {
  const full = reversi8.start(`${"X".repeat(40)}${"O".repeat(24)} O`);
  assertEquals(solveEndgame(full, { everyMove: true }), {
    score: -16,
    line: [],
    moves: [],
    nodes: 1,
  });
  // Dark has to pass; light takes a1 and with it the whole first row.
  const pass = reversi8.start(`-${"X".repeat(6)}${"O".repeat(57)} X`);
  assertEquals(legalMoves(reversi8, pass), [64]);
  assertEquals(solveEndgame(pass, { everyMove: true }).moves, [{ move: 64, score: -64 }]);
});

Deno.test("the number of nodes depends on the position and the table alone", () => {
  const position = reversi8.start(ffoPositions[2].position);
  const { nodes } = solveEndgame(position);
  assertStrictEquals(solveEndgame(position).nodes, nodes);
  const solver = new EndgameSolver(8, 16);
  solver.score(reversi8.start(ffoPositions[3].position));
  solver.begin();
  solver.score(position);
  assertStrictEquals(solver.nodes, nodes);
});

Deno.test("a null window takes fewer nodes than the score", () => {
  const position = reversi8.start(ffoPositions[15].position);
  const { nodes, score } = solveEndgame(position);
  const above = solveEndgame(position, { alpha: score, beta: score + 1 });
  assert(above.score <= score);
  assertEquals(above.line, []);
  assertLess(above.nodes, nodes);
});

Deno.test("a search stops at its limit of nodes and leaves the position as it was", () => {
  const { position: notation } = ffoPositions.at(-1)!;
  const position = reversi8.start(notation);
  const solver = new EndgameSolver(8, 10);
  const reached = [1, 2].map(() => {
    solver.begin({ nodes: 50_000 });
    assertThrows(() => solver.score(position), SearchStopped);
    return solver.nodes;
  });
  assertStrictEquals(position.toString(), notation);
  assertStrictEquals(reached[0], reached[1]);
  assert(reached[0] >= 50_000);
  assertLess(reached[0], 60_000);
  // After that it solves as before.
  const other = reversi8.start(ffoPositions[0].position);
  solver.begin();
  assertStrictEquals(solver.score(other), 18);
});

Deno.test("boards of other sizes are refused in one line", () => {
  const large = findGame("reversi:size=10").start();
  assertStrictEquals(
    assertThrows(() => solveEndgame(large), UsageError).message,
    "the endgame solver plays Reversi on 4x4, 6x6 and 8x8, not on 10x10",
  );
  assertThrows(() => new EndgameSolver(8, 4).score(reversi6.start()), UsageError, "8x8, not 6x6");
});

function sizeOf(game: Game): number {
  return (game.start() as ReversiPosition).size;
}

function scoresOf({ scores }: FfoPosition): Record<string, number> {
  return Object.fromEntries(
    scores.split(" ").map((each) => each.split(":")).map(([move, score]) => [move, Number(score)]),
  );
}
