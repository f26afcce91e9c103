import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { findExperiment, loadStudy, type Task } from "matchbox/experiments/mod.ts";
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

/** The number of tasks of the study's quick preset that a changed comment in a file makes to be run again. */
async function runAgain(id: string, changed: string): Promise<number> {
  const study = await loadStudy(id);
  const tasks = (): Iterable<Task> => study.tasks(study.presets.quick);
  const files = new Map<string, SourceFile>();
  const of = () => studyFingerprint(findExperiment(id), study, tasks(), files);
  const before = of();
  const file = files.get(changed);
  if (!file) return 0;
  files.set(changed, { ...file, content: new TextEncoder().encode("another comment") });
  const after = of();
  return [...tasks()].filter(({ key }) => before.of(key) !== after.of(key)).length;
}

Deno.test("a changed comment runs again the tasks that depend on the file, and no others", async () => {
  const study = await loadStudy("opening-book");
  const all = [...study.tasks(study.presets.quick)].length;
  const counts: Record<string, number> = {
    "lib/experiments/studies/opening_book/run.ts": all,
    "lib/agents/book/agent.ts": all,
    "lib/games/chess/moves.ts": all,
    "lib/agents/evaluate/reversi/stages.ts": all,
    "lib/experiments/studies/opening_book/show.ts": 0,
    "lib/experiments/verdict.ts": 0,
    "lib/report/statistics/mean.ts": 0,
    "lib/agents/learners/menace.ts": 0,
    "lib/games/metelyk/game.ts": 0,
    "lib/agents/registry.ts": 0,
    "lib/agents/list.ts": 0,
  };
  for (const [file, count] of Object.entries(counts)) {
    assertStrictEquals(await runAgain("opening-book", file), count, file);
  }
});

Deno.test("a task that names another game in its data depends on that game, the others do not", () => {
  const tasks = [{ key: "a", data: { game: "chess" } }, { key: "b", data: { game: "metelyk" } }];
  const module = new URL("../../../lib/base/named.ts", import.meta.url);
  const files = new Map<string, SourceFile>();
  const of = () => studyFingerprint(module, { specs: [] }, tasks, files);
  const before = of();
  assertStrictEquals(before.digests.length, 3);
  const file = files.get("lib/games/chess/moves.ts")!;
  files.set("lib/games/chess/moves.ts", { ...file, content: new Uint8Array() });
  const after = of();
  assert(before.of("a") !== after.of("a"));
  assertStrictEquals(before.of("b"), after.of("b"));
  assert(before.whole.digest !== after.whole.digest);
});

Deno.test("work without specs may make anything, and depends on everything", () => {
  const module = new URL("../../../lib/base/named.ts", import.meta.url);
  const { whole, names, of, digests } = studyFingerprint(module, {}, []);
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
