import assert from "node:assert/strict";
import { loadStudy, studyIds } from "matchbox/experiments/mod.ts";
import { checkParameters } from "matchbox/base/mod.ts";
import { fromCsv, toCsv } from "matchbox/report/csv.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { runStudy } from "matchbox/runner/run_study.ts";

/** What every study has to keep to; a new one is tested by being there. */
for (const id of studyIds()) {
  Deno.test(`study ${id} keeps the contract`, async () => {
    const study = await loadStudy(id);
    assert.equal(study.id, id);
    assert.match(study.question, /\?$/);
    assert.equal(new Set(study.columns.map(({ name }) => name)).size, study.columns.length);
    for (const { name, meaning } of study.columns) {
      assert.match(name, /^[a-z][a-z0-9_]*$/);
      assert.ok(meaning.length > 3, `column ${name} has no meaning`);
    }
    for (const preset of Object.values(study.presets)) {
      assert.deepEqual(checkParameters(id, study.parameters, preset), preset);
      assert.deepEqual(Object.keys(preset).sort(), Object.keys(study.parameters).sort());
      const tasks = [...study.tasks(preset)];
      assert.ok(tasks.length > 0);
      assert.deepEqual(structuredClone(tasks), tasks, "tasks are plain data");
      assert.equal(new Set(tasks.map(({ key }) => key)).size, tasks.length);
    }
  });

  Deno.test(`study ${id} runs its quick preset, and its tables, figures and claims hold together`, async () => {
    const { study, rows, failures } = await runStudy(id, { store: ":memory:" });
    assert.deepEqual(failures, []);
    assert.ok(rows.length > 0);
    const keys = study.columns.filter(({ kind }) => kind === "key").map(({ name }) => name);
    const named = rows.map((row) => JSON.stringify(keys.map((key) => row[key])));
    assert.equal(new Set(named).size, rows.length, "the key columns name a row");
    assert.deepEqual(fromCsv(toCsv(study.columns, rows)), rows);

    const tables = study.tables(rows);
    assert.ok(tables.length > 0);
    for (const table of tables) {
      const columns = table.columns.map(({ name }) => name).sort();
      for (const row of table.rows) assert.deepEqual(Object.keys(row).sort(), columns, table.name);
      assert.match(toMarkdown(table), /\|/);
    }
    const figures = study.figures(rows);
    assert.ok(figures.length > 0);
    assert.deepEqual(structuredClone(figures), figures, "figures are plain data");
    for (const { claim, evidence } of study.claims(rows)) {
      assert.ok(study.sources.includes(claim), `${claim} is not among the sources`);
      assert.match(evidence, /\d/);
    }
  });
}
