import {
  assertAlmostEquals,
  assertGreater,
  assertLessOrEqual,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { TimePlan } from "matchbox/agents/search/time_plan.ts";

const at = (remaining: number) => ({ remaining, increment: 0 });

Deno.test("a move has its share of the time plus the time saved by earlier moves, minus the margin (E7)", () => {
  const plan = new TimePlan({ moves: 30, margin: 50 });
  // 15 minutes for 30 moves: 30 seconds each.
  assertStrictEquals(plan.next(at(900_000)), 30_000 - 50);
  // The first move took 10 seconds and saved 20.
  assertStrictEquals(plan.next(at(890_000)), 50_000 - 50);
  // The second took 60 seconds: 10 more than saved.
  assertStrictEquals(plan.next(at(830_000)), 20_000 - 50);
});

Deno.test("an increment counts as saved time", () => {
  const plan = new TimePlan({ moves: 10, margin: 0 });
  assertStrictEquals(plan.next(at(10_000)), 1000);
  assertStrictEquals(plan.next(at(10_000 - 1000 + 300)), 1300);
});

Deno.test("a game may be longer than planned, and no move gets more than half of the remaining time", () => {
  fc.assert(fc.property(
    fc.integer({ min: 1000, max: 1_000_000 }),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 100 }),
    (total, uses) => {
      const plan = new TimePlan({ margin: 0 });
      let remaining = total;
      for (const use of uses) {
        const planned = plan.next(at(remaining));
        assertGreater(planned, 0);
        assertLessOrEqual(planned, Math.max(1, remaining / 2));
        remaining -= use * planned;
      }
    },
  ));
});

Deno.test("a new game begins a new plan", () => {
  const plan = new TimePlan({ margin: 0 });
  const first = plan.next(at(60_000));
  plan.next(at(50_000));
  plan.begin();
  assertAlmostEquals(plan.next(at(60_000)), first);
});
