/**
 * A Jupyter that is on the machine already, for when our own cannot be installed.
 *
 * @module
 */
import { join } from "@std/path";
import { type Environment, findProgram, runProgram } from "./program.ts";
import { findPythons, isRecent } from "./python.ts";

/**
 * The first Python on the machine that can run notebooks: the one that the `jupyter` on the PATH
 * belongs to, or one on the PATH itself.
 *
 * @param folder gets a script that starts the interpreter, where this process may not start it by its path
 * @returns the path of the interpreter or of that script, or null when there is none
 */
export async function findExistingJupyter(
  folder: string,
  env?: Environment,
): Promise<string | null> {
  const jupyter = await findProgram("jupyter", env);
  const owner = jupyter && await interpreterOf(jupyter);
  const pythons = (await findPythons(env)).filter(isRecent).map(({ executable }) => executable);
  for (const path of owner ? [owner, ...pythons] : pythons) {
    const python = await startable(path, folder);
    if (await canImport(python, ["nbclient", "nbformat", "jupyter_client"], env)) return python;
  }
  return null;
}

/** Whether an interpreter has these modules. */
export async function canImport(
  python: string,
  modules: readonly string[],
  env?: Environment,
): Promise<boolean> {
  try {
    return (await runProgram(python, ["-c", `import ${modules.join(", ")}`], { env })).code === 0;
  } catch (error) {
    const { NotFound, NotCapable } = Deno.errors;
    if (error instanceof NotFound || error instanceof NotCapable) return false;
    throw error;
  }
}

/** A path by which this process may start an interpreter: its own, or that of a script made for it. */
async function startable(python: string, folder: string): Promise<string> {
  const { state } = Deno.permissions.querySync({ name: "run", command: python });
  if (state === "granted" || Deno.build.os === "windows") return python;
  const script = join(folder, "python");
  await Deno.mkdir(folder, { recursive: true });
  const quoted = `'${python.replaceAll("'", `'\\''`)}'`;
  await Deno.writeTextFile(script, `#!/bin/sh\nexec ${quoted} "$@"\n`, { mode: 0o755 });
  return script;
}

/** The interpreter that a script names in its first lines, or null when it is not a script of Python. */
async function interpreterOf(script: string): Promise<string | null> {
  const [first, second = ""] = (await Deno.readTextFile(script)).split("\n", 2);
  if (!first.startsWith("#!")) return null;
  // A path that is too long for a first line, or has a space, is handed on by the shell.
  const line = first.includes("/sh") ? second.replace(/^'''exec' /, "") : first.slice(2);
  return /^\s*(?:"([^"]*python[^"]*)"|(\S*python\S*))/.exec(line)?.slice(1).find(Boolean) ?? null;
}
