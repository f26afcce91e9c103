/**
 * Reads the findings and verdicts of all published studies.
 *
 * @module
 */
import { join, relative } from "@std/path";
import { firstLineOf, readRegularText, UsageError } from "matchbox/base/mod.ts";
import { isDraft, loadStudies, studyIds, type Verdict } from "matchbox/experiments/mod.ts";
import { readClaims, readSeedVerdicts, type SeedVerdicts } from "../publish/read_run.ts";
import { readManifest, secondsOf } from "../publish/manifest.ts";
import { decidingRun } from "../publish/run_names.ts";
import { type PlanFile, readPlan } from "../plans/plan_file.ts";

/** A study with what is published of it. */
export interface PublishedStudy {
  /** Lower case with hyphens, e.g. `node-counts`. */
  readonly id: string;
  /** A short name for headings. */
  readonly title: string;
  /** The question in one sentence. */
  readonly question: string;
  /** Null when its files cannot be read. */
  readonly run: PublishedRun | null;
  /** What was planned for the seeds that decide; null when nothing is. */
  readonly plan: PlanFile | null;
  /** Why its files cannot be read, in one line; null when nothing is wrong. */
  readonly problem: string | null;
}

/** A published run of a study, the thorough one if there is one. */
export interface PublishedRun {
  /** Its folder within results/, e.g. `reversi-6x6/thorough`. */
  readonly folder: string;
  /** What it found, in one sentence. */
  readonly finding: string;
  /** Its verdicts, in the order of the study. */
  readonly claims: readonly Verdict[];
  /** Master seed. */
  readonly seed: number;
  /** The day on which it ended, e.g. `2026-11-22`. */
  readonly day: string;
  /** Duration of the run. */
  readonly seconds: number;
  /** The verdicts of runs with other seeds: of the pilot, or by the plan. */
  readonly otherSeeds: readonly SeedVerdicts[];
}

/**
 * Reads what is published of every study but drafts, in the order of their ids. Damaged files of one study do not hide
 * the others.
 *
 * @param results the folder results/
 */
export async function publishedStudies(results: string): Promise<PublishedStudy[]> {
  const studies = await loadStudies(studyIds().filter((id) => !isDraft(results, id)));
  return await Promise.all(
    studies.map(async ({ id, title, question }) => {
      try {
        const run = await readRun(results, id);
        return { id, title, question, run, plan: await readPlan(id), problem: null };
      } catch (error) {
        return { id, title, question, run: null, plan: null, problem: firstLineOf(error) };
      }
    }),
  );
}

async function readRun(results: string, id: string): Promise<PublishedRun> {
  const folder = decidingRun(join(results, id));
  const manifest = await readManifest(join(folder, "manifest.json"));
  const { seed, date } = manifest;
  return {
    folder: relative(results, folder).replaceAll("\\", "/"),
    finding: readRegularText(join(folder, "finding.txt")).trim(),
    claims: await claimsIn(join(folder, "claims.json")),
    ...{ seed, seconds: secondsOf(manifest), day: date.slice(0, 10) },
    otherSeeds: await readSeedVerdicts(join(results, id)),
  };
}

async function claimsIn(path: string): Promise<readonly Verdict[]> {
  const claims = await readClaims(path);
  if (!claims) throw new UsageError(`${path} is missing`);
  return claims;
}
