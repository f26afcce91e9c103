/**
 * Reproduces what the notebooks show: runs all of them and compares what their studies found with what
 * is published.
 *
 * @module
 */
import { basename, join, resolve } from "@std/path";
import type { Verdict } from "matchbox/experiments/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { noProgress, type Progress } from "matchbox/runner/progress.ts";
import { compareWithPublished, type Comparison } from "matchbox/runner/results.ts";
import { readDisplays } from "./displays.ts";
import type { Jupyter } from "./environment.ts";
import { executeNotebook, type Failure } from "./executor.ts";
import { codeCells, listNotebooks, readNotebook, selectNotebooks } from "./notebook.ts";

/** What to reproduce, and where. */
export interface ReproduceOptions {
  readonly jupyter: Jupyter;
  /** The folder of the notebooks. */
  readonly notebooks: string;
  /** Gets `NAME.ipynb` and the folder `NAME` of each; what was there of that notebook is removed. */
  readonly out: string;
  /** The folder of published results, with which the notebooks are compared. */
  readonly results: string;
  /** The folder of results that the notebooks show as published; `results` unless given. */
  readonly shown?: string;
  /** Numbers, file names or stems of notebooks; all unless given. */
  readonly names?: readonly string[];
  /** Seconds that a cell may take; no limit unless given. */
  readonly timeout?: number;
  /** The size of the studies. */
  readonly preset: "quick" | "published";
  readonly progress?: Progress;
  /** Is told of a notebook when it has ended. */
  readonly onReport?: (report: NotebookReport) => void;
  readonly signal?: AbortSignal;
}

/** What became of a notebook. */
export interface NotebookReport {
  /** The name of its file. */
  readonly notebook: string;
  readonly seconds: number;
  /** Figures and pictures shown. */
  readonly figures: number;
  /** Tables shown. */
  readonly tables: number;
  /** The studies that it ran, by id. */
  readonly studies: readonly StudyReport[];
  /** Why it stopped, unless it ran through. */
  readonly failure?: Failure;
}

/** What a study run by a notebook found, and whether that is what was published. */
export interface StudyReport extends Comparison {
  readonly study: string;
  readonly claims: readonly Verdict[];
}

/**
 * Runs the notebooks in reading order. One that fails, or that is no notebook, is reported and does
 * not keep the others from running.
 *
 * @throws {UsageError} when there is no notebook, or none of a name
 * @throws {DOMException} `AbortError` when `signal` stopped it
 */
export async function reproduce(options: ReproduceOptions): Promise<NotebookReport[]> {
  const all = await listNotebooks(options.notebooks);
  if (all.length === 0) throw new UsageError(`no notebook in ${options.notebooks}`);
  const paths = selectNotebooks(all, options.names ?? []);
  const reports: NotebookReport[] = [];
  for (const path of paths) {
    const report = await reproduceNotebook(path, options);
    options.onReport?.(report);
    reports.push(report);
  }
  return reports;
}

/** Whether a notebook ran through and found what was published, as far as it was. */
export function isReproduced({ failure, studies }: NotebookReport): boolean {
  return !failure && studies.every(({ status }) => status !== "different");
}

async function reproduceNotebook(
  path: string,
  options: ReproduceOptions,
): Promise<NotebookReport> {
  const { jupyter, out, results, shown = results, preset, progress = noProgress, signal } = options;
  const notebook = basename(path);
  const folder = join(out, basename(path, ".ipynb"));
  const output = join(out, notebook);
  await Deno.mkdir(out, { recursive: true });
  await Deno.remove(output).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });

  let done = 0;
  // A cell may take minutes: told again and again, so that the progress stays visible.
  const ticking = setInterval(() => progress.update(done), 250);
  progress.start(notebook, await countCells(path), 0);
  try {
    const { seconds, failure } = await executeNotebook({
      jupyter,
      notebook: path,
      output,
      folder,
      env: { MATCHBOX_PRESET: preset, MATCHBOX_RESULTS: resolve(shown) },
      timeout: options.timeout,
      onProgress: (cell) => progress.update(done = cell - 1),
      signal,
    });
    const displays = await readDisplays(folder);
    const tables = displays.filter(({ kind }) => kind === "table").length;
    return {
      notebook,
      seconds,
      figures: displays.length - tables,
      tables,
      studies: await readStudies(folder, results, preset),
      failure,
    };
  } finally {
    clearInterval(ticking);
    progress.end();
  }
}

/** How many cells a notebook will run; 1 when it is none, which running it will tell. */
async function countCells(path: string): Promise<number> {
  try {
    return codeCells(await readNotebook(path)).length;
  } catch (error) {
    if (error instanceof UsageError) return 1;
    throw error;
  }
}

/** The studies that wrote into sub-folders of `folder`, compared with the published ones. */
async function readStudies(
  folder: string,
  results: string,
  preset: "quick" | "published",
): Promise<StudyReport[]> {
  const reports: StudyReport[] = [];
  const entries = await Array.fromAsync(Deno.readDir(folder));
  for (const study of entries.map(({ name }) => name).sort()) {
    const claims = await readClaims(join(folder, study, "claims.json"));
    if (!claims) continue;
    const published = preset === "quick" ? join(results, study, "quick") : join(results, study);
    const comparison = await compareWithPublished(join(folder, study), published);
    reports.push({ study, claims, ...comparison });
  }
  return reports;
}

async function readClaims(path: string): Promise<Verdict[] | null> {
  try {
    return JSON.parse(await Deno.readTextFile(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return null;
    }
    throw error;
  }
}
