/**
 * Checks a folder of results: its manifest fits the study and the rows, tables, figures and verdicts follow
 * from the rows, no file is missing and there are no other files.
 *
 * @module
 */
import { join } from "@std/path";
import {
  checkRegularFile,
  firstLineOf,
  readRegularFile,
  SetupError,
  UsageError,
  whyNotRead,
} from "matchbox/base/mod.ts";
import type { Study, Verdict } from "matchbox/experiments/mod.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import { differenceOfRows, differentLine, differentPart } from "../compare/first_difference.ts";
import { shortDigest } from "../files/digest.ts";
import { textIfThere } from "../files/if_there.ts";
import { digestOfSources } from "../fingerprint/sources.ts";
import { planOfStudy } from "../plans/plan_file.ts";
import { type Findings, findingsOf } from "../studies/findings.ts";
import { presetParams, type StudyRun } from "../studies/run_study.ts";
import { type Derived, derivedOf, type Manifest, readManifest, sealed } from "./manifest.ts";
import { readRows, readSeedVerdicts, type SeedVerdicts, type WrittenRun } from "./read_run.ts";
import {
  folderOfRun,
  isRunName,
  isSeedRun,
  presetOfRun,
  type RunName,
  seedOfRun,
} from "./run_names.ts";
import { rowsPath } from "./row_files.ts";
import { json, shownFiles } from "./write_run.ts";

/** A run of a study in results/. */
export interface RunPlace {
  /** The study as it is now. */
  readonly study: Study;
  /** Which of its runs. */
  readonly name: RunName;
  /** The folder of the study in results/. */
  readonly folder: string;
}

/** The result of the check of a run. */
export interface CheckedRun {
  /** The problems, one line each. */
  readonly problems: readonly string[];
  /** Null when it cannot be read as a whole. */
  readonly written: WrittenRun | null;
  /** The verdicts that follow from the rows. */
  readonly claims: readonly Verdict[];
}

/**
 * Checks the published files of a run without running anything. A damaged file is reported, and the others
 * are still checked as far as possible.
 */
export async function checkRun(run: RunPlace): Promise<CheckedRun> {
  const { study, name, folder } = run;
  const own = join(folder, folderOfRun(name));
  const problems: string[] = [];
  const say = (path: string, problem: string) => {
    problems.push(`${join(folderOfRun(name), path)} ${problem}`);
  };
  const attempt = async <T>(path: string, read: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      if (error instanceof Deno.errors.NotFound) say(path, "is missing");
      else if (error instanceof UsageError) problems.push(error.message);
      else throw error;
      return null;
    }
  };

  for (const path of await filesOfRun(run)) {
    try {
      checkRegularFile(join(own, path));
    } catch (error) {
      // What a link misses is told with the file.
      if (error instanceof Deno.errors.NotFound) continue;
      say(path, `cannot be read: ${whyNotRead(error)}`);
    }
  }
  if (problems.length > 0) return { problems, written: null, claims: [] };

  const manifest = await attempt("manifest.json", () => readManifest(join(own, "manifest.json")));
  const rows: Record<string, WrittenRun["rows"][string]> = {};
  const unread = new Set<string>();
  for (const [set, { columns }] of Object.entries(manifest?.sets ?? study.sets)) {
    const path = rowsPath(set, seedOfRun(name));
    const read = await attempt(path, () => readRows(join(own, path), columns));
    if (read) rows[set] = read;
    else unread.add(path);
  }
  const changed = manifest ? changedFiles(run, manifest) : [];
  for (const [path, problem] of changed) if (!unread.has(path)) say(path, problem);
  const written = manifest && unread.size === 0 ? { manifest, rows } : null;
  if (!written) return { problems, written, claims: [] };

  const difference = await manifestProblem(run, written, join(own, "manifest.json"));
  if (difference) say("manifest.json", difference);
  let claims: readonly Verdict[] = [];
  try {
    const findings = findingsOf(study, rows);
    claims = findings.claims;
    if (name !== "quick") problems.push(...voidClaims(claims));
    const seeds = await readSeedVerdicts(folder);
    for await (const deviation of deviations(run, written.manifest, findings, seeds)) {
      say(deviation.path, sentenceOf(deviation));
    }
  } catch (error) {
    const reason = notMade(error);
    if (!(reason instanceof UsageError)) throw reason;
    problems.push(reason.message);
  }
  return { problems, written, claims };
}

/**
 * Checks that a run may be published.
 *
 * @throws {SetupError} when a task failed, or a test could not have failed; a quick run may be too small for it
 */
export function checkPublishable(run: StudyRun): void {
  const { study, preset, failures: [failure] } = run;
  if (failure) throw new SetupError(`${study.id}, task ${failure.task.key}: ${failure.error}`);
  // Read only now: rows with a gap may give no findings.
  const [problem] = preset === "quick" ? [] : voidClaims(run.findings.claims);
  if (problem) throw new SetupError(`${study.id}: ${problem}. Nothing was published`);
}

/** The claims whose test could not have failed, each with what to do. */
function voidClaims(claims: readonly Verdict[]): string[] {
  return claims.filter(({ verdict }) => verdict === "void").map(({ claim }) =>
    `${claim} is void: its test could not have failed; change the study so that it could`
  );
}

/** What is wrong with a file, as the rest of a sentence. */
function sentenceOf({ path, expected, found }: Deviation): string {
  if (expected === null) return "does not belong there";
  if (found === null) return "is missing";
  return `does not follow from the rows: ${differenceOf(path, found, expected)}`;
}

/** The problem with a manifest, as the rest of a sentence; null when there is none. */
async function manifestProblem(
  run: RunPlace,
  { manifest, rows }: WrittenRun,
  path: string,
): Promise<string | null> {
  const { digest, ...rest } = manifest;
  const derived = derivedNow(run, { manifest, rows });
  for (const key of Object.keys(derived) as (keyof Derived)[]) {
    const [found, expected] = [manifest[key], derived[key]].map((value) => JSON.stringify(value));
    if (found !== expected) return `has another ${key}: ${differentPart(found, expected, "now")}`;
  }
  if (digestOfSources(manifest.sources) !== manifest.fingerprint) {
    return "has a fingerprint that is not the digest of its sources";
  }
  if (sealed(rest).digest !== digest || await Deno.readTextFile(path) !== json(manifest)) {
    return "was changed after it was written";
  }
  return null;
}

/** The first difference of two texts of a file. */
function differenceOf(path: string, found: string, expected: string): string {
  if (path.endsWith(".csv")) {
    try {
      const [rows, others] = [fromCsv(found), fromCsv(expected)];
      const names = Object.keys(others[0] ?? {});
      const difference = differenceOfRows(names, rows, others, { theirs: "by the rows" });
      if (difference) return difference;
    } catch {
      // Then the texts are compared by lines.
    }
  }
  return differentLine(found, expected, "by the rows");
}

/**
 * The files that follow from the rows of a run, by path within its folder.
 *
 * @param seeds the verdicts of other seeds, for the page of the run
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
  const plan = await planOfStudy(study.id);
  yield* shownFiles(manifest, { study, findings }, { seeds, plan });
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
export function derivedNow({ study, name }: RunPlace, { manifest, rows }: WrittenRun): Derived {
  const preset = presetOfRun(name, manifest.preset);
  const params = presetParams(study, preset);
  const tasks = Array.from(study.tasks(params)).length;
  return derivedOf(study, { preset, params, rows, tasks, seed: seedOfRun(name) });
}

/** In what rows are not of the study as it is now, e.g. `another params`; null when they are. */
export function earlierForm(manifest: Derived, now: Derived): string | null {
  for (const key of ["params", "tasks", "seed"] as const) {
    if (JSON.stringify(manifest[key]) !== JSON.stringify(now[key])) return `another ${key}`;
  }
  return shapeOf(manifest) === shapeOf(now) ? null : "other columns";
}

/** The sets and their columns without words. */
function shapeOf({ sets }: Pick<Derived, "sets">): string {
  const shapes = Object.entries(sets).map(([name, { columns }]) => [
    name,
    columns.map(({ name, kind }) => [name, kind]),
  ]);
  return JSON.stringify(shapes);
}
