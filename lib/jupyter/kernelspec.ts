/**
 * The Deno kernel as Jupyter knows it. Our own kernelspec, because with the one that `deno jupyter`
 * installs the Stop button kills the kernel instead of stopping the cell.
 *
 * @module
 */
import { join } from "@std/path";

/** The name that notebooks ask for; the stock kernel has it too, so that they open there as well. */
export const KERNEL_NAME = "deno";

/** What a kernel may keep in memory, in MiB: V8's own limit is a quarter of a small machine. */
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
 * The kernelspec of a Deno.
 *
 * @param deno the path of its executable
 */
export function kernelspec(deno: string): Kernelspec {
  return {
    argv: [deno, "jupyter", "--kernel", "--conn", "{connection_file}"],
    display_name: "Deno",
    language: "typescript",
    // By message a cell that computes stops and its kernel lives on; a signal would end the process.
    // A cell stopped while it awaits, or after it has awaited or imported, never ends: Deno 2.9 then needs
    // a restart of the kernel.
    interrupt_mode: "message",
    env: { NO_COLOR: "1", DENO_V8_FLAGS: `--max-old-space-size=${HEAP_MEBIBYTES}` },
  };
}

/**
 * Writes the kernelspec of the Deno that runs now, whose path may differ from last time's.
 *
 * @param dataFolder a folder of Jupyter's data path, e.g. `.venv/share/jupyter`
 */
export async function installKernelspec(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, "kernels", KERNEL_NAME);
  await Deno.mkdir(folder, { recursive: true });
  const text = JSON.stringify(kernelspec(Deno.execPath()), null, 2) + "\n";
  await Deno.writeTextFile(join(folder, "kernel.json"), text);
}
