import { assertStrictEquals } from "@std/assert";
import { differenceOfRows } from "matchbox/runner/compare/first_difference.ts";

const rows = [
  { game: "chess", depth: 1, nodes: 20 },
  { game: "chess", depth: 2, nodes: 400 },
  { game: "reversi", depth: 1, nodes: 4 },
];
const options = { theirs: "published", keys: ["game", "depth"] };
const difference = (others: typeof rows) =>
  differenceOfRows(["game", "depth", "nodes"], rows, others, options);

Deno.test("the first differing row is named with its column and its keys", () => {
  assertStrictEquals(difference(rows), null);
  assertStrictEquals(
    difference([rows[0], { ...rows[1], nodes: 401 }, { ...rows[2], nodes: 5 }]),
    "row 2, nodes: 400, published 401 (game chess, depth 2)",
  );
  assertStrictEquals(
    difference([rows[0], { ...rows[1], depth: 3 }, rows[2]]),
    "row 2, depth: 2, published 3 (game chess)",
  );
});

Deno.test("of different numbers of rows the first difference is named too", () => {
  assertStrictEquals(difference(rows.slice(0, 2)), "3 rows, published 2; the first 2 are equal");
  assertStrictEquals(difference([]), "3 rows, published 0");
  assertStrictEquals(
    difference([{ ...rows[0], nodes: 21 }, rows[1]]),
    "3 rows, published 2; first difference: row 1, nodes: 20, published 21 (game chess, depth 1)",
  );
});
