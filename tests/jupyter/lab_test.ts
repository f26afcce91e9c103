import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { SetupError } from "matchbox/base/mod.ts";
import { join } from "@std/path";
import type { Jupyter } from "matchbox/jupyter/environment.ts";
import { labCommand } from "matchbox/jupyter/lab.ts";
import { linesOf, runProgram } from "matchbox/jupyter/program.ts";
import { findBrowser } from "../browser.ts";
import type { Session } from "./lab_session.ts";
import { projectJupyter, root, temporaryFolder, writeNotebook } from "./notebooks.ts";

/** A red square, 40 pixels wide, as the bundle that report shows figures by. */
const FIGURE = `const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">' +
  '<rect width="40" height="40" fill="red"/></svg>';
const figure = {
  [Symbol.for("Jupyter.display")]: () => ({
    "text/html": '<img alt="a square" src="data:image/svg+xml;base64,' + btoa(svg) + '">',
    "text/plain": "a square",
  }),
};
figure`;

const TOKEN = "test";

Deno.test("in JupyterLab figures show, and a stopped cell leaves its kernel alive", async () => {
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
  // Nothing asks to be allowed into the network, and nothing goes there unasked.
  assertStrictEquals(notifications, 0);
  assertEquals(requests.filter((url) => !/^(data|blob):|^https?:\/\/localhost:/.test(url)), []);
});

Deno.test("JupyterLab opens on the notebooks, takes options, and asks the network for nothing", () => {
  const jupyter = { python: "python", env: {}, lab: ["lab"], origin: "project" } as const;
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

Deno.test("a Jupyter without JupyterLab is told in one line", () => {
  const jupyter: Jupyter = { python: "/usr/bin/python3", env: {}, lab: null, origin: "machine" };
  assertStrictEquals(
    assertThrows(() => labCommand(jupyter, "/project", []), SetupError).message,
    "/usr/bin/python3 runs notebooks but is without JupyterLab",
  );
});

async function inBrowser(browser: string, address: string): Promise<Session> {
  const args = ["run", "-A", join(root, "tests", "jupyter", "lab_session.ts"), browser, address];
  const { code, lines } = await runProgram(Deno.execPath(), args, Deno.env.toObject());
  assertStrictEquals(code, 0, lines.join("\n"));
  return JSON.parse(lines.at(-1) ?? "");
}

/** Opens JupyterLab on a project; when the block ends, its end by a signal is awaited and checked. */
async function startLab(project: string): Promise<{ url: string } & AsyncDisposable> {
  // Installed before the browser's patience is tried.
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
