import {
  assertEquals,
  assertLess,
  assertMatch,
  assertRejects,
  assertStrictEquals,
} from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { prepareJupyter } from "matchbox/jupyter/environment.ts";
import { findExistingJupyter } from "matchbox/jupyter/existing_jupyter.ts";
import { findPythons } from "matchbox/jupyter/python.ts";
import type { Status } from "matchbox/runner/machine/status.ts";
import { projectJupyter, temporaryFolder } from "./notebooks.ts";
import { writeScript } from "./scripts.ts";
import { long } from "../fixtures/sample_size.ts";

const silent: Status = { say() {}, show() {}, clear() {} };

/** Replaces uv: makes a minimal virtual environment, and lists its calls. */
const FAKE_UV = `echo "$1" >> "$UV_CALLS"
case "$1" in
  venv) for last; do :; done; mkdir -p "$last/bin"; touch "$last/pyvenv.cfg" "$last/bin/python" ;;
  pip) echo "Installed 3 packages"; exit "\${UV_EXIT:-0}" ;;
esac`;

/** A project folder whose PATH has the fake uv. */
async function projectWithUv() {
  const folder = await temporaryFolder();
  await writeScript(folder.path, "uv", FAKE_UV);
  const calls = join(folder.path, "calls");
  const requirements = join(folder.path, "requirements.txt");
  await Deno.writeTextFile(requirements, "jupyterlab==4\n");
  const said: string[] = [];
  const shown: string[] = [];
  return {
    shown,
    calls: async () => (await Deno.readTextFile(calls)).trim().split("\n"),
    said,
    folder: folder.path,
    options: {
      root: folder.path,
      requirements,
      env: { PATH: `${folder.path}:/usr/bin:/bin`, UV_CALLS: calls },
      status: {
        say: (text: string) => void said.push(text),
        show: (text: string) => void shown.push(text),
        clear() {},
      },
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

Deno.test("Jupyter is installed once, with messages about its size and progress", async () => {
  await using project = await projectWithUv();
  const jupyter = await prepareJupyter(project.options);
  assertEquals(jupyter.python, [join(project.folder, ".venv", "bin", "python")]);
  assertStrictEquals(jupyter.origin, "project");
  assertStrictEquals(project.said.length, 2);
  assertMatch(
    project.said[0],
    /^Installing Jupyter into .*, only this once: about \d+ MB .*minute/,
  );
  assertMatch(project.said[1], /^Jupyter was installed in \d+ s$/);
  // The output of pip is shown as a status line and does not stay.
  assertEquals(project.shown, ["Installing Jupyter: Installed 3 packages"]);

  project.said.length = project.shown.length = 0;
  assertEquals(await prepareJupyter(project.options), jupyter);
  assertEquals(await project.calls(), ["venv", "pip"]);
  assertEquals([...project.said, ...project.shown], []);
});

Deno.test("a failed installation shows the whole output of the installer", async () => {
  await using project = await projectWithUv();
  const env = { ...project.options.env, UV_EXIT: "1", PATH: `${project.folder}:/bin` };
  for (const name of ["python3", "python"]) await writeScript(project.folder, name, "exit 1");
  await assertRejects(() => prepareJupyter({ ...project.options, env }), SetupError);
  assertMatch(project.said[1], /^.*uv pip install .*requirements\.txt$/);
  assertEquals(project.said.slice(2), ["Installed 3 packages"]);
});

Deno.test("changed requirements are installed into a new environment", async () => {
  await using project = await projectWithUv();
  await prepareJupyter(project.options);
  await Deno.writeTextFile(project.options.requirements, "jupyterlab==5\n");
  await prepareJupyter(project.options);
  assertEquals(await project.calls(), ["venv", "pip", "venv", "pip"]);
});

Deno.test("an interrupted installation starts again from scratch", async () => {
  await using project = await projectWithUv();
  await prepareJupyter(project.options);
  const venv = join(project.folder, ".venv");
  // A killed installation leaves some files, but not the stamp, which is written last.
  await Deno.remove(join(venv, "matchbox-requirements.sha256"));
  await Deno.writeTextFile(join(venv, "half-a-package"), "");
  await prepareJupyter(project.options);
  assertEquals(await project.calls(), ["venv", "pip", "venv", "pip"]);
  await assertRejects(() => Deno.stat(join(venv, "half-a-package")), Deno.errors.NotFound);
});

Deno.test("an environment without its interpreter is incomplete", async () => {
  await using project = await projectWithUv();
  await prepareJupyter(project.options);
  await Deno.remove(join(project.folder, ".venv", "bin", "python"));
  await prepareJupyter(project.options);
  assertEquals(await project.calls(), ["venv", "pip", "venv", "pip"]);
});

Deno.test("a folder .venv that is not an environment is not removed", async () => {
  await using project = await projectWithUv();
  const precious = join(project.folder, ".venv", "thesis.txt");
  await Deno.mkdir(join(project.folder, ".venv"));
  await Deno.writeTextFile(precious, "years of work");
  const env = { ...project.options.env, PATH: project.folder };
  await assertRejects(
    () => prepareJupyter({ ...project.options, env }),
    SetupError,
    /\.venv exists and is not a virtual environment of Python/,
  );
  assertStrictEquals(await Deno.readTextFile(precious), "years of work");
});

Deno.test("without Python the error says what is needed and what works without it", async () => {
  await using folder = await temporaryFolder();
  await writeScript(folder.path, "python3", "echo /old/python3; echo 3.9");
  const env = { PATH: folder.path };
  const error = await assertRejects(
    () => prepareJupyter({ root: folder.path, env, status: silent }),
    SetupError,
  );
  assertStrictEquals(
    error.message,
    "notebooks need Python 3.10 or newer, but found 3.9 at /old/python3; " +
      "`deno task study list`, `study run`, `study verify`, `perft`, `match` and `analyse` " +
      "work without it",
  );
});

Deno.test("an installed Jupyter is ready at once", async () => {
  const jupyter = await projectJupyter();
  const started = performance.now();
  assertEquals(await projectJupyter(), jupyter);
  // Installing takes many seconds; checking takes a few milliseconds.
  assertLess(performance.now() - started, 1000);
});

/** A PATH with the machine's Python and no registry to install from. */
async function offlineMachine(folder: string) {
  const [python] = (await findPythons()).filter(({ executable }) => !executable.includes(".venv"));
  await Deno.symlink(python.executable, join(folder, "python3"));
  const nowhere = "http://127.0.0.1:9/";
  return {
    PATH: folder,
    PIP_CONFIG_FILE: "/dev/null",
    PIP_INDEX_URL: nowhere,
    PIP_RETRIES: "0",
  };
}

Deno.test(
  "without a registry the Jupyter on the machine is used, with our kernel",
  long,
  async () => {
    await using folder = await temporaryFolder();
    const env = await offlineMachine(folder.path);
    const { python: [python] } = await projectJupyter();
    await Deno.symlink(join(python, "..", "jupyter"), join(folder.path, "jupyter"));

    const jupyter = await prepareJupyter({ root: folder.path, env, status: silent });
    assertStrictEquals(jupyter.origin, "machine");
    assertStrictEquals(await Deno.realPath(jupyter.python[0]), await Deno.realPath(python));
    const dataFolder = join(folder.path, ".matchbox", "jupyter");
    assertStrictEquals(jupyter.env.JUPYTER_PATH, dataFolder);
    await Deno.stat(join(dataFolder, "kernels", "deno", "kernel.json"));
    // No incomplete environment is left.
    await assertRejects(() => Deno.stat(join(folder.path, ".venv")), Deno.errors.NotFound);
  },
);

Deno.test("the Python of a Jupyter is read from its script, even if its path has spaces", async () => {
  await using folder = await temporaryFolder();
  const folders = ["plain", "with a space"].map((name) => join(folder.path, name));
  for (const path of folders) {
    await Deno.mkdir(path);
    // Replaces an interpreter that has all modules.
    await writeScript(path, "python3.12", "exit 0");
  }
  const [plain, spaced] = folders.map((path) => join(path, "python3.12"));
  // The forms of scripts that installers write.
  const scripts = [
    [`#!${plain}\nimport sys\n`, plain],
    [`#!${plain} -I\nimport sys\n`, plain],
    [`#!/bin/sh\n'''exec' "${spaced}" "$0" "$@"\n`, spaced],
  ];
  for (const [script, python] of scripts) {
    await Deno.writeTextFile(join(folder.path, "jupyter"), script, { mode: 0o755 });
    assertEquals(await findExistingJupyter({ PATH: folder.path }), [python]);
  }
});

Deno.test("a Python that may not be started by its path is started by one that may", async () => {
  await using folder = await temporaryFolder();
  // Stands for an interpreter that has all modules, and keeps what it was asked.
  const log = join(folder.path, "log");
  const hidden = await writeScript(folder.path, "python3.12", `echo "$@" >> ${log}`);
  await Deno.writeTextFile(join(folder.path, "jupyter"), `#!${hidden}\n`, { mode: 0o755 });
  const [helper] = await findPythons();
  const start = `exec ${helper.executable} "$@"`;
  const python = await writeScript(folder.path, "python3", start);
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--quiet", "--no-prompt", "--allow-read", `--allow-run=${python}`],
      ...[fromFileUrl(new URL("find_jupyter.ts", import.meta.url)), folder.path],
    ],
  }).output();
  const [command, ...options] = JSON.parse(new TextDecoder().decode(stdout));
  assertStrictEquals(command, python);
  assertStrictEquals(options.at(-1), hidden);
  assertMatch(
    await Deno.readTextFile(log),
    /^-c import sys; .* = None; import nbclient, nbformat, jupyter_client$/m,
  );
});

Deno.test("without a registry and without Jupyter there is a clear error", async () => {
  await using folder = await temporaryFolder();
  await writeScript(
    folder.path,
    "uv",
    FAKE_UV.replace("Installed 3 packages", "error: no route to host"),
  );
  const env = {
    PATH: `${folder.path}:/bin`,
    UV_CALLS: join(folder.path, "calls"),
    UV_EXIT: "1",
  };
  // Pythons of the machine in /bin must not be found here.
  for (const name of ["python3", "python"]) await writeScript(folder.path, name, "exit 1");
  await assertRejects(
    () => prepareJupyter({ root: folder.path, env, status: silent }),
    SetupError,
    /^Jupyter could not be installed \(error: no route to host\), [^\n]*$/,
  );
});
