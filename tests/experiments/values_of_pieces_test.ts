import { assert, assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import { verdictOn } from "matchbox/experiments/mod.ts";
import {
  byPositions,
  type Method,
  methods,
  type Piece,
  pieces,
  TEXTBOOK,
} from "matchbox/experiments/studies/values_of_pieces/methods.ts";
import type { ValuesRow } from "matchbox/experiments/studies/values_of_pieces/rows.ts";
import {
  deviationOf,
  gamesUntilHalf,
  study,
  summarise,
} from "matchbox/experiments/studies/values_of_pieces/show.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

/** Ten runs of each method, at their start and at their end; at the end each value is the textbook's times a factor. */
function rows(factorOf: (method: Method, run: number, piece: Piece) => number): ValuesRow[] {
  const valuesOf = (of: (piece: Piece) => number) =>
    Object.fromEntries(pieces.map((piece) => [piece, of(piece)])) as Record<Piece, number>;
  return methods.flatMap((method) =>
    Array.from({ length: 10 }, (_, index) => index + 1).flatMap((run) => [
      { method, run, games: 0, ...valuesOf(() => 550) },
      {
        ...{ method, run, games: 100 },
        ...valuesOf((piece) => 100 * TEXTBOOK[piece] * factorOf(method, run, piece)),
      },
    ])
  );
}

function verdicts(factorOf: (method: Method, run: number, piece: Piece) => number) {
  const summary = summarise({ values: rows(factorOf) });
  return Object.fromEntries(
    study.claims(summary).map((claim) => [claim.claim, verdictOn(claim).verdict]),
  );
}

Deno.test("values-of-pieces: a verdict falls on the right side of its range", () => {
  const regression = (method: Method) => (byPositions as readonly string[]).includes(method);
  const near = verdicts((method, run) => 1 + (regression(method) ? 0.01 : 0.04) + 0.001 * run);
  assertEquals([near.C40d, near.C40f], ["confirmed", "confirmed"]);
  const far = verdicts((method, run) => 1.5 + (regression(method) ? 0.5 : 0) + 0.01 * run);
  assertEquals([far.C40d, far.C40f], ["refuted", "refuted"]);
  const wide = verdicts((_method, run) => run % 2 === 0 ? 0.2 : 1.7);
  assertEquals([wide.C40d, wide.C40f], ["not decided", "not decided"]);
  // One method alone finds all values.
  const one = verdicts((method, run) => (method === "CMA-ES" ? 1 : 2) + 0.01 * run);
  assertStrictEquals(one.C40d, "partly");
});

Deno.test("values-of-pieces: a run is as far off as its worst piece", () => {
  // 2.4 is 0.2 below 3, and 10 a ninth above 9.
  assertAlmostEquals(deviationOf({ knight: 240, bishop: 330, rook: 500, queen: 1000 }), 0.2);
  assertAlmostEquals(deviationOf({ knight: 300, bishop: 300, rook: 500, queen: 1000 }), 1 / 9);
});

Deno.test("values-of-pieces: half of the runs are within the range as soon as five of ten are", () => {
  const until = (right: number) => {
    const values = rows((_method, run) => run <= right ? 1 : 2);
    return gamesUntilHalf(summarise({ values }).stages, "CMA-ES");
  };
  assertEquals([until(4), until(5)], [null, 100]);
});

Deno.test("values-of-pieces: each method plays the games of a run, and begins where it knows nothing", async () => {
  const set = { runs: 2, games: 16, batch: 4, population: 4, depth: 1 };
  const { rows } = await runStudy("values-of-pieces", {
    ...{ store: ":memory:", executors: localExecutors(0), set },
  });
  const values = rows.values as unknown as ValuesRow[];
  for (const method of methods) {
    const own = values.filter((row) => row.method === method && row.run === 1);
    assertEquals(own.map(({ games }) => games), [0, 2, 4, 6, 8, 10, 12, 14, 16]);
    const [start] = own;
    assert(pieces.every((piece) => start[piece] >= 100 && start[piece] <= 1000));
    if (method !== "genetic algorithm") {
      assert(pieces.every((piece) => start[piece] === 550));
    }
  }
  const ends = values.filter(({ games, method }) => games === 16 && method === "CMA-ES");
  assert(ends[0].queen !== ends[1].queen, "each run has a seed of its own");
});
