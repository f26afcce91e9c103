import { assertEquals, assertGreaterOrEqual, assertStrictEquals } from "@std/assert";
import { EXACT, LOWER, TranspositionTable, UPPER } from "matchbox/agents/mod.ts";
import type { Position } from "matchbox/games/mod.ts";

const hashed = (hashLow: number, hashHigh: number) => ({ hashLow, hashHigh }) as Position;

Deno.test("a table finds what was stored, and detects a collision by the other half of the hash", () => {
  const table = new TranspositionTable(4);
  const position = hashed(-7, 12);
  assertStrictEquals(table.find(position), -1);
  table.store(position, 3, 2.5, LOWER, 99);
  const slot = table.find(position);
  assertEquals(
    [table.depthAt(slot), table.valueAt(slot), table.boundAt(slot), table.moveAt(slot)],
    [3, 2.5, LOWER, 99],
  );
  assertStrictEquals(table.find(hashed(-7, 13)), -1);
  // The same slot by its low bits, but another position.
  assertStrictEquals(table.find(hashed(-7 + 16, 12)), -1);
  table.clear();
  assertStrictEquals(table.find(position), -1);
});

Deno.test("an entry is replaced only by one of the same or greater depth (E2)", () => {
  const table = new TranspositionTable(4);
  const [first, second] = [hashed(1, 1), hashed(1 + 16, 1)];
  table.store(first, 3, 10, EXACT, 1);
  table.store(second, 2, 20, EXACT, 2);
  assertGreaterOrEqual(table.find(first), 0);
  assertStrictEquals(table.find(second), -1);
  table.store(second, 3, 20, UPPER, 2);
  assertStrictEquals(table.find(first), -1);
  assertStrictEquals(table.valueAt(table.find(second)), 20);
});
