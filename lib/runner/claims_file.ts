/**
 * The file of a run's verdicts, claims.json.
 *
 * @module
 */
import { join } from "@std/path";
import * as v from "valibot";
import { firstLineOf, UsageError } from "matchbox/base/mod.ts";
import { type Verdict, verdictWords } from "matchbox/experiments/mod.ts";
import { folderOfRun, isSeedRun, runsIn, seedOfRun } from "./published_runs.ts";

/** The content of claims.json. */
export const claimsSchema = v.array(v.strictObject({
  claim: v.string(),
  sentence: v.string(),
  verdict: v.picklist(verdictWords),
  evidence: v.string(),
}));

/** The verdicts that the published preset gave with another seed. */
export interface SeedVerdicts {
  readonly seed: number;
  readonly claims: readonly Verdict[];
}

/**
 * Reads verdicts; null when there is no such file.
 *
 * @throws {UsageError} when the file is damaged
 */
export async function readClaims(path: string): Promise<readonly Verdict[] | null> {
  try {
    return parseClaims(await Deno.readTextFile(path), path);
  } catch (error) {
    const none = error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.NotADirectory;
    if (none) return null;
    throw error;
  }
}

/**
 * Reads verdicts from the text of a file.
 *
 * @param name of the file, for the error message
 * @throws {UsageError} when it is damaged
 */
export function parseClaims(text: string, name: string): readonly Verdict[] {
  try {
    return v.parse(claimsSchema, JSON.parse(text));
  } catch (error) {
    throw new UsageError(`${name} is damaged: ${firstLineOf(error)}`);
  }
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
    const claims = await readClaims(path).catch((error) => {
      if (error instanceof UsageError) return null;
      throw error;
    });
    if (claims) found.push({ seed: seedOfRun(name), claims });
  }
  return found;
}
