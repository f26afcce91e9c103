/**
 * Checks a folder of results: its manifest fits the study and the rows, tables, figures and verdicts follow
 * from the rows, no file is missing and there are no other files.
 *
 * @module
 */
import { join } from "@std/path";
import { checkRegularFile, UsageError, whyNotRead } from "matchbox/base/mod.ts";
import type { Verdict } from "matchbox/experiments/mod.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import { digestOfSources } from "../fingerprint/sources.ts";
import { findingsOf } from "../studies/findings.ts";
import { readSeedVerdicts } from "./claims_file.ts";
import {
  changedFiles,
  derivedNow,
  type Deviation,
  deviations,
  filesOfRun,
  notMade,
  type RunPlace,
} from "./derived_files.ts";
import { type Derived, readManifest, sealed } from "./manifest.ts";
import { folderOfRun } from "./published_runs.ts";
import { json } from "./results.ts";
import { differentLine, differentPart } from "./text_difference.ts";
import { differenceOfRows, readRows, type WrittenRun } from "./written_run.ts";

/** The result of the check of a run. */
export interface CheckedResults {
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
export async function checkResults(run: RunPlace): Promise<CheckedResults> {
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
    const path = `rows/${set}.csv`;
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
  const derived = derivedNow(run, rows);
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
