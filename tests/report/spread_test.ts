import { assert, assertAlmostEquals, assertEquals, assertLessOrEqual } from "@std/assert";
import fc from "fast-check";
import { spread } from "matchbox/report/spread.ts";

/** More than the rounding errors of a few sums of doubles up to 1000. */
const ERROR = 1e-9;

const extents = fc.array(
  fc.record({ centre: fc.integer({ min: 0, max: 300 }), size: fc.integer({ min: 1, max: 40 }) }),
  { minLength: 1, maxLength: 12 },
);

/** Sorted along the axis; equal ones keep their order. */
function inOrder<T extends { readonly centre: number }>(items: readonly T[]): number[] {
  return items.map((_, i) => i).sort((a, b) => items[a].centre - items[b].centre);
}

Deno.test("labels that do not overlap are not moved", () => {
  const apart = [{ centre: 50, size: 10 }, { centre: 10, size: 10 }, { centre: 20, size: 10 }];
  assertEquals(spread(apart), [50, 10, 20]);
  assertEquals(spread([]), []);
});

Deno.test("two that overlap move apart by equal distances, and stay within their bounds", () => {
  const two = [{ centre: 11, size: 10 }, { centre: 9, size: 10 }];
  assertEquals(spread(two), [15, 5]);
  assertEquals(spread(two, 3), [18, 8]);
  assertEquals(spread(two, 0, 18), [13, 3].map((centre) => centre + 2));
  assertEquals(spread(two, -100, 18), [13, 3]);
});

Deno.test("nothing overlaps, and the order is kept", () => {
  fc.assert(fc.property(extents, (extents) => {
    const centres = spread(extents);
    const order = inOrder(extents);
    for (const [rank, i] of order.entries()) {
      if (rank === 0) continue;
      const before = order[rank - 1];
      const apart = (extents[before].size + extents[i].size) / 2;
      assertLessOrEqual(centres[before] + apart, centres[i] + ERROR);
    }
  }));
});

Deno.test("the moves are the least: within a group that touches they sum to zero", () => {
  // The condition for a minimum of the sum of squares: shifting a whole group does not lower it, nor does
  // moving the upper part of a group up or the lower part down.
  fc.assert(fc.property(extents, (extents) => {
    const centres = spread(extents);
    const order = inOrder(extents);
    let sum = 0;
    for (const [rank, i] of order.entries()) {
      sum += centres[i] - extents[i].centre;
      const next = order[rank + 1];
      const touches = next !== undefined &&
        centres[next] - centres[i] - (extents[i].size + extents[next].size) / 2 < ERROR;
      if (touches) assertLessOrEqual(sum, ERROR);
      else {
        assertAlmostEquals(sum, 0, 1e-6);
        sum = 0;
      }
    }
  }));
});

Deno.test("all labels are within the bounds if they fit there", () => {
  fc.assert(fc.property(extents, (extents) => {
    const room = extents.reduce((sum, { size }) => sum + size, 0);
    const centres = spread(extents, 100, 100 + room);
    for (const [i, { size }] of extents.entries()) {
      assert(centres[i] - size / 2 >= 100 - ERROR && centres[i] + size / 2 <= 100 + room + ERROR);
    }
  }));
});
