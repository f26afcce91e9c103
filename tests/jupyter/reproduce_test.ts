import {
  assertEquals,
  assertMatch,
  assertRejects,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { join } from "@std/path";
import type { Verdict } from "matchbox/experiments/mod.ts";
import type { Column } from "matchbox/report/table.ts";
import { readNotebook, selectNotebooks } from "matchbox/runner/notebook_files/notebook.ts";
import { isReproduced, reproduce } from "matchbox/jupyter/reproduce.ts";
import { changedOutputs, isSealed } from "matchbox/jupyter/sealed_outputs.ts";
import { projectJupyter, temporaryFolder, writeNotebook } from "./notebooks.ts";

const columns: Column[] = [
  { name: "depth", kind: "key", meaning: "plies" },
  { name: "nodes", kind: "exact", meaning: "nodes searched" },
  { name: "seconds", kind: "measured", meaning: "time" },
];
const claims: Verdict[] = [
  {
    claim: "C6",
    sentence: "It prunes.",
    verdict: "confirmed",
    measured: "1",
    evidence: "n = 1",
    kind: "claim",
    rule: null,
    cases: [],
  },
  {
    claim: "C7",
    sentence: "It flies.",
    verdict: "refuted",
    measured: "1",
    evidence: "n = 1",
    kind: "claim",
    rule: null,
    cases: [],
  },
];

/** The files that a run of a study writes. */
function studyFiles(study: string, nodes: number, seconds: number): Record<string, string> {
  return {
    "rows/searches.csv": `depth,nodes,seconds\n1,${nodes},${seconds}\n`,
    "manifest.json": JSON.stringify({
      ...{
        study,
        title: "Pruning",
        preset: "quick",
        seed: 1,
        params: {},
        command: "none",
        tasks: 1,
      },
      sets: { searches: { title: "One search", rows: 1, columns } },
      ...{ digests: {}, fingerprint: "0".repeat(16), sources: {}, commit: null, versions: {} },
      machine: { os: "none", arch: "none", cpu: "none", cores: 1, memory_gib: 1 },
      ...{ date: "2026-01-01T00:00:00.000Z", seconds: 0, resumed: 0, task_seconds: 0 },
      digest: "0".repeat(16),
    }),
    "claims.json": JSON.stringify(claims),
  };
}

/** A cell that replaces a study: it writes these files to the folder of results. */
function studyCell(study: string, nodes: number): string {
  return `const folder = Deno.env.get("MATCHBOX_OUT") + "/${study}";
Deno.mkdirSync(folder + "/rows", { recursive: true });
for (const [name, text] of Object.entries(${JSON.stringify(studyFiles(study, nodes, 9.5))})) {
  Deno.writeTextFileSync(folder + "/" + name, text);
}`;
}

Deno.test("every notebook is run, and its results are compared with the published ones", async () => {
  await using folder = await temporaryFolder();
  const [notebooks, out, results] = ["notebooks", "out", "results"].map((name) =>
    join(folder.path, name)
  );
  const published = join(results, "pruning", "quick");
  await Deno.mkdir(join(published, "rows"), { recursive: true });
  // The same nodes with another time, as on another machine.
  for (const [name, text] of Object.entries(studyFiles("pruning", 30, 1.25))) {
    await Deno.writeTextFile(join(published, name), text);
  }
  const decided = [{ ...claims[0], verdict: "not decided" as const }, claims[1]];
  await Deno.writeTextFile(join(results, "pruning", "claims.json"), JSON.stringify(decided));
  const shown =
    '{"kind":"table","name":"t","id":"t-1"}\\n{"kind":"figure","name":"f","id":"f-1"}\\n';
  await writeNotebook(
    notebooks,
    "01_same.ipynb",
    studyCell("pruning", 30),
    `Deno.writeTextFileSync(Deno.env.get("MATCHBOX_OUT") + "/displays.jsonl", '${shown}');
const html = '<p data-matchbox="t-1"></p><img data-matchbox="f-1">';
await Deno.jupyter.display({ "text/html": html }, { raw: true });`,
  );
  await writeNotebook(notebooks, "02_failing.ipynb", "1", "unknownName", "3");
  await Deno.writeTextFile(join(notebooks, "03_broken.ipynb"), "{");
  await writeNotebook(notebooks, "04_other.ipynb", studyCell("pruning", 31));
  await writeNotebook(notebooks, "05_unpublished.ipynb", studyCell("new-study", 1));
  await Deno.writeTextFile(join(notebooks, "notes.txt"), "not a notebook by its name");
  // Files of an earlier run must not count as results.
  await Deno.mkdir(join(out, "02_failing", "pruning"), { recursive: true });
  await Deno.writeTextFile(join(out, "02_failing", "pruning", "claims.json"), "[]");

  const told: string[] = [];
  const reports = await reproduce({
    jupyter: await projectJupyter(),
    notebooks,
    out,
    results,
    preset: "quick",
    onReport: ({ notebook }) => told.push(notebook),
  });
  const names = reports.map(({ notebook }) => notebook);
  assertEquals(names, [
    "01_same.ipynb",
    "02_failing.ipynb",
    "03_broken.ipynb",
    "04_other.ipynb",
    "05_unpublished.ipynb",
  ]);
  // They run at the same time, so the first to end is reported first.
  assertEquals(told.toSorted(), names);
  const [same, failing, broken, other, unpublished] = reports;

  assertStrictEquals(same.failure, undefined);
  assertEquals(same.studies, [{
    ...{ study: "pruning", claims, published: decided },
    status: "reproduced",
  }]);
  assertEquals([same.tables, same.figures], [1, 1]);
  // What it shows is sealed, as it is.
  const executed = await readNotebook(join(out, "01_same.ipynb"));
  assertEquals([isSealed(executed), changedOutputs(executed)], [true, []]);

  assertStrictEquals(failing.failure?.cell, 2);
  assertStrictEquals(failing.failure?.source, "unknownName");
  assertMatch(failing.failure?.message ?? "", /unknownName is not defined/);
  assertEquals(failing.studies, []);

  assertMatch(broken.failure?.message ?? "", /^03_broken\.ipynb is not JSON/);
  await assertRejects(() => Deno.stat(join(out, "03_broken.ipynb")), Deno.errors.NotFound);

  assertEquals(other.studies.map(({ status }) => status), ["different"]);
  assertStrictEquals(
    other.studies[0].difference,
    "searches: row 1, nodes: 31, published 30 (depth 1)",
  );
  assertEquals(unpublished.studies.map(({ status }) => status), ["unpublished"]);
  assertEquals(reports.map(isReproduced), [true, false, false, false, true]);
});

Deno.test("a folder without notebooks is an error that names it", async () => {
  await using folder = await temporaryFolder();
  const { path } = folder;
  const options = { notebooks: path, out: path, results: path, preset: "quick" as const };
  assertStrictEquals(
    (await assertRejects(
      async () => reproduce({ jupyter: await projectJupyter(), ...options }),
      UsageError,
    )).message,
    `no notebook in ${path}`,
  );
});

Deno.test("a cell that exceeds the time limit is reported, and the other notebooks still run", async () => {
  await using folder = await temporaryFolder();
  const [notebooks, out] = ["notebooks", "out"].map((name) => join(folder.path, name));
  await writeNotebook(notebooks, "01_slow.ipynb", "1", "while (true) {}");
  await writeNotebook(notebooks, "02_quick.ipynb", "2");
  const reports = await reproduce({
    jupyter: await projectJupyter(),
    notebooks,
    out,
    results: out,
    preset: "quick",
    timeout: 1,
    atOnce: 1,
  });
  assertEquals(reports[0].failure, {
    cell: 2,
    source: "while (true) {}",
    name: "Timeout",
    message: "the cell took longer than 1 s",
  });
  assertStrictEquals(reports[1].failure, undefined);
});

Deno.test("notebooks run at the same time, but a notebook that measures runs alone", async () => {
  await using folder = await temporaryFolder();
  const [notebooks, out] = ["notebooks", "out"].map((name) => join(folder.path, name));
  // Each records when it began and ended; the first two wait until both have begun.
  const log = JSON.stringify(join(folder.path, "log"));
  const note = (word: string) => `Deno.writeTextFileSync(${log}, "${word}\\n", { append: true });`;
  const wait = `while (!/a\\n[^]*b\\n|b\\n[^]*a\\n/.test(Deno.readTextFileSync(${log}))) {
  await new Promise((resolve) => setTimeout(resolve, 20));
}`;
  await writeNotebook(notebooks, "01.ipynb", note("c"), `"node-counts";`, note("C"));
  await writeNotebook(notebooks, "02.ipynb", note("a"), wait, note("A"));
  await writeNotebook(notebooks, "03.ipynb", note("b"), wait, note("B"));
  const options = { notebooks, out, results: out, preset: "quick" as const, timeout: 60 };
  const reports = await reproduce({ jupyter: await projectJupyter(), ...options, atOnce: 2 });
  assertEquals(reports.map(({ notebook, failure }) => [notebook, failure]), [
    ["01.ipynb", undefined],
    ["02.ipynb", undefined],
    ["03.ipynb", undefined],
  ]);
  // node-counts has measured columns, so its notebook runs after the others.
  const lines = (await Deno.readTextFile(join(folder.path, "log"))).trim().split("\n");
  assertEquals(lines.slice(-2), ["c", "C"]);
  assertEquals(lines.slice(0, 4).toSorted(), ["A", "B", "a", "b"]);
});

Deno.test("notebooks are named by number, file name or stem", () => {
  const paths = ["00_start.ipynb", "01_counts.ipynb", "12_games.ipynb"].map((name) => `n/${name}`);
  const select = (...names: string[]) => selectNotebooks(paths, names);
  assertEquals(select(), paths);
  assertEquals(select("1"), [paths[1]]);
  assertEquals(select("00"), [paths[0]]);
  // In reading order and without duplicates, for any order of the names.
  assertEquals(select("12_games", "notebooks/01_counts.ipynb", "1"), [paths[1], paths[2]]);
  assertStrictEquals(
    assertThrows(() => select("01_count"), UsageError).message,
    'unknown notebook "01_count"; did you mean "01_counts"? ' +
      "available: 00_start, 01_counts, 12_games",
  );
  assertThrows(() => select("2"), UsageError, 'unknown notebook "2"');
});
