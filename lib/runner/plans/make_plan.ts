/**
 * Makes the plan of a study from what is published of it, the pilot.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { UsageError } from "matchbox/base/mod.ts";
import { loadStudy, type Plan, planOf, type Verdict } from "matchbox/experiments/mod.ts";
import { readManifest, secondsOf } from "../publish/manifest.ts";
import { readClaims } from "../publish/read_run.ts";
import { type CommonPreset, type Preset, presetParams } from "../studies/run_study.ts";
import { canonicalParams } from "../work/task.ts";
import { folderOfRun } from "../publish/run_names.ts";

/** A plan that can be frozen, and what its runs take. */
export interface MadePlan {
  /** The plan. */
  readonly plan: Plan;
  /** The verdicts of the pilot. */
  readonly pilot: readonly Verdict[];
  /** Which run is the pilot. */
  readonly run: CommonPreset | "thorough";
  /** The seconds of a run with the parameters of the plan; null when the pilot has others. */
  readonly seconds: number | null;
}

/**
 * Plans the published preset of a study with all fresh seeds, or what the study plans in its place. The pilot is the
 * run with the planned preset, and until it is published the largest there is.
 *
 * @param reference an id, or the path of a file that exports a study
 * @param results the folder of published results
 * @throws {UsageError} when nothing is published
 */
export async function makePlan(reference: string, results: string): Promise<MadePlan> {
  const study = await loadStudy(reference);
  const { id } = study;
  const preset: Preset = study.planned && study.presets.thorough ? "thorough" : "published";
  const params = presetParams(study, preset);
  const folder = (run: Preset) => join(results, id, folderOfRun(run));
  const run = ([preset, "thorough", "published", "quick"] as const).find((run) =>
    existsSync(join(folder(run), "claims.json"))
  );
  const pilot = run && await readClaims(join(folder(run), "claims.json"));
  if (!run || !pilot) {
    throw new UsageError(
      `${id} is not published yet, and a plan needs a pilot: deno task publish ${id}`,
    );
  }
  const manifest = await readManifest(join(folder(run), "manifest.json"));
  const isSame = canonicalParams(manifest.params) === canonicalParams(params);
  return {
    plan: planOf({ study: id, preset, params }, pilot, study.planned),
    ...{ pilot, run, seconds: isSame ? secondsOf(manifest) : null },
  };
}
