/**
 * Reads the files of a run: its manifest with its rows, and its verdicts.
 *
 * @module
 */
import { join } from "@std/path";
import * as v from "valibot";
import { firstLineOf, UsageError } from "matchbox/base/mod.ts";
import { rules, type Verdict, verdictWords } from "matchbox/experiments/mod.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import type { Column, Row } from "matchbox/report/table.ts";
import { textIfThere } from "../files/if_there.ts";
import type { StudyRows } from "../studies/collected_rows.ts";
import { type FrozenPlan, type Manifest, readManifest } from "./manifest.ts";
import {
  allowedRange,
  bareVerdict,
  bareVerdicts,
  estimate,
  parseResult,
  saidOfClaim,
  withOpenEnd,
} from "./result_schemas.ts";
import { readRowsText, rowsPath } from "./row_files.ts";
import { folderOfRun, isSeedRun, runsIn, seedOfRun } from "./run_names.ts";

const claimsSchema = v.array(v.strictObject({
  ...bareVerdict,
  sentence: v.string(),
  ...saidOfClaim,
  rule: v.optional(v.nullable(v.picklist([...rules, "check"])), null),
  cases: v.optional(
    v.array(v.pipe(
      v.strictObject({
        name: v.string(),
        ...estimate,
        allowed: v.nullable(v.strictObject(allowedRange)),
        verdict: v.picklist(verdictWords),
        p: v.nullable(v.number()),
      }),
      v.transform(withOpenEnd),
    )),
    [],
  ),
  measured: v.string(),
  evidence: v.string(),
}));

/** A run read from its files. */
export interface WrittenRun {
  /** How the run was made. */
  readonly manifest: Manifest;
  /** The rows of each set. */
  readonly rows: StudyRows;
}

/**
 * Reads the run that `writeRows` wrote to `folder`; null when there is none.
 *
 * @throws {UsageError} when a file is damaged or missing
 */
export async function readRun(folder: string): Promise<WrittenRun | null> {
  try {
    const manifest = await readManifest(join(folder, "manifest.json"));
    const rows = Object.entries(manifest.sets).map(([name, { columns }]) => [
      name,
      readRows(join(folder, rowsPath(name, manifest.seed)), columns),
    ]);
    return { manifest, rows: Object.fromEntries(rows) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

/**
 * Reads the rows of a set.
 *
 * @param path of its file
 * @param columns that it must have, if known
 * @throws {UsageError} when it is damaged or missing
 */
export function readRows(path: string, columns?: readonly Column[]): Row[] {
  try {
    return fromCsv(readRowsText(path), columns);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) throw new UsageError(`${path} is missing`);
    throw new UsageError(`${path} is damaged: ${firstLineOf(error)}`);
  }
}

/** A verdict without its sentences. */
export type BareVerdict = Pick<Verdict, "claim" | "verdict">;

/** The verdicts that the published preset gave with another seed. */
export interface SeedVerdicts {
  /** Any but the first. */
  readonly seed: number;
  /** In the order of the study. */
  readonly claims: readonly Verdict[];
  /** The plan by which it was run; null for the pilot. */
  readonly plan: FrozenPlan | null;
}

/**
 * Reads verdicts; null when there is no such file.
 *
 * @throws {UsageError} when the file is damaged
 */
export async function readClaims(path: string): Promise<readonly Verdict[] | null> {
  const text = await textIfThere(path);
  return text === null ? null : parseResult(claimsSchema, text, path);
}

/**
 * Reads verdicts from the text of a file, which may be of an earlier form.
 *
 * @param name of the file, for the error message
 * @throws {UsageError} when it is damaged
 */
export function parseVerdicts(text: string, name: string): readonly BareVerdict[] {
  return parseResult(bareVerdicts, text, name);
}

/**
 * The verdicts of the other seeds of a study, in the order of the seeds. A missing or damaged file is left
 * out; `checkRun` reports it.
 *
 * @param folder of the study in results/
 */
export async function readSeedVerdicts(folder: string): Promise<SeedVerdicts[]> {
  const found: SeedVerdicts[] = [];
  for (const name of await runsIn(folder)) {
    if (!isSeedRun(name)) continue;
    const own = join(folder, folderOfRun(name));
    try {
      const claims = await readClaims(join(own, "claims.json"));
      if (claims === null) continue;
      const { plan = null } = await readManifest(join(own, "manifest.json"));
      found.push({ seed: seedOfRun(name), claims, plan });
    } catch (error) {
      if (error instanceof Deno.errors.NotFound) continue;
      if (!(error instanceof UsageError)) throw error;
    }
  }
  return found;
}
