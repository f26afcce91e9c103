/**
 * Renders published results: writes everything that follows from their rows again, without a run. The
 * manifest keeps what made the rows: sources, commit, versions, machine, duration.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { UsageError } from "matchbox/base/mod.ts";
import { loadStudy, type Study } from "matchbox/experiments/mod.ts";
import { copyFolder } from "../files/copy_folder.ts";
import { replaceFolder } from "../files/replace_folder.ts";
import { findingsOf } from "../studies/findings.ts";
import { readRun, type SeedVerdicts } from "./read_run.ts";
import {
  changedFiles,
  derivedNow,
  deviations,
  earlierForm,
  notMade,
  type RunPlace,
} from "./check_run.ts";
import { type Derived, type Manifest, sealed } from "./manifest.ts";
import { folderOfRun, isSeedRun, type RunName, runsIn, seedOfRun } from "./run_names.ts";
import { json, writeFile } from "./write_run.ts";

/** What was rendered. */
export interface Rendering {
  /** The id of the study. */
  readonly study: string;
  /** The files that have changed, by path within the folder of the study. */
  readonly changed: readonly string[];
  /** The runs that could not be rendered; their files are as before. */
  readonly problems: readonly RenderProblem[];
}

/** Why a run could not be rendered, in one line. */
export interface RenderProblem {
  /** The run, e.g. `published` or `seed-2`. */
  readonly run: RunName;
  /** What is wrong, in one line. */
  readonly problem: string;
}

/** New contents of files by path within a folder; null for those that are removed. */
type Changes = ReadonlyMap<string, string | null>;

/**
 * Renders the published results of a study. Its folder is replaced at once, when everything is written.
 *
 * @param reference an id, or the path of a file that exports a study
 * @param results the folder of published results
 * @returns null when nothing is published
 */
export async function renderResults(reference: string, results: string): Promise<Rendering | null> {
  const study = await loadStudy(reference);
  const folder = join(results, study.id);
  if (!existsSync(folder)) return null;
  const { changes, problems } = await render(study, folder);
  if (changes.size > 0) {
    await replaceFolder(folder, async (fresh) => {
      await copyFolder(folder, fresh);
      await apply(changes, fresh);
    });
  }
  return { study: study.id, changed: [...changes.keys()].sort(), problems };
}

/** Renders every run in the folder of a study, in place. */
export async function renderInPlace(study: Study, folder: string): Promise<Rendering> {
  const { changes, problems } = await render(study, folder);
  await apply(changes, folder);
  return { study: study.id, changed: [...changes.keys()].sort(), problems };
}

async function render(
  study: Study,
  folder: string,
): Promise<{ changes: Changes; problems: RenderProblem[] }> {
  const changes = new Map<string, string | null>();
  const problems: RenderProblem[] = [];
  const seeds: SeedVerdicts[] = [];
  // Pages show the verdicts of the seeds, so they come first.
  const names = await runsIn(folder);
  for (const name of names.sort((one, other) => +isSeedRun(other) - +isSeedRun(one))) {
    try {
      const rendered = await renderRun({ study, name, folder }, seeds);
      for (const [path, content] of rendered.changes) {
        changes.set(join(folderOfRun(name), path), content);
      }
      const { claims, plan } = rendered;
      if (isSeedRun(name)) seeds.push({ seed: seedOfRun(name), claims, plan });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push({ run: name, problem: error.message.replaceAll(`${folder}/`, "") });
    }
  }
  return { changes, problems };
}

/**
 * The changes of the files of a run, by path within its folder, and its verdicts.
 *
 * @throws {UsageError} when the rows are damaged, or not of the study as it is now
 */
async function renderRun(
  run: RunPlace,
  seeds: readonly SeedVerdicts[],
): Promise<{ changes: Changes } & Omit<SeedVerdicts, "seed">> {
  const own = join(run.folder, folderOfRun(run.name));
  const written = await readRun(own);
  if (!written) throw new UsageError("manifest.json is missing");
  const [damaged] = changedFiles(run, written.manifest);
  if (damaged) throw new UsageError(damaged.join(" "));
  const manifest = renewed(written.manifest, derivedNow(run, written));
  const changes = new Map<string, string | null>();
  const text = json(manifest);
  if (text !== await Deno.readTextFile(join(own, "manifest.json"))) {
    changes.set("manifest.json", text);
  }
  try {
    const findings = findingsOf(run.study, written.rows);
    for await (const { path, expected } of deviations(run, manifest, findings, seeds)) {
      // A file of somebody else stays.
      if (expected !== null || /^(tables|figures)\//.test(path)) changes.set(path, expected);
    }
    return { changes, claims: findings.claims, plan: manifest.plan ?? null };
  } catch (error) {
    throw notMade(error);
  }
}

async function apply(changes: Changes, folder: string): Promise<void> {
  for (const [path, content] of changes) {
    if (content === null) await Deno.remove(join(folder, path));
    else await writeFile(folder, path, content);
  }
}

/**
 * The manifest with the words that the study has now for its rows.
 *
 * @throws {UsageError} when more than words has changed
 */
function renewed({ digest: _, ...manifest }: Manifest, now: Derived): Manifest {
  const form = earlierForm(manifest, now);
  if (form !== null) {
    throw new UsageError(`${form} now than when it ran; publish it again`);
  }
  return sealed({ ...manifest, ...now });
}
