/**
 * Verification: checks that the published results of a study are complete, follow from its rows, and are
 * reproduced by a new run.
 *
 * Key and exact columns of the rows are compared. All other files follow from the rows, and are compared
 * byte for byte with those made from the published rows.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { firstLineOf, UsageError } from "matchbox/base/mod.ts";
import {
  findExperiment,
  loadStudy,
  type Verdict,
  type VerdictWord,
} from "matchbox/experiments/mod.ts";
import { type DescribedRows, firstDifference } from "../compare/first_difference.ts";
import { shortDigest } from "../files/digest.ts";
import { listFolders } from "../files/replace_folder.ts";
import { changedSources } from "../fingerprint/sources.ts";
import { studyFingerprint } from "../fingerprint/study_fingerprint.ts";
import { countRows } from "../studies/collected_rows.ts";
import { type Preset, presets, runStudy, type StudyRun } from "../studies/run_study.ts";
import type { Executors } from "../work/executor.ts";
import { noProgress, type Progress } from "../work/progress.ts";
import type { Part } from "../work/whole_progress.ts";
import { checkRun } from "./check_run.ts";
import { readManifest, secondsOf } from "./manifest.ts";
import { publishedFolder } from "./publish_together.ts";
import { readRun, type WrittenRun } from "./read_run.ts";
import { folderOfRun, isSeedRun, presetOfRun, type RunName, runsIn } from "./run_names.ts";

/** The result for one study. */
export interface Verification {
  /** The id of the study. */
  readonly study: string;
  /** Whether all that was compared is equal; `unpublished` when results/ has no such study. */
  readonly status: "reproduced" | "different" | "unpublished";
  /** Damaged, missing and different files, one line each. */
  readonly problems: readonly string[];
  /** The presets that were run again. */
  readonly runs: readonly VerifiedRun[];
  /**
   * The claims with different verdicts in different presets or with different seeds. This is not a problem:
   * presets cover different numbers of cases, and a verdict that hangs on the seed needs more of them.
   */
  readonly verdicts: readonly DifferingVerdict[];
  /** Source files and packages that have changed since the publication. */
  readonly changed: readonly string[];
}

/** A preset that was run again. */
export interface VerifiedRun {
  /** The preset that was run again. */
  readonly preset: Preset;
  /** The number of rows that were compared. */
  readonly rows: number;
  /** The duration of the run. */
  readonly seconds: number;
}

/** The verdicts on a claim by the name of the run; missing where it was not judged. */
export interface DifferingVerdict {
  /** The number of the claim. */
  readonly claim: string;
  /** The verdict of each run. */
  readonly verdicts: Readonly<Partial<Record<RunName, VerdictWord>>>;
  /** Whether the published preset gives another verdict with another seed. */
  readonly hangs: boolean;
}

/** Options of `verifyStudy`. */
export interface VerifyOptions {
  /** The largest preset to run again, together with all smaller ones; default quick. */
  readonly preset?: Preset;
  /** The executors of the tasks; default: workers on this machine, one for each core. */
  readonly executors?: Executors;
  /** Shows how many tasks are done; default: nothing is shown. */
  readonly progress?: Progress;
}

/**
 * Checks the published files of a study and runs presets again without the store, so that every task is run.
 * All problems with the study or its files are in the result.
 *
 * @param reference an id, or the path of a file that exports a study
 * @param results the folder of published results
 */
export async function verifyStudy(
  reference: string,
  results: string,
  options: VerifyOptions = {},
): Promise<Verification> {
  try {
    return await verify(reference, results, options);
  } catch (error) {
    const problems = [firstLineOf(error)];
    const nothing = { runs: [], verdicts: [], changed: [] };
    return { study: reference, status: "different", problems, ...nothing };
  }
}

/** The comparison of a run's exact columns with the published ones. */
export interface Comparison {
  /** Whether every exact value is equal; `unpublished` when there is nothing to compare with. */
  readonly status: "reproduced" | "different" | "unpublished";
  /** The first difference, in a sentence. */
  readonly difference?: string;
}

/**
 * Compares the key and exact columns of the rows of two folders, value by value. Damaged files count as
 * different.
 *
 * @param folder a folder written by `writeRows`
 * @param published a folder of results/
 */
export async function compareWithPublished(folder: string, published: string): Promise<Comparison> {
  try {
    const [ours, theirs] = [await readRun(folder), await readRun(published)];
    if (!ours) return { status: "different", difference: `${folder} holds no rows` };
    if (!theirs) return { status: "unpublished" };
    const difference = firstDifference(described(ours), described(theirs));
    return difference === null ? { status: "reproduced" } : { status: "different", difference };
  } catch (error) {
    if (error instanceof UsageError) return { status: "different", difference: error.message };
    throw error;
  }
}

/**
 * The runs that verifying these studies makes, in their order, with the seconds that they took when they were
 * published. A run whose manifest cannot be read counts as 0 s.
 *
 * @param largest the largest preset to run again
 */
export async function runsToVerify(
  ids: readonly string[],
  results: string,
  largest: Preset,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const id of ids) {
    for (const preset of presets.slice(0, presets.indexOf(largest) + 1)) {
      const path = join(results, id, folderOfRun(preset), "manifest.json");
      const manifest = await readManifest(path).catch(() => null);
      const seconds = manifest ? secondsOf(manifest) : 0;
      parts.push({ label: labelOf(id, preset), seconds });
    }
  }
  return parts;
}

function labelOf(id: string, preset: Preset): string {
  return `${id}, ${preset} preset`;
}

/**
 * Names in results/ that do not belong there: folders of no study, and files.
 *
 * @param pages the names of the files that belong there
 */
export async function strangeNames(
  results: string,
  ids: readonly string[],
  pages: readonly string[],
): Promise<string[]> {
  if (!existsSync(results)) return [];
  const files = (await Array.fromAsync(Deno.readDir(results)))
    .filter(({ name, isDirectory }) => !isDirectory && !name.startsWith("."))
    .map(({ name }) => name);
  return [
    ...(await listFolders(results)).filter((name) => !ids.includes(name)),
    ...files.filter((name) => !pages.includes(name)).sort(),
  ];
}

async function verify(
  reference: string,
  results: string,
  { preset: largest = "quick", executors, progress = noProgress }: VerifyOptions,
): Promise<Verification> {
  const study = await loadStudy(reference);
  const { id } = study;
  const folder = publishedFolder(results, id);
  if (!existsSync(folder)) {
    return { study: id, status: "unpublished", problems: [], runs: [], verdicts: [], changed: [] };
  }
  const module = findExperiment(reference);
  const problems: string[] = [];
  const runs: VerifiedRun[] = [];
  const changed = new Set<string>();
  const claims = new Map<RunName, readonly Verdict[]>();
  const there = await runsIn(folder);
  for (const name of ["quick", "published"] as const) {
    if (!there.includes(name)) problems.push(`${name} is missing`);
  }
  for (const name of there) {
    const preset = presetOfRun(name);
    if (!study.presets[preset]) {
      problems.push(`${name} does not belong there: the study has no such preset`);
      continue;
    }
    const checked = await checkRun({ study, name, folder });
    problems.push(...checked.problems);
    const { written } = checked;
    if (!written) continue;
    claims.set(name, checked.claims);
    const params = study.presets[presetOfRun(name, written.manifest.preset)]!;
    const { whole: now } = await studyFingerprint(module, study, study.tasks(params));
    for (const source of changedSources(written.manifest.sources, now.sources)) changed.add(source);
    if (isSeedRun(name) || presets.indexOf(preset) > presets.indexOf(largest)) continue;
    const run = await runStudy(reference, {
      ...{ preset, executors, store: ":memory:" },
      progress: {
        ...progress,
        start: (_, total, done) => progress.start(labelOf(id, preset), total, done),
      },
    });
    runs.push({ preset, rows: countRows(run.rows), seconds: run.seconds });
    problems.push(...differences(run, written).map((line) => `${preset} preset, ${line}`));
  }
  return {
    study: id,
    status: problems.length ? "different" : "reproduced",
    ...{ problems, runs },
    verdicts: differingVerdicts(claims),
    changed: [...changed].sort(),
  };
}

/** The rows of a written run with their columns. */
function described({ manifest, rows }: WrittenRun): DescribedRows {
  return { sets: manifest.sets, rows };
}

/** The differences of a run from a published one. */
function differences(run: StudyRun, written: WrittenRun): string[] {
  if (run.failures.length) {
    const [{ task, error }] = run.failures;
    return [`${run.failures.length} tasks failed, first ${task.key}: ${error}`];
  }
  const found: string[] = [];
  const difference = firstDifference({ sets: run.study.sets, rows: run.rows }, described(written));
  if (difference) found.push(difference);
  const published = Object.entries(written.manifest.digests)
    .filter(([path]) => path.startsWith("artifacts/"));
  const names = new Set([...run.artifacts.keys()].map((name) => `artifacts/${name}`));
  for (const [path, digest] of published) {
    const content = run.artifacts.get(path.slice("artifacts/".length));
    if (content === undefined) found.push(`${path} does not come out again`);
    else if (shortDigest(content) !== digest) found.push(`${path} comes out as another one`);
    names.delete(path);
  }
  for (const path of names) found.push(`${path} comes out and is not published`);
  return found;
}

function differingVerdicts(claims: ReadonlyMap<RunName, readonly Verdict[]>): DifferingVerdict[] {
  const byClaim = new Map<string, Partial<Record<RunName, VerdictWord>>>();
  for (const [name, verdicts] of claims) {
    for (const { claim, verdict } of verdicts) {
      byClaim.set(claim, { ...byClaim.get(claim), [name]: verdict });
    }
  }
  return [...byClaim]
    .map(([claim, verdicts]) => ({
      ...{ claim, verdicts },
      hangs: [...claims.keys()].some((name) =>
        isSeedRun(name) && claims.has("published") && verdicts[name] !== verdicts.published
      ),
    }))
    .filter(({ verdicts }) => {
      const words = [...claims.keys()].map((name) => verdicts[name]);
      return words.some((word) => word !== words[0]);
    });
}
