import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import type { VerdictWord } from "matchbox/experiments/mod.ts";
import { requirementsAndClaims } from "matchbox/experiments/sources/mod.ts";
import { ledgerPage } from "matchbox/runner/ledger/ledger_page.ts";
import type { SeedVerdicts } from "matchbox/runner/publish/read_run.ts";
import type { PublishedStudy } from "matchbox/runner/ledger/published_studies.ts";

/** A study with these verdicts. */
function studyOf(
  id: string,
  verdicts: Readonly<Record<string, VerdictWord>>,
  otherSeeds: readonly SeedVerdicts[] = [],
): PublishedStudy {
  const claims = Object.entries(verdicts).map(([claim, verdict]) => ({
    ...{ claim, verdict, sentence: `What ${id} says of ${claim}.` },
    ...{ measured: `${claim} is 1.5 [1.4, 1.6], n = 9`, evidence: "All numbers: 1, 2, 3." },
    ...{ kind: "claim" as const, rule: null, cases: [] },
  }));
  const run = { folder: id, finding: `${id} found 3.`, claims, seed: 1, seconds: 61.6, otherSeeds };
  const title = `The title of ${id}`;
  return {
    ...{ id, title, question: `What is ${id}?`, plan: null, problem: null },
    run: { ...run, day: "2026-11-22" },
  };
}

const page = (studies: readonly PublishedStudy[], notebooks: readonly [string, string][] = []) =>
  ledgerPage({ studies, notebooks: new Map(notebooks) });

/** The lines of the page about a number. */
const linesOf = (text: string, number: string) =>
  text.split("\n").filter((line) => line.includes(`<a id="${number.toLowerCase()}">`));

Deno.test("every claim and every part stands in the ledger once, parts indented below their claim", () => {
  const text = page([]);
  for (const { id, kind, partOf } of requirementsAndClaims()) {
    if (kind !== "claim") continue;
    const lines = linesOf(text, id);
    assertStrictEquals(lines.length, 1, id);
    assertStrictEquals(lines[0].startsWith("  - "), partOf !== undefined, id);
  }
  const order = [...text.matchAll(/<a id="(c\d+[a-z]?)">/g)].map(([, number]) => number);
  const claims = requirementsAndClaims().filter(({ kind }) => kind === "claim");
  assertEquals(order, claims.map(({ id }) => id.toLowerCase()));
});

Deno.test("a judged claim has its verdict, the sentence of the source, the number and the study", () => {
  const text = page([studyOf("node-counts", { C6a: "confirmed" })]);
  const [line] = linesOf(text, "C6a");
  const { sentence } = requirementsAndClaims().find(({ id }) => id === "C6a")!;
  assert(line.includes(`**[C6a](../SOURCES.md#c6a) confirmed.** ${sentence}`), line);
  assert(line.includes("[The title of node-counts](node-counts/README.md): C6a is 1.5 [1.4, 1.6]"));
  assertMatch(linesOf(text, "C6")[0], /\*\*\[C6\]\([^)]*\)\.\*\*/, "no verdict of its own");
  assertMatch(linesOf(text, "C6b")[0], / open\.\*\* .*No published study judges it\.$/);
});

Deno.test("a claim that cannot be tested says why", () => {
  const { id, open } = requirementsAndClaims().find((each) => each.open)!;
  const [line] = linesOf(page([]), id);
  assertMatch(line, / open\.\*\*/);
  assert(line.endsWith(open!), line);
});

Deno.test("of a requirement the sentence is what was judged, and it is listed only with a verdict", () => {
  const text = page([studyOf("time-control", { E7: "confirmed" })]);
  assertMatch(
    linesOf(text, "E7")[0],
    /E7\]\([^)]*\) confirmed\.\*\* What time-control says of E7\./,
  );
  assertEquals(linesOf(text, "E6"), []);
});

Deno.test("the verdicts are counted by word: whole claims, and parts in place of the claims that have them", () => {
  const text = page([
    studyOf("a", { C6a: "refuted", C6b: "refuted", C8: "partly", B5: "measured" }),
  ]);
  const all = requirementsAndClaims();
  const divided = new Set(all.map(({ partOf }) => partOf));
  const claims = all.filter(({ id, kind }) => kind === "claim" && !divided.has(id)).length;
  assertMatch(
    text,
    new RegExp(
      `\\| claims and parts \\| 0 \\| 1 \\| 2 \\| 0 \\| 0 \\| 0 \\| ${
        claims - 3
      } \\| ${claims} \\|`,
    ),
  );
  assertMatch(text, /\| requirements \| 0 \| 0 \| 0 \| 0 \| 0 \| 1 \| 0 \| 1 \|/);
});

Deno.test("verdicts without a plan are a pilot, which says where another seed differs", () => {
  const verdicts = { C6a: "confirmed", C6b: "refuted", C8: "partly" } as const;
  const { run } = studyOf("a", { C6a: "confirmed", C6b: "not decided" });
  const second = { seed: 2, claims: run!.claims, plan: null };
  const text = page([studyOf("a", verdicts, [second])]);
  assertMatch(text, /^2\. 0 of 3 verdicts are _planned_: .* 3 are _pilot_/m);
  assertMatch(linesOf(text, "C6b")[0], /_pilot; seed 2: not decided\._$/);
  for (const same of ["C6a", "C8"]) assertMatch(linesOf(text, same)[0], /_pilot\._$/);
});

Deno.test("studies are in the order of their notebooks, with question, finding, counts, day, time and seed", () => {
  const studies = [
    studyOf("a", { C1a: "refuted", C1b: "refuted", C1c: "confirmed" }),
    studyOf("b", {}),
    studyOf("c", {}),
  ];
  const text = page(studies, [["c", "notebooks/01_c.ipynb"], ["a", "notebooks/02_a.ipynb"]]);
  const titles = [...text.matchAll(/^- \*\*\[The title of (.)\]/gm)].map(([, id]) => id);
  assertEquals(titles, ["c", "a", "b"]);
  assert(text.includes(
    "- **[The title of a](a/README.md)** What is a?<br>_a found 3._<br>" +
      "[notebook](../notebooks/02_a.ipynb); 1 confirmed; 2 refuted; 2026-11-22, 62 s, seed 1",
  ));
});

Deno.test("a study that cannot be read is listed in one line", () => {
  const problem = "a/claims.json is damaged: Unexpected end";
  const damaged = { ...studyOf("a", {}), run: null, problem };
  assertMatch(
    page([damaged]),
    /^- \*\*The title of a\*\* What is a\?<br>Cannot be read: a\/claims\.json is damaged: Unexpected end\. /m,
  );
});

Deno.test("questions of studies that are not about the sources are listed with their verdicts", () => {
  assert(!page([]).includes("Questions of your own"));
  const text = page([studyOf("mine", { Q1: "confirmed" }), studyOf("yours", { Q1: "refuted" })]);
  assertMatch(
    text,
    /^## Questions of your own\n\n- \*\*Q1 confirmed\.\*\* What mine says of Q1\./m,
  );
  assertMatch(text, /^- \*\*Q1 refuted\.\*\* What yours says of Q1\./m);
});
