/**
 * A study of many short tasks, for rows_bench.ts: runs it, writes its results, or renders them again; prints CPU time
 * and memory as JSON. A process of its own, because the most memory of a process is known only at its end.
 *
 * @module
 */
import process from "node:process";
import { fromFileUrl, join } from "@std/path";
import { renderResults } from "matchbox/runner/publish/render_runs.ts";
import { writeResults } from "matchbox/runner/publish/write_run.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

/** What is measured. */
export type Doing = "run" | "write" | "render";

/** What it took. */
export interface RunCost {
  /** Tasks that were in the store; of a rendering, files that it changed. */
  readonly found: number;
  /** CPU seconds, of all threads. */
  readonly seconds: number;
  /** The most memory, in MiB. */
  readonly mebibytes: number;
}

const [doing, store] = Deno.args as [Doing, string];
const study = fromFileUrl(new URL("./scaling_study.ts", import.meta.url));
const results = join(store, "results");

const does: Record<Doing, () => Promise<number>> = {
  run: async () => (await runOfStore()).resumed,
  write: async () => {
    const run = await runOfStore();
    await writeResults(join(results, run.study.id, "thorough"), run);
    // A file that does not follow from the rows any more.
    await Deno.writeTextFile(join(results, run.study.id, "thorough", "finding.txt"), "another\n");
    return run.resumed;
  },
  render: async () => {
    const { changed, problems } = (await renderResults(study, results))!;
    // There is no other run.
    const problem = problems.find(({ run }) => run === "thorough");
    if (problem) throw new Error(problem.problem);
    return changed.length;
  },
};

const found = await does[doing]();
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const seconds = (userCPUTime + systemCPUTime) / 1e6;
console.log(JSON.stringify({ found, seconds, mebibytes: maxRSS / 1024 } satisfies RunCost));
Deno.exit();

function runOfStore() {
  return runStudy(study, { preset: "thorough", store, executors: localExecutors(1) });
}
