/**
 * The files of a published run: those that follow from its rows, and those that do not and so have digests in
 * the manifest.
 *
 * @module
 */
import { join } from "@std/path";
import { firstLineOf, readRegularFile, UsageError } from "matchbox/base/mod.ts";
import type { Study } from "matchbox/experiments/mod.ts";
import { shortDigest } from "../files/digest.ts";
import { textIfThere } from "../files/if_there.ts";
import type { StudyRows } from "../studies/collected_rows.ts";
import type { Findings } from "../studies/findings.ts";
import { presetParams } from "../studies/run_study.ts";
import type { SeedVerdicts } from "./claims_file.ts";
import { type Derived, derivedOf, type Manifest } from "./manifest.ts";
import {
  folderOfRun,
  isRunName,
  isSeedRun,
  presetOfRun,
  type RunName,
  seedOfRun,
} from "./published_runs.ts";
import { json, shownFiles } from "./results.ts";

/** A run of a study in results/. */
export interface RunPlace {
  readonly study: Study;
  readonly name: RunName;
  /** The folder of the study in results/. */
  readonly folder: string;
}

/**
 * The files that follow from the rows of a run, by path within its folder.
 *
 * @param seeds the verdicts of other seeds, for the page of the published run
 */
async function* derivedFiles(
  { study, name }: RunPlace,
  manifest: Manifest,
  findings: Findings,
  seeds: readonly SeedVerdicts[],
): AsyncGenerator<[path: string, content: string]> {
  yield ["claims.json", json(findings.claims)];
  // The other runs have only rows and verdicts.
  if (name === "quick" || isSeedRun(name)) return;
  yield* shownFiles(manifest, { study, findings }, name === "published" ? seeds : []);
}

/** A file that is not as it follows from the rows of its run. */
export interface Deviation {
  /** Its path within the folder of the run. */
  readonly path: string;
  /** What follows from the rows; null for a file that does not belong there. */
  readonly expected: string | null;
  /** What is there instead; null when it is missing, and for a file that does not belong there. */
  readonly found: string | null;
}

/**
 * The files of a run that are not as they follow from its rows. The manifest, and the files that have a digest
 * in it, follow from nothing and are not looked at.
 *
 * @param seeds as for `derivedFiles`
 */
export async function* deviations(
  run: RunPlace,
  manifest: Manifest,
  findings: Findings,
  seeds: readonly SeedVerdicts[],
): AsyncGenerator<Deviation> {
  const own = join(run.folder, folderOfRun(run.name));
  const known = new Set(["manifest.json", ...Object.keys(manifest.digests)]);
  for await (const [path, expected] of derivedFiles(run, manifest, findings, seeds)) {
    known.add(path);
    const found = await textIfThere(join(own, path));
    if (found !== expected) yield { path, expected, found };
  }
  for (const path of await filesOfRun(run)) {
    if (!known.has(path)) yield { path, expected: null, found: null };
  }
}

/** The sorted paths of all files of a run within its folder, without those of other runs. */
export async function filesOfRun({ name, folder }: RunPlace): Promise<string[]> {
  const paths: string[] = [];
  const visit = async (within: string) => {
    for await (const entry of Deno.readDir(join(folder, folderOfRun(name), within))) {
      const path = join(within, entry.name);
      if (!entry.isDirectory) paths.push(path);
      else if (name !== "published" || !isRunName(path)) await visit(path);
    }
  };
  await visit("");
  return paths.sort();
}

/** The error for rows from which something cannot be made; that of a missing file is returned as it is. */
export function notMade(error: unknown): unknown {
  if (error instanceof Deno.errors.NotFound) return error;
  return new UsageError(`what is shown cannot be made from the rows: ${firstLineOf(error)}`);
}

/** The rows and artifacts that are missing or not those of the manifest, each with its problem. */
export function changedFiles(
  { name, folder }: RunPlace,
  { digests }: Manifest,
): [path: string, problem: string][] {
  const found: [string, string][] = [];
  for (const [path, digest] of Object.entries(digests)) {
    try {
      const content = readRegularFile(join(folder, folderOfRun(name), path));
      if (shortDigest(content) !== digest) found.push([path, "is not the file that was published"]);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
      found.push([path, "is missing"]);
    }
  }
  return found;
}

/** The fields of a run's manifest that follow from the study as it is now. */
export function derivedNow({ study, name }: RunPlace, rows: StudyRows): Derived {
  const preset = presetOfRun(name);
  const params = presetParams(study, preset);
  const tasks = Array.from(study.tasks(params)).length;
  return derivedOf(study, { preset, params, rows, tasks, seed: seedOfRun(name) });
}
