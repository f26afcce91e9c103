import { assert, assertEquals } from "@std/assert";
import { citedNumbers, citesPaper } from "matchbox/experiments/sources/citations.ts";
import { papers } from "matchbox/experiments/sources/mod.ts";

const known = new Set(["A1", "B3", "B4", "C6", "C6a", "D1", "D11", "E2", "M1", "M2", "M3", "M4"]);

const cited = (source: string) => [...citedNumbers(source, known)].sort();

Deno.test("numbers are found in all forms in docstrings", () => {
  assertEquals(cited("/** Searches all lines (D1, E2; Shannon 1950). */"), ["D1", "E2"]);
  assertEquals(cited("/**\n * The heuristics of B3, with\n * D11's strategy.\n */"), [
    "B3",
    "D11",
  ]);
  assertEquals(cited("const one = 1; // as in A1"), ["A1"]);
  assertEquals(cited("/** The square root (C6a). */"), ["C6a"]);
});

Deno.test("a range stands for all its numbers", () => {
  assertEquals(cited("/** MENACE (Michie 1963; M1 to M4). */"), ["M1", "M2", "M3", "M4"]);
  assertEquals(cited("/** MENACE (M2-M3). */"), ["M2", "M3"]);
  assertEquals(cited("/** From M4 to M1 there is nothing. */"), ["M1", "M4"]);
});

Deno.test("a string cites numbers only within parentheses", () => {
  assertEquals(cited('const summary = "five heuristics (B3): discs";'), ["B3"]);
  assertEquals(cited('const source = "B4";'), []);
});

Deno.test("code, examples between backticks, addresses and unknown numbers are not citations", () => {
  assertEquals(cited("const lastFree = fill(A1);"), []);
  assertEquals(cited("/** The number, e.g. `C6`. */"), []);
  assertEquals(cited('const page = "https://example.org/C6";'), []);
  assertEquals(cited("/** As C99 has it, and H1, and the squares d1 and b3. */"), []);
});

Deno.test("a paper is found by its author and year, also with a title or a line end between them", () => {
  const [wilson] = papers.filter(({ authors }) => authors[0] === "E. B. Wilson");
  const docstring = `/**
 * Wilson's interval (E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", 1927).
 */`;
  assert(citesPaper(docstring, wilson));
  assert(!citesPaper("/** Wilson's interval. */", wilson));
  assert(!citesPaper("const Wilson = 1927;", wilson));
});

Deno.test("two papers of one author are distinguished by the year", () => {
  const [early, late] = papers.filter(({ authors }) => authors[0] === "A. Reinefeld");
  assert(early.year < late.year);
  assert(citesPaper("// NegaScout (Reinefeld 1983).", early));
  assert(!citesPaper("// NegaScout (Reinefeld 1983).", late));
});
