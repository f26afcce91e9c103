import { assertStrictEquals } from "@std/assert";
import { formatElo } from "matchbox/arena/format_elo.ts";

function written(mean: number, low: number | null, high: number | null): string {
  return formatElo({ mean, low, high, count: 20 });
}

Deno.test("an Elo difference is written in whole numbers with its signs and its interval", () => {
  assertStrictEquals(written(190.6, 120.2, 279.9), "+191 [+120, +280]");
  assertStrictEquals(written(-3.2, -1200, 0.7), "-3 [-1,200, +1]");
});

Deno.test("a small difference that rounds to zero has no sign", () => {
  assertStrictEquals(written(0.2, -0.3, 0.49), "0 [0, 0]");
});

Deno.test("infinite differences are written with an infinity sign", () => {
  assertStrictEquals(written(Infinity, 338, Infinity), "+∞ [+338, +∞]");
  assertStrictEquals(written(-Infinity, -Infinity, -338), "-∞ [-∞, -338]");
});

Deno.test("a missing interval is written as such", () => {
  assertStrictEquals(written(100, null, null), "+100 (no interval)");
});
