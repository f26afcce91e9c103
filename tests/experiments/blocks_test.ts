import { assertEquals } from "@std/assert";
import { blocksOf } from "matchbox/experiments/blocks.ts";

Deno.test("blocks are as long as they may be, and the last one ends with the count", () => {
  assertEquals(blocksOf(7, 3), [
    { number: 1, from: 1, to: 3 },
    { number: 2, from: 4, to: 6 },
    { number: 3, from: 7, to: 7 },
  ]);
  assertEquals(blocksOf(6, 3).length, 2);
  assertEquals(blocksOf(0, 3), []);
});
