/**
 * Checks plans against their studies, as long as nothing was run by them.
 *
 * @module
 */
import { loadStudy, planDifference } from "matchbox/experiments/mod.ts";
import type { PublishedStudy } from "./published_studies.ts";
import { type Preset, presetParams } from "../studies/run_study.ts";
import { canonicalParams } from "../work/task.ts";

/**
 * How a study departs from its plan, in one line; null when it does not, or has none. A study that changes after its
 * fresh seeds were run is no mistake: its verdicts are then called exploratory.
 */
export async function planProblem({ id, run, plan }: PublishedStudy): Promise<string | null> {
  if (run === null || plan === null) return null;
  if (run.otherSeeds.some((seed) => seed.plan !== null)) return null;
  const study = await loadStudy(id);
  const preset = plan.plan.preset as Preset;
  const now = study.presets[preset] && presetParams(study, preset);
  const different = now && canonicalParams(now) === canonicalParams(plan.plan.params)
    ? planDifference(plan.plan, run.claims)
    : `its preset ${plan.plan.preset} has other parameters`;
  return different === null
    ? null
    : `${id} departs from its plan: ${different}. Before the seeds are run: deno task study plan ${id} --freeze`;
}
