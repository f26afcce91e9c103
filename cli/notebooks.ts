/**
 * `reproduce`, `publish`, `lab` and `check`: what is done with notebooks.
 *
 * @module
 */
import { basename } from "@std/path";
import { checkNotebookCells, executionProblems } from "matchbox/jupyter/check_notebooks.ts";
import { prepareJupyter } from "matchbox/jupyter/environment.ts";
import { openLab } from "matchbox/jupyter/lab.ts";
import { listNotebooks, readNotebook } from "matchbox/jupyter/notebook.ts";
import { formatProblems } from "matchbox/jupyter/notebook_format.ts";
import { checkWritable, publish } from "matchbox/jupyter/publish.ts";
import { isReproduced, type NotebookReport, reproduce } from "matchbox/jupyter/reproduce.ts";
import { formatSummary } from "matchbox/jupyter/summary.ts";
import { terminalProgress } from "matchbox/runner/progress.ts";
import { checkPreset, type Preset } from "matchbox/runner/run_study.ts";
import { sourcesProblems } from "./sources.ts";

const folders = { notebooks: "notebooks", out: "out", results: "results" };

/** `reproduce`: exit code 1 when a notebook fails or shows other numbers than were published. */
export async function reproduceVerb({ preset }: { preset: Preset }): Promise<void> {
  checkPreset(preset);
  await checkWritable(folders.out);
  const jupyter = await prepareJupyter({ root: Deno.cwd() });
  await untilInterrupted(async (signal) => {
    const progress = terminalProgress();
    const reports = await reproduce({ ...folders, jupyter, preset, progress, onReport, signal });
    console.log(`\n${formatSummary(reports)}\n\nnotebooks, tables and figures: ${folders.out}/`);
    if (!reports.every(isReproduced)) Deno.exitCode = 1;
  });
}

/** `publish`: exit code 1 when a notebook fails; then nothing is updated. */
export async function publishVerb(): Promise<void> {
  for (const folder of Object.values(folders)) await checkWritable(folder);
  const jupyter = await prepareJupyter({ root: Deno.cwd() });
  await untilInterrupted(async (signal) => {
    const reports = await publish({
      ...folders,
      jupyter,
      store: ".matchbox",
      progress: terminalProgress(),
      log: (line) => console.error(line),
      onReport,
      signal,
    });
    const failed = reports.some(({ failure }) => failure);
    console.log(`\n${formatSummary(reports)}\n`);
    console.log(
      failed
        ? "nothing was published, because a notebook failed"
        : `updated ${folders.notebooks}/ and ${folders.results}/`,
    );
    if (failed) Deno.exitCode = 1;
  });
}

/** `lab`. */
export async function labVerb(args: string[]): Promise<void> {
  const root = Deno.cwd();
  const jupyter = await prepareJupyter({ root });
  Deno.exitCode = await openLab({ jupyter, root, args });
}

/** `check`: exit code 1 when something is found in the notebooks or SOURCES.md. */
export async function checkVerb(): Promise<void> {
  const committed = await listNotebooks(folders.notebooks);
  const all = [...committed, ...await listNotebooks("lib/experiments/template")];
  const problems = await checkNotebookCells(all, Deno.cwd());
  for (const path of all) problems.push(...await formatProblems(path));
  for (const path of committed) {
    const found = executionProblems(await readNotebook(path));
    problems.push(...found.map((problem) => `${basename(path)}: ${problem}`));
  }
  problems.push(...await sourcesProblems());
  for (const problem of problems) console.error(problem);
  if (problems.length) Deno.exitCode = 1;
  else console.log(`${all.length} notebooks are in order, and so is SOURCES.md`);
}

function onReport({ notebook, seconds, failure }: NotebookReport): void {
  console.error(`${notebook}: ${failure ? "failed" : "done"} in ${seconds.toFixed(1)} s`);
}

/** Runs `work` with a signal that Ctrl-C aborts; then it ends with exit code 130. */
async function untilInterrupted(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  Deno.addSignalListener("SIGINT", stop);
  try {
    await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    console.error("stopped");
    Deno.exitCode = 130;
  } finally {
    Deno.removeSignalListener("SIGINT", stop);
  }
}
