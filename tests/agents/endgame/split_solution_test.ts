import { assert, assertEquals, assertGreater, assertLess, assertStrictEquals } from "@std/assert";
import { solveEndgame, SplitSolution } from "matchbox/agents/mod.ts";
import { canonicalNotation } from "matchbox/agents/endgame/canonical_notation.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Game, randomPosition } from "matchbox/games/mod.ts";
import { emptySquares, playedEndgame } from "./sample_endgames.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

const reversi4 = findGame("reversi:size=4");
const reversi6 = findGame("reversi:size=6");

/** Searches open subproblems until the goal is decided, at most `most`; returns their number. */
function decide(game: Game, split: SplitSolution, goal: number, most = Infinity): number {
  let searched = 0;
  while (searched < most) {
    const next = split.open(goal);
    if (!next) break;
    split.record(next, solveEndgame(game.start(next.position), next).score);
    searched++;
  }
  return searched;
}

Deno.test("4x4 from its start: two null windows over the first plies prove that light wins by 10, empty squares included", () => {
  for (const plies of [1, 2, 5, 8]) {
    const split = new SplitSolution(reversi4, reversi4.start(), plies);
    assertEquals(split.root(), { lower: -16, upper: 16 });
    decide(reversi4, split, -10);
    assertGreater(split.root().lower, -12);
    decide(reversi4, split, -9);
    assertEquals(split.root(), { lower: -10, upper: -10 });
    const line = split.line();
    assertStrictEquals(line.length, plies);
    const position = reversi4.start();
    line.forEach((move) => position.play(move));
    assertStrictEquals((plies % 2 ? -1 : 1) * solveEndgame(position).score, -10);
  }
});

Deno.test("symmetric positions are one subproblem", () => {
  const count = (plies: number) =>
    new SplitSolution(reversi6, reversi6.start(), plies).subproblems().length;
  // All first moves are symmetric; the replies are the parallel, the diagonal and the perpendicular one.
  assertEquals([count(1), count(2)], [1, 3]);
  const random = randomStream("symmetric positions");
  for (let sample = 0; sample < 30; sample++) {
    const position = randomPosition(reversi6, 4 + sample % 20, random)!;
    const [board, side] = position.toString().split(" ");
    const rows = board.match(/.{6}/g)!;
    const mirrored = rows.map((row) => [...row].reverse().join(""));
    const turned = rows.map((_, x) => rows.map((row) => row[x]).reverse().join(""));
    const turnedOver = [...mirrored].reverse();
    const symmetric = [mirrored, turned, turnedOver]
      .map((each) => canonicalNotation(reversi6.start(`${each.join("")} ${side}`)));
    assertEquals(new Set([...symmetric, canonicalNotation(position)]).size, 1);
  }
});

Deno.test("subproblems give the score of endgames on 6x6, and need not all be searched", () => {
  const random = randomStream("split endgames");
  let searched = 0;
  let all = 0;
  for (let sample = 0; sample < sampleSize(6, 20); sample++) {
    const position = playedEndgame(reversi6, 12, random);
    if (emptySquares(position) < 5) continue;
    const { score } = solveEndgame(position);
    const split = new SplitSolution(reversi6, position, 3);
    searched += decide(reversi6, split, score) + decide(reversi6, split, score + 1);
    all += split.subproblems().length;
    assertEquals(split.root(), { lower: score, upper: score }, `${position}`);
  }
  assertLess(searched, all);
});

Deno.test("what is known can be kept, and the search goes on where it was stopped", () => {
  const start = reversi4.start();
  const whole = new SplitSolution(reversi4, start, 4);
  const total = decide(reversi4, whole, -10);
  const first = new SplitSolution(reversi4, start, 4);
  assertStrictEquals(decide(reversi4, first, -10, 3), 3);
  const kept = JSON.parse(JSON.stringify(first.known()));
  const second = new SplitSolution(reversi4, start, 4);
  for (const { position, ...bounds } of kept) second.add(position, bounds);
  assertStrictEquals(decide(reversi4, second, -10), total - 3);
  assertEquals(second.known(), whole.known());
  const third = new SplitSolution(reversi4, start, 4);
  for (const { position, ...bounds } of second.known()) third.add(position, bounds);
  assertEquals(third.root(), second.root(), "known from the bounds alone");
  assert(second.root().lower >= -10);
});
