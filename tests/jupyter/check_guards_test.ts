import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import {
  FRESH_SEEDS,
  guardsOf,
  loadGuards,
  loadStudy,
  studyIds,
} from "matchbox/experiments/mod.ts";
import type { Guards } from "matchbox/experiments/mod.ts";
import { study as articleFigures } from "matchbox/experiments/studies/article_figures/show.ts";
import {
  contradicted,
  contradictedByVerdicts,
  staleGuards,
} from "matchbox/jupyter/check_guards.ts";
import { readRun, readSeedVerdicts } from "matchbox/runner/publish/read_run.ts";
import { folderOfRun, type RunName } from "matchbox/runner/publish/run_names.ts";

type Rows = Record<string, Record<string, unknown>[]>;

/** Sentences that a published run contradicts when its rows are changed. */
async function contradictedBy(
  id: string,
  run: RunName,
  change: (rows: Rows) => void,
): Promise<string[]> {
  const { manifest, rows } = (await readRun(join("results", id, folderOfRun(run))))!;
  const changed = { manifest, rows: structuredClone(rows) };
  change(changed.rows as Rows);
  const problems = contradicted(await loadStudy(id), await loadGuards(id), run, changed);
  return problems.map((problem) => problem.match(/contradicts "(.*)"$/)?.[1] ?? problem);
}

/** One changed number or word, the run, and the beginning of a sentence that is then wrong. */
const CHANGES: [id: string, run: RunName, sentence: string, change: (rows: Rows) => void][] = [
  ["reversi-endgame", "quick", "**The scores are exact**", ({ ffo: [first] }) => {
    first.mismatches = 1;
  }],
  ["article-figures", "quick", "of all these combinations it fits only one", ({ searches }) => {
    const pictured = searches.filter(({ kind, algorithm, depth }) =>
      kind === "pictured" && algorithm === "alpha-beta" && depth === 4
    );
    for (const row of pictured) row.calls = 61_721;
  }],
  ["transposition", "quick", "**Store the bound.**", ({ values }) => {
    values.find(({ table }) => table === "with bounds")!.wrong_value = true;
  }],
  [
    "negascout",
    "quick",
    "With a fixed order of the moves NegaScout visits no node",
    ({ visits }) => {
      visits.find(({ condition }) => condition === "NegaScout, fixed order")!.extra = 1;
    },
  ],
  ["reversi-6x6", "thorough", "Dark has 16 discs at the end", ({ line }) => {
    line.at(-1)!.dark = 17;
  }],
  ["strength-of-evidence", "quick", "In Reversi, from random openings", ({ matches }) => {
    const own = matches.filter(({ game, second }) => game === "reversi" && second === "random");
    // In all pairs the side that moves first wins both games.
    for (const row of own) {
      for (const ending of ["loss", "draw", "win"]) row[`win_${ending}`] = 0;
      Object.assign(row, { loss_loss: 0, draw_loss: 0, win_loss: 20 });
    }
  }],
];

Deno.test("a sentence that changed rows contradict is found", async () => {
  for (const [id, run, sentence, change] of CHANGES) {
    assertEquals(await contradictedBy(id, run, () => {}), [], id);
    const found = await contradictedBy(id, run, change);
    assert(found.some((each) => each.startsWith(sentence)), `${id}: ${found.join(" ")}`);
  }
});

Deno.test("every guard has a sentence that stands in its text word for word", async () => {
  const problems = await Promise.all(
    studyIds().map(async (id) => staleGuards(id, await loadGuards(id))),
  );
  assertEquals(problems.flat(), []);
});

Deno.test("a sentence that a text has no longer is reported, and line breaks do not matter", async () => {
  const page = await Deno.makeTempFile({ dir: "out/tests", suffix: ".md" });
  await Deno.writeTextFile(page, "# A page\n\nThe first side\nwins each game.\n");
  const guards: Guards = {
    [page]: ["The first side wins each game.", "The first side wins every game."]
      .map((sentence) => ({ sentence, holds: () => true })),
  };
  assertEquals(await staleGuards("my-study", guards), [
    `${page}: has no sentence "The first side wins every game.", which my-study guards`,
  ]);
  await Deno.remove(page);
});

Deno.test("a guard that does not speak of the quick run is checked on the others", async () => {
  const quick = (await readRun("results/article-figures/quick"))!;
  const guards = guardsOf(articleFigures, {
    "README.md": [{ sentence: "Never so.", notQuick: "it is small", holds: () => false }],
  }) as Guards;
  const study = await loadStudy("article-figures");
  assertEquals(contradicted(study, guards, "quick", quick), []);
  assertEquals(contradicted(study, guards, "seed-2", quick), [
    'README.md: article-figures, seed-2, contradicts "Never so."',
  ]);
});

Deno.test("a guard of the thorough run is checked on a fresh seed that was run in full", async () => {
  const { manifest, rows } = (await readRun("results/article-figures/quick"))!;
  const guards = guardsOf(articleFigures, {
    "README.md": [{ sentence: "In full never so.", thorough: true, holds: () => false }],
  }) as Guards;
  const study = await loadStudy("article-figures");
  const of = (preset: "published" | "thorough") =>
    contradicted(study, guards, "seed-101", { manifest: { ...manifest, preset }, rows });
  assertEquals(of("published"), []);
  assertEquals(of("thorough"), [
    'README.md: article-figures, seed-101, contradicts "In full never so."',
  ]);
});

Deno.test("a sentence about verdicts is checked once, on the fresh seeds together", async () => {
  const seeds = await readSeedVerdicts("results/strength-of-evidence");
  const ofRun = (seed: number) =>
    seeds.find((each) => each.seed === seed)!.claims.find(({ claim }) => claim === "C16a")!
      .cases[0];
  const together = FRESH_SEEDS.reduce((sum, seed) => sum + ofRun(seed).count, 0);
  const guards: Guards = {
    "README.md": [together, ofRun(FRESH_SEEDS[0]).count].map((count) => ({
      sentence: `${count} pairs.`,
      decided: (verdictOn) => verdictOn("C16a").cases[0].count === count,
    })),
  };
  assertEquals(await contradictedByVerdicts("strength-of-evidence", guards, "results"), [
    `README.md: strength-of-evidence, its verdicts, contradicts "${ofRun(101).count} pairs."`,
  ]);
  const study = await loadStudy("strength-of-evidence");
  const quick = (await readRun("results/strength-of-evidence/quick"))!;
  assertEquals(contradicted(study, guards, "quick", quick), []);
});
