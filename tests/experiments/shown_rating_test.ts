import { assertEquals } from "@std/assert";
import { shownRating } from "matchbox/experiments/shown_rating.ts";

Deno.test("a finite rating is shown with its interval", () => {
  const rating = { mean: 20, low: -10, high: 50, count: 8 };
  assertEquals(shownRating({ rating, finite: 15 }), rating);
});

Deno.test("in place of an infinite rating the finite one is shown, without an interval", () => {
  const rating = { mean: Infinity, low: 100, high: Infinity, count: 8 };
  assertEquals(shownRating({ rating, finite: 300 }), {
    mean: 300,
    low: null,
    high: null,
    count: 8,
  });
});
