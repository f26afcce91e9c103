/**
 * Reproduces the notebooks: runs them and compares the results of their studies with the published ones.
 *
 * @module
 */
import { basename, join, resolve } from "@std/path";
import type { Verdict } from "matchbox/experiments/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { countingVerdicts } from "matchbox/runner/publish/counting_verdicts.ts";
import { readClaims } from "matchbox/runner/publish/read_run.ts";
import { removeIfThere } from "matchbox/runner/files/if_there.ts";
import { noProgress, type Progress } from "matchbox/runner/work/progress.ts";
import { folderOfRun } from "matchbox/runner/publish/run_names.ts";
import { publishedFolder } from "matchbox/runner/publish/publish_together.ts";
import type { CommonPreset } from "matchbox/runner/studies/run_study.ts";
import { compareWithPublished, type Comparison } from "matchbox/runner/publish/verify.ts";
import { readDisplays } from "./displays.ts";
import type { Jupyter } from "./environment.ts";
import { executeNotebook, type Failure } from "./executor.ts";
import { measures } from "matchbox/runner/notebook_files/named_studies.ts";
import {
  codeCells,
  listNotebooks,
  type Notebook,
  readNotebook,
  selectNotebooks,
} from "matchbox/runner/notebook_files/notebook.ts";
import { sealOutputs } from "./sealed_outputs.ts";

/** Options of `reproduce`. */
export interface ReproduceOptions {
  /** The Jupyter that runs the notebooks. */
  readonly jupyter: Jupyter;
  /** The folder of the notebooks. */
  readonly notebooks: string;
  /** The folder for `NAME.ipynb` and the folder `NAME` of each notebook; earlier ones are replaced. */
  readonly out: string;
  /** The folder of published results to compare with. */
  readonly results: string;
  /** The folder of results that the notebooks show as published; default `results`. */
  readonly shown?: string;
  /** Numbers, file names or stems of notebooks; default: all. */
  readonly names?: readonly string[];
  /** Time limit of a cell in seconds; default: none. */
  readonly timeout?: number;
  /** Notebooks that run at the same time, 1 or more; default: one for each core, but at most 4. */
  readonly atOnce?: number;
  /** The size of the studies. */
  readonly preset: CommonPreset;
  /** Called with the number of cells that have run. */
  readonly progress?: Progress;
  /** Called with the report of a notebook when it has ended. */
  readonly onReport?: (report: NotebookReport) => void;
  /** Aborting it stops the notebook that runs; the others do not begin. */
  readonly signal?: AbortSignal;
}

/** The outcome of a notebook. */
export interface NotebookReport {
  /** The name of its file. */
  readonly notebook: string;
  /** Its duration in seconds. */
  readonly seconds: number;
  /** The number of figures and pictures shown. */
  readonly figures: number;
  /** The number of tables shown. */
  readonly tables: number;
  /** The studies that it ran, by id. */
  readonly studies: readonly StudyReport[];
  /** Why it stopped; undefined if it ran to its end. */
  readonly failure?: Failure;
}

/** The results of a study that a notebook ran, compared with the published ones. */
export interface StudyReport extends Comparison {
  /** The id of the study. */
  readonly study: string;
  /** The verdicts of the run in the notebook. */
  readonly claims: readonly Verdict[];
  /** The published ones, those of the thorough run if there is one; null when nothing is published. */
  readonly published: readonly Verdict[] | null;
}

/**
 * Runs the notebooks: first several at once, then those with a study that measures something, one after the
 * other. If one fails or is not a notebook, it is reported and the others still run.
 *
 * @returns the reports in reading order
 * @throws {UsageError} when there is no notebook, or none with a given name
 * @throws {DOMException} `AbortError` when `signal` stopped it
 */
export async function reproduce(options: ReproduceOptions): Promise<NotebookReport[]> {
  const all = await listNotebooks(options.notebooks);
  if (all.length === 0) throw new UsageError(`no notebook in ${options.notebooks}`);
  const paths = selectNotebooks(all, options.names ?? []);
  const notebooks = await Promise.all(paths.map(readIfNotebook));
  const alone = await Promise.all(notebooks.map((notebook) => notebook && measures(notebook)));
  // A file that is not a notebook counts as one cell; running it reports the error.
  const cells = notebooks.map((notebook) => notebook ? codeCells(notebook).length : 1);
  const { atOnce = Math.min(navigator.hardwareConcurrency, MOST_AT_ONCE), progress = noProgress } =
    options;

  const reports: NotebookReport[] = [];
  const done = paths.map(() => 0);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const tell = () => progress.update(sum(done));
  const run = async (index: number) => {
    const onProgress = (cell: number) => done[index] = cell - 1;
    reports[index] = await reproduceNotebook(paths[index], options, onProgress);
    done[index] = cells[index];
    // Ends the progress bar before the line is printed.
    progress.end();
    options.onReport?.(reports[index]);
    progress.start(LABEL, sum(cells), sum(done));
  };
  // A cell may take minutes, so the progress is shown again and again.
  const ticking = setInterval(tell, 250);
  progress.start(LABEL, sum(cells), 0);
  try {
    const indices = [...paths.keys()];
    await inLanes(indices.filter((index) => !alone[index]), atOnce, run);
    await inLanes(indices.filter((index) => alone[index]), 1, run);
  } finally {
    clearInterval(ticking);
    progress.end();
  }
  return reports;
}

const LABEL = "cells of all notebooks";
/** More kernels, each with one worker for each core, would cost much memory and save little time. */
const MOST_AT_ONCE = 4;

/** Does all work with a limited number of items at a time; throws the first error after all have ended. */
async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ended) if (end.status === "rejected") throw end.reason;
}

/** A notebook; null when the file is not one. */
async function readIfNotebook(path: string): Promise<Notebook | null> {
  try {
    return await readNotebook(path);
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** Whether a notebook ran to its end and its studies' results are equal to the published ones, if any. */
export function isReproduced({ failure, studies }: NotebookReport): boolean {
  return !failure && studies.every(({ status }) => status !== "different");
}

async function reproduceNotebook(
  path: string,
  options: ReproduceOptions,
  onProgress: (cell: number) => void,
): Promise<NotebookReport> {
  const { jupyter, out, results, shown = results, preset, timeout, signal } = options;
  const notebook = basename(path);
  const folder = join(out, basename(path, ".ipynb"));
  const output = join(out, notebook);
  await Deno.mkdir(out, { recursive: true });
  await removeIfThere(output);

  const { seconds, failure } = await executeNotebook({
    jupyter,
    notebook: path,
    output,
    folder,
    env: { MATCHBOX_PRESET: preset, MATCHBOX_RESULTS: resolve(shown) },
    timeout,
    onProgress,
    signal,
  });
  if (!failure) await sealOutputs(output);
  const displays = await readDisplays(folder);
  const tables = displays.filter(({ kind }) => kind === "table").length;
  return {
    notebook,
    seconds,
    figures: displays.length - tables,
    tables,
    studies: await readStudies(folder, { results, shown, preset }),
    failure,
  };
}

/** The studies that wrote to subfolders of `folder`, compared with the published ones. */
async function readStudies(
  folder: string,
  { results, shown, preset }: Pick<ReproduceOptions, "results" | "preset"> & { shown: string },
): Promise<StudyReport[]> {
  const reports: StudyReport[] = [];
  const entries = await Array.fromAsync(Deno.readDir(folder));
  for (const study of entries.map(({ name }) => name).sort()) {
    const claims = await readClaims(join(folder, study, "claims.json"));
    if (!claims) continue;
    const run = join(publishedFolder(results, study), folderOfRun(preset));
    const comparison = await compareWithPublished(join(folder, study), run);
    reports.push({
      study,
      claims,
      published: null,
      ...comparison,
      ...await verdictsOf(shown, study),
    });
  }
  return reports;
}

/** The published verdicts that count; a damaged file of them counts as a difference. */
async function verdictsOf(results: string, study: string): Promise<Partial<StudyReport>> {
  try {
    const counting = await countingVerdicts(study, publishedFolder(results, study));
    return { published: counting && counting.map(({ verdict }) => verdict) };
  } catch (error) {
    if (error instanceof UsageError) return { status: "different", difference: error.message };
    throw error;
  }
}
