import { assertAlmostEquals, assertEquals, assertGreater, assertLess } from "@std/assert";
import type { Examples, Learned } from "matchbox/agents/learners/labelled/examples.ts";
import { firstOf, signOf } from "matchbox/agents/learners/labelled/examples.ts";
import { neighboursOf } from "matchbox/agents/learners/labelled/neighbours.ts";
import { networkOf } from "matchbox/agents/learners/labelled/network.ts";
import { patternRegression } from "matchbox/agents/learners/labelled/patterns.ts";
import { regression } from "matchbox/agents/learners/labelled/regression.ts";
import { mostCommon, rulesOf } from "matchbox/agents/learners/labelled/rules.ts";
import { treeOf } from "matchbox/agents/learners/labelled/tree.ts";
import { randomStream } from "matchbox/base/mod.ts";

/** Every row of this many features, some times over, with its value. */
function everyRow(width: number, times: number, value: (row: readonly number[]) => number) {
  const rows = Array.from(
    { length: times * 2 ** width },
    (_, number) => Array.from({ length: width }, (_, feature) => number >> feature & 1),
  );
  return examplesOf(rows, value);
}

function examplesOf(
  rows: readonly (readonly number[])[],
  value: (row: readonly number[]) => number,
): Examples {
  return {
    ...{ count: rows.length, width: rows[0].length, unit: 1 },
    features: Uint8Array.from(rows.flat()),
    values: Float64Array.from(rows, value),
  };
}

/** What was learned says of each example. */
function answers(learned: Learned, { count, width, features }: Examples): number[] {
  return Array.from({ length: count }, (_, row) => learned.predict(features, row * width));
}

/** 1 if the first two features are there, otherwise -1. */
const both = ([first, second]: readonly number[]) => first === 1 && second === 1 ? 1 : -1;
/** 1 if the first two features differ, otherwise -1: no single feature says anything. */
const differ = ([first, second]: readonly number[]) => first === second ? -1 : 1;

Deno.test("a winner: values nearer to a draw than to a win are draws", () => {
  assertEquals([-3, -1, -0.9, 0, 0.9, 1, 3].map((value) => signOf(value, 2)), [
    ...[-1, -1, 0, 0, 0, 1, 1],
  ]);
});

Deno.test("the first examples are those at the beginning", () => {
  const { count, features, values } = firstOf(everyRow(3, 1, both), 2);
  assertEquals([count, [...features], [...values]], [2, [0, 0, 0, 1, 0, 0], [-1, -1]]);
});

Deno.test("a tree asks only for what matters, and no leaf is smaller than allowed", () => {
  const examples = everyRow(4, 3, both);
  const tree = treeOf(1)(examples);
  assertEquals(answers(tree, examples), [...examples.values]);
  // Two questions and three leaves.
  assertEquals(tree.numbers, 5);
  // No question leaves half of the examples on both sides twice over.
  const leaf = treeOf(25)(examples);
  assertEquals(leaf.numbers, 1);
  // A quarter has both.
  assertAlmostEquals(leaf.predict(examples.features, 0), -0.5);
});

Deno.test("rules find what must be there, and what must not", () => {
  const examples = everyRow(4, 3, ([first, second]) => first === 1 && second === 0 ? 1 : -1);
  assertEquals(answers(rulesOf(1)(examples), examples), [...examples.values]);
  assertEquals(new Set(answers(mostCommon()(examples), examples)), new Set([-1]));
});

Deno.test("a list of rules gives the mean of those values that most of its examples have the sign of", () => {
  const examples = examplesOf([[0], [0], [0], [0]], () => 0);
  examples.values.set([4, 8, -2, 0]);
  assertEquals(mostCommon()(examples).predict(examples.features, 0), 6);
});

Deno.test("neighbours: the nearest example answers, and all that are as near", () => {
  const examples = examplesOf([[0, 0, 0], [1, 1, 1], [1, 0, 0]], () => 0);
  examples.values.set([5, -7, 2]);
  const asked = Uint8Array.from([1, 1, 1, 0, 0, 0, 0, 1, 0]);
  const one = neighboursOf(1)(examples);
  // The last row differs from the first example in one feature and from both others in two.
  assertEquals([0, 3, 6].map((start) => one.predict(asked, start)), [-7, 5, 5]);
  const two = neighboursOf(2)(examples);
  assertEquals(two.predict(asked, 6), 0, "the mean of 5, -7 and 2");
  assertEquals(neighboursOf(9)(examples).predict(asked, 0), 0, "all there are");
});

Deno.test("neighbours: features beyond the first 32 count too", () => {
  const rows = [0, 40].map((own) => Array.from({ length: 50 }, (_, i) => Number(i === own)));
  const examples = examplesOf(rows, (row) => row[0] === 1 ? 1 : -1);
  assertEquals(answers(neighboursOf(1)(examples), examples), [1, -1]);
});

Deno.test("regression finds a plane, also where features always go together", () => {
  const plane = ([first, second, third]: readonly number[]) => 2 + 3 * first - 4 * second + third;
  const examples = everyRow(3, 500, plane);
  const found = answers(regression(examples), examples);
  found.forEach((value, row) => assertAlmostEquals(value, examples.values[row], 0.01));
  const twice = examplesOf([[0, 0], [1, 1], [0, 0], [1, 1]], ([first]) => first);
  const [without, having] = answers(regression(twice), twice);
  assertLess(without, 0.5);
  assertGreater(having, 0.5);
});

Deno.test("patterns: images of a position have one value", () => {
  // On 3x3: own and enemy discs on the first row, and the same turned by a right angle.
  const board = (own: number, enemy: number) =>
    Array.from({ length: 9 }, (_, square) => [Number(square === own), Number(square === enemy)])
      .flat();
  const rows = [[0, 1], [4, 8], [5, 3], [1, 4]].map(([own, enemy]) => board(own, enemy));
  const examples = examplesOf(rows, (row) => row.indexOf(1));
  const learned = patternRegression(examples, [[0, 1, 2], [3, 4, 5], [0, 4, 8]]);
  const value = (own: number, enemy: number) =>
    learned.predict(Uint8Array.from(board(own, enemy)), 0);
  for (const [own, enemy] of [[2, 5], [8, 7], [6, 3], [2, 1], [8, 5], [6, 7], [0, 3]]) {
    assertAlmostEquals(value(own, enemy), value(0, 1), 1e-9);
  }
  answers(learned, examples).forEach((found, row) =>
    assertAlmostEquals(found, examples.values[row], 1)
  );
});

Deno.test("a network learns what no single feature tells, and the same in every run", () => {
  const examples = everyRow(4, 20, differ);
  const learn = () => answers(networkOf(examples, 16, randomStream("network")), examples);
  const found = learn();
  found.forEach((value, row) => assertEquals(signOf(value, 1), examples.values[row]));
  assertEquals(learn(), found);
  // Regression can only give the mean.
  answers(regression(examples), examples).forEach((value) => assertAlmostEquals(value, 0, 0.01));
});
