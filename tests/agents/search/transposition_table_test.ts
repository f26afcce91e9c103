import { assertEquals, assertGreaterOrEqual, assertStrictEquals, assertThrows } from "@std/assert";
import { EXACT, LOWER, TranspositionTable, UPPER } from "matchbox/agents/mod.ts";
import { COLLISION, MISS } from "matchbox/agents/search/transposition_table.ts";
import { UsageError } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/mod.ts";

const hashed = (hashLow: number, hashHigh: number) => ({ hashLow, hashHigh }) as Position;

Deno.test("a table finds what was stored, and detects a collision by the other half of the hash", () => {
  const table = new TranspositionTable(4);
  const position = hashed(-7, 12);
  assertStrictEquals(table.find(position), MISS);
  table.store(position, 3, 2.5, LOWER, 99);
  const slot = table.find(position);
  assertEquals(
    [table.depthAt(slot), table.valueAt(slot), table.boundAt(slot), table.moveAt(slot)],
    [3, 2.5, LOWER, 99],
  );
  assertStrictEquals(table.find(hashed(-7, 13)), COLLISION);
  // Another position with the same low bits, so the same slot.
  assertStrictEquals(table.find(hashed(-7 + 16, 12)), COLLISION);
  table.clear();
  assertStrictEquals(table.find(position), MISS);
});

Deno.test("an entry is replaced only by one of the same or greater depth (E2)", () => {
  const table = new TranspositionTable(4);
  const [first, second] = [hashed(1, 1), hashed(1 + 16, 1)];
  table.store(first, 3, 10, EXACT, 1);
  table.store(second, 2, 20, EXACT, 2);
  assertGreaterOrEqual(table.find(first), 0);
  assertStrictEquals(table.find(second), COLLISION);
  table.store(second, 3, 20, UPPER, 2);
  assertStrictEquals(table.find(first), COLLISION);
  assertStrictEquals(table.valueAt(table.find(second)), 20);
});

Deno.test("with the scheme always the newest entry is kept, even if the other was deeper", () => {
  const table = new TranspositionTable(4, { replacement: "always" });
  const [first, second] = [hashed(1, 1), hashed(1 + 16, 1)];
  table.store(first, 9, 10, EXACT, 1);
  table.store(second, 1, 20, EXACT, 2);
  assertStrictEquals(table.find(first), COLLISION);
  assertStrictEquals(table.valueAt(table.find(second)), 20);
});

Deno.test("a table that keeps its entries finds them in the next search, where any new one replaces them", () => {
  for (const replacement of ["deeper", "two_deep"] as const) {
    const table = new TranspositionTable(4, { replacement, keep: true });
    const [old, deep, shallow] = [2, 3, 4].map((high) => hashed(6, high));
    table.store(old, 9, 10, EXACT, 1);
    table.begin();
    assertStrictEquals(table.valueAt(table.find(old)), 10);
    table.store(deep, 3, 20, EXACT, 2);
    assertGreaterOrEqual(table.find(deep), 0);
    // In one search the usual rule holds.
    if (replacement === "deeper") {
      table.store(shallow, 1, 30, EXACT, 3);
      assertStrictEquals(table.find(shallow), COLLISION);
    }
    table.clear();
    assertStrictEquals(table.find(deep), MISS);
  }
  const forgetful = new TranspositionTable(4);
  forgetful.store(hashed(1, 1), 3, 10, EXACT, 1);
  forgetful.begin();
  assertStrictEquals(forgetful.find(hashed(1, 1)), MISS);
});

Deno.test("a pair of slots keeps the deepest entry and the newest other one", () => {
  const table = new TranspositionTable(4, { replacement: "two_deep" });
  // All of them belong in the same pair of sixteen slots.
  const [a, b, c, d] = [1, 2, 3, 4].map((high) => hashed(6, high));
  const held = () => [a, b, c, d].map((position) => table.find(position) >= 0);
  table.store(a, 3, 10, EXACT, 1);
  table.store(b, 2, 20, EXACT, 2);
  assertEquals(held(), [true, true, false, false]);
  // Shallower than the deepest entry: it replaces the newest.
  table.store(c, 1, 30, EXACT, 3);
  assertEquals(held(), [true, false, true, false]);
  // Deeper: the deepest entry moves down and replaces the newest.
  table.store(d, 5, 40, EXACT, 4);
  assertEquals(held(), [true, false, false, true]);
  assertEquals([a, d].map((position) => table.valueAt(table.find(position))), [10, 40]);
  assertEquals([a, d].map((position) => table.depthAt(table.find(position))), [3, 5]);
});

Deno.test("a position stored again with a greater depth has its new depth in every scheme", () => {
  for (const replacement of ["deeper", "always", "two_deep"] as const) {
    const table = new TranspositionTable(4, { replacement });
    table.store(hashed(6, 1), 3, 10, EXACT, 1);
    table.store(hashed(6, 1), 4, 20, LOWER, 2);
    const slot = table.find(hashed(6, 1));
    assertEquals([table.depthAt(slot), table.valueAt(slot), table.boundAt(slot)], [4, 20, LOWER]);
  }
});

Deno.test("an entry is used at its own depth, and at smaller depths if deeper entries are trusted", () => {
  for (const trust of ["equal", "deeper"] as const) {
    const table = new TranspositionTable(4, { trust });
    table.store(hashed(6, 1), 3, 10, EXACT, 1);
    const slot = table.find(hashed(6, 1));
    assertEquals([4, 3, 2].map((depth) => table.serves(slot, depth)), [
      false,
      true,
      trust === "deeper",
    ]);
  }
});

Deno.test("a table without bounds, as in the source, treats every value as exact (E2)", () => {
  const table = new TranspositionTable(4, { bounds: false });
  table.store(hashed(6, 1), 3, 10, LOWER, 1);
  assertStrictEquals(table.boundAt(table.find(hashed(6, 1))), EXACT);
});

Deno.test("a table that needs too much memory is an error with its size", () => {
  assertThrows(
    () => new TranspositionTable(42),
    UsageError,
    // 2^42 slots of 23 bytes; a megabyte is 2^20 bytes.
    `a table of 2^42 slots needs ${23 * 2 ** 22} MB, more than the available memory`,
  );
});

Deno.test("the slots in use are those of different places, until the table is cleared", () => {
  for (const replacement of ["deeper", "always", "two_deep"] as const) {
    const table = new TranspositionTable(4, { replacement });
    assertStrictEquals(table.used, 0);
    // Even places, so that each begins a pair of slots; the last is a place that is taken.
    for (const low of [2, 4, 6, 6 + 16]) table.store(hashed(low, low), 3, 10, EXACT, 1);
    // Only a pair has room for both positions of its place.
    assertStrictEquals(table.used, replacement === "two_deep" ? 4 : 3);
    table.clear();
    assertStrictEquals(table.used, 0);
  }
});
