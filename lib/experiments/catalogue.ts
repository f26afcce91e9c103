/**
 * Finds studies. A study is a folder in studies/: its show.ts exports `study`, its run.ts
 * `experiment`; there is no other list.
 *
 * @module
 */
import { statSync } from "node:fs";
import { fromFileUrl, resolve, toFileUrl } from "@std/path";
import {
  checkRegularFile,
  MOST_CODE_BYTES,
  quote,
  unknownName,
  UsageError,
  whyNotRead,
} from "matchbox/base/mod.ts";
import type { Guards } from "./guard.ts";
import type { Study, Work } from "./study.ts";

const folder = new URL(import.meta.resolve("./studies/"));

/** The ids of all studies, in alphabetical order. */
export function studyIds(): string[] {
  return [...Deno.readDirSync(folder)]
    .filter(({ isDirectory }) => isDirectory)
    .map(({ name }) => name.replaceAll("_", "-"))
    .sort();
}

/**
 * The studies with these ids, each once; all studies when none is given.
 *
 * @throws {UsageError} on an unknown id
 */
export function chosenStudies(ids: readonly string[]): string[] {
  const known = studyIds();
  for (const id of ids) if (!known.includes(id)) throw unknownName("study", id, known);
  return ids.length ? [...new Set(ids)] : known;
}

/** The path of the study with that id, even if it does not exist. */
function studyUrl(id: string): URL {
  const own = new URL(`${id.replaceAll("-", "_")}/`, folder);
  const show = new URL("show.ts", own);
  return isFile(show) ? show : new URL("study.ts", own);
}

/**
 * Finds the file of a study that exports `study`, given by its id or by a path that ends in `.ts`.
 *
 * @throws {UsageError} when there is no such study; the message lists all studies
 */
export function findStudy(reference: string): URL {
  if (reference.endsWith(".ts")) {
    const url = reference.startsWith("file:") ? new URL(reference) : toFileUrl(resolve(reference));
    try {
      checkRegularFile(url, MOST_CODE_BYTES);
      return url;
    } catch (error) {
      throw new UsageError(`no study file ${quote(reference)}: ${whyNotRead(error)}`);
    }
  }
  const ids = studyIds();
  if (ids.includes(reference)) return studyUrl(reference);
  throw unknownName("study", reference, ids);
}

/**
 * The file that makes the rows of a study: `run.ts` beside a `show.ts`, and otherwise the file of the study.
 *
 * @throws {UsageError} as `findStudy`
 */
export function findExperiment(reference: string): URL {
  const study = findStudy(reference);
  const run = new URL("run.ts", study);
  return study.href.endsWith("/show.ts") && isFile(run) ? run : study;
}

/**
 * Loads a study by id or by the path of its file.
 *
 * @throws {UsageError} when there is no such study or the file does not export one
 */
export async function loadStudy(reference: string): Promise<Study> {
  const url = findStudy(reference);
  const { study } = await import(url.href) as { study?: Study };
  if (!study?.id) throw new UsageError(`${fromFileUrl(url)} does not export a study`);
  return study;
}

/**
 * Loads many studies by their ids, in a third of the time that they take one beside the other.
 *
 * @throws {UsageError} as `loadStudy`, about the first that cannot be loaded
 */
export async function loadStudies(ids: readonly string[]): Promise<Study[]> {
  // Deno looks through all files anew for each import, so one module imports them all.
  const all = ids.map((id) => `import ${JSON.stringify(findStudy(id).href)};`).join("");
  await import(`data:text/javascript,${encodeURIComponent(all)}`).catch(() => {
    // Which of them cannot be loaded is found below.
  });
  return Promise.all(ids.map(loadStudy));
}

/**
 * Loads the guards of the sentences about a study, which are the export of `guards.ts` beside its `show.ts`; none
 * when there is no such file.
 */
export async function loadGuards(id: string): Promise<Guards> {
  const url = new URL("guards.ts", findStudy(id));
  return isFile(url) ? (await import(url.href)).guards : {};
}

/**
 * Loads the work of a job: the export `experiment` of a module, or else `study` or `work`.
 *
 * @param href of the module
 */
export async function loadWork(href: string): Promise<Work<Record<string, unknown>>> {
  const { experiment, study, work } = await import(href);
  return experiment ?? study ?? work;
}

function isFile(url: URL): boolean {
  return statSync(url, { throwIfNoEntry: false })?.isFile() ?? false;
}
