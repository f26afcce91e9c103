/**
 * Checks a folder of results: its manifest fits the study and the rows, tables, figures and verdicts follow
 * from the rows, no file is missing and there are no other files.
 *
 * @module
 */
import { join } from "@std/path";
import { firstLineOf, UsageError } from "matchbox/base/mod.ts";
import type { Study, Verdict } from "matchbox/experiments/mod.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import { shortDigest } from "./digest.ts";
import { type Findings, findingsOf } from "./findings.ts";
import { digestOfSources } from "./sources.ts";
import { type Derived, derivedOf, type Manifest, sealed } from "./manifest.ts";
import { json, shownFiles } from "./results.ts";
import { differenceOfRows, readResults, type WrittenRun } from "./written_run.ts";
import type { Preset } from "./run_study.ts";

/** The result of the check of a folder. */
export interface CheckedResults {
  /** The problems, one line each. */
  readonly problems: readonly string[];
  /** Null when it cannot be read. */
  readonly written: WrittenRun | null;
  /** The verdicts that follow from the rows. */
  readonly claims: readonly Verdict[];
}

/** The folder of each preset, within the folder of the published one. */
export const presetFolders = { quick: "quick", published: "", thorough: "thorough" } as const;

/**
 * Checks the published files of a preset without running anything.
 *
 * @param folder of the study in results/
 */
export async function checkResults(
  study: Study,
  preset: Preset,
  folder: string,
): Promise<CheckedResults> {
  const own = join(folder, presetFolders[preset]);
  const problems: string[] = [];
  const say = (path: string, problem: string) => {
    problems.push(`${join(presetFolders[preset], path)} ${problem}`);
  };
  let written: WrittenRun | null = null;
  try {
    written = await readResults(own);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { problems: [error.message], written, claims: [] };
  }
  if (!written) {
    say("manifest.json", "is missing");
    return { problems, written, claims: [] };
  }
  const { manifest } = written;
  const difference = await manifestProblem(study, preset, written, join(own, "manifest.json"));
  if (difference) say("manifest.json", difference);
  const files = await filesIn(own, preset === "published" ? ["quick", "thorough"] : []);
  const known = new Set(["manifest.json"]);
  for (const [path, digest] of Object.entries(manifest.digests)) {
    known.add(path);
    if (!files.includes(path)) say(path, "is missing");
    else if (shortDigest(await Deno.readFile(join(own, path))) !== digest) {
      say(path, "is not the file that was published");
    }
  }
  let claims: readonly Verdict[] = [];
  try {
    const findings = findingsOf(study, written.rows);
    claims = findings.claims;
    for await (const [path, content] of expectedFiles(study, preset, manifest, findings)) {
      known.add(path);
      if (!files.includes(path)) {
        say(path, "is missing");
        continue;
      }
      const found = await Deno.readTextFile(join(own, path));
      if (found !== content) {
        say(path, `does not follow from the rows: ${differenceOf(path, found, content)}`);
      }
    }
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) throw error;
    problems.push(`what is shown cannot be made from the rows: ${firstLineOf(error)}`);
    return { problems, written, claims };
  }
  for (const path of files) if (!known.has(path)) say(path, "does not belong there");
  return { problems, written, claims };
}

/** The files that follow from the rows. */
async function* expectedFiles(
  study: Study,
  preset: Preset,
  manifest: Manifest,
  findings: Findings,
): AsyncGenerator<[path: string, content: string]> {
  yield ["claims.json", json(findings.claims)];
  if (preset !== "quick") yield* shownFiles(manifest, { study, findings });
}

/** The problem with a manifest, as the rest of a sentence; null when there is none. */
async function manifestProblem(
  study: Study,
  preset: Preset,
  { manifest, rows }: WrittenRun,
  path: string,
): Promise<string | null> {
  const { digest, ...rest } = manifest;
  const params = study.presets[preset]!;
  const derived = derivedOf(study, {
    ...{ preset, params, rows, seed: manifest.seed },
    tasks: Array.from(study.tasks(params)).length,
  });
  for (const key of Object.keys(derived) as (keyof Derived)[]) {
    const [found, expected] = [manifest[key], derived[key]].map((value) => JSON.stringify(value));
    if (found !== expected) return `has another ${key}: ${firstDifferent(found, expected)}`;
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
      const difference = differenceOfRows(names, rows, others, "by the rows");
      if (difference) return difference;
    } catch {
      // Then the texts are compared by lines.
    }
  }
  const [lines, others] = [found, expected].map((text) => text.split("\n"));
  const index = others.findIndex((line, index) => line !== lines[index]);
  if (index < 0) return `${lines.length - others.length} lines more`;
  return `line ${index + 1}: ${firstDifferent(lines[index] ?? "", others[index], "by the rows")}`;
}

/** The number of characters shown of a difference. */
const SHOWN = 40;

/** Two texts around the place where they begin to differ. */
function firstDifferent(found: string, expected: string, theirs = "now"): string {
  let place = 0;
  while (place < found.length && found[place] === expected[place]) place++;
  const from = Math.max(0, place - SHOWN / 2);
  const cut = (text: string) => {
    const shown = text.slice(from, from + SHOWN).trim().replace(/,$/, "");
    return (from > 0 ? "…" : "") + shown + (text.length > from + SHOWN ? "…" : "");
  };
  return `${cut(found)}, ${theirs} ${cut(expected)}`;
}

/** The paths of all files in a folder, without some of its subfolders. */
async function filesIn(folder: string, without: readonly string[]): Promise<string[]> {
  const paths: string[] = [];
  const visit = async (within: string) => {
    for await (const { name, isDirectory } of Deno.readDir(join(folder, within))) {
      const path = join(within, name);
      if (!isDirectory) paths.push(path);
      else if (!without.includes(path)) await visit(path);
    }
  };
  await visit("");
  return paths.sort();
}
