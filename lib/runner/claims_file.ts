/**
 * The file of a run's verdicts, claims.json.
 *
 * @module
 */
import { join } from "@std/path";
import * as v from "valibot";
import { firstLineOf, UsageError } from "matchbox/base/mod.ts";
import type { Verdict } from "matchbox/experiments/mod.ts";
import { folderOfRun, isSeedRun, runsIn, seedOfRun } from "./published_runs.ts";
import { bareVerdict, bareVerdicts } from "./result_schemas.ts";

const schema = v.array(v.strictObject({
  ...bareVerdict,
  sentence: v.string(),
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
  const text = await textOf(path);
  return text === null ? null : parse(schema, text, path);
}

/**
 * Reads verdicts from the text of a file, which may be of an earlier form.
 *
 * @param name of the file, for the error message
 * @throws {UsageError} when it is damaged
 */
export function parseVerdicts(text: string, name: string): readonly BareVerdict[] {
  return parse(bareVerdicts, text, name);
}

function parse<S extends v.GenericSchema>(schema: S, text: string, name: string): v.InferOutput<S> {
  try {
    return v.parse(schema, JSON.parse(text));
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
    const text = await textOf(path);
    if (text === null) continue;
    try {
      found.push({ seed: seedOfRun(name), claims: parseVerdicts(text, path) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
    }
  }
  return found;
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return null;
    }
    throw error;
  }
}
