import { assertAlmostEquals, assertEquals } from "@std/assert";
import { fitPair } from "matchbox/agents/learners/pattern_training/probcut_training.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { confidences, type NodesRow } from "matchbox/experiments/studies/probcut/rows.ts";
import { study } from "matchbox/experiments/studies/probcut/show.ts";
import { root } from "../fixtures/command.ts";

/** The verdicts when ProbCut takes so much of the nodes, and wins so many points of a pair. */
function verdicts(share: number, points: number): string[] {
  const nodes: NodesRow[] = Array.from({ length: 40 }, (_, i) =>
    confidences.map((confidence) => ({
      ...{ number: i + 1, confidence, empties: 40, start: "", value: 0, move: "a1" },
      nodes: 1000 * (confidence === 0 ? 1 : share * (1 + (i % 5) / 50)),
    }))).flat();
  const match = Array.from({ length: 60 }, (_, i) => ({
    opening: i + 1,
    points: points + [0, 0.5, -0.5][i % 3],
  }));
  const pairs = [{
    ...{ empties: 16, depth: 3, shallow: 1, positions: 9 },
    ...{ slope: 1, intercept: 0, deviation: 2 },
  }];
  const summary = study.summarise({ pairs, nodes, match });
  return study.claims(summary).map((claim) => verdictOn(claim).verdict);
}

Deno.test("probcut: a verdict falls on the right side of its range", () => {
  assertEquals(verdicts(0.3, 1.5), ["confirmed", "confirmed"]);
  assertEquals(verdicts(0.7, 0.5), ["refuted", "refuted"]);
  assertEquals(verdicts(0.48, 1), ["not decided", "not decided"]);
});

Deno.test("probcut: a pair is the line through the values, and the deviation is what is left", () => {
  // Depth 3 is learned from depth 1: twice its value plus 1, with errors of 3 up and down.
  const values = [-4, -4, 0, 0, 4, 4].map((shallow, i) => {
    return [NaN, shallow, NaN, 2 * shallow + 1 + (i % 2 === 0 ? 3 : -3)];
  });
  const { shallow, slope, intercept, deviation } = fitPair(values, 3);
  assertEquals(shallow, 1);
  assertAlmostEquals(slope, 2);
  assertAlmostEquals(intercept, 1);
  // Six squares of 9, over six values without the two of the line.
  assertAlmostEquals(deviation, Math.sqrt(6 * 9 / 4));
});

Deno.test("what ProbCut knows as it comes is what the study has published", () => {
  const read = (path: string) => JSON.parse(Deno.readTextFileSync(`${root}${path}`));
  assertEquals(
    read("lib/agents/evaluate/reversi/shipped/reversi_probcut.json"),
    read("results/probcut/artifacts/reversi_probcut.json"),
  );
});
