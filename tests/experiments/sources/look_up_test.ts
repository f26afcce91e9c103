import { assert, assertEquals, assertMatch, assertStrictEquals, assertThrows } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { loadStudies, studyIds } from "matchbox/experiments/mod.ts";
import {
  claimById,
  entryById,
  plainName,
  requirementsAndClaims,
  sourceLink,
  sourceOf,
  sources,
} from "matchbox/experiments/sources/mod.ts";
import { root } from "../../fixtures/command.ts";

const ids = requirementsAndClaims().map(({ id }) => id);

Deno.test("the numbers of the sources are unique", () => {
  assertStrictEquals(new Set(ids).size, ids.length);
});

Deno.test("the numbers of each source and of the claims are consecutive from 1", () => {
  // The known numbers of requirements and claims.
  const last = { A: 14, B: 6, M: 5, D: 12, E: 11, C: 51 };
  const whole = requirementsAndClaims().filter(({ partOf }) => !partOf);
  for (const [letter, count] of Object.entries(last)) {
    const expected = Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
    assertEquals(whole.map(({ id }) => id).filter((id) => id[0] === letter), expected);
  }
});

Deno.test("parts of a claim or a requirement have its number with the letters a, b and so on", () => {
  for (const { id, partOf } of requirementsAndClaims().filter(({ partOf }) => partOf)) {
    const siblings = requirementsAndClaims().filter((other) => other.partOf === partOf);
    const place = siblings.findIndex((sibling) => sibling.id === id);
    assertStrictEquals(id, partOf + "abcdefghijklmnop"[place]);
  }
});

Deno.test("every study and every published verdict has known numbers", async () => {
  for (const study of await loadStudies(studyIds())) {
    for (const number of study.sources) assert(ids.includes(number), `${study.id}: ${number}`);
  }
  for (const { name, isDirectory } of Deno.readDirSync(`${root}results`)) {
    if (!isDirectory) continue;
    const verdicts = JSON.parse(Deno.readTextFileSync(`${root}results/${name}/claims.json`));
    for (const { claim } of verdicts) assert(ids.includes(claim), `${name}: ${claim}`);
  }
});

Deno.test("a quotation is short and not empty, and our own entries have none", () => {
  for (const { id, quotation, ours } of requirementsAndClaims()) {
    if (quotation === undefined) continue;
    assert(quotation.trim() === quotation && quotation.length > 0, id);
    assert(quotation.length <= 200, `${id}: ${quotation.length} characters`);
    assert(!ours, `${id} is ours and has a quotation`);
  }
});

Deno.test("a quotation is in the script of its source", () => {
  const scripts = { A: /\p{Script=Cyrillic}/u, D: /\p{Script=Cyrillic}/u };
  for (const { id, quotation = "", source } of requirementsAndClaims()) {
    const cyrillic = /\p{Script=Cyrillic}/u.test(quotation);
    assertStrictEquals(cyrillic, quotation !== "" && source in scripts, id);
  }
});

Deno.test("names are short, and sentences end with a stop or a question mark", () => {
  for (const { id, name, legend, sentence } of requirementsAndClaims()) {
    for (const text of [name, legend ?? name]) assert(text.length <= 40, `${id}: ${text}`);
    assertMatch(sentence, /[.?]$/, id);
  }
});

Deno.test("the source of a number is found", () => {
  assertStrictEquals(sourceOf("A3").id, "A");
  assertStrictEquals(sourceOf("M3").id, "C");
  assertStrictEquals(sourceOf("C9").id, "E");
  assertStrictEquals(sourceOf("C6b").author, "Volodymyr V. Rosin");
  assertEquals(sources.map(({ id }) => id), ["A", "B", "C", "D", "E"]);
});

Deno.test("a link goes from a file to the number in SOURCES.md", () => {
  assertStrictEquals(sourceLink("C6a"), "SOURCES.md#c6a");
  assertStrictEquals(sourceLink("C6a", "README.md"), "SOURCES.md#c6a");
  assertStrictEquals(sourceLink("B5", "notebooks/01_node_counts.ipynb"), "../SOURCES.md#b5");
  assertStrictEquals(sourceLink("M1", "results/node-counts/README.md"), "../../SOURCES.md#m1");
});

Deno.test("a number has a plain name for legends", () => {
  assertStrictEquals(plainName("C6a"), "square root of minimax");
  assertStrictEquals(plainName("B5"), "one game decides");
  assertStrictEquals(plainName("E6"), "first to four wins");
});

Deno.test("a claim is found by its number; requirements and unknown numbers are errors", () => {
  assertStrictEquals(claimById("C13b").partOf, "C13");
  assertThrows(() => claimById("B5"), UsageError);
  assertThrows(() => entryById("C99"), UsageError, 'no requirement or claim "C99": expected');
  assertThrows(() => sourceLink("c6a"), UsageError);
});
