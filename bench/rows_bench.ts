/**
 * A study of a million tasks with a row each: run from its start, and run again when all is in the store. In CPU time,
 * with the most memory of the process.
 *
 * @module
 */
import { fromFileUrl, join } from "@std/path";
import type { RunCost } from "./rows_run.ts";
import { tablesOf } from "./kept_tables.ts";

const TASKS = 1_000_000;

/** Where benchmarks may write. */
const FOLDER = "out/bars";
const RUN = fromFileUrl(new URL("./rows_run.ts", import.meta.url));

const store = join(FOLDER, "rows");
const begin = await measured();
const again = await measured();
Deno.removeSync(store, { recursive: true });
if (begin.resumed !== 0 || again.resumed !== TASKS) throw new Error("the store was not empty");
tablesOf("rows")(
  `A study of ${TASKS.toLocaleString("en")} tasks with a row each, a worker`,
  [["from its start", begin] as const, ["all tasks in the store", again] as const].map((
    [run, { seconds, mebibytes }],
  ) => ({
    run,
    "CPU time": `${seconds.toFixed(1)} s`,
    "CPU time of a task": `${(1e6 * seconds / TASKS).toFixed(1)} µs`,
    "most memory": `${mebibytes.toFixed(0)} MiB`,
  })),
);

async function measured(): Promise<RunCost> {
  const args = ["run", "--quiet", "--no-check", "--allow-all", RUN, String(TASKS), store];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args, stderr: "inherit" }).output();
  return JSON.parse(new TextDecoder().decode(stdout));
}
