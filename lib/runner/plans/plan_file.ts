/**
 * The plan of a study in its file, plan.json beside the code. A plan is frozen when that file is committed.
 *
 * @module
 */
import { basename, dirname, fromFileUrl, relative } from "@std/path";
import * as v from "valibot";
import { UsageError } from "matchbox/base/mod.ts";
import { findStudy, type Plan, rules, studyIds } from "matchbox/experiments/mod.ts";
import { shortDigest } from "../files/digest.ts";
import { textIfThere } from "../files/if_there.ts";
import { projectRoot } from "../files/project_files.ts";
import { git } from "../machine/git.ts";
import type { FrozenPlan } from "../publish/manifest.ts";
import { allowedRange, estimate, parseResult, saidOfClaim } from "../publish/result_schemas.ts";

/** A plan in its file. */
export interface PlanFile {
  /** Its content. */
  readonly plan: Plan;
  /** The digest of the file. */
  readonly digest: string;
}

const schema: v.GenericSchema<unknown, Plan> = v.strictObject({
  study: v.string(),
  preset: v.string(),
  params: v.record(v.string(), v.unknown()),
  seeds: v.array(v.number()),
  other: v.optional(v.union([
    v.strictObject({ once: v.string() }),
    v.strictObject({ exact: v.string() }),
    v.strictObject({ recorded: v.string() }),
  ])),
  claims: v.array(v.strictObject({
    claim: v.string(),
    sentence: v.string(),
    quotation: v.optional(v.string()),
    ...saidOfClaim,
    rule: v.optional(v.picklist(rules)),
    cases: v.array(v.strictObject({
      name: v.string(),
      allowed: v.optional(v.strictObject(allowedRange)),
      pilot: v.strictObject(estimate),
      needed: v.nullable(v.number()),
    })),
  })),
});

/**
 * The path of the plan of a study, even if there is none.
 *
 * @param reference an id, or the path of a file that exports a study
 */
export function planPath(reference: string): string {
  return fromFileUrl(new URL("plan.json", findStudy(reference)));
}

/**
 * The plan of a study; null when it has none.
 *
 * @throws {UsageError} when the file is damaged
 */
export async function readPlan(reference: string): Promise<PlanFile | null> {
  const path = planPath(reference);
  const text = await textIfThere(path);
  if (text === null) return null;
  return { plan: parseResult(schema, text, placeOf(path)), digest: shortDigest(text) };
}

/** The plan of a study of the project; null when it has none, and for studies in other places. */
export async function planOfStudy(id: string): Promise<PlanFile | null> {
  return studyIds().includes(id) ? await readPlan(id) : null;
}

/**
 * Writes the plan of a study. It is frozen when it is committed.
 *
 * @returns the path of the file within the project
 */
export async function writePlan(reference: string, plan: Plan): Promise<string> {
  const path = planPath(reference);
  await Deno.writeTextFile(path, JSON.stringify(plan, null, 2) + "\n");
  return placeOf(path);
}

/**
 * The plan of a study and the commit that froze it.
 *
 * @throws {UsageError} when there is no plan, or it is not committed
 */
export async function frozenPlan(reference: string): Promise<PlanFile & FrozenPlan> {
  const file = await readPlan(reference);
  if (file === null) {
    throw new UsageError(
      `${reference} has no plan: write one by deno task study plan ${reference} --freeze`,
    );
  }
  const path = planPath(reference);
  const [folder, name] = [dirname(path), basename(path)];
  const commit = git("-C", folder, "log", "-1", "--format=%H", "--", name)?.trim();
  const clean = git("-C", folder, "status", "--porcelain", "--", name) === "";
  if (commit && clean) return { ...file, commit };
  throw new UsageError(`${placeOf(path)} is not committed: a plan is frozen by its commit`);
}

function placeOf(path: string): string {
  return relative(fromFileUrl(projectRoot), path).replaceAll("\\", "/");
}
