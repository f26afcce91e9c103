/**
 * A study of a million tasks with a row each: run from its start; run again when all is in the store; its results
 * written; and rendered again, with a limit on the heap. In CPU time, with the most memory of the process.
 *
 * @module
 */
import { fromFileUrl, join } from "@std/path";
import type { Doing, RunCost } from "./rows_run.ts";
import { tablesOf } from "./kept_tables.ts";
import { study } from "./scaling_study.ts";

const TASKS = study.presets.thorough!.tasks;

/** Objects of a rendering, in megabytes: the rows once, and what one row after the other needs. */
const RENDERING_HEAP = 160;

/** Where benchmarks may write. */
const FOLDER = "out/bars";
const RUN = fromFileUrl(new URL("./rows_run.ts", import.meta.url));

const store = join(FOLDER, "rows");
const begin = await measured("run");
const again = await measured("run");
const written = await measured("write");
const rendered = await measured("render", [`--v8-flags=--max-old-space-size=${RENDERING_HEAP}`]);
Deno.removeSync(store, { recursive: true });
if (begin.found !== 0 || again.found !== TASKS) throw new Error("the store was not empty");
if (rendered.found === 0) throw new Error("nothing was rendered");
tablesOf("rows")(
  `A study of ${TASKS.toLocaleString("en")} tasks with a row each, a worker`,
  Object.entries({
    "from its start": begin,
    "all tasks in the store": again,
    "the same, and its results written": written,
    [`results rendered again, objects in ${RENDERING_HEAP} MB`]: rendered,
  }).map(([run, { seconds, mebibytes }]) => ({
    run,
    "CPU time": `${seconds.toFixed(1)} s`,
    "CPU time of a task": `${(1e6 * seconds / TASKS).toFixed(1)} µs`,
    "most memory": `${mebibytes.toFixed(0)} MiB`,
  })),
);

async function measured(doing: Doing, flags: readonly string[] = []): Promise<RunCost> {
  const args = ["run", "--quiet", "--no-check", "--allow-all", ...flags, RUN, doing, store];
  const { success, stdout } = await new Deno.Command(Deno.execPath(), { args, stderr: "inherit" })
    .output();
  if (!success) throw new Error(`${doing} failed`);
  return JSON.parse(new TextDecoder().decode(stdout));
}
