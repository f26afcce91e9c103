/**
 * `kernels`: compiles the kernels of lib/kernels.
 *
 * @module
 */
import {
  compileKernel,
  kernelEntries,
  kernelFile,
  kernelText,
} from "matchbox/kernels/build_kernels.ts";

/** Where the compiler writes bytes, before they become modules. */
const FOLDER = "out/kernels";

/** `kernels`. */
export async function kernelsVerb(): Promise<void> {
  await Deno.mkdir(FOLDER, { recursive: true });
  for (const entry of kernelEntries) {
    const out = `${Deno.cwd()}/${FOLDER}/${entry.replace("/", "_")}.wasm`;
    const kernel = await compileKernel(entry, out);
    const file = kernelFile(entry);
    const text = kernelText(kernel);
    const same = text === await Deno.readTextFile(file).catch(() => "");
    if (!same) await Deno.writeTextFile(file, text);
    const { size } = await Deno.stat(out);
    console.log(`${entry}: ${size.toLocaleString("en")} bytes, ${same ? "as before" : "changed"}`);
  }
}
