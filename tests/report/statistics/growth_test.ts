import { assertAlmostEquals, assertGreater, assertLess, assertThrows } from "@std/assert";
import { growth } from "matchbox/report/statistics/growth.ts";

Deno.test("values that double have the factor 2 without any doubt, and go on doubling", () => {
  const { factor, at } = growth([0, 1, 2, 3].map((x) => ({ x, y: 5 * 2 ** x })));
  for (const number of [factor.mean, factor.low!, factor.high!]) assertAlmostEquals(number, 2);
  assertAlmostEquals(at(10).mean, 5 * 1024, 1e-6);
});

Deno.test("the interval of the slope is that of a textbook's regression", () => {
  // Logarithms 1, 2, 3, 4, 5 with errors 0.1, -0.1, 0, -0.1, 0.1 at 1 to 5: the errors do not change the line,
  // their squares sum to 0.04, so that the slope is 1 with standard error sqrt(0.04 / 3 / 10) and t(3) = 3.182.
  const logarithms = [1.1, 1.9, 3, 3.9, 5.1];
  const { factor } = growth(logarithms.map((y, x) => ({ x, y: Math.exp(y) })));
  const half = 3.18245 * Math.sqrt(0.04 / 3 / 10);
  assertAlmostEquals(Math.log(factor.mean), 1, 1e-9);
  assertAlmostEquals(Math.log(factor.high!), 1 + half, 1e-5);
  assertAlmostEquals(Math.log(factor.low!), 1 - half, 1e-5);
});

Deno.test("the interval of one more value is wider far away, and holds the line", () => {
  const { at } = growth([{ x: 0, y: 1 }, { x: 1, y: 2.2 }, { x: 2, y: 3.9 }, { x: 3, y: 8.1 }]);
  const width = (x: number) => Math.log(at(x).high! / at(x).low!);
  assertGreater(width(20), width(4));
  assertLess(at(4).low!, 16);
  assertGreater(at(4).high!, 16);
});

Deno.test("too few values, values at one place and values that are not positive are refused", () => {
  assertThrows(() => growth([{ x: 0, y: 1 }, { x: 1, y: 2 }]), RangeError, "three values");
  assertThrows(() => growth([1, 1, 1].map((x) => ({ x, y: 2 }))), RangeError, "two places");
  assertThrows(() => growth([0, 1, 2].map((x) => ({ x, y: x }))), RangeError, "positive");
});
