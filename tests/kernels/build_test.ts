import { assertEquals, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import {
  compileKernel,
  kernelEntries,
  kernelFile,
  kernelText,
  sourcesDigest,
} from "matchbox/kernels/build_kernels.ts";
import type { KernelModule } from "matchbox/kernels/kernel.ts";
import { long } from "../fixtures/sample_size.ts";

const folder = fromFileUrl(new URL("../../lib/kernels/", import.meta.url));

Deno.test("every kernel was compiled from its sources as they are", async () => {
  for (const entry of kernelEntries) {
    const module: Record<string, KernelModule> = await import(kernelFile(entry).href);
    const [kernel] = Object.values(module);
    const advice = `${entry}: run deno task kernels`;
    assertEquals(
      { ...kernel, wasm: "" },
      { name: entry, sources: sourcesDigest(entry), wasm: "" },
      advice,
    );
  }
});

Deno.test("each compiled file is that of a kernel", () => {
  const compiled = kernelEntries.map((entry) => `${entry.replace("/", "_")}.ts`);
  assertEquals(filesIn(`${folder}wasm`), compiled.sort());
});

Deno.test({
  name: "compiling a kernel again gives the same bytes",
  ...long,
  async fn() {
    const out = await Deno.makeTempDir();
    for (const entry of kernelEntries) {
      const kernel = await compileKernel(entry, `${out}/kernel.wasm`);
      assertStrictEquals(kernelText(kernel), await Deno.readTextFile(kernelFile(entry)), entry);
    }
    await Deno.remove(out, { recursive: true });
  },
});
