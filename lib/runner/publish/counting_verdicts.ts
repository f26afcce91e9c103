/**
 * The verdicts of a study that count: those of its largest published run, with the fresh seeds that decide beside it.
 *
 * @module
 */
import { join } from "@std/path";
import { planOfStudy } from "../plans/plan_file.ts";
import { type BesideRun, type Standing, standingOf } from "../plans/standing.ts";
import { readClaims, readSeedVerdicts } from "./read_run.ts";
import { decidingRun } from "./run_names.ts";

/**
 * Reads them; null when nothing is published.
 *
 * @param id of the study
 * @param folder of the study in results/
 * @throws {UsageError} when a file is damaged
 */
export async function countingVerdicts(id: string, folder: string): Promise<Standing[] | null> {
  const claims = await readClaims(join(decidingRun(folder), "claims.json"));
  const beside = await besideRun(id, folder);
  return claims && claims.map((pilot) => standingOf(pilot, beside));
}

/** What decides beside the published runs of a study: other seeds, and its plan. */
export async function besideRun(id: string, folder: string): Promise<BesideRun> {
  return { seeds: await readSeedVerdicts(folder), plan: await planOfStudy(id) };
}
