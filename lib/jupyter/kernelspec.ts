/**
 * The kernelspec of the Deno kernel for Jupyter. It is our own, because with the one of `deno jupyter` the
 * Stop button kills the kernel instead of stopping the cell.
 *
 * @module
 */
import { join } from "@std/path";
import { plainText } from "matchbox/runner/machine/program.ts";

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
 * The kernelspec of a Deno executable.
 *
 * @param deno the path of its executable
 */
export function kernelspec(deno: string): Kernelspec {
  return {
    argv: [deno, "jupyter", "--kernel", "--conn", "{connection_file}"],
    display_name: "Deno",
    language: "typescript",
    // A message stops a computing cell but not its kernel; a signal would end the process. A cell stopped
    // while it awaits, or after it has awaited or imported, never ends: Deno 2.9 then needs a restart of the
    // kernel.
    interrupt_mode: "message",
    env: { ...plainText, DENO_V8_FLAGS: `--max-old-space-size=${HEAP_MEBIBYTES}` },
  };
}

/**
 * Writes the kernelspec of the running Deno; its path may have changed since the last time.
 *
 * @param dataFolder a folder of Jupyter's data path, e.g. `.venv/share/jupyter`
 */
export async function installKernelspec(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, "kernels", KERNEL_NAME);
  await Deno.mkdir(folder, { recursive: true });
  const text = JSON.stringify(kernelspec(Deno.execPath()), null, 2) + "\n";
  await Deno.writeTextFile(join(folder, "kernel.json"), text);
}
