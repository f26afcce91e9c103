/**
 * Verification: the quick preset of a study, run anew, against what results/ publishes.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { join } from "@std/path";
import type { StudyRows } from "./collected_rows.ts";
import type { Executors } from "./executor.ts";
import type { Progress } from "./progress.ts";
import { writeRows } from "./results.ts";
import { compareWithPublished, type Comparison } from "./written_run.ts";
import { runStudy } from "./run_study.ts";

/** What became of one study. */
export interface Verification extends Comparison {
  readonly study: string;
  readonly rows: number;
  readonly seconds: number;
}

/**
 * Runs the quick preset of a study without the store, so that every task is run, and compares.
 *
 * @param results the folder of published results
 */
export async function verifyStudy(
  id: string,
  results: string,
  { executors, progress, signal }: {
    executors?: Executors;
    progress?: Progress;
    signal?: AbortSignal;
  },
): Promise<Verification> {
  const published = join(results, id, "quick");
  const run = await runStudy(id, {
    seed: await publishedSeed(published),
    store: ":memory:",
    executors,
    progress,
    signal,
  });
  const { rows, seconds, failures } = run;
  const verification = { study: id, rows: countRows(rows), seconds };
  if (failures.length) {
    const [{ task, error }] = failures;
    const difference = `${failures.length} tasks failed, first ${task.key}: ${error}`;
    return { ...verification, status: "different", difference };
  }
  const folder = await Deno.makeTempDir({ prefix: "matchbox-verify-" });
  try {
    await writeRows(folder, run);
    return { ...verification, ...await compareWithPublished(folder, published) };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function countRows(rows: StudyRows): number {
  return sumOf(Object.values(rows), (set) => set.length);
}

async function publishedSeed(folder: string): Promise<number | undefined> {
  try {
    return JSON.parse(await Deno.readTextFile(join(folder, "manifest.json"))).seed;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
