/**
 * Finds the studies and files that answer the requirements and claims of the sources.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { loadStudies, studyIds } from "../catalogue.ts";
import { isDraft } from "../drafts.ts";
import { citedNumbers, citesPaper } from "./citations.ts";
import { requirementsAndClaims } from "./look_up.ts";
import { papers } from "./papers.ts";
import type { Paper } from "./source.ts";

/** A link within the project. */
export interface Place {
  /** The text of the link. */
  readonly label: string;
  /** A path from the root of the project. */
  readonly path: string;
}

/** The answers to a number. */
export interface Answers {
  /** The files whose docstrings cite the number. */
  readonly files: readonly Place[];
  /** The pages of the studies that judge it. */
  readonly studies: readonly Place[];
}

/** All answers. */
export interface Answered {
  /** By number; numbers without an answer are missing. */
  readonly numbers: ReadonlyMap<string, Answers>;
  /** The files that cite a paper; papers without a file are missing. */
  readonly papers: ReadonlyMap<Paper, readonly Place[]>;
}

const lib = new URL("../../", import.meta.url);
const results = fromFileUrl(new URL("../results/", lib));

/** Folders that only list numbers and answer none. */
const silent = ["experiments/sources/", "experiments/template/"];

/** Studies list the numbers that they answer themselves. */
const studied = "experiments/studies/";

/** Searches the published studies and the files of lib. */
export async function whereAnswered(): Promise<Answered> {
  const known = new Set(requirementsAndClaims().map(({ id }) => id));
  const numbers = new Map<string, { files: Place[]; studies: Place[] }>();
  const answersOf = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, { files: [], studies: [] });
    return numbers.get(id)!;
  };
  for (const { id, title: label, sources } of await loadStudies(studyIds())) {
    if (isDraft(results, id)) continue;
    for (const number of sources) {
      answersOf(number).studies.push({ label, path: `results/${id}/` });
    }
  }
  const cited = new Map<Paper, Place[]>();
  for (const label of filesIn(lib)) {
    if (silent.some((folder) => label.startsWith(folder))) continue;
    const place = { label, path: `lib/${label}` };
    const source = Deno.readTextFileSync(new URL(label, lib));
    for (const paper of papers.filter((paper) => citesPaper(source, paper))) {
      cited.set(paper, [...cited.get(paper) ?? [], place]);
    }
    if (label.startsWith(studied)) continue;
    for (const number of citedNumbers(source, known)) answersOf(number).files.push(place);
  }
  return { numbers, papers: cited };
}

/** The TypeScript files of a folder and its subfolders, sorted, as relative paths. */
function filesIn(folder: URL, under = ""): string[] {
  return [...Deno.readDirSync(new URL(under, folder))]
    .toSorted((one, other) => one.name < other.name ? -1 : 1)
    .flatMap(({ name, isDirectory }) => {
      if (isDirectory) return filesIn(folder, `${under}${name}/`);
      return name.endsWith(".ts") ? [`${under}${name}`] : [];
    });
}
