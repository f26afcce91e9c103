import { assertEquals, assertGreater } from "@std/assert";
import fc from "fast-check";
import { filesIn } from "matchbox/base/files_in.ts";
import { type Import, importsOf } from "matchbox/runner/fingerprint/imports.ts";
import { lexedImports } from "matchbox/runner/fingerprint/lexed_imports.ts";
import { root } from "../../fixtures/command.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

/** What is left of the imports at run time. */
const needed = (imports: readonly Import[]) => imports.filter(({ kind }) => kind !== "types");

Deno.test("where the lexer is enough, it gives what the parser gives, for every file of the project", () => {
  let enough = 0;
  const files = ["lib", "packages"].flatMap((folder) =>
    filesIn(root + folder).filter((path) => /(?<!\.d)\.ts$/.test(path)).map((path) =>
      `${root}${folder}/${path}`
    )
  );
  for (const file of files) {
    const source = Deno.readTextFileSync(file);
    const found = lexedImports(source);
    if (!found) continue;
    assertEquals(found, needed(importsOf(source)), file);
    enough++;
  }
  // Otherwise the fingerprints of studies and matches would take long.
  assertGreater(enough / files.length, 0.95);
});

Deno.test("imports in the usual forms need no parser", () => {
  const source = `/** A module with an import of "words". */
// import nothing from "comment";
import one, { type T } from "one";
import type { U } from "types";
import type V from "types";
import type from "two";
import * as all from "./three.ts";
import "four";
export { x } from "five";
export type { W } from "types";
export * from "six";
export * as seven from "seven";
import data from "./eight.json" with { type: "json" };
/**
 * import { example } from "comment";
 */
const code = Array.from("text") / 2;
const loaded = await import(url.href);
const beside = new URL(import.meta.resolve("./folder/"));
const here = fromFileUrl(import.meta.url);
const later = await import('nine');
const worker = new URL(
  "./ten.ts",
  import.meta.url,
);
const words = \`cannot import from "text" \${text.replace(/[/"]/g, "'")}\`;
`;
  const names = ["one", "two", "./three.ts", "four", "five", "six", "seven", "./eight.json"];
  assertEquals(lexedImports(source)?.map(({ specifier }) => specifier), [
    ...[...names, "nine", "./ten.ts"],
  ]);
  assertEquals(lexedImports(source), needed(importsOf(source)));
});

Deno.test("a file beside the module whose name the lexer cannot tell takes the parser", () => {
  for (
    const name of [
      "'./a.ts'",
      '/* the worker */ "./a.ts"',
      '"./\\u0061.ts"',
      '"./a.ts" /* the worker */',
    ]
  ) {
    const source = `const a = new URL(${name}, import.meta.url);`;
    assertEquals(lexedImports(source), null, source);
    assertEquals(importsOf(source), [{ specifier: "./a.ts", kind: "asset" }]);
  }
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
    "x.import;",
    'x.from("h")',
  ],
  ...['import d from "d"', 'import "e" with { type: "json" };', 'import type from "f";', "/g/;"],
];

Deno.test("where the lexer is enough, it misses nothing that the parser finds, for any valid source", () => {
  let [valid, enough] = [0, 0];
  const source = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 });
  fc.assert(
    fc.property(source, fc.constantFrom(" ", "\n", ""), (pieces, between) => {
      const text = pieces.join(between);
      const parsed = parsedOrNull(text);
      if (!parsed) return;
      valid++;
      const found = lexedImports(text);
      if (!found) return;
      assertEquals(found, needed(parsed), text);
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
