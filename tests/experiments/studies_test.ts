import {
  assert,
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { loadStudy, type Study, studyIds } from "matchbox/experiments/mod.ts";
import { checkParameters, listParameters } from "matchbox/base/mod.ts";
import { fromCsv, toCsv } from "matchbox/report/csv.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import type { StudyRows } from "matchbox/runner/studies/collected_rows.ts";
import { findingsOf } from "matchbox/runner/studies/findings.ts";
import { derivedOf } from "matchbox/runner/publish/manifest.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { readRun } from "matchbox/runner/publish/read_run.ts";
import { root } from "../fixtures/command.ts";
import { hastyExecutors } from "../fixtures/hasty_executors.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

/** Sets for which the quick preset leaves no time. */
const LEFT_EMPTY = [
  "reversi-6x6-map, checks",
  "reversi-6x6-map, first_plies",
  "metelyk-solved, training",
];

/** Their first tasks make positions for those after them, and no rows. */
const FIRST_WITHOUT_ROWS = ["trained-evaluation", "probcut"];

/** The part of the quick preset that runs here, and in whole in `study verify` and in the notebooks. */
const PART = { index: 1, count: sampleSize(40, 10) };

/** The published rows of the quick preset, if there are any and the study's parameters and columns are theirs. */
async function publishedRows(study: Study): Promise<StudyRows | null> {
  const written = await readRun(`${root}results/${study.id}/quick`);
  if (!written) return null;
  const { manifest, rows } = written;
  const [params, tasks] = [study.presets.quick, [...study.tasks(study.presets.quick)].length];
  const now = derivedOf(study, { preset: "quick", params, rows, seed: manifest.seed, tasks });
  return Object.entries(now).every(([name, value]) =>
      JSON.stringify(manifest[name as keyof typeof now]) === JSON.stringify(value)
    )
    ? rows
    : null;
}

/** What every study has to keep to; a new one is tested by being there. */
for (const id of studyIds()) {
  Deno.test(`study ${id} keeps the contract`, async () => {
    const study = await loadStudy(id);
    assertStrictEquals(study.id, id);
    assertMatch(study.question, /\?$/);
    for (const [set, { columns }] of Object.entries(study.sets)) {
      assertMatch(set, /^[a-z][a-z0-9_]*$/);
      assertStrictEquals(new Set(columns.map(({ name }) => name)).size, columns.length);
      for (const { name, meaning } of columns) {
        assertMatch(name, /^[a-z][a-z0-9_]*$/);
        assertGreater(meaning.length, 3, `column ${name} has no meaning`);
      }
    }
    for (const { name, meaning } of listParameters(study.parameters)) {
      assertGreater(meaning.length, 3, `parameter ${name} has no meaning`);
    }
    for (const preset of Object.values(study.presets)) {
      assertEquals(checkParameters(id, study.parameters, preset), preset);
      assertEquals(Object.keys(preset).sort(), Object.keys(study.parameters).sort());
      const tasks = [...study.tasks(preset)];
      assertGreater(tasks.length, 0);
      assertEquals(structuredClone(tasks), tasks, "tasks are plain data");
      assertStrictEquals(new Set(tasks.map(({ key }) => key)).size, tasks.length);
    }
  });

  Deno.test(`study ${id} runs a part of its quick preset, and its tables, figures and claims hold together`, async () => {
    const study = await loadStudy(id);
    const published = await publishedRows(study);
    const shard = published ? PART : undefined;
    const run = await runStudy(id, { store: ":memory:", executors: hastyExecutors, shard });
    assertEquals(run.failures, []);
    assertGreater(run.tasks, 0);
    if (!published || !FIRST_WITHOUT_ROWS.includes(id)) {
      assertGreater(Object.values(run.rows).flat().length, 0);
    }
    const whole = published ?? run.rows;
    for (const rows of [run.rows, whole]) {
      for (const [set, { columns }] of Object.entries(study.sets)) {
        const keys = columns.filter(({ kind }) => kind === "key").map(({ name }) => name);
        const named = rows[set].map((row) => JSON.stringify(keys.map((key) => row[key])));
        const empty = LEFT_EMPTY.includes(`${id}, ${set}`);
        if (rows === whole && !empty) assertGreater(named.length, 0, set);
        assertStrictEquals(
          new Set(named).size,
          named.length,
          `the key columns of ${set} name a row`,
        );
        assertEquals(fromCsv(toCsv(columns, rows[set])), rows[set]);
      }
    }

    const findings = findingsOf(study, whole);
    const { tables, figures, claims } = findings;
    assertGreater(tables.length, 0);
    for (const table of tables) {
      const columns = table.columns.map(({ name }) => name).sort();
      for (const row of table.rows) assertEquals(Object.keys(row).sort(), columns, table.name);
      assertMatch(toMarkdown(table), /\|/);
    }
    assertGreater(figures.length, 0);
    assertEquals(structuredClone(figures), figures, "figures are plain data");
    for (const { kind, claim, measured, evidence } of claims) {
      // Questions of its own are Q1, Q2 and so on.
      const own = /^Q\d+$/.test(claim);
      assert(own || study.sources.includes(claim), `${claim} is not among the sources`);
      if (kind !== "check") assertMatch(evidence, /\d/);
      assertMatch(measured, /^[^\n]*\d[^\n]*[^.\n]$/, claim);
      assertLessOrEqual(measured.length, 240, `${claim}: ${measured}`);
    }
    assertMatch(findings.sentence, /^[^\n]*\d[^\n]*\.$/);
    assertLessOrEqual(findings.sentence.length, 300, findings.sentence);
  });
}

Deno.test("an exact study gives the same rows with every seed", async () => {
  const exact: string[] = [];
  for (const id of studyIds()) {
    const { planned, sets } = await loadStudy(id);
    if (!planned || !("exact" in planned)) continue;
    exact.push(id);
    const [one, other] = await Promise.all([1, 101].map(async (seed) => {
      const options = { store: ":memory:", executors: hastyExecutors, seed };
      const { rows, failures } = await runStudy(id, options);
      assertEquals(failures, []);
      return Object.entries(sets).map(([set, { columns }]) => {
        const names = columns.filter(({ kind }) => kind !== "measured").map(({ name }) => name);
        return rows[set].map((row) => names.map((name) => row[name]));
      });
    }));
    assertEquals(one, other, id);
  }
  assertGreater(exact.length, 0);
});
