import {
  assert,
  assertEquals,
  assertLess,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { SetupError } from "matchbox/base/mod.ts";
import { basename, join } from "@std/path";
import type { Jupyter } from "matchbox/jupyter/environment.ts";
import { executeNotebook } from "matchbox/jupyter/executor.ts";
import { labCommand } from "matchbox/jupyter/lab.ts";
import { listNotebooks } from "matchbox/runner/notebook_files/notebook.ts";
import { linesOf, runProgram } from "matchbox/runner/machine/program.ts";
import { player } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { toHtml } from "matchbox/report/html.ts";
import { findBrowser } from "../browser.ts";
import { manyColumns, scores } from "../report/tables.ts";
import { busyness } from "./busyness.ts";
import { KERNEL_CELLS } from "./lab_kernel.ts";
import type { Plan, Session } from "./lab_session.ts";
import { unlikeOthers } from "./notebook_forms.ts";
import { notebookOf, projectJupyter, root, temporaryFolder, writeNotebook } from "./notebooks.ts";

/** A red square, 40 pixels wide. */
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">' +
  '<rect width="40" height="40" fill="red"/></svg>';

/** The square as a display bundle of report. */
const FIGURE = `const svg = ${JSON.stringify(SQUARE)};
const figure = {
  [Symbol.for("Jupyter.display")]: () => ({
    "text/html": '<img alt="a square" src="data:image/svg+xml;base64,' + btoa(svg) + '">',
    "text/plain": "a square",
  }),
};
figure`;

const TOKEN = "test";

Deno.test("JupyterLab", async (test) => {
  const browser = await findBrowser();
  if (!browser) return;
  // In the project, so that its cells find lib.
  await using folder = await temporaryFolder(join(root, "out", "tests"));
  const project = folder.path;
  const notebooks = join(project, "notebooks");
  await writeCells(join(project, "cells"));
  await writeNotebook(join(project, "kernel"), "kernel.ipynb", ...KERNEL_CELLS);
  await writeGame(join(project, "player"));
  await writeOutputs(
    join(project, "tables"),
    "tables.ipynb",
    [scores(), manyColumns()].map((table) => toHtml(table)),
  );
  await writeSaved(project, notebooks);
  const paths = await listNotebooks(notebooks);
  const before = await Promise.all(paths.map((path) => Deno.readTextFile(path)));
  const saved = paths.map((path) => `notebooks/${basename(path)}`);

  await using lab = await startLab(project);
  const at = (path: string) => `${lab.url}/lab${path}?token=${TOKEN}&reset`;
  const { cells, kernel, captions, tables, changed } = await visit(browser, {
    cells: at("/tree/cells/figure.ipynb"),
    kernel: at("/tree/kernel/kernel.ipynb"),
    player: at("/tree/player/game.ipynb"),
    tables: at("/tree/tables/tables.ipynb"),
    saves: at(""),
    saved,
  });

  await test.step("shows figures, and stopping a cell keeps its kernel alive", async () => {
    assertStrictEquals(cells.figureWidth, 40);
    const at = await Deno.realPath(join(project, "cells"));
    assertStrictEquals(cells.result, `"the state is 42, in ${at}"`);
  });
  await test.step("Stop ends a study within two seconds, and its kernel has the variables", () => {
    console.log(`Stop took ${kernel.secondsToStop} s`);
    assertLess(kernel.secondsToStop, 2 * busyness());
    assertMatch(kernel.stopped, /stopped; nothing was kept/);
    assertStrictEquals(kernel.kept.trim(), "42");
  });
  await test.step("shows where a syntax error is, type errors, and docstrings", () => {
    assertMatch(kernel.syntaxError, /line 1, column \d+: Unexpected token `=`/);
    assertMatch(
      kernel.typeError,
      /line 1: TS2322: Type 'string' is not assignable to type 'number'/,
    );
    assertMatch(kernel.documentation, /Runs a study in this notebook\./);
  });
  await test.step("asks nothing about the network, and requests nothing from it", () => {
    assertStrictEquals(cells.notifications, 0);
    const far = cells.requests.filter((url) => !/^(data|blob):|^https?:\/\/localhost:/.test(url));
    assertEquals(far, []);
  });
  await test.step("plays a game in a notebook that it does not trust", () => {
    assertEquals(captions, [
      "the first",
      "the second",
      "the third",
      "the second",
      "the first",
      "the third",
    ]);
  });
  await test.step("has room for tables of seven columns beside its side bar", () => {
    assertStrictEquals(tables.length, 2);
    console.log(JSON.stringify(tables));
    for (const { width, room } of tables) assertLessOrEqual(width, room);
  });
  await test.step("does not change a byte of a notebook that is opened and saved", async () => {
    assertEquals(changed, paths.map(() => false));
    for (const [index, path] of paths.entries()) {
      assertStrictEquals(await Deno.readTextFile(path), before[index], basename(path));
    }
    // JupyterLab's own copies are not notebooks of the project.
    await Deno.stat(join(notebooks, ".ipynb_checkpoints"));
    assertEquals(await listNotebooks(notebooks), paths);
  });
});

/** Writes a notebook with a state, a figure, an endless loop, and the state. */
async function writeCells(folder: string): Promise<void> {
  await writeNotebook(
    folder,
    "figure.ipynb",
    "let state = 41;",
    FIGURE,
    "state++;\nconsole.log('looping');\nwhile (true) {}",
    "`the state is ${state}, in ${Deno.cwd()}`",
  );
}

/** Writes a notebook with a player. */
async function writeGame(folder: string): Promise<void> {
  const frames = ["the first", "the second", "the third"].map((caption) => ({
    svg: SQUARE,
    caption,
  }));
  const { "text/html": html } = await player(frames)[jupyterDisplay]();
  await writeOutputs(folder, "game.ipynb", [html]);
}

/** Writes a notebook with these outputs by hand: JupyterLab does not trust what it has not produced. */
async function writeOutputs(folder: string, name: string, pages: readonly string[]): Promise<void> {
  const notebook = notebookOf("'a page'");
  const outputs = pages.map((html) => (
    { output_type: "display_data", metadata: {}, data: { "text/html": html } }
  ));
  const cells = [{ ...notebook.cells[0], execution_count: 1, outputs }];
  await Deno.mkdir(folder);
  await Deno.writeTextFile(join(folder, name), JSON.stringify({ ...notebook, cells }));
}

/** Writes a notebook that execute.py has just written, and of the committed ones those unlike the others. */
async function writeSaved(project: string, notebooks: string): Promise<void> {
  await Deno.mkdir(notebooks);
  const { failure } = await executeNotebook({
    jupyter: await projectJupyter(),
    notebook: await writeNotebook(project, "fresh.ipynb", "1 + 1"),
    output: join(notebooks, "fresh.ipynb"),
    folder: join(project, "out"),
  });
  assertStrictEquals(failure, undefined);
  const committed = await listNotebooks(join(root, "notebooks"));
  const texts = await Promise.all(committed.map((path) => Deno.readTextFile(path)));
  for (const index of unlikeOthers(texts)) {
    await Deno.writeTextFile(join(notebooks, basename(committed[index])), texts[index]);
  }
}

Deno.test("the committed notebooks are written as Jupyter writes them", async () => {
  // What saving adds to that in JupyterLab is seen there, in notebooks that have all that any of them has.
  const program = `import nbformat, sys
for path in sys.argv[1:]:
    with open(path, encoding="utf8") as file:
        text = file.read()
    print(text == nbformat.writes(nbformat.reads(text, 4)) + "\\n")`;
  const { python: [python] } = await projectJupyter();
  const committed = await listNotebooks(join(root, "notebooks"));
  const { lines } = await runProgram(python, ["-B", "-c", program, ...committed]);
  assertEquals(lines, committed.map(() => "True"));
});

Deno.test("JupyterLab opens on the notebooks, accepts options, and does not use the network", () => {
  const jupyter = { python: ["python"], env: {}, lab: ["lab"], origin: "project" } as const;
  const command = labCommand(jupyter, "/project", ["--no-browser"]);
  assertStrictEquals(command[0], "lab");
  assertStrictEquals(command.at(-1), "--no-browser");
  for (
    const option of [
      "--ServerApp.root_dir=/project",
      "--LabApp.default_url=/lab/tree/notebooks",
      "--LabApp.news_url=None",
      "--LabApp.extension_manager=readonly",
    ]
  ) {
    assert(command.includes(option), option);
  }
});

Deno.test("a Jupyter without JupyterLab is an error of one line", () => {
  const jupyter: Jupyter = { python: ["/usr/bin/python3"], env: {}, lab: null, origin: "machine" };
  assertStrictEquals(
    assertThrows(() => labCommand(jupyter, "/project", []), SetupError).message,
    "/usr/bin/python3 can run notebooks but has no JupyterLab",
  );
});

/** Visits JupyterLab in a browser, by a program with its own permissions. */
async function visit(browser: string, plan: Plan): Promise<Session> {
  const script = join(root, "tests", "jupyter", "lab_session.ts");
  const args = ["run", "-A", script, browser, JSON.stringify(plan)];
  const { code, lines } = await runProgram(Deno.execPath(), args);
  assertStrictEquals(code, 0, lines.join("\n"));
  return JSON.parse(lines.at(-1) ?? "");
}

/** Opens JupyterLab on a project; when the block ends, its end by a signal is awaited and checked. */
async function startLab(project: string): Promise<{ url: string } & AsyncDisposable> {
  // Installed first, so that the browser does not time out.
  await projectJupyter();
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "-A",
      join(root, "tests", "jupyter", "open_lab.ts"),
      project,
      "--no-browser",
      "--ServerApp.port=0",
      // For the visits, which open one notebook after the other.
      "--LabApp.expose_app_in_browser=True",
      `--IdentityProvider.token=${TOKEN}`,
    ],
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const said: string[] = [];
  const listening = (async () => {
    for await (const line of linesOf(child.stderr)) {
      said.push(line);
      const url = /http:\/\/localhost:\d+/.exec(line);
      if (url) resolve(url[0]);
    }
    reject(new Error(`JupyterLab did not start:\n${said.join("\n")}`));
  })();
  return {
    url: await promise,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      const { code } = await child.status;
      await listening;
      assertStrictEquals(code, 0, said.join("\n"));
    },
  };
}
