import { assertEquals } from "@std/assert";
import { createAgent } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { samplePositions } from "../sample_positions.ts";

const losAlamos = findGame("los_alamos");

Deno.test("MANIAC's program looks four plies ahead, and its alpha-beta plays what its full search played", () => {
  assertEquals(
    createAgent("maniac", losAlamos).analyse!(losAlamos.start(), stillContext()).depth,
    4,
  );
  for (const position of samplePositions(losAlamos, 5, "maniac")) {
    const moves = ["maniac:depth=3", "minimax:depth=3,eval=material_mobility"].map((spec) =>
      createAgent(spec, losAlamos).choose(position, stillContext())
    );
    assertEquals(moves[0], moves[1], `${position}`);
  }
});
