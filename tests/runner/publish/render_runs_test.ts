import { assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import {
  FRESH_SEEDS,
  loadStudy,
  planOf,
  type Verdict,
  verdictOn,
} from "matchbox/experiments/mod.ts";
import { checkRun } from "matchbox/runner/publish/check_run.ts";
import { publishSeed } from "matchbox/runner/publish/publish_seed.ts";
import { isRunName, type RunName, runsIn } from "matchbox/runner/publish/run_names.ts";
import { renderInPlace, renderResults } from "matchbox/runner/publish/render_runs.ts";
import { json, writeResults, writeRows } from "matchbox/runner/publish/write_run.ts";
import { ALONE } from "matchbox/runner/plans/standing.ts";
import { readmeOf } from "matchbox/runner/publish/readme.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { withFolder } from "../../fixtures/command.ts";

const reference = fromFileUrl(new URL("../../fixtures/published_study.ts", import.meta.url));
const study = await loadStudy(reference);
const executors = localExecutors(0);
const store = ":memory:";

/** What a page shows of a manifest. */
const manifest = {
  ...{ command: "", date: "2026-01-01", preset: "published", seconds: 1, resumed: 0, sets: {} },
  machine: { cpu: "a", cores: 2 },
} as unknown as Parameters<typeof readmeOf>[0];

Deno.test("publishing a seed adds its folder and changes no other file than the page", async () => {
  await withPublished(async ({ results, folder, text }) => {
    const names = ["manifest.json", "claims.json", "rows/items.csv", "quick/manifest.json"];
    const before = names.map(text);
    const page = text("README.md");
    await publishSeed(reference, { seed: 7, results, executors, store });
    assertEquals(await runsIn(folder), ["quick", "published", "seed-7"]);
    assertEquals(names.map(text), before);
    const { preset, seed, command } = JSON.parse(text("seed-7/manifest.json"));
    assertEquals([preset, seed], ["published", 7]);
    assertStrictEquals(command, "deno task study run published-study --preset published --seed 7");
    assertNotMatch(page, /seed-7/);
    assertMatch(text("README.md"), /with their numbers: \[seed 7\]\(seed-7\/claims\.json\)\.$/m);
    for (const name of await runsIn(folder)) {
      assertEquals((await checkRun({ study, name, folder })).problems, []);
    }
  });
});

Deno.test("the page says of every verdict that it is a pilot, and where another seed differs", () => {
  const verdict = (claim: string, verdict: Verdict["verdict"]): Verdict => ({
    ...{ claim, verdict },
    sentence: "S.",
    measured: "5 of 6",
    evidence: "5 of 6.",
    ...{ kind: "claim" as const, rule: null, cases: [] },
  });
  const claims = [
    verdict("T1", "confirmed"),
    verdict("T2", "not decided"),
    verdict("T3", "partly"),
  ];
  const seeds = [
    { seed: 2, claims: [verdict("T1", "confirmed"), verdict("T2", "refuted")], plan: null },
    { seed: 3, claims, plan: null },
  ];
  const page = readmeOf(
    manifest,
    study,
    { tables: [], figures: [], claims, sentence: "F." },
    { seeds, plan: null },
  );
  assertMatch(page, /^\*\*T1 confirmed; pilot\.\*\* S\. 5 of 6\.$/m);
  assertMatch(page, /^\*\*T2 not decided; pilot; seed 2: refuted\.\*\* S\./m);
  assertMatch(page, /^\*\*T3 partly; pilot\.\*\*/m);
  assertMatch(page, /: \[seed 2\]\(seed-2\/claims\.json\), \[seed 3\]\(seed-3\/claims\.json\)\.$/m);
  const alone = readmeOf(
    manifest,
    study,
    { tables: [], figures: [], claims, sentence: "F." },
    ALONE,
  );
  assertMatch(alone, /^\*\*T2 not decided; pilot\.\*\* S\./m);
});

Deno.test("with five fresh seeds the page has the verdict over all of them, and the pilot's word beside it", () => {
  const gain = (mean: number) =>
    verdictOn({
      ...{ claim: "T1", sentence: "It gains.", estimand: "gain" },
      cases: [{
        ...{ name: "" },
        estimate: { mean, low: mean - 0.08, high: mean + 0.08, count: 40, unit: "pairs" },
      }],
      ...{ allowed: { low: 0, reason: "because more is more" }, rule: "every" },
    });
  const [pilot, frozen] = [gain(0.05), { digest: "0".repeat(16), commit: "a".repeat(40) }];
  const plan = planOf({ study: "draws", preset: "published", params: {} }, [pilot]);
  const seeds = FRESH_SEEDS.map((seed, index) => ({
    ...{ seed, plan: frozen },
    claims: [gain(index === 0 ? 0.1 : 0.05)],
  }));
  const findings = { tables: [], figures: [], claims: [pilot], sentence: "F." };
  const page = readmeOf(manifest, study, findings, {
    ...{ seeds, plan: { plan, digest: frozen.digest } },
  });
  // The mean of 0.1 and four times 0.05; only the first seed is alone beyond 0.
  assertMatch(
    page,
    /^\*\*T1 confirmed; planned; 1 of 5 seeds; pilot: not decided\.\*\* It gains\. Gain: 0\.060 /m,
  );
  assertMatch(page, /200 pairs/);
});

Deno.test("rendering writes new words and forms, and the manifest still says what made the rows", async () => {
  await withPublished(async ({ results, folder, text }) => {
    await publishSeed(reference, { seed: 2, results, executors, store });
    assertEquals(await renderResults(reference, results), {
      ...{ study: "published-study", changed: [], problems: [] },
    });
    const before = JSON.parse(text("manifest.json"));
    const reworded = {
      ...study,
      title: "Lots",
      tables: (rows: unknown) => study.tables(rows).map((table) => ({ ...table, name: "lots" })),
      claims: (rows: unknown) =>
        study.claims(rows).map((claim) => ({ ...claim, beside: ["Seen."] })),
    };
    const { changed, problems } = await renderInPlace(reworded, folder);
    assertEquals(problems, []);
    assertEquals(changed, [
      "README.md",
      ...["claims.json", "manifest.json"],
      ...["quick/claims.json", "quick/manifest.json"],
      ...["seed-2/claims.json", "seed-2/manifest.json"],
      ...["tables/draws.csv", "tables/lots.csv"],
    ]);
    assertMatch(text("README.md"), /^# Lots$/m);
    const { title, digest: _, ...after } = JSON.parse(text("manifest.json"));
    assertStrictEquals(title, "Lots");
    const { title: __, digest: ___, ...rest } = before;
    assertEquals(after, rest);
    for (const name of await runsIn(folder)) {
      assertEquals((await checkRun({ study: reworded, name, folder })).problems, []);
    }
  });
});

Deno.test("a run that is damaged or of other parameters is left as it was, and the others are rendered", async () => {
  await withPublished(async ({ results, folder, text, write }) => {
    await publishSeed(reference, { seed: 2, results, executors, store });
    write("rows/totals.csv", "draws\n13\n");
    write("seed-2/claims.json", "[");
    const manifest = JSON.parse(text("quick/manifest.json"));
    write("quick/manifest.json", json({ ...manifest, params: { tasks: 6 } }));
    const rendered = await renderResults(reference, results);
    assertEquals(rendered, {
      study: "published-study",
      changed: ["seed-2/claims.json"],
      problems: [
        { run: "quick", problem: "another params now than when it ran; publish it again" },
        { run: "published", problem: "rows/totals.csv is not the file that was published" },
      ],
    });
    write("quick/manifest.json", "{");
    const [quick] = (await renderResults(reference, results))!.problems;
    assertMatch(quick.problem, /^quick\/manifest.json is damaged: [^\n]*$/);
    assertEquals((await checkRun({ study, name: "seed-2", folder })).problems, []);
  });
});

Deno.test("the name of a run is a preset or a seed other than the first", () => {
  const names: RunName[] = [
    "quick",
    "published",
    "thorough",
    "seed-0",
    "seed-2",
    "seed-4294967295",
  ];
  for (const name of names) assertStrictEquals(isRunName(name), true, name);
  for (const text of ["seed-1", "seed-02", "seed-4294967296", "seed-", "seed-x", "custom", ""]) {
    assertStrictEquals(isRunName(text), false, text);
  }
});

/** The published results of the study for a test. */
interface Published {
  readonly results: string;
  readonly folder: string;
  text(path: string): string;
  write(path: string, text: string): void;
}

/** Publishes the study for a test. */
async function withPublished(test: (published: Published) => Promise<void>): Promise<void> {
  await withFolder(async (results) => {
    const folder = join(results, "published-study");
    await writeResults(
      folder,
      await runStudy(reference, { preset: "published", executors, store }),
    );
    await writeRows(join(folder, "quick"), await runStudy(reference, { executors, store }));
    await test({
      results,
      folder,
      text: (path) => Deno.readTextFileSync(join(folder, path)),
      write: (path, text) => Deno.writeTextFileSync(join(folder, path), text),
    });
  });
}
