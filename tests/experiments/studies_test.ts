import { assert, assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { loadStudy, studyIds } from "matchbox/experiments/mod.ts";
import { checkParameters } from "matchbox/base/mod.ts";
import { fromCsv, toCsv } from "matchbox/report/csv.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { runStudy } from "matchbox/runner/run_study.ts";

/** What every study has to keep to; a new one is tested by being there. */
for (const id of studyIds()) {
  Deno.test(`study ${id} keeps the contract`, async () => {
    const study = await loadStudy(id);
    assertStrictEquals(study.id, id);
    assertMatch(study.question, /\?$/);
    assertStrictEquals(new Set(study.columns.map(({ name }) => name)).size, study.columns.length);
    for (const { name, meaning } of study.columns) {
      assertMatch(name, /^[a-z][a-z0-9_]*$/);
      assertGreater(meaning.length, 3, `column ${name} has no meaning`);
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

  Deno.test(`study ${id} runs its quick preset, and its tables, figures and claims hold together`, async () => {
    const { study, rows, failures } = await runStudy(id, { store: ":memory:" });
    assertEquals(failures, []);
    assertGreater(rows.length, 0);
    const keys = study.columns.filter(({ kind }) => kind === "key").map(({ name }) => name);
    const named = rows.map((row) => JSON.stringify(keys.map((key) => row[key])));
    assertStrictEquals(new Set(named).size, rows.length, "the key columns name a row");
    assertEquals(fromCsv(toCsv(study.columns, rows)), rows);

    const tables = study.tables(rows);
    assertGreater(tables.length, 0);
    for (const table of tables) {
      const columns = table.columns.map(({ name }) => name).sort();
      for (const row of table.rows) assertEquals(Object.keys(row).sort(), columns, table.name);
      assertMatch(toMarkdown(table), /\|/);
    }
    const figures = study.figures(rows);
    assertGreater(figures.length, 0);
    assertEquals(structuredClone(figures), figures, "figures are plain data");
    for (const { claim, evidence } of study.claims(rows)) {
      assert(study.sources.includes(claim), `${claim} is not among the sources`);
      assertMatch(evidence, /\d/);
    }
  });
}
