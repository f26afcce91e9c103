import { assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import { matchesOf } from "matchbox/arena/mod.ts";
import { match } from "./made_up_tournament.ts";

const matches = [match("a", "b", [1, 2, 3, 4, 5]), match("c", "a", [0, 0, 0, 0, 2])];

Deno.test("each agent has its own points and its opponent", () => {
  const [againstB, againstC, ...none] = matchesOf("a", matches);
  assertEquals(none, []);
  assertEquals([againstB.opponent, againstB.pairs], ["b", [1, 2, 3, 4, 5]]);
  assertEquals([againstC.opponent, againstC.pairs], ["c", [2, 0, 0, 0, 0]]);
  // 2 * 1/2 + 3 * 1 + 4 * 3/2 + 5 * 2 points in 30 games; none in the other 4.
  assertStrictEquals(againstB.score.mean, 20 / 30);
  assertStrictEquals(againstC.score.mean, 0);
});

Deno.test("the scores of both sides and the ends of their intervals add up to one", () => {
  const [{ score: own }] = matchesOf("a", matches);
  const [{ score: other }] = matchesOf("b", matches);
  const close = (sum: number) => assertAlmostEquals(sum, 1, 1e-12, `${sum}`);
  close(own.mean + other.mean);
  close(own.low! + other.high!);
  close(own.high! + other.low!);
  assertStrictEquals(own.count, other.count);
});

Deno.test("an agent that met no other has no matches", () => {
  assertEquals(matchesOf("d", matches), []);
});
