import {
  assert,
  assertEquals,
  assertMatch,
  assertNotStrictEquals,
  assertRejects,
  assertStrictEquals,
} from "@std/assert";
import { join } from "@std/path";
import { executeNotebook, type ExecuteOptions } from "matchbox/jupyter/executor.ts";
import {
  codeCells,
  type MultilineText,
  readNotebook,
} from "matchbox/runner/notebook_files/notebook.ts";
import { runProgram } from "matchbox/runner/machine/program.ts";
import { projectJupyter, root, temporaryFolder, writeNotebook } from "./notebooks.ts";

/** Writes a notebook with these cells to a new folder; `execute` runs it. */
async function notebookWith(...cells: string[]) {
  const folder = await temporaryFolder();
  const notebook = await writeNotebook(join(folder.path, "notebooks"), "тест.ipynb", ...cells);
  const output = join(folder.path, "out", "тест.ipynb");
  const results = join(folder.path, "out", "тест");
  return {
    folder: folder.path,
    results,
    execute: async (more: Partial<ExecuteOptions> = {}) =>
      await executeNotebook({
        jupyter: await projectJupyter(),
        notebook,
        output,
        folder: results,
        ...more,
      }),
    executed: () => readNotebook(output),
    executedText: () => Deno.readTextFile(output),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

function textOf(text: MultilineText | undefined): string {
  return typeof text === "string" ? text : (text ?? []).join("");
}

Deno.test("no output is lost, even if cells show many quickly", async () => {
  // Each cell prints 20 lines, shows 20 things and ends with a result.
  const cell = `for (let i = 0; i < 20; i++) {
  console.log("line", i);
  await Deno.jupyter.broadcast("display_data", {
    data: { "text/plain": "thing " + i }, metadata: {}, transient: {},
  });
}
"result"`;
  await using notebook = await notebookWith(...Array.from({ length: 12 }, () => cell));
  for (let run = 0; run < 2; run++) {
    assertStrictEquals((await notebook.execute()).failure, undefined);
    for (const { outputs = [] } of codeCells(await notebook.executed())) {
      const printed = outputs.map(({ text }) => textOf(text)).join("");
      assertStrictEquals(printed, Array.from({ length: 20 }, (_, i) => `line ${i}\n`).join(""));
      const shown = outputs.filter(({ output_type }) => output_type === "display_data");
      assertEquals(
        shown.map(({ data }) => textOf(data?.["text/plain"] as MultilineText)),
        Array.from({ length: 20 }, (_, i) => `thing ${i}`),
      );
      const result = outputs.filter(({ output_type }) => output_type === "execute_result");
      assertStrictEquals(result.length, 1);
    }
  }
});

Deno.test("an executed notebook has the same bytes each time, with cells numbered from 1", async () => {
  await using notebook = await notebookWith("const x = 20;", "", "console.log(x); x + 1");
  assertStrictEquals((await notebook.execute()).failure, undefined);
  const first = await notebook.executedText();
  await notebook.execute();
  assertStrictEquals(await notebook.executedText(), first);
  const { cells, metadata, nbformat_minor } = JSON.parse(first);
  // The empty cell does not run, so it has no number.
  assertEquals(cells.map((cell: { execution_count: number }) => cell.execution_count), [
    1,
    null,
    2,
  ]);
  assertEquals(cells.map(({ id }: { id: string }) => id), ["cell-1", "cell-2", "cell-3"]);
  assertStrictEquals(nbformat_minor, 5);
  assertEquals(metadata.kernelspec, {
    name: "deno",
    display_name: "Deno",
    language: "typescript",
  });
  assertStrictEquals(metadata.language_info.name, "typescript");
  // As JupyterLab writes it, with the version of the language, so that saving there changes nothing.
  assertStrictEquals(metadata.language_info.version, Deno.version.typescript);
});

Deno.test("a notebook that runs to its end", async (test) => {
  const text = "Метелик · łączność · kelebek · 蝴蝶 · 🦋";
  await using notebook = await notebookWith(
    `[Deno.cwd(), Deno.env.get("MATCHBOX_OUT"), Deno.env.get("MATCHBOX_PRESET")].join("|")`,
    `console.log(${JSON.stringify(text)})`,
  );
  const seen: string[] = [];
  await notebook.execute({
    env: { MATCHBOX_PRESET: "quick" },
    onProgress: (cell, of) => seen.push(`${cell} of ${of}`),
  });
  const [first, second] = codeCells(await notebook.executed()).map(({ outputs = [] }) => outputs);
  const notebooks = await Deno.realPath(join(notebook.folder, "notebooks"));

  await test.step("works in its own folder, with the variables that it is given", () => {
    const value = textOf(first[0].data?.["text/plain"] as MultilineText);
    assertStrictEquals(value, `"${notebooks}|${notebook.results}|quick"`);
  });
  await test.step("keeps letters of every alphabet", () => {
    assertStrictEquals(textOf(second[0].text), text + "\n");
  });
  await test.step("tells which cell it is at", () => {
    assertEquals(seen, ["1 of 2", "2 of 2"]);
  });
});

Deno.test("a failing cell is reported with its number, its first line and its error", async () => {
  await using notebook = await notebookWith(
    "const before = 1; before",
    "// the second\nthrow new TypeError('матч без ходу')",
    "console.log('never')",
  );
  const { failure } = await notebook.execute();
  assertEquals(failure, {
    cell: 2,
    source: "// the second",
    name: "TypeError",
    message: "матч без ходу",
  });
  // Earlier outputs are kept, and later cells do not run.
  const counts = codeCells(await notebook.executed()).map((cell) => cell.execution_count);
  assertEquals(counts, [1, 2, null]);
});

Deno.test("a cell whose result cannot be displayed fails, and nothing runs after it", async () => {
  await using notebook = await notebookWith(
    `({ [Symbol.for("Jupyter.display")]: () => Promise.reject(new TypeError("no such table")) })`,
    `throw new Error("not reached")`,
  );
  const { cell, name, message } = (await notebook.execute()).failure!;
  assertEquals([cell, name, message], [1, "TypeError", "no such table"]);
});

Deno.test("a syntax error is reported with its place and the reason", async () => {
  // The third cell is wrong too, but it is not the cause.
  await using notebook = await notebookWith("1", "const y = 2;\nconst x: = 3;", "(");
  const { failure } = await notebook.execute();
  assertEquals([failure?.cell, failure?.name], [2, "SyntaxError"]);
  assertMatch(failure?.message ?? "", /^line 2, column \d+: Unexpected token/);
});

Deno.test("a missing bracket is reported in its cell, not in a later one", async () => {
  await using notebook = await notebookWith("const xs = [1, 2", "const ys = 3;");
  const { failure } = await notebook.execute();
  assertStrictEquals(failure?.cell, 1);
  assertMatch(failure?.message ?? "", /^line 1, /);
});

Deno.test("a cell that prints very much keeps all of it as one text", async () => {
  const count = 5_000;
  await using notebook = await notebookWith(
    `for (let i = 0; i < ${count}; i++) console.log(i);\nconsole.error("end");`,
  );
  assertStrictEquals((await notebook.execute()).failure, undefined);
  const [{ outputs = [] }] = codeCells(await notebook.executed());
  const texts = outputs.map(({ text }) => textOf(text));
  assertEquals(texts, [Array.from({ length: count }, (_, i) => `${i}\n`).join(""), "end\n"]);
});

Deno.test("a kernel that dies is reported", async () => {
  await using notebook = await notebookWith("1", "Deno.exit(3)", "2");
  const { failure } = await notebook.execute();
  assertStrictEquals(failure?.cell, 2);
  assertMatch(failure?.message ?? "", /the kernel died/);
});

Deno.test("a file that is not a notebook is reported in one line", async () => {
  await using notebook = await notebookWith();
  const file = join(notebook.folder, "notebooks", "тест.ipynb");
  for (
    const [text, expected] of [
      ["not JSON", /^тест\.ipynb is not JSON: [^\n]+$/],
      ["[1, 2]", /^тест\.ipynb is not a notebook of format 4$/],
      [
        '{"nbformat": 4, "nbformat_minor": 5, "cells": [{}]}',
        /^тест\.ipynb is not a valid notebook/,
      ],
    ] as const
  ) {
    await Deno.writeTextFile(file, text);
    const { failure } = await notebook.execute();
    assertStrictEquals(failure?.name, "InvalidNotebook");
    assertMatch(failure?.message ?? "", expected);
  }
});

Deno.test("a display that is missing is reported after a second try", async () => {
  await using notebook = await notebookWith(
    `const { appendFileSync } = await import("node:fs");
appendFileSync("tries", "x");
const show = (name: string) =>
  appendFileSync(Deno.env.get("MATCHBOX_OUT") + "/displays.jsonl",
    JSON.stringify({ kind: "figure", name, id: name + "-1" }) + "\\n");
show("lost");
show("shown");
await Deno.jupyter.display({ "text/html": '<img data-matchbox="shown-1">' }, { raw: true });`,
  );
  const { failure } = await notebook.execute();
  assertStrictEquals(
    failure?.message,
    "shown by a cell but missing in the executed notebook: figure lost",
  );
  assertStrictEquals(await Deno.readTextFile(join(notebook.folder, "notebooks", "tries")), "xx");
});

Deno.test("a result that arrives while the next cell runs is detected", async () => {
  // The kernel does this only on a busy machine, so the outputs are made by hand.
  const program = `import sys
sys.path.insert(0, sys.argv[1])
from execute import late_result
from nbformat.v4 import new_code_cell, new_output
result = lambda number: new_output("execute_result", {"text/plain": ""}, execution_count=number)
cells = lambda *outputs: list(enumerate(new_code_cell(outputs=list(each)) for each in outputs))
print(late_result(cells([result(1)], [], [result(3)])), late_result(cells([], [result(1), result(2)])))`;
  const { python: [python] } = await projectJupyter();
  const folder = join(root, "lib", "jupyter");
  const { lines } = await runProgram(python, ["-B", "-c", program, folder]);
  assertEquals(lines, ["None 1"]);
});

Deno.test("stopping a notebook ends its kernel", async () => {
  await using notebook = await notebookWith(
    `Deno.writeTextFileSync(Deno.env.get("MATCHBOX_OUT") + "/pid", String(Deno.pid));`,
    "while (true) {}",
  );
  const controller = new AbortController();
  const running = notebook.execute({
    signal: controller.signal,
    onProgress: (cell) => cell === 2 && controller.abort(),
  });
  assertStrictEquals((await assertRejects(() => running, DOMException)).name, "AbortError");
  const kernel = Number(await Deno.readTextFile(join(notebook.results, "pid")));
  while (await isRunning(kernel)) await new Promise((resolve) => setTimeout(resolve, 50));
});

Deno.test("a kill of the program that runs a notebook ends its kernel, which computes", async () => {
  await using notebook = await notebookWith(
    `Deno.writeTextFileSync(Deno.env.get("MATCHBOX_OUT") + "/pid", Deno.pid + " " + Deno.ppid);`,
    "while (true) {}",
  );
  let python = 0;
  let kernel = 0;
  const { failure } = await notebook.execute({
    onProgress: (cell) => {
      if (cell < 2) return;
      const numbers = Deno.readTextFileSync(join(notebook.results, "pid")).split(" ").map(Number);
      kernel = numbers[0];
      // The program that runs the notebook has started our kernel, and that one the Deno kernel.
      python = parentOf(numbers[1]);
      Deno.kill(python, "SIGKILL");
    },
  });
  assertStrictEquals(failure?.name, "JupyterError");
  assertNotStrictEquals(python, 0);
  while (await isRunning(kernel)) await new Promise((resolve) => setTimeout(resolve, 50));
});

function parentOf(pid: number): number {
  const { stdout } = new Deno.Command("ps", { args: ["-o", "ppid=", "-p", `${pid}`] }).outputSync();
  return Number(new TextDecoder().decode(stdout));
}

/** Whether there is such a process; a dead one that nobody has asked about is none. */
async function isRunning(pid: number): Promise<boolean> {
  const { stdout } = await new Deno.Command("ps", { args: ["-o", "stat=", "-p", `${pid}`] })
    .output();
  return /^[^Z\s]/.test(new TextDecoder().decode(stdout).trim());
}

Deno.test("JupyterLab ends when the process that has started it is killed", async () => {
  await using folder = await temporaryFolder();
  // It only waits in place of JupyterLab.
  await Deno.mkdir(join(folder.path, "jupyterlab"));
  await Deno.writeTextFile(join(folder.path, "jupyterlab", "__init__.py"), "");
  const main = "import time\ndef main():\n    print(flush=True)\n    time.sleep(1000)\n";
  await Deno.writeTextFile(join(folder.path, "jupyterlab", "labapp.py"), main);
  const { python: [python] } = await projectJupyter();
  const script = join(root, "lib", "jupyter", "lab.py");
  const shell = new Deno.Command("sh", {
    args: ["-c", '"$0" "$1" & echo $!; wait', python, script],
    env: { PYTHONPATH: folder.path },
    stdout: "piped",
  }).spawn();
  const reader = shell.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  while (said.split("\n").length < 3) said += (await reader.read()).value;
  const lab = parseInt(said);
  assert(await isRunning(lab));
  shell.kill("SIGKILL");
  while (await isRunning(lab)) await new Promise((resolve) => setTimeout(resolve, 50));
  await reader.cancel();
  await shell.status;
});
