/**
 * The kernelspec of our kernel for Jupyter. With the one of `deno jupyter` the notebooks run too, but the Stop button
 * kills the kernel instead of stopping the cell; see kernel/kernel.py for more.
 *
 * @module
 */
import { fromFileUrl, join } from "@std/path";
import { type Command, plainText } from "matchbox/runner/machine/program.ts";

/** The kernel's name in the notebooks; the stock kernel has the same name, so it can open them too. */
const KERNEL_NAME = "deno";

/** The heap limit of a kernel, in MiB; V8's default is a quarter of the memory of a small machine. */
const HEAP_MEBIBYTES = 4096;

/** The file `kernel.json` as data. */
export interface Kernelspec {
  readonly argv: readonly string[];
  readonly display_name: string;
  readonly language: string;
  readonly interrupt_mode: "message" | "signal";
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The kernelspec of our kernel, which stands before that of Deno.
 *
 * @param python the command of the Python interpreter of Jupyter
 * @param deno the path of the Deno executable
 */
export function kernelspec(python: Command, deno: string): Kernelspec {
  const kernel = fromFileUrl(new URL("./kernel/kernel.py", import.meta.url));
  return {
    argv: [...python, kernel, deno, "{connection_file}"],
    display_name: "Deno",
    language: "typescript",
    // A message stops a cell but not its kernel; a signal would end the process.
    interrupt_mode: "message",
    env: { ...plainText, DENO_V8_FLAGS: `--max-old-space-size=${HEAP_MEBIBYTES}` },
  };
}

/**
 * Writes the kernelspec of this Jupyter and the running Deno; its path may have changed since the last time.
 *
 * @param dataFolder a folder of Jupyter's data path, e.g. `.venv/share/jupyter`
 * @param python the command of the Python interpreter of Jupyter
 */
export async function installKernelspec(dataFolder: string, python: Command): Promise<void> {
  const folder = join(dataFolder, "kernels", KERNEL_NAME);
  await Deno.mkdir(folder, { recursive: true });
  const text = JSON.stringify(kernelspec(python, Deno.execPath()), null, 2) + "\n";
  await Deno.writeTextFile(join(folder, "kernel.json"), text);
}
