import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { createAgent, randomOpening } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { duel, opponentOf } from "matchbox/experiments/studies/metelyk_evolution/duel.ts";
import { lineageTree } from "matchbox/experiments/studies/metelyk_evolution/lineage_tree.ts";
import type { LineRow, sets } from "matchbox/experiments/studies/metelyk_evolution/rows.ts";
import { study } from "matchbox/experiments/studies/metelyk_evolution/show.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { withFolder } from "../fixtures/command.ts";
import { between, noVerdict } from "./around.ts";

type Rows = RowsOf<typeof sets>;

const SMALL = {
  ...{ runs: 2, checkpoints: 2, generations: 3, openings: 1, population: 5, repeats: 1 },
};
const { rows, artifacts } = await run();

Deno.test("every population has a champion at each checkpoint, tested against six opponents", () => {
  const populations = Map.groupBy(
    rows.strengths,
    ({ network, hidden, inputs, run }) => `${network} ${hidden} ${inputs} ${run}`,
  );
  assertStrictEquals(populations.size, 2 * 2 * 2 * 2);
  for (const own of populations.values()) {
    assertEquals([...new Set(own.map(({ generation }) => generation))], [0, 3, 6]);
    assertStrictEquals(own.length, 3 * 6);
  }
  for (const { games, wins, draws } of [...rows.strengths, ...rows.hall]) {
    assertStrictEquals(games, 2);
    assertLess(wins + draws, games + 1);
  }
});

Deno.test("a champion that meets itself shares the points", () => {
  const last = rows.hall.filter(({ generation }) => generation === 6);
  assertStrictEquals(last.length, 16);
  for (const { games, wins, draws } of last) assertStrictEquals(2 * wins + draws, games);
});

Deno.test("every champion of 38-1 meets every champion of 38-50 of its run", () => {
  assertStrictEquals(rows.network_duels.length, 2 * 2 * 3 * 3);
  assertStrictEquals(rows.input_duels.length, 2 * 2 * 2);
});

Deno.test("the lineage leads from every living network to the first population", () => {
  for (const own of Map.groupBy(rows.lines, ({ network, hidden }) => network + hidden).values()) {
    const byNumber = new Map(own.map((line) => [line.number, line]));
    assertStrictEquals(own.filter(({ living }) => living).length, 5);
    for (const { parent, born, generation, living, total } of own) {
      if (living) assertStrictEquals(total, 6);
      if (parent === null) {
        assertEquals([born, generation], [0, 0]);
        continue;
      }
      const above = byNumber.get(parent)!;
      assertLess(above.born, born);
      assertStrictEquals(generation, above.generation + 1);
    }
  }
});

Deno.test("a champion of each kind is kept and can be played", async () => {
  assertEquals([...artifacts.keys()].sort(), [
    "net38_1_16.json",
    "net38_1_none.json",
    "net38_50_16.json",
    "net38_50_none.json",
  ]);
  const game = findGame("metelyk");
  await withFolder(async (folder) => {
    for (const [file, content] of artifacts) {
      await Deno.writeTextFile(`${folder}/${file}`, content as string);
      const [, kind, hidden] = file.match(/^(net38_\d+)_(\w+)\.json$/)!;
      const agent = createAgent(`${kind}:hidden=${hidden},file=${folder}/${file}`, game);
      const random = randomStream(file);
      const position = randomOpening<MetelykPosition>(game, 5, random);
      const move = agent.choose(position, { random, clock: { now: () => 0 } });
      assertStrictEquals(legalMoves(game, position).includes(move), true);
    }
  });
});

Deno.test("a run that is stopped in the middle of the evolution goes on with the same rows", async () => {
  await withFolder(async (folder) => {
    const controller = new AbortController();
    const progress = {
      start() {},
      update: (done: number) => done >= 20 && controller.abort(),
      end() {},
    };
    const stopped = await run({ store: folder, progress, signal: controller.signal });
    assertStrictEquals(stopped.complete, false);
    const finished = await run({ store: folder });
    assertGreater(finished.resumed, 19);
    for (const set of ["strengths", "hall", "lines", "network_duels", "input_duels"] as const) {
      assertEquals(finished.rows[set], rows[set]);
    }
  });
});

Deno.test("a match is between the players as they are named, with both sides of each opening", () => {
  const random = randomStream("match");
  const game = findGame("metelyk");
  const openings = [1, 2, 3, 4, 5].map(() => randomOpening<MetelykPosition>(game, 6, random));
  const [strong, weak] = ["alphabeta:depth=3", "random"].map((spec) => opponentOf(spec, random));
  const { games, wins } = duel(strong, weak, openings);
  assertStrictEquals(games, 10);
  // A search of three plies hardly ever loses to random play.
  assertGreater(wins, 8);
  assertLess(duel(weak, strong, openings).wins, 2);
});

const CLAIMS = ["C20b", "A11", "C1e", "C1f", "C1g", "C1h"];

Deno.test("the verdicts go by the ends of the intervals over runs", () => {
  // Half of the points is the threshold; the interval has 0.005 to both sides.
  for (const [score, word] of [[0.506, "confirmed"], [0.494, "refuted"]] as const) {
    assertEquals(verdicts({ score }), Object.fromEntries(CLAIMS.map((claim) => [claim, word])));
  }
  for (const score of [0.504, 0.496]) {
    assertEquals(Object.values(verdicts({ score })), Array(6).fill("not decided"));
  }
});

Deno.test("what one hidden layer shows does not decide for the other", () => {
  const rows = madeUp({ score: 0.6 });
  const network_duels = rows.network_duels.map((row) =>
    row.hidden === "16" ? { ...row, wins: 1000 - row.wins } : row
  );
  const claims = study.claims(study.summarise({ ...rows, network_duels })).map(verdictOn);
  assertEquals(claims.slice(2).map(({ claim, verdict }) => [claim, verdict]), [
    ...[["C1e", "confirmed"], ["C1f", "confirmed"]],
    ...[["C1g", "refuted"], ["C1h", "refuted"]],
  ]);
});

Deno.test("after equal time both kinds have taken exactly as long", () => {
  const contest = (seconds1: number) => {
    const made = study.summarise(madeUp({ score: 0.6, seconds1 }));
    const { generations } = made.contests[0].equalTime!;
    assertAlmostEquals(seconds1 * generations["38-1"], 0.01 * generations["38-50"], 1e-12);
    return Math.max(generations["38-1"], generations["38-50"]);
  };
  // The faster kind has all its generations.
  for (const seconds1 of [0.01, 0.019, 0.005, 0.03]) assertAlmostEquals(contest(seconds1), 20);
});

Deno.test("between two checkpoints the points are those of the line between them", () => {
  const rows = madeUp({ score: 0.6, seconds1: 0.016 });
  // A hundredth of a point for each generation of 38-1.
  const network_duels = rows.network_duels.map((row) => ({
    ...row,
    wins: 10 * row.generation_1 + row.run,
  }));
  const { score } = study.summarise({ ...rows, network_duels }).contests[0].equalTime!;
  // 20 generations take as long as 12.5 of a kind that takes 1.6 times as long.
  assertAlmostEquals(score.mean, 0.125 + 0.002, 1e-12);
  assertStrictEquals(score.count, 3);
});

Deno.test("a comparison that is missing leaves its claim open, and only the first champions count", () => {
  const summary = study.summarise(madeUp({ score: 0.6 }));
  const verdict = (number: string, changed: Partial<typeof summary>) =>
    verdictOn(study.claims({ ...summary, ...changed }).find(({ claim }) => claim === number)!)
      .verdict;
  assertStrictEquals(verdict("C20b", { allInputs: null }), "not decided");
  const [first, ...others] = summary.contests;
  const oneUnknown = { contests: [{ ...first, equalTime: null }, ...others] };
  assertStrictEquals(verdict("C1f", oneUnknown), "not decided");
  assertStrictEquals(verdict("C1f", { contests: [] }), "not decided");
  assertStrictEquals(verdict("C1e", { contests: [] }), "not decided");
  const later = summary.hall.map((each) =>
    each.generation === 0 ? each : { ...each, score: between(0.1, 0.2) }
  );
  assertStrictEquals(verdict("A11", { hall: later }), "confirmed");
});

Deno.test("the titles of the figures say the scores", () => {
  const summary = study.summarise(madeUp({ score: 0.6 }));
  const titles = study.figures(summary, noVerdict).map(({ title }) => title);
  assertMatch(titles[0], /^After 20 generations champions score 0\.60 against random/);
  assertMatch(titles[1], /0\.60 with no hidden layer, 0\.60 with 16 hidden neurons$/);
  assertMatch(titles[2], /score 0\.60 against the best of their first population$/);
});

Deno.test("in a drawn lineage an ancestor lies between its offspring and lasts until the last bud", () => {
  const line = (number: number, parent: number | null, born: number, living: boolean): LineRow => ({
    ...{ network: "38-50", hidden: "none", number, parent, born, living },
    ...{ generation: 0, total: 0, survived: 0, history: "" },
  });
  // 1 has died out after its buds 3 and 4; 4 lives on and has the bud 5.
  const lines = [
    line(1, null, 0, false),
    line(3, 1, 2, true),
    line(4, 1, 5, true),
    line(5, 4, 7, true),
  ];
  assertEquals(lineageTree(lines, 9), [
    { number: 1, y: 0.75, born: 0, until: 5, from: null },
    { number: 3, y: 0, born: 2, until: 9, from: 0.75 },
    { number: 4, y: 1.5, born: 5, until: 9, from: 0.75 },
    { number: 5, y: 1, born: 7, until: 9, from: 1.5 },
  ]);
});

interface MadeUp {
  /** Points a game of the last champion, of 38-1, and of sum and difference. */
  readonly score: number;
  /** How far the runs lie on either side of it. */
  readonly apart?: number;
  /** Time of a generation of 38-1; that of 38-50 is 0.01 s. */
  readonly seconds1?: number;
}

/** Rows of three runs with checkpoints after 0, 10 and 20 generations. */
function madeUp({ score, apart = 0.002, seconds1 = 0.01 }: MadeUp): Rows {
  const runs = [1, 2, 3];
  const points = (run: number) => ({
    ...{ games: 1000, wins: Math.round(1000 * (score + apart * (run - 2))), draws: 0 },
  });
  const kinds = (["38-50", "38-1"] as const).flatMap((network) =>
    ["none", "16"].map((hidden) => ({ network, hidden }))
  );
  const each = <T>(make: (run: number, generation: number) => T[]) =>
    runs.flatMap((run) => [0, 10, 20].flatMap((generation) => make(run, generation)));
  return {
    strengths: each((run, generation) =>
      kinds.flatMap((kind) =>
        ["random", "greedy", ...[1, 2, 3, 4].map((depth) => `alphabeta:depth=${depth}`)].map((
          opponent,
        ) => ({ ...kind, inputs: "sum" as const, run, generation, opponent, ...points(run) }))
      )
    ),
    hall: each((run, generation) =>
      kinds.map((kind) => ({
        ...{ ...kind, inputs: "sum" as const, run, generation },
        ...{ champion: 1, mutations: 0, history: "", ...points(run) },
      }))
    ),
    lines: [],
    network_duels: each((run, generation_1) =>
      [0, 10, 20].flatMap((generation_50) =>
        ["none", "16"].map((hidden) => ({
          ...{ hidden, run, generation_1, generation_50, ...points(run) },
        }))
      )
    ),
    input_duels: runs.flatMap((run) => kinds.map((kind) => ({ ...kind, run, ...points(run) }))),
    speeds: kinds.flatMap((kind) =>
      [1, 2].map((repeat) => ({
        ...{ ...kind, repeat, games: 16 },
        seconds: kind.network === "38-1" ? seconds1 : 0.01,
      }))
    ),
  };
}

function verdicts(made: MadeUp): Record<string, string> {
  const claims = study.claims(study.summarise(madeUp(made))).map(verdictOn);
  return Object.fromEntries(claims.map(({ claim, verdict }) => [claim, verdict]));
}

async function run(options: Partial<Parameters<typeof runStudy>[1]> = {}) {
  const { rows, artifacts, complete, resumed } = await runStudy("metelyk-evolution", {
    ...{ set: SMALL, store: ":memory:", executors: localExecutors(0), ...options },
  });
  return { rows: rows as unknown as Rows, artifacts, complete, resumed };
}
