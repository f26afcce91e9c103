import { assertEquals, assertStrictEquals } from "@std/assert";
import { lengthProblems, proseProblems, unlinkedNotebooks } from "matchbox/jupyter/check_prose.ts";
import type { Notebook } from "matchbox/runner/notebook_files/notebook.ts";
import { notebookOf } from "./notebooks.ts";

/** A notebook with these texts. */
function textsOf(...sources: string[]): Notebook {
  return {
    nbformat: 4,
    cells: sources.map((source) => ({ cell_type: "markdown" as const, source })),
  };
}

/** The numbers in the complaints, text by text. */
function complaints(...sources: string[]): string[] {
  return proseProblems(textsOf(...sources)).map((problem) => problem.split(": ").at(-1)!);
}

Deno.test("a number in prose that no cell computes is reported", () => {
  assertEquals(
    complaints("# Title", "It scores 0.62, which is 85 Elo.", "On 8x8 1,079 of 2,000."),
    [
      "0.62, 85",
      "8x8, 1,079, 2,000",
    ],
  );
  assertEquals(complaints("In ½ of the games."), ["½"]);
  const [problem] = proseProblems(textsOf("# Title", "It scores 0.62."));
  assertStrictEquals(problem.slice(0, 8), "text 2: ");
});

Deno.test("a number that the author sets is listed in a comment of the same text", () => {
  assertEquals(complaints("Forty games, 40, on 8x8.\n\n<!-- given: 40, 8x8 -->"), []);
  assertEquals(complaints("<!-- given: 40 -->", "It takes 40 games."), ["40", "40"]);
  assertEquals(complaints("It takes 50 games. <!-- given: 40, 50 -->"), ["40"]);
});

Deno.test("code, formulas, links, years, the usual level and list numbers are not results", () => {
  const harmless = [
    "Run `deno task reproduce 1`, or\n\n```ts\nconst x = 3;\n```\n",
    "At most $W^2 - 1$ leaves, or\n\n$$\nW^{d/2} + 7\n$$\n",
    "Claim [C9 of 41](../SOURCES.md#c9), [01 Node counts](01_node_counts.ipynb).",
    "Knuth and Moore, 1975; the 95 % interval.",
    "1. first\n2. second",
  ];
  assertEquals(complaints(...harmless), []);
});

Deno.test("a lone number is not a formula", () => {
  assertEquals(complaints("MENACE needs $304$ boxes, at $2^3 + 1$ most."), ["304"]);
});

Deno.test("a price in dollars does not hide numbers in later lines", () => {
  assertEquals(complaints("It costs $\nand takes 40 games for one $."), ["40"]);
});

Deno.test("too many cells and cells with too many lines are reported", () => {
  const long = Array.from({ length: 17 }, () => "1;").join("\n");
  assertEquals(lengthProblems(notebookOf("1;", long)), [
    "cell 2 has 17 lines, more than 16: move it to lib",
  ]);
  assertEquals(lengthProblems(notebookOf(...Array<string>(40).fill("1;"))), []);
  assertEquals(lengthProblems(notebookOf(...Array<string>(41).fill("1;"))), [
    "41 cells are more than 40: make two notebooks",
  ]);
});

Deno.test("a page without a link to a notebook is reported", () => {
  const paths = ["notebooks/01_a.ipynb", "notebooks/02_b.ipynb"];
  assertEquals(unlinkedNotebooks(paths, "[A](01_a.ipynb) and 02_b.ipynb"), ["02_b.ipynb"]);
  assertEquals(unlinkedNotebooks(paths, "[A](notebooks/01_a.ipynb), [B](02_b.ipynb)"), []);
});
