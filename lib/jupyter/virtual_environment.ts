/**
 * The project's own virtual environment of Python, with the packages of requirements.txt.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { textIfThere } from "matchbox/runner/files/if_there.ts";
import { type Environment, findProgram, runProgram } from "matchbox/runner/machine/program.ts";
import { findPythons, isRecent, OLDEST_PYTHON, type Python } from "./python.ts";
import type { Status } from "matchbox/runner/machine/status.ts";

/** The program that makes virtual environments: uv, which can install Python too, or Python. */
export interface Installer {
  readonly uv: string | null;
  readonly python: Python | null;
}

/** The environment could not be made; the message is one line and says why. */
export class InstallError extends Error {
  override name = "InstallError";
}

/** Measured for the 91 packages of requirements.txt with Python 3.11 on Linux, on 2 cores. */
const COST = "about 50 MB to download, 240 MB on disk, half a minute with a fast line";

/** The output of pip and uv that is shown: the step and its package. */
const STEP =
  /^ *(Collecting|Processing|Downloading|Installing|Using|Creating|Resolved|Prepared|Installed) [^(]{1,60}/;

/** The installer on this machine; null when there is neither uv nor a recent Python. */
export async function findInstaller(env?: Environment): Promise<Installer | null> {
  const uv = await findProgram("uv", env);
  const python = (await findPythons(env)).find(isRecent) ?? null;
  return uv || python ? { uv, python } : null;
}

/** The interpreter of the virtual environment in `folder`. */
export function pythonOf(folder: string): string {
  return Deno.build.os === "windows"
    ? join(folder, "Scripts", "python.exe")
    : join(folder, "bin", "python");
}

/** Whether an installation of these requirements in `folder` was completed. */
export async function isComplete(folder: string, requirements: string): Promise<boolean> {
  return existsSync(pythonOf(folder)) &&
    await textIfThere(stampOf(folder)) === await fingerprint(requirements);
}

/**
 * Makes the environment from scratch, so that no part of an interrupted installation stays.
 *
 * @param folder the folder of the environment; an older environment there is removed
 * @param requirements the path of requirements.txt
 * @throws {InstallError} when it cannot be made, e.g. because the registry cannot be reached; the folder is
 *   then removed
 */
export async function makeVirtualEnvironment(
  folder: string,
  requirements: string,
  installer: Installer,
  status: Status,
  env?: Environment,
): Promise<void> {
  const { uv, python } = installer;
  const onLine = (line: string) => {
    const step = STEP.exec(line)?.[0];
    if (step) status.show(`Installing Jupyter: ${step}`);
  };
  const run = async (program: string, args: string[]) => {
    const { code, lines } = await runProgram(program, args, { env, onLine });
    if (code === 0) return;
    status.say([program, ...args].join(" "));
    for (const text of lines) status.say(text);
    throw new InstallError(reasonIn(lines));
  };
  try {
    const started = performance.now();
    status.say(`Installing Jupyter into ${folder}, only this once: ${COST}`);
    await removeEnvironment(folder, installer, env);
    if (uv) {
      await run(uv, ["venv", "--python", python?.executable ?? `>=${OLDEST_PYTHON}`, folder]);
      await run(uv, ["pip", "install", "--python", pythonOf(folder), ...only(requirements)]);
    } else if (python) {
      const [program, ...options] = python.command;
      await run(program, [...options, "-m", "venv", folder]);
      const quiet = ["--no-input", "--disable-pip-version-check", "--progress-bar=off"];
      await run(pythonOf(folder), ["-m", "pip", "install", ...quiet, ...only(requirements)]);
    }
    await Deno.writeTextFile(stampOf(folder), await fingerprint(requirements));
    status.say(`Jupyter was installed in ${seconds(started)} s`);
  } catch (error) {
    await removeEnvironment(folder, installer, env);
    throw error;
  } finally {
    status.clear();
  }
}

/** Options of pip and uv: these packages, whose bytes have the hashes given, and nothing built from source. */
function only(requirements: string): string[] {
  return ["--require-hashes", "--only-binary=:all:", "-r", requirements];
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}

/** Written last: without it the installation was interrupted, with another hash it is out of date. */
function stampOf(folder: string): string {
  return join(folder, "matchbox-requirements.sha256");
}

async function fingerprint(requirements: string): Promise<string> {
  return createHash("sha256").update(await Deno.readTextFile(requirements)).digest("hex");
}

/** A Python program that removes the folder in its argument. */
const REMOVE = "import shutil, sys; shutil.rmtree(sys.argv[1])";

/**
 * Removes a virtual environment, but nothing else with that name. Python removes it, because a Deno process may
 * not write to programs that it may run.
 */
async function removeEnvironment(
  folder: string,
  { uv, python }: Installer,
  env?: Environment,
): Promise<void> {
  let names: string[];
  try {
    names = [...Deno.readDirSync(folder)].map(({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    throw error;
  }
  // Python writes pyvenv.cfg first, so even an early interruption leaves it.
  if (names.length && !names.includes("pyvenv.cfg")) {
    throw new InstallError(`${folder} exists and is not a virtual environment of Python`);
  }
  const [program, ...options] = python?.command ?? [uv!, "run", "--no-project", "python"];
  const { code, lines } = await runProgram(program, [...options, "-c", REMOVE, folder], { env });
  if (code !== 0) throw new InstallError(`${folder} cannot be removed: ${reasonIn(lines)}`);
}

/** The line with the error, among all lines of pip or uv. */
function reasonIn(lines: readonly string[]): string {
  const texts = lines.map((line) => line.trim()).filter(Boolean);
  return texts.findLast((line) => /^(error|[×╰])/i.test(line)) ?? texts.at(-1) ?? "no reason given";
}
