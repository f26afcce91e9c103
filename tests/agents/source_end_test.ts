/**
 * Players of Reversi with the source's end test (D9): searches follow the rule, and what rests on the standard one
 * refuses or is left out.
 *
 * @module
 */
import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { createAgent } from "matchbox/agents/mod.ts";
import { solveEndgame } from "matchbox/agents/endgame/solve_endgame.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../fixtures/still_context.ts";

const standard = findGame("reversi:size=4");
const source = findGame("reversi:size=4,end=source");
/** b4 wins 12 to 3 by the standard rule and both pass by the other; c4, then b4, wins 10 to 6 on a full board. */
const CHOICE = "OXXXXOXXXXOXX--O X";

Deno.test("a search plays for a full board where the source's end test misses the win at once", () => {
  // A win is worth more the sooner it comes.
  for (const spec of ["minimax:depth=4", "alphabeta:depth=4", "search:depth=4"]) {
    const moves = [standard, source].map((game) => {
      const position = game.start(CHOICE);
      return game.format(position, createAgent(spec, game).choose(position, stillContext()));
    });
    assertEquals(moves, ["b4", "c4"], spec);
  }
});

Deno.test("the levels of the source and the expert play whole games by it", () => {
  for (const spec of ["easy", "medium", "expert:nodes=200"]) {
    const agents = [createAgent(spec, source), createAgent("random", source)] as const;
    for (const seed of ["one", "two", "three"]) playGame(source, agents, { seed });
  }
  // The solver knows the standard rule alone: the search of the level expert decides.
  const position = source.start(CHOICE);
  const move = createAgent("expert:nodes=1000", source).choose(position, stillContext());
  assertStrictEquals(source.format(position, move), "c4");
});

Deno.test("kernels and the endgame solver refuse it in one line", () => {
  const refused = (of: () => unknown, message: string) =>
    assertStrictEquals(assertThrows(of, UsageError).message, message);
  for (const spec of ["alphabeta:kernel=wasm", "search:kernel=wasm,eval=squares"]) {
    refused(
      () => createAgent(spec, source),
      "the kernel of reversi does not know end=source; kernel=ts can search that",
    );
  }
  const unsolved = "the endgame solver does not know reversi with end=source";
  refused(() => createAgent("endgame", source), unsolved);
  refused(() => solveEndgame(source.start(CHOICE)), unsolved);
});
