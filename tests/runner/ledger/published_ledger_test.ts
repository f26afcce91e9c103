import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { requirementsAndClaims } from "matchbox/experiments/sources/mod.ts";
import { judgementsOf, ledgerOf, wholeEntries } from "matchbox/runner/ledger/ledger.ts";
import { makePlan } from "matchbox/runner/plans/make_plan.ts";
import { planProblem } from "matchbox/runner/ledger/plan_problem.ts";
import { publishedStudies } from "matchbox/runner/ledger/published_studies.ts";
import { root, withFolder } from "../../fixtures/command.ts";

const studies = await publishedStudies(`${root}results`);

Deno.test("every published study can be read", () => {
  for (const { id, run, problem } of studies) {
    assertStrictEquals(problem, null);
    assert(run, id);
  }
});

Deno.test("no claim has two verdicts, and a claim in parts has none of its own", () => {
  const judged = studies.flatMap(judgementsOf).map(({ verdict: { claim } }) => claim);
  assertEquals(judged.filter((claim, index) => judged.indexOf(claim) !== index), []);
  const whole = new Set(requirementsAndClaims().map(({ partOf }) => partOf));
  assertEquals(judged.filter((claim) => whole.has(claim)), []);
});

Deno.test("every claim and every part has a verdict, or says why it is open, and not both", () => {
  const claims = wholeEntries(ledgerOf(studies)).filter(({ numbered }) =>
    numbered.kind === "claim"
  );
  for (const { numbered: { id, open }, judgement } of claims) {
    assertStrictEquals(judgement === null, open !== undefined, id);
  }
});

Deno.test("a published finding has its number with an interval, unless it is proved or counted", () => {
  for (const { id, run } of studies) {
    const proved = ["reversi-6x6", "connect-four-solved", "draughts-moves"].includes(id);
    if (!proved) assertMatch(run!.finding, /\d \[[-<]? ?\d/, id);
    assertMatch(run!.finding, /^[A-Z].*\d.*\.$/, id);
  }
});

Deno.test("a damaged file is said of its study, and the others are read", async () => {
  await withFolder(async (folder) => {
    const copied = ["manifest.json", "claims.json", "finding.txt"];
    for (const id of ["node-counts", "net-speed", "negascout"]) {
      await Deno.mkdir(`${folder}/${id}`);
      for (const file of copied) {
        await Deno.copyFile(`${root}results/${id}/${file}`, `${folder}/${id}/${file}`);
      }
    }
    await Deno.truncate(`${folder}/net-speed/claims.json`, 40);
    await Deno.remove(`${folder}/negascout/finding.txt`);
    const read = await publishedStudies(folder);
    const of = (wanted: string) => read.find(({ id }) => id === wanted)!;
    assertStrictEquals(of("node-counts").problem, null);
    assert(of("node-counts").run!.claims.length > 0);
    assertMatch(of("net-speed").problem!, /net-speed\/claims\.json is damaged: /);
    assertMatch(of("negascout").problem!, /finding\.txt/);
    assertEquals(
      read.filter(({ run }) => run).map(({ id }) => id),
      ["node-counts"],
    );
    // The others are drafts here.
    assertEquals(read.length, 3);
  });
});

Deno.test("the verdicts of a second seed are read beside the published ones", async () => {
  await withFolder(async (folder) => {
    await Deno.mkdir(`${folder}/net-speed/seed-2`, { recursive: true });
    for (const file of ["manifest.json", "claims.json", "finding.txt"]) {
      await Deno.copyFile(`${root}results/net-speed/${file}`, `${folder}/net-speed/${file}`);
    }
    const seed = `${root}results/net-speed`;
    const [first] = JSON.parse(await Deno.readTextFile(`${seed}/claims.json`));
    await Deno.writeTextFile(
      `${folder}/net-speed/seed-2/claims.json`,
      JSON.stringify([{ ...first, verdict: "refuted" }]),
    );
    await Deno.copyFile(`${seed}/manifest.json`, `${folder}/net-speed/seed-2/manifest.json`);
    const read = (await publishedStudies(folder)).find(({ id }) => id === "net-speed")!;
    const seeds = judgementsOf(read).map(({ verdict, pilots }) => [verdict.claim, pilots]);
    assertEquals(seeds.slice(0, 2), [["C1a", [{ seed: 2, verdict: "refuted" }]], ["C1b", []]]);
  });
});

Deno.test("a study departs from its plan by another range or sample, until fresh seeds were run", async () => {
  const published = studies.find(({ id }) => id === "opening-book")!;
  // As before its fresh seeds were run.
  const study = { ...published, run: { ...published.run!, otherSeeds: [] } };
  const { plan } = await makePlan("opening-book", `${root}results`);
  const planned = (changed: object) => ({
    ...study,
    plan: { plan: { ...plan, ...changed }, digest: "0123456789abcdef" },
  });
  assertStrictEquals(await planProblem({ ...study, plan: null }), null);
  assertStrictEquals(await planProblem(planned({})), null);
  assertMatch(
    (await planProblem(planned({ params: { ...plan.params, series: 15 } })))!,
    /^opening-book departs from its plan: its preset \w+ has other parameters\. /,
  );
  const [first, ...rest] = plan.claims;
  const changed = planned({ claims: [{ ...first, estimand: "something else" }, ...rest] });
  assertMatch((await planProblem(changed))!, /plan: C37a: its estimand is not the planned one\. /);
  const fresh = {
    seed: 101,
    claims: study.run!.claims,
    plan: { digest: "0123456789abcdef", commit: "a".repeat(40) },
  };
  const run = { ...study.run!, otherSeeds: [fresh] };
  assertStrictEquals(await planProblem({ ...changed, run }), null);
});
