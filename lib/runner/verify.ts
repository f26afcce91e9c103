/**
 * Verification: whether what results/ publishes of a study is whole, follows from its rows, and comes out
 * again when the study is run anew.
 *
 * Key and exact columns of the rows are compared. All else that does not rest on measured columns follows
 * from these, and is compared with the published rows byte for byte.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { sumOf } from "@std/collections";
import { join } from "@std/path";
import { firstLineOf } from "matchbox/base/mod.ts";
import { findStudy, loadStudy, type Verdict, type VerdictWord } from "matchbox/experiments/mod.ts";
import { type CheckedResults, checkResults, presetFolders } from "./check_results.ts";
import { shortDigest } from "./digest.ts";
import type { Executors } from "./executor.ts";
import { changedSources, fingerprint } from "./fingerprint.ts";
import { noProgress, type Progress } from "./progress.ts";
import { listFolders, restoreFolder } from "./replace_folder.ts";
import { type Preset, presets, runStudy, type StudyRun } from "./run_study.ts";
import { describe, firstDifference, type WrittenRun } from "./written_run.ts";

/** What became of one study. */
export interface Verification {
  readonly study: string;
  readonly status: "reproduced" | "different" | "unpublished";
  /** What is damaged, missing or different, a line each. */
  readonly problems: readonly string[];
  /** The presets that were run anew. */
  readonly runs: readonly VerifiedRun[];
  /** The claims on which the presets differ. That is no problem: they look at more or fewer cases. */
  readonly verdicts: readonly DifferingVerdict[];
  /** Source files and packages that are not those of the publication. */
  readonly changed: readonly string[];
}

/** A preset that was run anew. */
export interface VerifiedRun {
  readonly preset: Preset;
  readonly rows: number;
  readonly seconds: number;
}

/** The verdicts on a claim by preset; none where it was not looked at. */
export interface DifferingVerdict {
  readonly claim: string;
  readonly verdicts: Readonly<Partial<Record<Preset, VerdictWord>>>;
}

/** How a study is verified. */
export interface VerifyOptions {
  /** The largest preset that is run anew, with all that are smaller; quick unless given. */
  readonly preset?: Preset;
  readonly executors?: Executors;
  readonly progress?: Progress;
}

/**
 * Checks the published files of a study and runs presets anew, without the store, so that every task is run.
 * Whatever is wrong with the study or its files is told in the answer.
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

/** Folders in results/ that are of no study. */
export async function strangeFolders(
  results: string,
  ids: readonly string[],
): Promise<string[]> {
  if (!existsSync(results)) return [];
  return (await listFolders(results)).filter((name) => !ids.includes(name));
}

async function verify(
  reference: string,
  results: string,
  { preset: largest = "quick", executors, progress = noProgress }: VerifyOptions,
): Promise<Verification> {
  const study = await loadStudy(reference);
  const { id } = study;
  const folder = join(results, id);
  await restoreFolder(folder);
  if (!existsSync(folder)) {
    return { study: id, status: "unpublished", problems: [], runs: [], verdicts: [], changed: [] };
  }
  const now = fingerprint([findStudy(reference)]).sources;
  const problems: string[] = [];
  const runs: VerifiedRun[] = [];
  const changed = new Set<string>();
  const claims = new Map<Preset, readonly Verdict[]>();
  for (const preset of presets) {
    // The thorough preset is published by those who ask for it.
    const optional = preset === "thorough";
    const there = existsSync(join(folder, presetFolders[preset]));
    if (!study.presets[preset]) {
      if (there) problems.push(`${preset} does not belong there: the study has no such preset`);
      continue;
    }
    if (!there && optional) continue;
    const checked: CheckedResults = there
      ? await checkResults(study, preset, folder)
      : { problems: [`${preset} is missing`], written: null, claims: [] };
    problems.push(...checked.problems);
    const { written } = checked;
    if (!written) continue;
    claims.set(preset, checked.claims);
    for (const name of changedSources(written.manifest.sources, now)) changed.add(name);
    if (presets.indexOf(preset) > presets.indexOf(largest)) continue;
    const run = await runStudy(reference, {
      ...{ preset, executors, store: ":memory:", seed: written.manifest.seed },
      progress: {
        ...progress,
        start: (_, total, done) => progress.start(`${id}, ${preset} preset`, total, done),
      },
    });
    runs.push({ preset, rows: countRows(run), seconds: run.seconds });
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

/** In what a run differs from a published one. */
function differences(run: StudyRun, written: WrittenRun): string[] {
  if (run.failures.length) {
    const [{ task, error }] = run.failures;
    return [`${run.failures.length} tasks failed, first ${task.key}: ${error}`];
  }
  const found: string[] = [];
  const difference = firstDifference({ sets: run.study.sets, rows: run.rows }, describe(written));
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

function differingVerdicts(claims: ReadonlyMap<Preset, readonly Verdict[]>): DifferingVerdict[] {
  const byClaim = new Map<string, Partial<Record<Preset, VerdictWord>>>();
  for (const [preset, verdicts] of claims) {
    for (const { claim, verdict } of verdicts) {
      byClaim.set(claim, { ...byClaim.get(claim), [preset]: verdict });
    }
  }
  return [...byClaim]
    .map(([claim, verdicts]) => ({ claim, verdicts }))
    .filter(({ verdicts }) => {
      const words = [...claims.keys()].map((preset) => verdicts[preset]);
      return words.some((word) => word !== words[0]);
    });
}

function countRows({ rows }: StudyRun): number {
  return sumOf(Object.values(rows), (set) => set.length);
}
