import { assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import { falseDiscoveryRate, holm } from "matchbox/report/statistics/mod.ts";

/** The 15 tests of the example in Benjamini and Hochberg (1995), section 3.2. */
const published = [
  ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344],
  ...[0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1],
];

Deno.test("the published example: four are discovered, three survive Holm", () => {
  const shuffled = [...published.slice(7), ...published.slice(0, 7)];
  for (const ps of [published, shuffled]) {
    const rate = falseDiscoveryRate(ps);
    assertEquals(ps.filter((_, i) => rate[i] <= 0.05), published.slice(0, 4));
    const adjusted = holm(ps);
    assertEquals(ps.filter((_, i) => adjusted[i] <= 0.05), published.slice(0, 3));
  }
});

Deno.test("Holm's values by hand: times 3, 2 and 1, and never below a smaller one", () => {
  const adjusted = holm([0.04, 0.01, 0.03]);
  [0.06, 0.03, 0.06].forEach((p, i) => assertAlmostEquals(adjusted[i], p, 1e-12));
});

Deno.test("one test is judged by itself, many worthless ones by nothing", () => {
  assertStrictEquals(holm([0.03])[0], 0.03);
  assertStrictEquals(falseDiscoveryRate([0.03])[0], 0.03);
  assertEquals(holm([0.9, 0.9]), [1, 1]);
  assertEquals(falseDiscoveryRate([]), []);
});
