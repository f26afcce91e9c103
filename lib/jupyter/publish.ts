/**
 * Publishes: runs studies and the notebooks that show them, then writes their results to results/ and
 * notebooks/, all together. Nothing there is changed before everything has succeeded.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { basename, join } from "@std/path";
import { chosenStudies, loadStudy } from "matchbox/experiments/mod.ts";
import { copyFolder } from "matchbox/runner/files/copy_folder.ts";
import { removeIfThere } from "matchbox/runner/files/if_there.ts";
import { folderOfRun, isSeedRun, runsIn } from "matchbox/runner/publish/run_names.ts";
import type { Progress } from "matchbox/runner/work/progress.ts";
import { checkPublishable } from "matchbox/runner/publish/check_run.ts";
import { finishPublication, publishTogether } from "matchbox/runner/publish/publish_together.ts";
import { renderInPlace } from "matchbox/runner/publish/render_runs.ts";
import { writeResults, writeRows } from "matchbox/runner/publish/write_run.ts";
import { type Preset, runStudy } from "matchbox/runner/studies/run_study.ts";
import { namedStudies } from "matchbox/runner/notebook_files/named_studies.ts";
import { listNotebooks, readNotebook } from "matchbox/runner/notebook_files/notebook.ts";
import { type NotebookReport, reproduce, type ReproduceOptions } from "./reproduce.ts";

/** The preset with which published notebooks are run. */
export const NOTEBOOK_PRESET = "quick";

/** Options of `publish`. */
export interface PublishOptions extends Omit<ReproduceOptions, "preset" | "shown" | "names"> {
  /** Ids of the studies to publish; default: all, with every notebook. */
  readonly studies?: readonly string[];
  /**
   * Whether to run the thorough preset too, for studies that have one; otherwise its results stay unchanged.
   */
  readonly thorough?: boolean;
  /** Folder of the store of finished tasks. */
  readonly store: string;
  /** Shows the progress of the studies. */
  readonly progress: Progress;
  /** Called with each line of progress. */
  log(line: string): void;
}

/**
 * Runs the published preset of the studies, with finished tasks from the store, and the quick preset without
 * the store. Then runs the notebooks on these results. If no task and no cell failed, replaces
 * `options.results` and the notebooks.
 *
 * @returns the reports of the notebooks, compared with the results published before
 * @throws {UsageError} on an unknown study
 * @throws {SetupError} when a task fails
 */
export async function publish(options: PublishOptions): Promise<NotebookReport[]> {
  const { notebooks, out, results, studies = [] } = options;
  const ids = chosenStudies(studies);
  const all = await listNotebooks(notebooks);
  const shown = studies.length ? await showing(all, ids) : all;

  await finishPublication({ results, notebooks });
  const staged = join(out, "results");
  await removeIfThere(staged);
  // A notebook may also show other studies; it shows their earlier published results.
  if (studies.length) await copyFolder(results, staged);
  for (const id of ids) await stageStudy(id, staged, options);

  const names = shown.map((path) => basename(path));
  const reports = names.length
    ? await reproduce({ ...options, names, preset: NOTEBOOK_PRESET, shown: staged })
    : [];
  if (reports.some(({ failure }) => failure)) return reports;
  await publishTogether({ results, notebooks }, {
    studies: Object.fromEntries(ids.map((id) => [id, join(staged, id)])),
    notebooks: Object.fromEntries(names.map((name) => [name, join(out, name)])),
  });
  return reports;
}

/** The notebooks whose cells name one of these studies. */
async function showing(paths: readonly string[], ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    if (namedStudies(await readNotebook(path)).some((id) => ids.includes(id))) found.push(path);
  }
  return found;
}

async function stageStudy(id: string, staged: string, options: PublishOptions): Promise<void> {
  const run = async (preset: Preset, store: string) => {
    options.log(`${id}: ${preset} preset`);
    const { progress, signal } = options;
    const finished = await runStudy(id, { preset, store, progress, signal, warn: options.log });
    signal?.throwIfAborted();
    checkPublishable(finished);
    return finished;
  };
  await removeIfThere(join(staged, id));
  await writeResults(join(staged, id), await run("published", options.store));
  await writeRows(join(staged, id, "quick"), await run("quick", ":memory:"));
  const study = await loadStudy(id);
  const before = join(options.results, id);
  const thorough = join(staged, id, "thorough");
  if (study.presets.thorough && options.thorough) {
    await writeResults(thorough, await run("thorough", options.store));
  }
  // What is published on request stays; but a seed with other parameters is no comparison.
  for (const name of await runsIn(before)) {
    const folder = join(staged, id, folderOfRun(name));
    const kept = isSeedRun(name) || (name === "thorough" && study.presets.thorough);
    if (kept && !existsSync(folder)) await copyFolder(join(before, name), folder);
  }
  const { problems } = await renderInPlace(study, join(staged, id));
  for (const { run, problem } of problems) {
    options.log(`${id}, ${run}: ${problem}`);
    if (isSeedRun(run)) await Deno.remove(join(staged, id, run), { recursive: true });
  }
}
