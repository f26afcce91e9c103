/**
 * Finds a Jupyter that is already on the machine, in case our own cannot be installed.
 *
 * @module
 */
import {
  type Command,
  type Environment,
  findProgram,
  runProgram,
} from "matchbox/runner/machine/program.ts";
import { findPythons, isRecent, type Python } from "./python.ts";

/**
 * The first Python on the machine that can run notebooks: the one of the `jupyter` on the PATH, or one that
 * is itself on the PATH.
 *
 * @returns the command that starts the interpreter, or null when there is none
 */
export async function findExistingJupyter(env?: Environment): Promise<Command | null> {
  const jupyter = await findProgram("jupyter", env);
  const owner = jupyter && await interpreterOf(jupyter);
  const pythons = await findPythons(env);
  const recent = pythons.filter(isRecent).map(({ command }) => command);
  for (const python of owner ? [startable(owner, pythons), ...recent] : recent) {
    if (await canImport(python, ["nbclient", "nbformat", "jupyter_client"], env)) return python;
  }
  return null;
}

/** Keeps jsonschema from loading a package that takes longer than all others; see execute.py. */
const QUICKLY = 'import sys; sys.modules["rfc3987_syntax"] = None';

/** Whether an interpreter has these modules. */
export async function canImport(
  [python, ...options]: Command,
  modules: readonly string[],
  env?: Environment,
): Promise<boolean> {
  try {
    const args = [...options, "-c", `${QUICKLY}; import ${modules.join(", ")}`];
    return (await runProgram(python, args, { env })).code === 0;
  } catch (error) {
    const { NotFound, NotCapable } = Deno.errors;
    if (error instanceof NotFound || error instanceof NotCapable) return false;
    throw error;
  }
}

/** A Python program that replaces itself by the program in its first argument, with the other arguments. */
const BECOME = "import os, sys; os.execv(sys.argv[1], sys.argv[1:])";

/** The command for an interpreter. Where this process may not start it, a Python on the PATH starts it. */
function startable(interpreter: string, [helper]: readonly Python[]): Command {
  const { state } = Deno.permissions.querySync({ name: "run", command: interpreter });
  if (state === "granted" || !helper) return [interpreter];
  return [...helper.command, "-c", BECOME, interpreter];
}

/** The interpreter that a script names in its first lines; null when it is not a Python script. */
async function interpreterOf(script: string): Promise<string | null> {
  const [first, second = ""] = (await Deno.readTextFile(script)).split("\n", 2);
  if (!first.startsWith("#!")) return null;
  // If the path is too long for a first line, or has a space, the script starts it through the shell.
  const line = first.includes("/sh") ? second.replace(/^'''exec' /, "") : first.slice(2);
  return /^\s*(?:"([^"]*python[^"]*)"|(\S*python\S*))/.exec(line)?.slice(1).find(Boolean) ?? null;
}
