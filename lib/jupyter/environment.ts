/**
 * What the notebooks run in: Jupyter in the project's own virtual environment, or one that is on the
 * machine already, with our kernel before any other of its name.
 *
 * @module
 */
import { DELIMITER, dirname, fromFileUrl, join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { canImport, findExistingJupyter } from "./existing_jupyter.ts";
import { installKernelspec } from "./kernelspec.ts";
import type { Command, Environment } from "./program.ts";
import { findPythons, OLDEST_PYTHON } from "./python.ts";
import { type Status, terminalStatus } from "./status.ts";
import {
  findInstaller,
  InstallError,
  isComplete,
  makeVirtualEnvironment,
  pythonOf,
} from "./virtual_environment.ts";

/** A Jupyter that is ready to run notebooks. */
export interface Jupyter {
  /** The command of the interpreter that has nbclient. */
  readonly python: Command;
  /** Variables that its programs need beside those that are set. */
  readonly env: Environment;
  /** The command that starts JupyterLab, or null when only notebooks can be run. */
  readonly lab: Command | null;
  /** Ours, made from requirements.txt, or one that was there. */
  readonly origin: "project" | "machine";
}

/** Where and with what Jupyter is prepared. */
export interface PrepareOptions {
  /** The folder of the project; its `.venv` and `.matchbox` are written. */
  readonly root: string;
  readonly status?: Status;
  /** All environment variables; those of this process unless given. */
  readonly env?: Environment;
  /** The path of the list of requirements; the one beside this file unless given. */
  readonly requirements?: string;
}

/**
 * Makes Jupyter ready: installs it into `.venv` the first time and after a change of the requirements,
 * and does next to nothing otherwise.
 *
 * @throws {SetupError} when there is no Python, or no Jupyter can be had
 */
export async function prepareJupyter(options: PrepareOptions): Promise<Jupyter> {
  const { root, status = terminalStatus(), env } = options;
  const requirements = options.requirements ??
    fromFileUrl(new URL("./requirements.txt", import.meta.url));
  using _lock = await lock(join(root, ".matchbox", "jupyter.lock"));
  const folder = join(root, ".venv");
  if (await isComplete(folder, requirements)) return await projectJupyter(folder, env);

  const installer = await findInstaller(env);
  let reason = "";
  if (installer) {
    try {
      await makeVirtualEnvironment(folder, requirements, installer, status, env);
      return await projectJupyter(folder, env);
    } catch (error) {
      if (!(error instanceof InstallError)) throw error;
      reason = error.message;
    }
  }
  const existing = await findExistingJupyter(env);
  if (existing) return await machineJupyter(existing, join(root, ".matchbox", "jupyter"), env);
  throw new SetupError(installer ? noJupyter(reason) : await noPython(env));
}

async function projectJupyter(folder: string, env?: Environment): Promise<Jupyter> {
  const dataFolder = join(folder, "share", "jupyter");
  await installKernelspec(dataFolder);
  const python = [pythonOf(folder)] as const;
  return { python, env: variables(dataFolder, env), lab: labOf(python), origin: "project" };
}

async function machineJupyter(
  python: Command,
  dataFolder: string,
  env?: Environment,
): Promise<Jupyter> {
  await installKernelspec(dataFolder);
  const lab = await canImport(python, ["jupyterlab"], env) ? labOf(python) : null;
  return { python, env: variables(dataFolder, env), lab, origin: "machine" };
}

function labOf(python: Command): Command {
  return [...python, "-m", "jupyterlab"];
}

/** JUPYTER_PATH comes before every other place of kernels, the user's home included. */
function variables(dataFolder: string, env?: Environment): Environment {
  const path = env ? env.JUPYTER_PATH : Deno.env.get("JUPYTER_PATH");
  const others = path?.split(DELIMITER).filter((folder) => folder !== dataFolder) ?? [];
  return { JUPYTER_PATH: [dataFolder, ...others].join(DELIMITER), PYTHONUTF8: "1" };
}

/** Waits until nobody else prepares Jupyter here. */
async function lock(path: string): Promise<Deno.FsFile> {
  await Deno.mkdir(dirname(path), { recursive: true });
  const file = await Deno.open(path, { create: true, write: true });
  await file.lock(true);
  return file;
}

const WITHOUT_PYTHON =
  "`deno task study list`, `study run`, `study verify`, `perft`, `match` and " +
  "`analyse` work without it";

async function noPython(env?: Environment): Promise<string> {
  const found = (await findPythons(env)).map(({ executable, version }) =>
    `${version} at ${executable}`
  );
  return `notebooks need Python ${OLDEST_PYTHON} or newer, but found ` +
    `${found.join(", ") || "none on the PATH"}; ${WITHOUT_PYTHON}`;
}

function noJupyter(reason: string): string {
  return `Jupyter could not be installed (${reason}), and there is none on the PATH; ` +
    WITHOUT_PYTHON;
}
