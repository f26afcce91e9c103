import { assertEquals } from "@std/assert";
import { paired } from "matchbox/experiments/paired.ts";

Deno.test("rows are paired by the number of their position, and rows without a partner are left out", () => {
  const ones = [{ position: 3, nodes: 30 }, { position: 1, nodes: 10 }, { position: 2, nodes: 20 }];
  const others = [{ position: 1, seconds: 0.1 }, { position: 3, seconds: 0.3 }, {
    position: 4,
    seconds: 0.4,
  }];
  assertEquals(paired(ones, others), [[ones[0], others[1]], [ones[1], others[0]]]);
  assertEquals(paired(ones, []), []);
});
