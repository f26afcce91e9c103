import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { findExperiment, isDraft, loadStudy, studyIds } from "matchbox/experiments/mod.ts";
import type { SourceFile } from "matchbox/runner/fingerprint/fingerprint.ts";
import { allNames, filesOf, namesIn } from "matchbox/runner/fingerprint/named_files.ts";
import { nameOf } from "matchbox/runner/files/project_files.ts";
import { studyFingerprint } from "matchbox/runner/fingerprint/study_fingerprint.ts";
import { checkName, type Job } from "matchbox/runner/work/task.ts";

Deno.test("names are found as words of specs and of data, and their files by the lists", () => {
  assertEquals(namesIn('{"game":"reversi:size=6","agent":"alphabeta(eval=squares)"}'), [
    "alphabeta",
    "reversi",
  ]);
  assertEquals(namesIn("delta-rule, mychess, chess_weights"), ["chess_weights"]);
  assertEquals(namesIn("[1,2]"), []);
  assertEquals(filesOf(["menace", "metelyk"]).map(nameOf), [
    "lib/agents/learners/menace.ts",
    "lib/games/metelyk/game.ts",
    "lib/agents/evaluate/metelyk.ts",
  ]);
  for (const file of filesOf(allNames)) assert(Deno.statSync(file).isFile, file.href);
});

/** The published studies whose tasks of the quick preset a changed comment in each file makes to be run again, with their number. */
async function runAgain(changed: readonly string[]): Promise<Record<string, string[]>> {
  const again: Record<string, string[]> = Object.fromEntries(changed.map((name) => [name, []]));
  const files = new Map<string, SourceFile>();
  for (const id of studyIds().filter((id) => !isDraft("results", id))) {
    const study = await loadStudy(id);
    const tasks = [...study.tasks(study.presets.quick)];
    const of = () => studyFingerprint(findExperiment(id), study, tasks, files);
    const before = await of();
    for (const name of changed) {
      const file = files.get(name);
      if (!file || !before.whole.files.includes(name)) continue;
      files.set(name, { ...file, content: new TextEncoder().encode("another comment") });
      const after = await of();
      files.set(name, file);
      const count = tasks.filter(({ key }) => before.of(key) !== after.of(key)).length;
      again[name].push(`${id} ${count} of ${tasks.length}`);
    }
  }
  return again;
}

Deno.test("a changed comment runs again the tasks that depend on the file, and no others", async () => {
  // Learners, networks and solvers count for the studies of them; what is shown counts for none.
  assertEquals(
    await runAgain([
      "lib/agents/learners/menace.ts",
      "lib/agents/learners/delta_rule/delta_rule.ts",
      "lib/agents/learners/genetic/chess_weights.ts",
      "lib/agents/networks/one_by_one.ts",
      "lib/agents/book/agent.ts",
      "lib/agents/mcts/uct.ts",
      "lib/agents/list.ts",
      "lib/report/forest_plot.ts",
      "lib/experiments/verdict_text.ts",
      "lib/experiments/sources/claims_by_search.ts",
    ]),
    {
      "lib/agents/learners/menace.ts": ["menace-learning 29 of 29", "one-budget 178 of 178"],
      "lib/agents/learners/delta_rule/delta_rule.ts": [
        "delta-rule 57 of 57",
        "one-budget 178 of 178",
        "position-learning 36 of 36",
        "reversi-6x6-map 24 of 24",
      ],
      "lib/agents/learners/genetic/chess_weights.ts": [
        "chess-weights 54 of 54",
        "one-budget 178 of 178",
        "reversi-6x6-map 24 of 24",
        "values-of-pieces 32 of 32",
      ],
      "lib/agents/networks/one_by_one.ts": [
        "evolution-long 120 of 120",
        "metelyk-evolution 98 of 98",
        "metelyk-solved 22 of 22",
        "net-speed 25 of 25",
        "one-budget 178 of 178",
        "values-of-pieces 32 of 32",
      ],
      "lib/agents/book/agent.ts": ["opening-book 120 of 120", "position-learning 36 of 36"],
      "lib/agents/mcts/uct.ts": [
        "alphazero-small 42 of 42",
        "baselines 121 of 121",
        "connect-four-solved 55 of 55",
        "mcts 73 of 73",
        "reversi-6x6-map 24 of 24",
      ],
      "lib/agents/list.ts": [],
      "lib/report/forest_plot.ts": [],
      "lib/experiments/verdict_text.ts": [],
      "lib/experiments/sources/claims_by_search.ts": [],
    },
  );
});

Deno.test("what a study shows is in the fingerprint of none", async () => {
  const shown = new Set(["show", "summary", "tables", "figures", "claims", "finding"]);
  for (const id of studyIds()) {
    const study = await loadStudy(id);
    const { tasks, presets } = study;
    const { whole } = await studyFingerprint(findExperiment(id), study, tasks(presets.quick));
    const own = whole.files.filter((name) => name.startsWith("lib/experiments/studies/"));
    assertEquals(own.filter((name) => shown.has(name.split("/")[4].slice(0, -3))), [], id);
    assert(own.length > 0 && study.specs, id);
  }
});

Deno.test("a task that names another game in its data depends on that game, the others do not", async () => {
  const tasks = [{ key: "a", data: { game: "chess" } }, { key: "b", data: { game: "metelyk" } }];
  const module = new URL("../../../lib/base/named.ts", import.meta.url);
  const files = new Map<string, SourceFile>();
  const of = () => studyFingerprint(module, { specs: [] }, tasks, files);
  const before = await of();
  assertStrictEquals(before.digests.length, 3);
  const file = files.get("lib/games/chess/moves.ts")!;
  files.set("lib/games/chess/moves.ts", { ...file, content: new Uint8Array() });
  const after = await of();
  assert(before.of("a") !== after.of("a"));
  assertStrictEquals(before.of("b"), after.of("b"));
  assert(before.whole.digest !== after.whole.digest);
});

Deno.test("work without specs may make anything, and depends on everything", async () => {
  const module = new URL("../../../lib/base/named.ts", import.meta.url);
  const { whole, names, of, digests } = await studyFingerprint(module, {}, []);
  assertStrictEquals(names, null);
  assert(whole.files.includes("lib/agents/learners/menace.ts"));
  assertEquals([of("any")], digests);
});

Deno.test("a task that makes what neither its study nor its data name is an error", () => {
  const job = { names: ["chess"] } as unknown as Job;
  const check = (name: string, data: unknown, from = job) => checkName(name, from, { data });
  check("chess", null);
  check("greedy", { agent: "greedy:eval=material" });
  check("menace", null, { ...job, names: null });
  assertThrows(
    () => check("greedy", { agent: "greedy2" }),
    TypeError,
    'the task makes "greedy", which is not among the specs of its study',
  );
});
