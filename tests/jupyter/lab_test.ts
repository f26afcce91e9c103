import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { SetupError } from "matchbox/base/mod.ts";
import { basename, join } from "@std/path";
import type { Jupyter } from "matchbox/jupyter/environment.ts";
import { executeNotebook } from "matchbox/jupyter/executor.ts";
import { labCommand } from "matchbox/jupyter/lab.ts";
import { listNotebooks } from "matchbox/jupyter/notebook.ts";
import { linesOf, runProgram } from "matchbox/jupyter/program.ts";
import { player } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { findBrowser } from "../browser.ts";
import type { Session } from "./lab_session.ts";
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

Deno.test("JupyterLab shows figures, and stopping a cell keeps its kernel alive", async () => {
  const browser = await findBrowser();
  if (!browser) return;
  await using folder = await temporaryFolder();
  const notebooks = join(folder.path, "notebooks");
  await writeNotebook(
    notebooks,
    "figure.ipynb",
    "let state = 41;",
    FIGURE,
    "state++;\nconsole.log('looping');\nwhile (true) {}",
    "`the state is ${state}, in ${Deno.cwd()}`",
  );
  await using lab = await startLab(folder.path);
  const { figureWidth, result, notifications, requests } = await inBrowser(
    browser,
    `${lab.url}/lab/tree/notebooks/figure.ipynb?token=${TOKEN}`,
  );
  assertStrictEquals(figureWidth, 40);
  assertStrictEquals(result, `"the state is 42, in ${await Deno.realPath(notebooks)}"`);
  // No question about network access, and no request to the network.
  assertStrictEquals(notifications, 0);
  assertEquals(requests.filter((url) => !/^(data|blob):|^https?:\/\/localhost:/.test(url)), []);
});

Deno.test("opening and saving a notebook in JupyterLab does not change a byte", async () => {
  const browser = await findBrowser();
  if (!browser) return;
  await using folder = await temporaryFolder();
  const notebooks = join(folder.path, "notebooks");
  await Deno.mkdir(notebooks);
  // A notebook that execute.py has just written, and the committed ones.
  const fresh = await writeNotebook(folder.path, "fresh.ipynb", "1 + 1");
  const { failure } = await executeNotebook({
    jupyter: await projectJupyter(),
    notebook: fresh,
    output: join(notebooks, "fresh.ipynb"),
    folder: join(folder.path, "out"),
  });
  assertStrictEquals(failure, undefined);
  for (const path of await listNotebooks(join(root, "notebooks"))) {
    await Deno.copyFile(path, join(notebooks, basename(path)));
  }
  const paths = await listNotebooks(notebooks);
  const before = await Promise.all(paths.map((path) => Deno.readTextFile(path)));
  await using lab = await startLab(folder.path);
  const addresses = paths.map((path) =>
    `${lab.url}/lab/tree/notebooks/${basename(path)}?token=${TOKEN}&reset`
  );
  const lines = await runScript("lab_saves.ts", browser, ...addresses);
  assertEquals(lines.filter((line) => line === "false").length, paths.length, lines.join("\n"));
  const after = await Promise.all(paths.map((path) => Deno.readTextFile(path)));
  for (const [index, path] of paths.entries()) {
    assertStrictEquals(after[index], before[index], basename(path));
  }
  // JupyterLab's own copies are not notebooks of the project.
  await Deno.stat(join(notebooks, ".ipynb_checkpoints"));
  assertEquals(await listNotebooks(notebooks), paths);
});

Deno.test("the player of a game works in a notebook that JupyterLab does not trust", async () => {
  const browser = await findBrowser();
  if (!browser) return;
  await using folder = await temporaryFolder();
  const frames = ["the first", "the second", "the third"].map((caption) => ({
    svg: SQUARE,
    caption,
  }));
  const { "text/html": html } = await player(frames)[jupyterDisplay]();
  const notebook = notebookOf("'a game'");
  const output = { output_type: "display_data", metadata: {}, data: { "text/html": html } };
  // Written by hand: JupyterLab does not trust outputs that it has not produced.
  const cells = [{ ...notebook.cells[0], execution_count: 1, outputs: [output] }];
  await Deno.mkdir(join(folder.path, "notebooks"));
  const path = join(folder.path, "notebooks", "game.ipynb");
  await Deno.writeTextFile(path, JSON.stringify({ ...notebook, cells }));
  await using lab = await startLab(folder.path);
  const address = `${lab.url}/lab/tree/notebooks/game.ipynb?token=${TOKEN}`;
  const lines = await runScript("lab_player.ts", browser, address);
  assertEquals(lines.filter((line) => line.startsWith("the ")), [
    "the first",
    "the second",
    "the third",
    "the second",
    "the first",
    "the third",
  ]);
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

async function inBrowser(browser: string, address: string): Promise<Session> {
  const lines = await runScript("lab_session.ts", browser, address);
  return JSON.parse(lines.at(-1) ?? "");
}

/** Runs a script of this folder with its own permissions; returns the lines it prints. */
async function runScript(name: string, ...args: string[]): Promise<readonly string[]> {
  const script = join(root, "tests", "jupyter", name);
  const options = ["run", "-A", script, ...args];
  const { code, lines } = await runProgram(Deno.execPath(), options);
  assertStrictEquals(code, 0, lines.join("\n"));
  return lines;
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
