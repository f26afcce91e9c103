import { assert, assertEquals, assertMatch, assertStringIncludes, assertThrows } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { estimateReader, verdictReader } from "matchbox/notebook/spoken_verdict.ts";
import { verdicts } from "matchbox/notebook/verdicts.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { standingOf } from "matchbox/runner/plans/standing.ts";

const verdict = verdictOn({
  claim: "C7b",
  sentence: "It is <faster>.",
  estimand: "nodes of one over those of the other",
  digits: 2,
  cases: [
    {
      name: "chess",
      estimate: { mean: 1.15, low: 1.11, high: 1.19, count: 60, unit: "positions" },
    },
    {
      name: "Metelyk",
      estimate: { mean: 0.9, low: 0.8, high: 0.95, count: 60, unit: "positions" },
    },
  ],
  allowed: { high: 1, reason: "because fewer is fewer" },
  rule: "each",
});

const check = verdictOn({
  claim: "Q1",
  sentence: "The values are equal.",
  kind: "check",
  holds: [
    { name: "chess", holds: 9, of: 9, unit: "searches" },
    { name: "Metelyk", holds: 8, of: 9, unit: "searches" },
  ],
});

const bundle = () =>
  verdicts([standingOf(verdict, { seeds: [], plan: null }), { verdict: check }])[jupyterDisplay]();

Deno.test("a card has claim, word with its sign, sentence, estimates and range; the evidence is folded", async () => {
  const { "text/html": html } = await bundle();
  const [claim, own] = html.split(/(?=<div style="border:)/).slice(1);
  const [open, folded] = claim.split("<details");
  assertStringIncludes(open, '<a href="../SOURCES.md#c7b">C7b</a>');
  assertMatch(open, />◐ partly<\/span> <small[^>]*>pilot<\/small>/);
  assertStringIncludes(open, "It is &lt;faster&gt;.");
  assertStringIncludes(
    open,
    "1 of 2 cases confirmed, 1 refuted; nodes of one over those of the other: 0.90 [0.80, 0.95] (Metelyk) to 1.15 [1.11, 1.19] (chess)",
  );
  assertStringIncludes(open, "60 positions. The claim allows: below 1.");
  assertStringIncludes(folded, "Confirmed means that the whole interval lies below 1");
  assert(!open.includes("Confirmed means"));

  assertMatch(own, /<b>Q1<\/b> <span[^>]*>✗ refuted<\/span>/);
  assertMatch(own, /<small>Holds in 17 of 18 searches\.<\/small>/);
  assertStringIncludes(own, "<li>Metelyk: 8 of 9 searches</li>");
});

Deno.test("the evidence has a case a line, and an amount below a thousandth is not split", async () => {
  const of = (name: string, mean: number) => ({
    name,
    estimate: { mean, low: 0.0002, high: 0.3, count: 60, unit: "positions" },
  });
  const tiny = verdictOn({
    ...{ claim: "Q2", sentence: "It gains.", estimand: "gain", rule: "each" },
    cases: [of("chess", 0.0004), of("Metelyk", 0.2)],
    allowed: { low: 0, reason: "because more is more" },
  });
  const { "text/html": html } = await verdicts([{ verdict: tiny }])[jupyterDisplay]();
  assertMatch(html, /&lt; 0\.001 \[&lt; 0\.001, 0\.300\] \(chess\);<br>0\.200/);
});

Deno.test("in text a verdict is a line", async () => {
  const { "text/plain": text } = await bundle();
  const lines = text.split("\n");
  assertEquals(lines.length, 2);
  assertMatch(lines[0], /^- C7b ◐ partly; pilot: It is <faster>\. .*The claim allows: below 1\.$/);
  assertMatch(lines[1], /^- Q1 ✗ refuted: The values are equal\. Holds in 17 of 18 searches\.$/);
});

Deno.test("cards have no style that untrusted notebooks lose, and white stands on dark colours", async () => {
  const { "text/html": html } = await bundle();
  assert(!/<style|<script|class=/.test(html));
  for (const [, colour] of html.matchAll(/background-color:(#\w{6});color:#ffffff/g)) {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    // WCAG 2: the contrast of white.
    const contrast = 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
    assert(contrast >= 4.5, `${colour}: ${contrast}`);
  }
});

Deno.test("a verdict answers a question with yes, no, in part or not decided, whichever way it is asked", () => {
  const answers = (["confirmed", "refuted", "partly", "not decided", "void"] as const)
    .map((word) => {
      const read = verdictReader([{ ...verdict, verdict: word }]);
      return [read("C7b"), read("C7b", "denied")];
    });
  assertEquals(answers, [
    ["yes", "no"],
    ["no", "yes"],
    ["in part", "in part"],
    ["not decided", "not decided"],
    ["not decided", "not decided"],
  ]);
  const read = verdictReader([{ ...verdict, verdict: "measured" }, check]);
  assertThrows(() => read("C7b"), UsageError, "neither yes nor no");
  assertThrows(() => read("C8"), UsageError, "C8");
});

Deno.test("an answer reads the estimate of a claim: of its only case, or of the case that it names", () => {
  const [first] = verdict.cases;
  const one = { ...verdict, claim: "C8", cases: [first] };
  const read = estimateReader([verdict, one]);
  assertEquals(read("C7b", "Metelyk"), "0.90 [0.80, 0.95]");
  assertEquals(read("C8"), "1.15 [1.11, 1.19]");
  assertThrows(() => read("C7b"), UsageError, "chess");
  assertThrows(() => read("C9"), UsageError, "C9");
});
