import { assertAlmostEquals, assertEquals, assertLess } from "@std/assert";
import { createAgent } from "matchbox/agents/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { machineNamed, positionsOf } from "matchbox/experiments/studies/chess_history/machines.ts";
import { pairingsOf, playersOf } from "matchbox/experiments/studies/chess_history/players.ts";
import { study } from "matchbox/experiments/studies/chess_history/show.ts";
import { findGame } from "matchbox/games/mod.ts";

const OPENINGS = 20;
const pairings = pairingsOf([250, 1000]);

/** A summary of rows in which the first players win so many points of a pair, in the mean. */
function summaryOf(pointsOf: (group: string) => number) {
  const pairs = pairings.flatMap(({ group, first, second }) =>
    Array.from({ length: OPENINGS }, (_, index) => ({
      ...{ group, first: first.name, second: second.name, opening: index + 1 },
      points: pointsOf(group) + [0, 0.5, -0.5, 0][index % 4],
    }))
  );
  const costs = playersOf(pairings)
    .map(({ name }) => ({ player: name, position: 1, nodes: 500, depth: 2 }));
  const los_alamos = [22, 24].map((moves, index) => ({
    ...{ opponent: "takes most", opening: index + 1, side: 0, points: 1, moves },
  }));
  return study.summarise({ pairs, costs, los_alamos, maniac: [{ position: 1, positions: 9 }] });
}

function verdicts(pointsOf: (group: string) => number): string[] {
  return study.claims(summaryOf(pointsOf)).map((claim) => verdictOn(claim).verdict);
}

Deno.test("chess-history: a verdict falls on the right side of its range", () => {
  const measured = ["measured", "measured"];
  const all = (each: string) => [each, each, ...measured, each, "measured"];
  assertEquals(verdicts(() => 1.5), all("confirmed"));
  assertEquals(verdicts(() => 0.5), all("refuted"));
  assertEquals(verdicts(() => 1), all("not decided"));
  assertEquals(verdicts((group) => group === "hardware" ? 1.5 : 0.5), [
    ...["confirmed", "refuted", ...measured, "refuted", "measured"],
  ]);
});

Deno.test("chess-history: steps add up, and the share of hardware is that of the steps", () => {
  const { hardware, algorithms, share, doubling, later } = summaryOf(() => 1.5);
  // Of 41 games, the drawn one included, 30.5 points are won: the same Elo for every step.
  const step = 400 * Math.log10(30.5 / (41 - 30.5));
  assertAlmostEquals(hardware.mean, step);
  // Four times the positions are two doublings, and five programs are four steps.
  for (const { elo } of doubling) assertAlmostEquals(elo.mean, step / 2);
  for (const { elo } of later) assertAlmostEquals(elo.mean, step);
  assertAlmostEquals(algorithms.mean, 4 * step);
  assertAlmostEquals(share.mean, 1 / 5);
});

Deno.test("chess-history: a machine is as many doublings away as its positions say", () => {
  // 2,800 in eight minutes, and 200 million a second for three.
  assertEquals(positionsOf(machineNamed("IBM 704")), 2800);
  assertEquals(positionsOf(machineNamed("Deep Blue II")), 36_000_000_000);
  const { machines, ladder } = summaryOf(() => 1.5);
  const base = ladder.find(({ name }) => name === "full width, 1000 positions")!.finite;
  const [ibm704] = machines;
  const step = 400 * Math.log10(30.5 / (41 - 30.5));
  assertAlmostEquals(ibm704.rating.mean, base + Math.log2(2.8) * step / 2);
  assertLess(ibm704.rating.low!, ibm704.rating.high!);
});

Deno.test("chess-history: every player is an agent, and no two have one name", () => {
  const players = playersOf(pairingsOf([250, 1000, 4000, 16_000]));
  for (const { agent } of players) createAgent(agent, findGame("chess"));
  assertEquals(new Set(players.map(({ name }) => name)).size, players.length);
  assertEquals(new Set(players.map(({ agent }) => agent)).size, players.length);
});
