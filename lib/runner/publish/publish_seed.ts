/**
 * Publishes the runs of another seed: the published preset again, or the preset of a frozen plan, beside the
 * published results. Only its own folder is written, and the pages that show its verdicts.
 *
 * @module
 */
import { join } from "@std/path";
import { UsageError } from "matchbox/base/mod.ts";
import {
  FRESH_SEEDS,
  loadStudy,
  planDifference,
  seedsText,
  type Verdict,
} from "matchbox/experiments/mod.ts";
import { copyFolder } from "../files/copy_folder.ts";
import { replaceFolder } from "../files/replace_folder.ts";
import { type Preset, presetParams, runStudy } from "../studies/run_study.ts";
import type { Executors } from "../work/executor.ts";
import type { Progress } from "../work/progress.ts";
import { canonicalParams } from "../work/task.ts";
import { frozenPlan, type PlanFile, readPlan } from "../plans/plan_file.ts";
import { type FrozenPlan, type Manifest, readManifest } from "./manifest.ts";
import { checkPublishable } from "./check_run.ts";
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

/** A run that may be published: of the pilot, or by a plan. */
export interface SeedPlace {
  /** The published run with the same parameters, for its duration. */
  readonly manifest: Manifest;
  /** The plan; undefined for a seed of the pilot. */
  readonly plan?: PlanFile & FrozenPlan;
  /** What is run. */
  readonly preset: Preset;
}

/**
 * The published studies that are run with a seed, in the order in which they should run: those that measure time last,
 * each alone. With a fresh seed they are those whose plans have it.
 */
export async function studiesOfSeed(ids: readonly string[], seed: number): Promise<string[]> {
  const chosen: { readonly id: string; readonly timed: boolean }[] = [];
  for (const id of ids) {
    if (FRESH_SEEDS.includes(seed) && !(await readPlan(id))?.plan.seeds.includes(seed)) continue;
    const { sets } = await loadStudy(id);
    const columns = Object.values(sets).flatMap(({ columns }) => columns);
    chosen.push({ id, timed: columns.some(({ kind }) => kind === "measured") });
  }
  return chosen.sort((one, other) => Number(one.timed) - Number(other.timed)).map(({ id }) => id);
}

/**
 * Checks that a seed may be published: the study is published with the parameters that its preset has now, and a fresh
 * seed has a plan that is frozen.
 *
 * @throws {UsageError} when it is not
 */
export async function checkPublished(
  reference: string,
  seed: number,
  results: string,
): Promise<SeedPlace> {
  const study = await loadStudy(reference);
  const { id } = study;
  const plan = FRESH_SEEDS.includes(seed) ? await frozenPlan(reference) : undefined;
  if (plan && !plan.plan.seeds.includes(seed)) {
    throw new UsageError(
      `seed ${seed} is not in the plan of ${id}, which has ${seedsText(plan.plan)}`,
    );
  }
  const preset = (plan?.plan.preset ?? "published") as Preset;
  const name = preset === "thorough" ? " --thorough" : "";
  const first = `publish it first: deno task publish ${id}${name}`;
  const now = presetParams(study, preset);
  if (plan && canonicalParams(plan.plan.params) !== canonicalParams(now)) {
    throw new UsageError(
      `the plan of ${id} has other parameters than its preset ${preset} has now`,
    );
  }
  try {
    const place = join(results, id, folderOfRun(preset), "manifest.json");
    const manifest = await readManifest(place);
    const { params } = manifest;
    if (canonicalParams(params) === canonicalParams(now)) {
      return { manifest, plan, preset };
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new UsageError(`${id} is not published yet; ${first}`);
  }
  throw new UsageError(`${id} was published with other parameters than it has now; ${first}`);
}

/**
 * Runs a study with a seed, with finished tasks from the store, and writes its rows and verdicts into the
 * folder of the seed.
 *
 * @param reference an id, or the path of a file that exports a study
 * @throws {UsageError} when the study is not published, or a fresh seed departs from its plan
 * @throws {SetupError} when a task fails
 */
export async function publishSeed(
  reference: string,
  { seed, results, ...options }: SeedOptions,
): Promise<PublishedSeed> {
  const { plan, preset } = await checkPublished(reference, seed, results);
  const run = await runStudy(reference, { preset, seed, ...options });
  options.signal?.throwIfAborted();
  checkPublishable(run);
  const { study } = run;
  const different = plan ? planDifference(plan.plan, run.findings.claims) : null;
  if (different !== null) {
    throw new UsageError(`${study.id} departs from its plan: ${different}. Nothing was published`);
  }
  const folder = join(results, study.id);
  let problems: readonly RenderProblem[] = [];
  await replaceFolder(folder, async (fresh) => {
    await copyFolder(folder, fresh);
    const frozen = plan && { digest: plan.digest, commit: plan.commit };
    await writeRows(join(fresh, folderOfRun(nameOfSeed(seed))), run, frozen);
    problems = (await renderInPlace(study, fresh)).problems;
  });
  return { claims: run.findings.claims, problems };
}
