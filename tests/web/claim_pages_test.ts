import {
  assert,
  assertEquals,
  assertGreater,
  assertMatch,
  assertNotMatch,
  assertStrictEquals,
} from "@std/assert";
import { existsSync } from "node:fs";
import { FRESH_SEEDS, isDraft, planOf, studyIds, verdictWords } from "matchbox/experiments/mod.ts";
import { entryById } from "matchbox/experiments/sources/mod.ts";
import { toSvg } from "matchbox/report/mod.ts";
import { decidedByFresh, standingOf } from "matchbox/runner/plans/standing.ts";
import { readCitation } from "matchbox/web/gallery/claim_citation.ts";
import { forestOf } from "matchbox/web/gallery/claim_forest.ts";
import { linkClaims } from "matchbox/web/gallery/claim_links.ts";
import { claimPage } from "matchbox/web/gallery/claim_page.ts";
import { draftClaims, draftNotebooks } from "matchbox/web/gallery/project.ts";
import { type JudgedClaim, readJudgedClaims } from "matchbox/web/gallery/judged_claims.ts";
import { root } from "../fixtures/command.ts";

const claims = await readJudgedClaims(root, await draftNotebooks(root, undefined, []));
const citation = await readCitation(root);
const drafts = await draftClaims(root, claims);

/** The verdicts of the published run of each study, as they are in its file. */
const published = studyIds().filter((id) => !isDraft(`${root}results`, id)).flatMap((id) => {
  const thorough = `${id}/thorough`;
  const folder = existsSync(`${root}results/${thorough}`) ? thorough : id;
  const read = (file: string) =>
    JSON.parse(Deno.readTextFileSync(`${root}results/${folder}/${file}`));
  const manifest = read("manifest.json");
  return (read("claims.json") as { claim: string; verdict: string; sentence: string }[])
    .map((verdict, index) => ({ ...verdict, folder, manifest, entry: index + 1 }));
});

Deno.test("every judged claim has a page with verdict, quotation, figure, digest, row and command, and is in the list", () => {
  assertGreater(published.length, 80);
  assertStrictEquals(drafts.size, published.length + 1);
  const list = drafts.get("claims/README.md")!.html;
  for (const { claim, verdict, folder, manifest, entry } of published) {
    const { html, title } = drafts.get(`claims/${claim}.md`)!;
    const { quotation, name } = entryById(claim);
    assert(title.startsWith(`${claim}, `), title);
    const { rank } = claims.find((each) => each.verdict.claim === claim)!;
    const pooled = decidedByFresh(rank);
    const word = pooled ? `(${verdictWords.join("|")})` : verdict;
    assertMatch(html, new RegExp(`<strong>Verdict: ${word}; ${rank}`), claim);
    if (quotation) assert(html.includes(quotation.replaceAll('"', "&quot;").slice(0, 20)), name);
    for (
      const part of [
        `<a href="../results/${folder}/README.md">`,
        `<a href="../SOURCES.md#${claim.toLowerCase()}">`,
        `<a href="../results/${folder}/claims.json">`,
        // The fresh seeds are cited in place of the pilot, which is in the table of the runs.
        pooled
          ? `seed-${FRESH_SEEDS[0]}/claims.json, entry ${entry}, digest `
          : `results/${folder}/claims.json, entry ${entry}, digest ${manifest.digest}`,
        manifest.digest,
        manifest.commit,
        `@misc{matchbox-${claim},`,
      ]
    ) assert(html.includes(part), `${claim}: ${part}`);
    // The marks of program text are in the command.
    assert(html.replaceAll(/<[^>]*>/g, "").includes(manifest.command), claim);
    assert(list.includes(`<a href="${claim}.md">`), claim);
  }
});

Deno.test("the forest plot has a line for each case and run, the pooled one, and the allowed range", async () => {
  const claim = claims.find(({ runs, pilot }) =>
    runs.length > 1 && pilot.kind === "claim" && pilot.cases.every(({ low }) => low !== null)
  )!;
  const figure = forestOf(claim, "A title")!;
  const [range, , intervals, dots, diamonds] = figure.marks;
  const cases = claim.pilot.cases.length;
  assertStrictEquals(dots.data!.length, cases * claim.runs.length);
  assertStrictEquals(diamonds.data!.length, cases);
  assertStrictEquals(range.data!.length, cases * (claim.runs.length + 1));
  assertStrictEquals(intervals.data!.length, cases * (claim.runs.length + 1));
  const drawn = dots.data as { label: string; mean: number }[];
  const estimates = claim.runs.flatMap(({ seed, verdict }) =>
    verdict.cases.map(({ mean }) => `seed ${seed}: ${mean}`)
  );
  assertEquals(drawn.map(({ label, mean }) => `${label}: ${mean}`).sort(), estimates.sort());
  const svg = await toSvg(figure);
  // A window of 390 pixels has 358 for the text; the letters keep their size.
  assertMatch(svg, /^<svg [^>]* width="358">/);
  for (const { name } of claim.pilot.cases) assert(svg.includes(`>${name}<`), name);
});

Deno.test("an exact number is not pooled, and a check has no figure", () => {
  const of = (wanted: string) => claims.find(({ verdict }) => verdict.claim === wanted)!;
  const exact = forestOf(of("E8a"), "A title")!;
  assert(!exact.marks.some(({ data, options }) => options?.symbol === "diamond" && data!.length));
  assertNotMatch(exact.caption, /95 %|Diamond/);
  const check = claims.find(({ verdict }) => verdict.kind === "check")!;
  assertStrictEquals(forestOf(check, "A title"), null);
  assertMatch(drafts.get(check.page)!.html, /<td[^>]*>[\d,]+ of [\d,]+ \w+/);
});

Deno.test("with a plan and five fresh seeds the page has the pooled verdict, and cites these seeds", async () => {
  const planned = plannedClaim(
    claims.find(({ verdict: { kind, verdict, exploratory } }) =>
      kind === "claim" && verdict === "confirmed" && exploratory === undefined
    )!,
  );
  const page = await claimPage(planned, citation);
  assertMatch(page, /^\*\*Verdict: confirmed; planned; 5 of 5 seeds; pilot: confirmed\.\*\*$/m);
  assertMatch(
    page,
    /^The \[plan\]\(\.\.\/lib\/.*plan\.json\) .* seeds 101, 102, 103, 104, 105\.$/m,
  );
  assertMatch(page, /Diamond: the seeds 101, 102, 103, 104, 105 together\./);
  const [line] = page.match(/^> The Matchbox authors.*$/m)!;
  for (const seed of FRESH_SEEDS) assert(line.includes(`seed-${seed}/claims.json`), line);
  assertNotMatch(line, /seed-2\//);
  assertMatch(page, /commit of the plan/);
});

Deno.test("numbers of claims lead to their pages, in results and notebooks, and whole claims to the sources", () => {
  const link = (html: string, path: string) => linkClaims(html, path, claims);
  assertStrictEquals(
    link('<a href="../../SOURCES.md#c6a">C6a</a>', "results/x/README.md"),
    '<a href="../../claims/C6a.md">C6a</a>',
  );
  for (const same of ['<a href="../SOURCES.md#c6">C6</a>', '<a href="../SOURCES.md#c6a">why</a>']) {
    assertStrictEquals(link(same, "notebooks/01.ipynb"), same);
  }
  const own = { ...claims[0], known: false, page: "claims/mine-Q1.md" };
  const mine = [{
    ...own,
    study: { ...own.study, id: "mine" },
    verdict: { ...own.verdict, claim: "Q1" },
  }];
  const question = "<strong>Q1 confirmed; pilot.</strong>";
  assertStrictEquals(
    linkClaims(question, "results/mine/README.md", mine),
    '<strong><a href="../../claims/mine-Q1.md">Q1</a> confirmed; pilot.</strong>',
  );
  assertStrictEquals(linkClaims(question, "results/yours/README.md", mine), question);
});

/** A claim as it is when its fresh seeds give what the pilot gave. */
function plannedClaim(claim: JudgedClaim): JudgedClaim {
  const { pilot, study, runs: [first, ...others] } = claim;
  const frozen = { digest: "0123456789abcdef", commit: "a".repeat(40) };
  const plan = {
    plan: planOf({ study: study.id, preset: "published", params: {} }, [pilot]),
    digest: frozen.digest,
  };
  const seeds = FRESH_SEEDS.map((seed) => ({ seed, claims: [pilot], plan: frozen }));
  const standing = standingOf(pilot, { seeds, plan });
  const fresh = FRESH_SEEDS.map((seed) => ({
    ...{ seed, fresh: true, verdict: pilot, entry: 1 },
    file: `results/${study.id}/seed-${seed}/claims.json`,
    manifest: { ...first.manifest, seed, plan: frozen },
  }));
  return {
    ...{ ...claim, ...standing },
    ...{ study: { ...study, plan }, planned: plan.plan.claims[0] },
    ...{ runs: [first, ...others, ...fresh] },
    pooled: { seeds: FRESH_SEEDS, verdict: standing.verdict },
  };
}
