import { assertEquals, assertNotMatch } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { importsOf } from "matchbox/runner/fingerprint/imports.ts";

const folder = new URL("../../lib/report/", import.meta.url);
const heavy = ["danfojs-node", "@observablehq/plot", "linkedom", "@resvg/resvg-js"];

/** All imports of a file of the room, direct and indirect. */
function reach(file: string, from = folder, found = new Set<string>()): Set<string> {
  const name = file.startsWith(".") ? new URL(file, from).href : file;
  if (found.has(name)) return found;
  found.add(name);
  if (!file.startsWith(".")) return found;
  const url = new URL(name);
  for (const { specifier, kind } of importsOf(Deno.readTextFileSync(url))) {
    if (kind === "module") reach(specifier, url, found);
  }
  return found;
}

Deno.test("files that workers and the command line import load no drawing library", () => {
  for (const file of ["table", "statistics/mod", "format", "markdown", "csv"]) {
    const reached = reach(`./${file}.ts`);
    assertEquals(heavy.filter((name) => reached.has(name)), [], file);
  }
  // The libraries are found in the files that use them, so the test would notice them.
  const all = reach("./mod.ts");
  assertEquals(heavy.filter((name) => all.has(name)), heavy);
});

Deno.test("drawing libraries are loaded at their first use", () => {
  for (const path of filesIn(fromFileUrl(folder))) {
    const source = Deno.readTextFileSync(new URL(path, folder));
    for (const library of heavy) {
      const early = new RegExp(`^import (?!type)[^;]*from "${library}"`, "m");
      assertNotMatch(source, early, path);
    }
  }
});
