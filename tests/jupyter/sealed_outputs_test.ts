import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { basename, join } from "@std/path";
import {
  codeCells,
  listNotebooks,
  type Notebook,
  readNotebook,
} from "matchbox/runner/notebook_files/notebook.ts";
import { changedOutputs, sealOutputs } from "matchbox/jupyter/sealed_outputs.ts";
import { notebookProblems } from "matchbox/jupyter/verify_notebooks.ts";
import { notebookOf, root, temporaryFolder } from "./notebooks.ts";

const published = { notebooks: `${root}notebooks`, results: `${root}results` };

Deno.test("the published notebooks show what they showed when they were published", async () => {
  assertEquals(await notebookProblems(published, null), []);
});

Deno.test("one digit that is changed in any kind of output is noticed, and its cell named", async () => {
  const seen = new Set<string>();
  for (const path of await listNotebooks(published.notebooks)) {
    const notebook = await readNotebook(path);
    for (const [index, { outputs = [] }] of codeCells(notebook).entries()) {
      for (const output of outputs) {
        for (const holder of [output, output.data ?? {}] as Record<string, unknown>[]) {
          for (const [kind, value] of Object.entries(holder)) {
            if (seen.has(kind) || !["text", "evalue"].includes(kind) && !kind.includes("/")) {
              continue;
            }
            const text = JSON.stringify(value);
            const changed = text.replace(/\d(?=\D*$)/, (digit) => `${(Number(digit) + 1) % 10}`);
            if (changed === text) continue;
            seen.add(kind);
            holder[kind] = JSON.parse(changed);
            assertEquals(
              changedOutputs(notebook),
              [`cell ${index + 1} shows something else than when it was published`],
              `${path}, ${kind}`,
            );
            holder[kind] = value;
          }
        }
      }
    }
  }
  assert(
    ["image/png", "text/html", "text/plain", "text"].every((kind) => seen.has(kind)),
    [
      ...seen,
    ].join(),
  );
});

Deno.test("outputs are sealed as they are, whatever the form of a text; a lost cell is noticed", async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, "made.ipynb");
  const made = notebookOf("1 + 1", "2 + 2", "console.log(3)");
  const shown = (...text: string[]) => [{ output_type: "stream", name: "stdout", text }];
  const cells = made.cells.map((cell, index) => ({
    ...cell,
    outputs: shown("one\n", `${index}\n`),
  }));
  const write = (changed: Partial<Notebook>) =>
    Deno.writeTextFile(path, JSON.stringify({ ...made, cells, ...changed }));
  await write({});
  const unsealed = "its outputs are not sealed, so they are not those of a publication";
  assertEquals(changedOutputs(await readNotebook(path)), [unsealed]);
  await sealOutputs(path);
  const { metadata } = await readNotebook(path);
  const problems = async (changed: Partial<Notebook>) => {
    await write({ metadata, ...changed });
    const name = basename(path);
    const folders = { notebooks: folder.path, results: published.results };
    return (await notebookProblems(folders, null)).map((line) => line.slice(line.indexOf(name)));
  };
  assertEquals(await problems({}), []);
  const otherForm = cells.map((cell, index) => ({
    ...cell,
    execution_count: index + 7,
    outputs: [{ ...cell.outputs[0], text: `one\n${index}\n` }],
  }));
  assertEquals(await problems({ cells: otherForm as never }), []);
  assertEquals(await problems({ cells: cells.slice(1) as never }), [
    "made.ipynb: cells that are missing: 1",
  ]);
  for (const outputs of [5, [null], {}]) {
    const damaged = await problems({ metadata: { matchbox: { outputs } } } as never);
    assertEquals(damaged, [`made.ipynb: ${unsealed}`]);
  }
  assertEquals(await problems({ nbformat: 3 }), [
    "made.ipynb: made.ipynb is not a notebook of format 4",
  ]);
});

Deno.test("a notebook about a study that is not published may show what it likes", async () => {
  await using folder = await temporaryFolder();
  const cells = notebookOf('studyResults("node-counts")').cells
    .map((cell) => ({ ...cell, outputs: [{ output_type: "stream", text: "1" }] }));
  await Deno.writeTextFile(
    join(folder.path, "draft.ipynb"),
    JSON.stringify({ ...notebookOf(), cells }),
  );
  const at = (results: string) => ({ notebooks: folder.path, results });
  assertEquals(await notebookProblems(at(folder.path), null), []);
  assertStrictEquals((await notebookProblems(at(published.results), ["node-counts"])).length, 1);
  assertEquals(await notebookProblems(at(published.results), ["negascout"]), []);
});
