import { assert, assertAlmostEquals, assertGreater, assertThrows } from "@std/assert";
import fc from "fast-check";
import { LeastSquares } from "matchbox/agents/learners/least_squares.ts";
import { regressedWeights } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";

Deno.test("least squares finds the coefficients of exact sums", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 }),
      (wanted) => {
        const random = randomStream("cases");
        const fit = new LeastSquares(4);
        for (let i = 0; i < 20; i++) {
          const inputs = wanted.map(() => random.below(21) - 10);
          fit.add(
            inputs,
            inputs.reduce((sum, input, index) => sum + wanted[index] * input, 0),
          );
        }
        fit.solve().forEach((value, index) => assertAlmostEquals(value, wanted[index], 1e-9));
      },
    ),
  );
});

Deno.test("the line through four points is that of the textbook's formulas", () => {
  const points = [[1, 2], [2, 3], [3, 5], [5, 4]];
  const fit = new LeastSquares(2);
  for (const [x, y] of points) fit.add([x, 1], y);
  // Slope: the sum of (x - 11/4)(y - 14/4), which is 4.5, over the sum of (x - 11/4)^2, which is 8.75.
  const slope = 4.5 / 8.75;
  const [found, intercept] = fit.solve();
  assertAlmostEquals(found, slope, 1e-12);
  assertAlmostEquals(intercept, 14 / 4 - slope * 11 / 4, 1e-12);
});

Deno.test("cases that say nothing about an input are refused", () => {
  const fit = new LeastSquares(2);
  for (let i = 0; i < 5; i++) fit.add([i, 2 * i], 1);
  assertThrows(() => fit.solve(), RangeError, "do not determine");
});

Deno.test("regression finds that corners count most in Reversi", () => {
  const options = { games: 100, opening: 8, depth: 1 };
  const weights = regressedWeights([1, 1, 1, 1, 1], options, randomStream("self-play"));
  assertAlmostEquals(weights.reduce((sum, weight) => sum + Math.abs(weight), 0), 5, 1e-9);
  const [discs, moves, centre, corners, edge] = weights;
  for (const other of [discs, moves, centre, edge]) assertGreater(corners, Math.abs(other));
  assert(moves > 0);
});
