/**
 * What stands for the catalogue of studies in a page: the modules of studies are in the bundle.
 *
 * @module
 */
import { unknownName, UsageError } from "matchbox/base/mod.ts";
import type { Study, Work } from "matchbox/experiments/study.ts";
import { hasModule, importModule, moduleNames } from "../modules.ts";

const FOLDER = "lib/experiments/studies/";

/** The ids of all studies, in alphabetical order. */
export function studyIds(): string[] {
  return moduleNames()
    .filter((name) => name.startsWith(FOLDER) && name.endsWith("/show.ts"))
    .map((name) => name.slice(FOLDER.length, -"/show.ts".length).replaceAll("_", "-"))
    .sort();
}

/**
 * The file of a study that exports `study`.
 *
 * @throws {UsageError} on an unknown id
 */
export function findStudy(id: string): URL {
  if (!studyIds().includes(id)) throw unknownName("study", id, studyIds());
  return urlOf(`${FOLDER}${id.replaceAll("-", "_")}/show.ts`);
}

/** The file that makes the rows of a study. */
export function findExperiment(id: string): URL {
  const study = findStudy(id);
  const run = new URL("run.ts", study);
  return hasModule(nameOf(run)) ? run : study;
}

/** Loads a study by its id. */
export async function loadStudy(id: string): Promise<Study> {
  const { study } = await importModule(nameOf(findStudy(id))) as { study: Study };
  return study;
}

/** Loads many studies by their ids. */
export function loadStudies(ids: readonly string[]): Promise<Study[]> {
  return Promise.all(ids.map(loadStudy));
}

/** The work of a job: see the catalogue of the project. */
export async function loadWork(href: string): Promise<Work<Record<string, unknown>>> {
  const module = await importModule(nameOf(new URL(href)));
  const { experiment, study, work } = module as Record<string, never>;
  return experiment ?? study ?? work;
}

/** New studies are written on a machine. */
export function loadGuards(): never {
  throw new UsageError("guards are checked by `deno task check`");
}

/** The studies with these ids; all when none is given. */
export function chosenStudies(ids: readonly string[]): string[] {
  return ids.length ? [...new Set(ids)] : studyIds();
}

function urlOf(name: string): URL {
  return new URL(`file:///matchbox/${name}`);
}

function nameOf({ href }: URL): string {
  return href.slice("file:///matchbox/".length);
}
