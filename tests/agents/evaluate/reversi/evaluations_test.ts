import { assertStrictEquals, assertThrows } from "@std/assert";
import { createEvaluation } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";

const reversi = findGame("reversi:size=4");

Deno.test("every evaluation is antisymmetric", () => {
  const notation = "X-O-XXO--OX----O";
  for (const name of ["squares", "material", "mobility", "heuristics"]) {
    const evaluation = createEvaluation(reversi, name);
    const dark = evaluation.evaluate(reversi.start(`${notation} X`));
    assertStrictEquals(evaluation.evaluate(reversi.start(`${notation} O`)) + dark, 0, name);
  }
});

Deno.test("squares counts 1 inside, 3 on an edge, 15 in a corner (D3); material counts discs", () => {
  // X: corner a1, edge a2, inside b2, inside c3; O: edge c1, inside c2, inside b3, corner d4.
  const position = reversi.start("X-O-XXO--OX----O X");
  assertStrictEquals(
    createEvaluation(reversi, "squares").evaluate(position),
    15 + 3 + 1 + 1 - 3 - 1 - 1 - 15,
  );
  assertStrictEquals(createEvaluation(reversi, "material").evaluate(position), 0);
});

Deno.test("mobility adds own moves minus the enemy's (D4)", () => {
  // After b1: dark b1, b2, c2, b3; light c3, which can go to a1, a3 and c1; dark to d3, d4 and c4.
  const position = reversi.start("-X---XX--XO----- O");
  const squares = createEvaluation(reversi, "squares").evaluate(position);
  assertStrictEquals(squares, 1 - (3 + 1 + 1 + 1));
  assertStrictEquals(createEvaluation(reversi, "mobility").evaluate(position), squares + 3 - 3);
  const cornered = reversi.start("OX---XX--XX----- O");
  assertStrictEquals(
    createEvaluation(reversi, "squares").evaluate(cornered),
    15 - (3 + 1 + 1 + 1 + 1),
  );
  // Light a1 goes over b1 to c1 and over b2 and c3 to d4; dark has nothing to turn.
  assertStrictEquals(createEvaluation(reversi, "mobility").evaluate(cornered), 15 - 7 + 2 - 0);
});

Deno.test("an unknown evaluation is refused with a list of the known ones", () => {
  assertThrows(
    () => createEvaluation(findGame("reversi"), "beauty"),
    UsageError,
    /unknown evaluation "beauty" of reversi; available: stages, squares, material, mobility/,
  );
});
