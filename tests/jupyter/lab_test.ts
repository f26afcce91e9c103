/**
 * What a person does in JupyterLab, done by a program in a real browser.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Jupyter } from "matchbox/jupyter/environment.ts";
import { labCommand } from "matchbox/jupyter/lab.ts";
import { findProgram, linesOf } from "matchbox/jupyter/program.ts";
import { projectJupyter, root, temporaryFolder, writeNotebook } from "./notebooks.ts";

/** A red square as the bundle that report shows figures by. */
const FIGURE = `const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">' +
  '<rect width="40" height="40" fill="red"/></svg>';
const figure = {
  [Symbol.for("Jupyter.display")]: () => ({
    "text/html": '<img alt="a square" src="data:image/svg+xml;base64,' + btoa(svg) + '">',
    "text/plain": "a square",
  }),
};
figure`;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const TOKEN = "test";

Deno.test("in JupyterLab figures show, and a stopped cell leaves its kernel alive", async () => {
  const executable = await findBrowser();
  if (!executable) {
    console.log("not tested: no Chromium or Chrome on the PATH");
    return;
  }
  await using folder = await temporaryFolder();
  await writeNotebook(
    join(folder.path, "notebooks"),
    "figure.ipynb",
    "let state = 41;",
    FIGURE,
    "state++;\nconsole.log('looping');\nwhile (true) {}",
    "`the state is ${state}, in ${Deno.cwd()}`",
  );
  await using lab = await startLab(folder.path);
  await using browser = await startBrowser(executable);
  const page = await browser.value.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await page.goto(`${lab.url}/lab/tree/notebooks/figure.ipynb?token=${TOKEN}`);
  const cells = page.locator(".jp-Notebook .jp-CodeCell");
  await cells.nth(3).waitFor();
  await choose(page, "Run", "Run All Cells");

  const image = cells.nth(1).locator(".jp-OutputArea-output img");
  await image.waitFor();
  // A picture that the browser could not draw has no width.
  await page.waitForFunction(
    'document.querySelector(".jp-OutputArea-output img")?.naturalWidth > 0',
  );

  // All cells wait at [*]; only what it prints tells that this one is running.
  await cells.nth(2).locator(".jp-OutputArea-output").getByText("looping").waitFor();
  await choose(page, "Kernel", "Interrupt Kernel");
  await cells.nth(2).locator(".jp-InputPrompt").getByText("[3]").waitFor();

  await cells.nth(3).locator(".cm-content").click();
  await page.keyboard.press("Shift+Enter");
  const result = cells.nth(3).locator(".jp-OutputArea-output");
  await result.waitFor();
  const notebooks = await Deno.realPath(join(folder.path, "notebooks"));
  assert.match((await result.innerText()).trim(), /^.the state is 42, in /);
  assert.ok((await result.innerText()).includes(notebooks));

  // Nothing asks to be allowed into the network, and nothing goes there unasked.
  assert.equal(await page.locator(".Toastify__toast").count(), 0);
  const outside = requests.filter((url) => !/^(data|blob):|^https?:\/\/localhost:/.test(url));
  assert.deepEqual(outside, []);
});

Deno.test("JupyterLab opens on the notebooks, takes options, and asks the network for nothing", () => {
  const jupyter = { python: "python", env: {}, lab: ["lab"], origin: "project" } as const;
  const command = labCommand(jupyter, "/project", ["--no-browser"]);
  assert.equal(command[0], "lab");
  assert.equal(command.at(-1), "--no-browser");
  for (
    const option of [
      "--ServerApp.root_dir=/project",
      "--LabApp.default_url=/lab/tree/notebooks",
      "--LabApp.news_url=None",
      "--LabApp.extension_manager=readonly",
    ]
  ) {
    assert.ok(command.includes(option), option);
  }
});

Deno.test("a Jupyter without JupyterLab is told in one line", () => {
  const jupyter: Jupyter = { python: "/usr/bin/python3", env: {}, lab: null, origin: "machine" };
  assert.throws(() => labCommand(jupyter, "/project", []), {
    name: "SetupError",
    message: "/usr/bin/python3 runs notebooks but is without JupyterLab",
  });
});

async function findBrowser(): Promise<string | null> {
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    const program = await findProgram(name, Deno.env.toObject());
    if (program) return program;
  }
  return null;
}

async function startBrowser(executablePath: string): Promise<{ value: Browser } & AsyncDisposable> {
  const value = await chromium.launch({ executablePath, args: FLAGS });
  return { value, [Symbol.asyncDispose]: () => value.close() };
}

/** Opens JupyterLab on a project; when the block ends, its end by a signal is awaited and checked. */
async function startLab(project: string): Promise<{ url: string } & AsyncDisposable> {
  // Installed before the clock of the browser runs.
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
      assert.equal(code, 0, said.join("\n"));
    },
  };
}

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.locator(".lm-MenuBar-itemLabel").getByText(menu, { exact: true }).click();
  await page.locator(".lm-Menu-itemLabel").getByText(item, { exact: true }).click();
}
