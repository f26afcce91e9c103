import assert from "node:assert/strict";
import { importsOf } from "matchbox/runner/imports.ts";

const folder = new URL("../../lib/report/", import.meta.url);
const heavy = ["danfojs-node", "@observablehq/plot", "linkedom", "@resvg/resvg-js"];

/** All that a file of the room imports, directly or not. */
function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.startsWith("./")) return found;
  for (const { specifier, typeOnly } of importsOf(Deno.readTextFileSync(new URL(file, folder)))) {
    if (!typeOnly) reach(specifier, found);
  }
  return found;
}

Deno.test("what workers and the command line import reaches no library that draws", () => {
  for (const file of ["table", "statistics", "format", "markdown", "csv"]) {
    const reached = reach(`./${file}.ts`);
    assert.deepEqual(heavy.filter((name) => reached.has(name)), [], file);
  }
  // The libraries are found where they are used, so the test would see them.
  const all = reach("./mod.ts");
  assert.deepEqual(heavy.filter((name) => all.has(name)), heavy);
});

Deno.test("libraries that draw are loaded when they are used and not before", () => {
  for (const { name } of Deno.readDirSync(folder)) {
    const source = Deno.readTextFileSync(new URL(name, folder));
    for (const library of heavy) {
      assert.doesNotMatch(source, new RegExp(`^import (?!type)[^;]*from "${library}"`, "m"), name);
    }
  }
});
