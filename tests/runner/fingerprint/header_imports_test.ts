import { assert, assertEquals, assertGreater } from "@std/assert";
import fc from "fast-check";
import { filesIn } from "matchbox/base/files_in.ts";
import { headerImports } from "matchbox/runner/fingerprint/header_imports.ts";
import { type Import, importsOf } from "matchbox/runner/fingerprint/imports.ts";
import { root } from "../../fixtures/command.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

Deno.test("where the header is enough, it gives what the parser gives, for every file of the project", () => {
  let enough = 0;
  const files = ["lib", "packages"].flatMap((folder) =>
    filesIn(root + folder).filter((path) => /(?<!\.d)\.ts$/.test(path)).map((path) =>
      `${root}${folder}/${path}`
    )
  );
  for (const file of files) {
    const source = Deno.readTextFileSync(file);
    const found = headerImports(source);
    if (!found) continue;
    assertEquals(found, importsOf(source), file);
    enough++;
  }
  // Otherwise the fingerprints of studies and matches would take long.
  assertGreater(enough / files.length, 0.8);
});

Deno.test("imports and re-exports in the usual forms need no parser", () => {
  const source = `/** A module with an import of "words". */
// import nothing from "comment";
import one, { type T } from "one";
import type { U } from "two";
import type V from "three";
import * as all from "./four.ts";
import "five";
export { x } from "six";
export type { W } from "seven";
export * from "eight";
export * as nine from "nine";
import data from "./ten.json" with { type: "json" };
/**
 * import { example } from "eleven";
 */
const code = Array.from("text") / 2;
const loaded = await import(url.href);
const beside = new URL(import.meta.resolve("./folder/"));
const later = await import("eleven");
const worker = new URL(
  "./twelve.ts",
  import.meta.url,
);
const words = \`cannot import from "thirteen" \${text.replace(/[/"]/g, "'")}\`;
`;
  const found = headerImports(source);
  assert(found);
  assertEquals(found, importsOf(source));
  assertEquals(found.length, 12);
});

/** Pieces of sources, also of those that look like imports and are none. */
const PIECES = [
  ...["import", "export", "from", "type", "as", "with", "default", "const a =", "x", "y", "$z"],
  ...['"one"', "'two'", '"./three.ts"', "{", "}", "{ x }", "{ type X }", "*", ",", ";", "(", ")"],
  ...[
    "\n",
    "\n",
    "//",
    "/*",
    "*/",
    "/",
    "`",
    "\\",
    '"',
    "import.meta.url",
    "new URL",
    "await import(",
    "import(url)",
    "import.meta.resolve(",
    "\n * import { a } from",
  ],
  ...['import { a } from "a";', 'export * from "b";', 'import type { C } from "c";', "`\n${"],
  ...[
    'await import("f")',
    'new URL("./g.ts", import.meta.url)',
    "f(/[/`]/)",
    "if (x)",
    "/ 2",
    "x.",
  ],
  ...['import d from "d"', 'import "e" with { type: "json" };', 'import type from "f";', "/g/;"],
];

Deno.test("where the header is enough, it gives what the parser gives, for any valid source", () => {
  let [valid, enough] = [0, 0];
  const source = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 });
  fc.assert(
    fc.property(source, fc.constantFrom(" ", "\n", ""), (pieces, between) => {
      const text = pieces.join(between);
      const parsed = parsedOrNull(text);
      if (!parsed) return;
      valid++;
      const found = headerImports(text);
      if (!found) return;
      assertEquals(found, parsed, text);
      if (found.length > 0) enough++;
    }),
    { numRuns: sampleSize(3_000, 20_000) },
  );
  // So that the property says something.
  assertGreater(valid, sampleSize(75, 500));
  assertGreater(enough, sampleSize(15, 100));
});

function parsedOrNull(source: string): Import[] | null {
  try {
    return importsOf(source);
  } catch {
    return null;
  }
}
