/**
 * The file of a run's verdicts, claims.json.
 *
 * @module
 */
import { join } from "@std/path";
import * as v from "valibot";
import { UsageError } from "matchbox/base/mod.ts";
import { rules, type Verdict, verdictWords } from "matchbox/experiments/mod.ts";
import { textIfThere } from "../files/if_there.ts";
import { folderOfRun, isSeedRun, runsIn, seedOfRun } from "./published_runs.ts";
import { bareVerdict, bareVerdicts, parseResult } from "./result_schemas.ts";

const end = v.nullable(v.number());
const range = v.strictObject({ low: v.optional(v.number()), high: v.optional(v.number()) });

const schema = v.array(v.strictObject({
  ...bareVerdict,
  sentence: v.string(),
  rule: v.optional(v.nullable(v.picklist([...rules, "check"])), null),
  cases: v.optional(
    v.array(v.strictObject({
      name: v.string(),
      ...{ mean: v.number(), low: end, high: end, count: v.number(), unit: v.optional(v.string()) },
      allowed: v.nullable(range),
      verdict: v.picklist(verdictWords),
      p: end,
    })),
    [],
  ),
  measured: v.string(),
  evidence: v.string(),
}));

/** A verdict without its sentences. */
export type BareVerdict = Pick<Verdict, "claim" | "verdict">;

/** The verdicts that the published preset gave with another seed. */
export interface SeedVerdicts {
  /** Any but the first. */
  readonly seed: number;
  /** In the order of the study. */
  readonly claims: readonly BareVerdict[];
}

/**
 * Reads verdicts; null when there is no such file.
 *
 * @throws {UsageError} when the file is damaged
 */
export async function readClaims(path: string): Promise<readonly Verdict[] | null> {
  const text = await textIfThere(path);
  return text === null ? null : parseResult(schema, text, path);
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
 * out; `checkResults` reports it.
 *
 * @param folder of the study in results/
 */
export async function readSeedVerdicts(folder: string): Promise<SeedVerdicts[]> {
  const found: SeedVerdicts[] = [];
  for (const name of await runsIn(folder)) {
    if (!isSeedRun(name)) continue;
    const path = join(folder, folderOfRun(name), "claims.json");
    const text = await textIfThere(path);
    if (text === null) continue;
    try {
      found.push({ seed: seedOfRun(name), claims: parseVerdicts(text, path) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
    }
  }
  return found;
}
