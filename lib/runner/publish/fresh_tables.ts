/**
 * The tables of the fresh seeds that decide beside a published run.
 *
 * @module
 */
import { join } from "@std/path";
import type { Study } from "matchbox/experiments/mod.ts";
import type { Table } from "matchbox/report/table.ts";
import { planOfStudy } from "../plans/plan_file.ts";
import { findingsOf } from "../studies/findings.ts";
import { readRun } from "./read_run.ts";
import { folderOfRun, nameOfSeed, type RunName } from "./run_names.ts";

/** The tables of a fresh seed. */
export interface FreshTables {
  /** The seed. */
  readonly seed: number;
  /** Its tables. */
  readonly tables: readonly Table[];
}

/**
 * Reads the rows of the planned seeds and makes their tables; empty until all of them are published, and for a run of
 * another size than the planned one.
 *
 * @param folder of the study in results/
 * @param run whose numbers they confirm or not
 * @throws {UsageError} when a file is damaged
 */
export async function freshTables(
  study: Study,
  folder: string,
  run: RunName,
): Promise<readonly FreshTables[]> {
  const { plan } = await planOfStudy(study.id) ?? {};
  if (!plan || plan.preset !== run) return [];
  const runs = await Promise.all(
    plan.seeds.map(async (seed) => {
      const written = await readRun(join(folder, folderOfRun(nameOfSeed(seed))));
      return written && { seed, tables: findingsOf(study, written.rows).tables };
    }),
  );
  return runs.every((each) => each !== null) ? runs : [];
}
