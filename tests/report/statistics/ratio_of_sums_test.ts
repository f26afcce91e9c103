import { assertAlmostEquals, assertEquals, assertGreater, assertThrows } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { bootstrap, mean, ratioOfSums } from "matchbox/report/statistics/mod.ts";

Deno.test("over equal parts a ratio of sums is the mean with Student's interval", () => {
  const values = [0.2, 0.5, 0.3, 0.9, 0.4];
  const { low, high, ...rest } = ratioOfSums(values.map((above) => ({ above, below: 1 })));
  const expected = mean(values);
  assertAlmostEquals(rest.mean, expected.mean, 1e-12);
  assertAlmostEquals(low!, expected.low!, 1e-12);
  assertAlmostEquals(high!, expected.high!, 1e-12);
});

Deno.test("it covers the true ratio of few items more often than a bootstrap", () => {
  const random = randomStream("few items");
  const rounds = 400;
  let [own, resampled] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    // Sizes that differ much, and parts of 0.3 on average.
    const items = Array.from({ length: 9 }, () => {
      const below = Math.exp(2 * random.float());
      return { above: below * (0.1 + 0.4 * random.float()), below };
    });
    const covers = ({ low, high }: { low: number | null; high: number | null }) =>
      low! <= 0.3 && high! >= 0.3;
    if (covers(ratioOfSums(items))) own++;
    const sums = (of: "above" | "below", sample: readonly typeof items[number][]) =>
      sample.reduce((total, item) => total + item[of], 0);
    const found = bootstrap(
      items,
      (sample) => sums("above", sample) / sums("below", sample),
      random,
      { resamples: 400 },
    );
    if (covers(found)) resampled++;
  }
  assertGreater(own, resampled);
  // 95 % less three standard errors of so many rounds, and a little for the skewed sizes.
  assertGreater(own / rounds, 0.9);
});

Deno.test("a share stays between 0 and 1, and without spread there is no interval", () => {
  const few = [[0, 5], [1, 9], [0, 4]].map(([above, below]) => ({ above, below }));
  const { mean, low, high } = ratioOfSums(few, "share");
  assertAlmostEquals(mean, 1 / 18, 1e-12);
  assertGreater(low!, 0);
  assertGreater(1, high!);
  const same = [{ above: 1, below: 2 }, { above: 2, below: 4 }];
  assertEquals(ratioOfSums(same), { mean: 0.5, low: null, high: null, count: 2 });
  assertThrows(() => ratioOfSums([]), RangeError, "1 or more");
});
