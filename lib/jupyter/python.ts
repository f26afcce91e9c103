/**
 * Finds Python interpreters on the machine; Jupyter needs a recent one.
 *
 * @module
 */
import {
  type Command,
  type Environment,
  findProgram,
  runProgram,
} from "matchbox/runner/machine/program.ts";

/** The oldest version that can run the notebooks. */
export const OLDEST_PYTHON = "3.10";

/** A Python interpreter. */
export interface Python {
  /** Absolute path. */
  readonly executable: string;
  /** E.g. `3.12`. */
  readonly version: string;
  /** The program on the PATH that starts it, with its options; a version manager starts it by another path. */
  readonly command: Command;
}

/** Commands that may start Python, the likeliest first. */
const CANDIDATES: readonly Command[] = [
  ["python3"],
  ["python"],
  ...Deno.build.os === "windows" ? [["py", "-3"] as const] : [],
];

/**
 * The interpreters on the PATH, of any version, the likeliest first.
 *
 * @param env environment with the PATH to search; default: that of this process
 */
export async function findPythons(env?: Environment): Promise<Python[]> {
  const found: Python[] = [];
  for (const [name, ...options] of CANDIDATES) {
    const program = await findProgram(name, env);
    const python = program && await askPython([program, ...options], env);
    if (python && !found.some(({ executable }) => executable === python.executable)) {
      found.push(python);
    }
  }
  return found;
}

/** Whether its version is `OLDEST_PYTHON` or newer. */
export function isRecent({ version }: Pick<Python, "version">): boolean {
  const [major, minor] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_PYTHON.split(".").map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Asks a program for its path and version; null when it is not Python, as the `python` of Windows that opens
 * a shop.
 */
async function askPython(
  command: Command,
  env?: Environment,
): Promise<Python | null> {
  const [program, ...options] = command;
  const question = "import sys; print(sys.executable); print('%d.%d' % sys.version_info[:2])";
  const { code, lines } = await runProgram(program, [...options, "-c", question], { env });
  return code === 0 ? { executable: lines[0], version: lines[1], command } : null;
}
