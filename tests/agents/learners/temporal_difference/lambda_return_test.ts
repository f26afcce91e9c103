import { assertAlmostEquals, assertEquals } from "@std/assert";
import { lambdaReturns } from "matchbox/agents/learners/temporal_difference/lambda_return.ts";

/** Three moves; the values were 0.2, 0.4 and -0.6. */
const steps = [0.2, 0.4, -0.6].map((value) => ({ value, best: value, explored: false }));

Deno.test("with lambda 0 a value learns from the next one, with lambda 1 from the result", () => {
  assertEquals(lambdaReturns(steps, 1, 0), [0.4, -0.6, 1]);
  assertEquals(lambdaReturns(steps, 1, 1), [1, 1, 1]);
  assertEquals(lambdaReturns([], 1, 0.5), []);
});

Deno.test("between them it learns from a mean of both, by hand", () => {
  // 1; then half of -0.6 and half of 1; then half of 0.4 and half of that.
  const returns = lambdaReturns(steps, 1, 0.5);
  [0.3, 0.2, 1].forEach((expected, t) => assertAlmostEquals(returns[t], expected, 1e-12));
});

Deno.test("nothing before a random move learns from what came after it", () => {
  const cut = steps.map((step, t) => t === 1 ? { value: 0.4, best: 0.9, explored: true } : step);
  assertEquals(lambdaReturns(cut, 1, 1), [0.9, 1, 1]);
});
