/**
 * Runs a study of many short tasks, for rows_bench.ts; prints its CPU time and its memory as JSON. A process of its
 * own, because the most memory of a process is known only at its end.
 *
 * @module
 */
import process from "node:process";
import { fromFileUrl } from "@std/path";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

/** What a run took. */
export interface RunCost {
  /** Tasks that were in the store. */
  readonly resumed: number;
  /** CPU seconds, of all threads. */
  readonly seconds: number;
  /** The most memory, in MiB. */
  readonly mebibytes: number;
}

const [tasks, store] = Deno.args;
const { resumed } = await runStudy(fromFileUrl(new URL("./scaling_study.ts", import.meta.url)), {
  ...{ set: { tasks: Number(tasks), sleep: 0 }, store, executors: localExecutors(1) },
});
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const seconds = (userCPUTime + systemCPUTime) / 1e6;
console.log(JSON.stringify({ resumed, seconds, mebibytes: maxRSS / 1024 } satisfies RunCost));
Deno.exit();
