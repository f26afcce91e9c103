import { assertEquals, assertThrows } from "@std/assert";
import { groupBy, ifAny, rowsWith, rowWith } from "matchbox/experiments/mod.ts";

const rows = [
  { game: "chess", depth: 2, nodes: 9 },
  { game: "Reversi", depth: 2, nodes: 4 },
  { game: "chess", depth: 2, nodes: 7 },
  { game: "chess", depth: 3, nodes: 30 },
];

Deno.test("rows are grouped by some columns, in the order in which the groups occur", () => {
  const found = groupBy(rows, "game", "depth").rollup((own, shared) => ({
    count: own.length,
    name: `${shared.game} at ${shared.depth}`,
  }));
  assertEquals(found, [
    { game: "chess", depth: 2, count: 2, name: "chess at 2" },
    { game: "Reversi", depth: 2, count: 1, name: "Reversi at 2" },
    { game: "chess", depth: 3, count: 1, name: "chess at 3" },
  ]);
});

Deno.test("a number and a text that look alike are different groups", () => {
  const mixed: { value: number | string }[] = [{ value: 1 }, { value: "1" }];
  assertEquals(groupBy(mixed, "value").rollup(() => ({})).length, 2);
});

Deno.test("a row is found by some of its values, and a missing one is an error that names them", () => {
  assertEquals(rowWith(rows, { game: "chess", depth: 3 }).nodes, 30);
  assertThrows(
    () => rowWith(rows, { game: "Metelyk" }),
    RangeError,
    'there is no row with {"game":"Metelyk"}',
  );
});

Deno.test("all rows with some values are found, and none is no error", () => {
  assertEquals(rowsWith(rows, { game: "chess", depth: 2 }).map(({ nodes }) => nodes), [9, 7]);
  assertEquals(rowsWith(rows, { game: "Metelyk" }), []);
});

Deno.test("what needs rows is null where there are none", () => {
  assertEquals(ifAny(rows, (some) => some.length), 4);
  assertEquals(ifAny([], () => 1), null);
});
