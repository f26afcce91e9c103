import { assertStrictEquals } from "@std/assert";
import { createEvaluation, listEvaluations } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

const metelyk = findGame("metelyk");
const valueOf = (name: string, notation: string) =>
  createEvaluation(metelyk, name).evaluate(metelyk.start(notation));

// White on 9 and 32, Black on 19, 15 and 25.
const board = "-W---/------/----B--/---W----/B---/B--/--/-";

Deno.test("Metelyk: material counts the men that have not been taken", () => {
  assertStrictEquals(valueOf("material", `${board} w 3-1`), 2 + 3 - (3 + 1));
  assertStrictEquals(valueOf("material", `${board} w 1-3`), 2 + 1 - (3 + 3));
});

Deno.test("Metelyk: advance counts how far men have come, and a point as two fields further", () => {
  // White in columns 4 and 5; Black in rows 4, 3 and 6 from the bottom; the last line is 8.
  assertStrictEquals(valueOf("advance", `${board} w 3-1`), 4 + 5 + 3 * 10 - (4 + 3 + 6 + 10));
});

Deno.test("Metelyk: every evaluation is antisymmetric, and 0 at the start", () => {
  for (const { name } of listEvaluations(metelyk)) {
    assertStrictEquals(valueOf(name, `${board} w 3-1`) + valueOf(name, `${board} b 3-1`), 0);
    for (const side of [1, 2, 3, 4]) {
      const game = findGame(`metelyk:side=${side}`);
      assertStrictEquals(createEvaluation(game, name).evaluate(game.start()), 0);
    }
  }
});
