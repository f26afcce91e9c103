/**
 * The published runs of a study, and their folders: one for each preset, and the published preset again with
 * other seeds.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { type Preset, presets } from "../studies/run_study.ts";

/** A preset with the first seed; or `seed-N`, the published preset with the seed N. */
export type RunName = Preset | `seed-${number}`;

/** The seed of the presets. */
export const FIRST_SEED = 1;

const MAX_SEED = 2 ** 32 - 1;

/** The name of the run of the published preset with a seed. */
export function nameOfSeed(seed: number): RunName {
  return seed === FIRST_SEED ? "published" : `seed-${seed}`;
}

/** The seed of a run. */
export function seedOfRun(name: RunName): number {
  return isPreset(name) ? FIRST_SEED : Number(name.slice("seed-".length));
}

/**
 * The preset of a run: with another seed the published one, or the thorough one if its plan says so.
 *
 * @param written the preset in its manifest, if it is known
 */
export function presetOfRun(name: RunName, written?: Preset | "custom"): Preset {
  if (isPreset(name)) return name;
  return written === "thorough" ? written : "published";
}

/** The folder of a run, within the folder of its study; that of the published one is the study's own. */
export function folderOfRun(name: RunName): string {
  return name === "published" ? "" : name;
}

/**
 * The folder of the run whose verdicts count: the thorough one if there is one.
 *
 * @param folder of the study in results/
 */
export function decidingRun(folder: string): string {
  const thorough = join(folder, folderOfRun("thorough"));
  return existsSync(thorough) ? thorough : folder;
}

/** Whether a text is the name of a run, e.g. `quick` or `seed-2`. */
export function isRunName(text: string): text is RunName {
  if (isPreset(text)) return true;
  const seed = Number(text.match(/^seed-(0|[1-9]\d*)$/)?.[1] ?? NaN);
  return seed <= MAX_SEED && seed !== FIRST_SEED;
}

/**
 * The runs in the folder of a study: first the presets, then the seeds in their order. The published run is
 * there when any is, even if its files are missing.
 */
export async function runsIn(folder: string): Promise<RunName[]> {
  if (!existsSync(folder)) return [];
  const seeds: RunName[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory && isRunName(name) && isSeedRun(name)) seeds.push(name);
  }
  const there = presets.filter((name) => existsSync(join(folder, folderOfRun(name))));
  return [...there, ...seeds.sort((one, other) => seedOfRun(one) - seedOfRun(other))];
}

/** Whether it is a run with another seed. */
export function isSeedRun(name: RunName): boolean {
  return !isPreset(name);
}

function isPreset(text: string): text is Preset {
  return (presets as readonly string[]).includes(text);
}
