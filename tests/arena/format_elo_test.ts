import { assertStrictEquals } from "@std/assert";
import { formatElo } from "matchbox/arena/format_elo.ts";

function written(mean: number, low: number | null, high: number | null): string {
  return formatElo({ mean, low, high, count: 20 });
}

Deno.test("an Elo difference is written in whole numbers with its signs and its interval", () => {
  assertStrictEquals(written(190.6, 120.2, 279.9), "+191 [+120, +280]");
  assertStrictEquals(written(-3.2, -1200, 0.7), "-3 [-1,200, +1]");
});

Deno.test("a difference that rounds to zero has no sign, though it is small and not zero", () => {
  assertStrictEquals(written(0.2, -0.3, 0.49), "0 [0, 0]");
});

Deno.test("infinite differences are said to be infinite", () => {
  assertStrictEquals(written(Infinity, 338, Infinity), "+∞ [+338, +∞]");
  assertStrictEquals(written(-Infinity, -Infinity, -338), "-∞ [-∞, -338]");
});

Deno.test("where there is no interval, that is said", () => {
  assertStrictEquals(written(100, null, null), "+100 (no interval)");
});
