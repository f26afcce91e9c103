/**
 * The Jupyter that runs the notebooks: in the project's own virtual environment, or one already on the
 * machine. Our kernel takes precedence over others with its name.
 *
 * @module
 */
import { DELIMITER, fromFileUrl, join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { fileLock } from "matchbox/runner/files/file_lock.ts";
import { canImport, findExistingJupyter } from "./existing_jupyter.ts";
import { installKernelspec } from "./kernelspec.ts";
import type { Command, Environment } from "matchbox/runner/machine/program.ts";
import { findPythons, OLDEST_PYTHON } from "./python.ts";
import { type Status, terminalStatus } from "matchbox/runner/machine/status.ts";
import {
  findInstaller,
  InstallError,
  isComplete,
  makeVirtualEnvironment,
  pythonOf,
} from "./virtual_environment.ts";

/** A Jupyter that is ready to run notebooks. */
export interface Jupyter {
  /** The command of the Python interpreter with nbclient. */
  readonly python: Command;
  /** Additional environment variables for its programs. */
  readonly env: Environment;
  /** The command that starts JupyterLab; null without JupyterLab. */
  readonly lab: Command | null;
  /** The project's own, made from requirements.txt, or one already on the machine. */
  readonly origin: "project" | "machine";
}

/** Options of `prepareJupyter`. */
export interface PrepareOptions {
  /** The folder of the project; its `.venv` and `.matchbox` are written. */
  readonly root: string;
  /** Told what is being installed; default: a line on standard error. */
  readonly status?: Status;
  /** All environment variables; default: those of this process. */
  readonly env?: Environment;
  /** The path of the list of requirements; default: the one beside this file. */
  readonly requirements?: string;
}

/**
 * Prepares Jupyter. It is installed into `.venv` the first time and when the requirements have changed;
 * otherwise this is quick.
 *
 * @throws {SetupError} when there is no Python, or Jupyter cannot be installed and is not on the machine
 */
export async function prepareJupyter(options: PrepareOptions): Promise<Jupyter> {
  const { root, status = terminalStatus(), env } = options;
  const requirements = options.requirements ??
    fromFileUrl(new URL("./requirements.txt", import.meta.url));
  using _lock = await fileLock(
    join(root, ".matchbox", "jupyter.lock"),
    () => status.say("another program is preparing Jupyter here; waiting for it"),
  );
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
  const python = [pythonOf(folder)] as const;
  await installKernelspec(dataFolder, python);
  return { python, env: variables(dataFolder, env), lab: labOf(python), origin: "project" };
}

async function machineJupyter(
  python: Command,
  dataFolder: string,
  env?: Environment,
): Promise<Jupyter> {
  await installKernelspec(dataFolder, python);
  const lab = await canImport(python, ["jupyterlab"], env) ? labOf(python) : null;
  return { python, env: variables(dataFolder, env), lab, origin: "machine" };
}

function labOf(python: Command): Command {
  return [...python, fromFileUrl(new URL("./lab.py", import.meta.url))];
}

/** JUPYTER_PATH takes precedence over all other folders of kernels, also the user's own. */
function variables(dataFolder: string, env?: Environment): Environment {
  const path = env ? env.JUPYTER_PATH : Deno.env.get("JUPYTER_PATH");
  const others = path?.split(DELIMITER).filter((folder) => folder !== dataFolder) ?? [];
  return { JUPYTER_PATH: [dataFolder, ...others].join(DELIMITER), PYTHONUTF8: "1" };
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
