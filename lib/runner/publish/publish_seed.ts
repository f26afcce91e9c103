/**
 * Publishes the runs of another seed: the published preset again, beside the published results. Only its own
 * folder is written, and the page that shows its verdicts beside those of the first seed.
 *
 * @module
 */
import { join } from "@std/path";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import { loadStudy, type Verdict } from "matchbox/experiments/mod.ts";
import { copyFolder } from "../files/copy_folder.ts";
import { replaceFolder } from "../files/replace_folder.ts";
import { presetParams, runStudy } from "../studies/run_study.ts";
import type { Executors } from "../work/executor.ts";
import type { Progress } from "../work/progress.ts";
import { canonicalParams } from "../work/task.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { folderOfRun, nameOfSeed } from "./run_names.ts";
import { renderInPlace, type RenderProblem } from "./render_runs.ts";
import { writeRows } from "./write_run.ts";

/** Options of `publishSeed`. */
export interface SeedOptions {
  /** Any but 1, the seed of the published results. */
  readonly seed: number;
  /** The folder of published results. */
  readonly results: string;
  /** Folder of the store of finished tasks. */
  readonly store: string;
  /** What runs the tasks. Default: the workers of this machine. */
  readonly executors?: Executors;
  /** Told of finished tasks. */
  readonly progress?: Progress;
  /** Ends the run; finished tasks are kept. */
  readonly signal?: AbortSignal;
  /** Called with problems that do not end the run. */
  warn?(line: string): void;
}

/** A seed that was published. */
export interface PublishedSeed {
  /** The verdicts of this seed. */
  readonly claims: readonly Verdict[];
  /** Published runs of the study that could not be rendered again. */
  readonly problems: readonly RenderProblem[];
}

/**
 * Checks that the study is published with the parameters that its published preset has now.
 *
 * @returns the manifest of its published run
 * @throws {UsageError} when it is not
 */
export async function checkPublished(reference: string, results: string): Promise<Manifest> {
  const study = await loadStudy(reference);
  const { id } = study;
  const first = `publish it first: deno task publish ${id}`;
  try {
    const manifest = await readManifest(join(results, id, "manifest.json"));
    const { params } = manifest;
    const now = presetParams(study, "published");
    if (canonicalParams(params) === canonicalParams(now)) return manifest;
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new UsageError(`${id} is not published yet; ${first}`);
  }
  throw new UsageError(`${id} was published with other parameters than it has now; ${first}`);
}

/**
 * Runs the published preset of a study with a seed, with finished tasks from the store, and writes its rows
 * and verdicts into the folder of the seed.
 *
 * @param reference an id, or the path of a file that exports a study
 * @throws {UsageError} when the study is not published
 * @throws {SetupError} when a task fails
 */
export async function publishSeed(
  reference: string,
  { seed, results, ...options }: SeedOptions,
): Promise<PublishedSeed> {
  await checkPublished(reference, results);
  const run = await runStudy(reference, { preset: "published", seed, ...options });
  options.signal?.throwIfAborted();
  const { study, failures: [failure] } = run;
  if (failure) throw new SetupError(`${study.id}, task ${failure.task.key}: ${failure.error}`);
  const folder = join(results, study.id);
  let problems: readonly RenderProblem[] = [];
  await replaceFolder(folder, async (fresh) => {
    await copyFolder(folder, fresh);
    await writeRows(join(fresh, folderOfRun(nameOfSeed(seed))), run);
    problems = (await renderInPlace(study, fresh)).problems;
  });
  return { claims: run.findings.claims, problems };
}
