import { assert, assertEquals, assertMatch, assertRejects, assertStrictEquals } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { FRESH_SEEDS, loadStudy, type Plan } from "matchbox/experiments/mod.ts";
import { makePlan } from "matchbox/runner/plans/make_plan.ts";
import { frozenPlan, planPath, readPlan, writePlan } from "matchbox/runner/plans/plan_file.ts";
import { checkRun } from "matchbox/runner/publish/check_run.ts";
import { publishSeed, studiesOfSeed } from "matchbox/runner/publish/publish_seed.ts";
import { readSeedVerdicts } from "matchbox/runner/publish/read_run.ts";
import { writeResults } from "matchbox/runner/publish/write_run.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { root, withFolderOutside } from "../../fixtures/command.ts";

const executors = localExecutors(0);
const [fresh] = FRESH_SEEDS;

/** A repository with a published study of its own. */
async function withStudy(
  test: (study: { reference: string; results: string; git: typeof git }) => Promise<void>,
  changed = (text: string) => text,
): Promise<void> {
  await withFolderOutside(async (folder) => {
    const reference = `${folder}/study.ts`;
    const text = await Deno.readTextFile(`${root}tests/fixtures/published_study.ts`);
    await Deno.writeTextFile(reference, changed(text.replace(", thorough: { tasks: 20 }", "")));
    const results = `${folder}/results`;
    const run = await runStudy(reference, { preset: "published", executors, store: ":memory:" });
    await writeResults(`${results}/published-study`, run);
    const own = (...args: string[]) => git("-C", folder, ...args);
    own("init", "--quiet");
    await test({ reference, results, git: own });
  });
}

function git(...args: string[]): void {
  const name = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
  const { success, stderr } = new Deno.Command("git", { args: [...name, ...args] }).outputSync();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
}

Deno.test("a plan in its file is the plan that was made", async () => {
  await withStudy(async ({ reference, results }) => {
    assertStrictEquals(await readPlan(reference), null);
    const { plan, run, pilot } = await makePlan(reference, results);
    assertStrictEquals(run, "published");
    assertEquals(plan.params, { tasks: 12 });
    assertEquals(plan.claims.map(({ claim }) => claim), pilot.map(({ claim }) => claim));
    assertStrictEquals(plan.claims[0].allowed!.high, 9);
    await writePlan(reference, plan);
    const read = await readPlan(reference);
    assertEquals(JSON.stringify(read!.plan), JSON.stringify(plan));
    assertMatch(read!.digest, /^[0-9a-f]{16}$/);
  });
});

Deno.test("a fresh seed is published by a plan that is frozen, and its manifest names it", async () => {
  await withStudy(async ({ reference, results, git }) => {
    const publish = () =>
      publishSeed(reference, { seed: fresh, results, executors, store: ":memory:" });
    await assertRejects(publish, Error, "has no plan: write one by deno task study plan");
    await writePlan(reference, (await makePlan(reference, results)).plan);
    await assertRejects(
      publish,
      Error,
      "plan.json is not committed: a plan is frozen by its commit",
    );
    git("add", "plan.json");
    git("commit", "--quiet", "--message", "A plan");
    await publish();
    const [{ seed, plan }] = await readSeedVerdicts(`${results}/published-study`);
    assertStrictEquals(seed, fresh);
    const { digest, commit } = await frozenPlan(reference);
    assertEquals(plan, { digest, commit });
    // A seed of the pilot follows no plan.
    await publishSeed(reference, { seed: 2, results, executors, store: ":memory:" });
    const pilot = (await readSeedVerdicts(`${results}/published-study`))[0];
    assertEquals([pilot.seed, pilot.plan], [2, null]);
  });
});

Deno.test("a study of long runs is planned once in full, an exact one without seeds", async () => {
  const title = 'title: "Draws",\n  question';
  const planOf = (planned: string) =>
    new Promise<Plan>((found, failed) =>
      withStudy(
        async ({ reference, results }) => found((await makePlan(reference, results)).plan),
        (text) => text.replace(title, `planned: { ${planned} }, ${title}`),
      ).catch(failed)
    );
  const { seeds, other, preset } = await planOf('once: "it takes hours"');
  assertEquals({ seeds, other, preset }, {
    seeds: [fresh],
    other: { once: "it takes hours" },
    // The study of this test has no thorough preset.
    preset: "published",
  });
  const exact = await planOf('exact: "it is counted"');
  assertEquals([exact.seeds, exact.other], [[], { exact: "it is counted" }]);
});

Deno.test("a seed that a plan does not have is not published", async () => {
  await withStudy(async ({ reference, results, git }) => {
    const { plan } = await makePlan(reference, results);
    await writePlan(reference, { ...plan, seeds: [fresh], other: { once: "it takes hours" } });
    git("add", "plan.json");
    git("commit", "--quiet", "--message", "A plan of one seed");
    await assertRejects(
      () => publishSeed(reference, { seed: fresh + 1, results, executors, store: ":memory:" }),
      UsageError,
      "seed 102 is not in the plan of published-study, which has seed 101 alone, because it takes hours",
    );
  });
});

Deno.test("a fresh seed runs the studies whose plans have it, those that measure time last", async () => {
  const ids = ["evolution-long", "net-speed", "opening-book", "reversi-6x6"];
  const [first, second] = FRESH_SEEDS;
  assertEquals(await studiesOfSeed(ids, first), ["opening-book", "evolution-long", "net-speed"]);
  assertEquals(await studiesOfSeed(ids, second), ["opening-book", "net-speed"]);
  // Another seed of the pilot follows no plan.
  assertEquals(await studiesOfSeed(ids, 2), [
    ...["opening-book", "reversi-6x6"],
    ...["evolution-long", "net-speed"],
  ]);
});

Deno.test("what departs from its plan is not published", async () => {
  await withStudy(async ({ reference, results, git }) => {
    const { plan } = await makePlan(reference, results);
    const publish = () =>
      publishSeed(reference, { seed: fresh, results, executors, store: ":memory:" });
    const [first, ...rest] = plan.claims;
    const allowed = { ...first.allowed!, high: 20 };
    await writePlan(reference, { ...plan, claims: [{ ...first, allowed }, ...rest] });
    git("add", "plan.json");
    git("commit", "--quiet", "--message", "Another range");
    await assertRejects(publish, Error, "departs from its plan: T1: its allowed range");
    await writePlan(reference, { ...plan, params: { tasks: 13 } });
    git("commit", "--quiet", "--all", "--message", "Another sample");
    await assertRejects(publish, Error, "has other parameters than its preset published has now");
    assertEquals(await readSeedVerdicts(`${results}/published-study`), []);
    await Deno.writeTextFile(planPath(reference), "{");
    await assertRejects(publish, Error, "is damaged");
    assert(plan.claims.length === 2);
  });
});

Deno.test("a verdict whose test could not have failed is not published, and verify says so", async () => {
  const never = 'rule: "every", couldFail: { what: "failures without it", count: 0, of: 9 },';
  await withStudy(async ({ reference, results }) => {
    await assertRejects(
      () => publishSeed(reference, { seed: 2, results, executors, store: ":memory:" }),
      Error,
      "T1 is void: its test could not have failed",
    );
    const { problems } = await checkRun({
      study: await loadStudy(reference),
      ...{ name: "published", folder: `${results}/published-study` },
    });
    assertEquals(problems.filter((problem) => problem.includes("void")).length, 2);
  }, (text) => text.replaceAll('rule: "every",', never));
});
