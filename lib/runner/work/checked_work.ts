/**
 * Loads the work of a job where its tasks run.
 *
 * @module
 */
import { watchNames } from "matchbox/base/mod.ts";
import { loadWork } from "matchbox/experiments/catalogue.ts";
import { locate } from "../files/project_files.ts";
import { digestOf } from "../fingerprint/sources.ts";
import { type AnyWork, checkName, type Job } from "./task.ts";

/**
 * Loads the work of a job.
 *
 * @throws {Error} when the sources here differ from those of the job, because the rows would then be
 *   mislabelled
 */
export async function loadCheckedWork(job: Job): Promise<AnyWork> {
  const { fingerprint } = job;
  const digest = digestOf(fingerprint);
  if (digest !== fingerprint.digest) {
    throw new Error(
      `its sources have the fingerprint ${digest}, those of the job ${fingerprint.digest}; ` +
        "were files changed during the run?",
    );
  }
  // What a module makes when it is loaded counts for all its tasks.
  const made = new Set<string>();
  const unwatch = watchNames((name) => made.add(name));
  try {
    const work = await loadWork(locate(job.module).href);
    for (const name of made) checkName(name, job, { data: null });
    return work;
  } finally {
    unwatch();
  }
}
