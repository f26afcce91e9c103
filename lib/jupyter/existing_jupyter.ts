/**
 * Finds a Jupyter that is already on the machine, in case our own cannot be installed.
 *
 * @module
 */
import { type Environment, findProgram, runProgram } from "./program.ts";
import { findPythons, isRecent } from "./python.ts";

/**
 * The first Python on the machine that can run notebooks: the one of the `jupyter` on the PATH, or one that
 * is itself on the PATH.
 *
 * @returns the path of the interpreter, or null when there is none
 */
export async function findExistingJupyter(env: Environment): Promise<string | null> {
  const jupyter = await findProgram("jupyter", env);
  const owner = jupyter && await interpreterOf(jupyter);
  const pythons = (await findPythons(env)).filter(isRecent).map(({ executable }) => executable);
  for (const python of owner ? [owner, ...pythons] : pythons) {
    if (await canImport(python, ["nbclient", "nbformat", "jupyter_client"], env)) return python;
  }
  return null;
}

/** Whether an interpreter has these modules. */
export async function canImport(
  python: string,
  modules: readonly string[],
  env: Environment,
): Promise<boolean> {
  try {
    return (await runProgram(python, ["-c", `import ${modules.join(", ")}`], env)).code === 0;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** The interpreter that a script names in its first lines; null when it is not a Python script. */
async function interpreterOf(script: string): Promise<string | null> {
  const [first, second = ""] = (await Deno.readTextFile(script)).split("\n", 2);
  if (!first.startsWith("#!")) return null;
  // If the path is too long for a first line, or has a space, the script starts it through the shell.
  const line = first.includes("/sh") ? second.replace(/^'''exec' /, "") : first.slice(2);
  return /^\s*(?:"([^"]*python[^"]*)"|(\S*python\S*))/.exec(line)?.slice(1).find(Boolean) ?? null;
}
