import { assertEquals, assertStrictEquals } from "@std/assert";
import { verdictOn } from "matchbox/experiments/mod.ts";
import {
  opponents,
  orders,
  type PairRow,
  type SolvedRow,
} from "matchbox/experiments/studies/trained_evaluation/rows.ts";
import { study } from "matchbox/experiments/studies/trained_evaluation/show.ts";
import { ffoNumbers, ffoPosition } from "matchbox/experiments/studies/trained_evaluation/solve.ts";
import { ffoPositions } from "matchbox/experiments/studies/reversi_endgame/ffo_positions.ts";
import { root } from "../fixtures/command.ts";

/** The verdicts when the trained order takes so much of the nodes and of the time, and wins so many points of a pair. */
function verdicts(nodes: number, seconds: number, points: number): string[] {
  const solved: SolvedRow[] = Array.from({ length: 40 }, (_, i) =>
    orders.map((order) => {
      const share = order === "trained" ? 1 : 0;
      const varied = 1 + (i % 5) / 50;
      return {
        ...{ kind: "held out" as const, number: i + 1, order },
        ...{ empties: 20, start: "", score: 0 },
        nodes: 1000 * varied ** share * nodes ** share,
        seconds: varied ** share * seconds ** share,
      };
    })).flat();
  const pairs: PairRow[] = opponents.flatMap((opponent) =>
    Array.from({ length: 60 }, (_, i) => ({
      ...{ opponent, opening: i + 1 },
      points: points + [0, 0.5, -0.5][i % 3],
    }))
  );
  const rows = { stages: [], solved, pairs, timed: pairs };
  return study.claims(study.summarise(rows)).map((claim) => verdictOn(claim).verdict);
}

Deno.test("trained-evaluation: a verdict falls on the right side of its range", () => {
  assertEquals(verdicts(0.6, 0.7, 1.5), Array(4).fill("confirmed"));
  assertEquals(verdicts(0.9, 1.1, 0.5), Array(4).fill("refuted"));
  assertEquals(verdicts(0.77, 0.96, 1), Array(4).fill("not decided"));
});

Deno.test("trained-evaluation: the positions of the FFO are those of the list", () => {
  for (const number of ffoNumbers) {
    const { position } = ffoPositions.find((each) => each.number === number)!;
    assertStrictEquals(`${ffoPosition(number)}`, position);
  }
});

Deno.test("the weights that come with the project are those that the study has published", () => {
  const read = (path: string) => Deno.readFileSync(`${root}${path}`);
  const { weights } = JSON.parse(
    new TextDecoder().decode(
      read("lib/agents/evaluate/reversi/shipped/reversi_patterns.json"),
    ),
  );
  const published = read("results/trained-evaluation/artifacts/reversi_patterns.bin");
  assertStrictEquals(published.toBase64(), weights);
});
