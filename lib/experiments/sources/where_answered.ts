/**
 * Where the requirements and claims of the sources are answered: by which studies, and in which files.
 *
 * @module
 */
import { statSync } from "node:fs";
import { loadStudy, studyIds } from "../catalogue.ts";
import { citedNumbers, citesPaper } from "./citations.ts";
import { requirementsAndClaims } from "./look_up.ts";
import { papers } from "./papers.ts";
import type { Paper } from "./source.ts";

/** A link within the project. */
export interface Place {
  readonly label: string;
  /** A path from the root of the project. */
  readonly path: string;
}

/** What answers a number. */
export interface Answers {
  readonly files: readonly Place[];
  readonly studies: readonly Place[];
}

/** What is answered where. */
export interface Answered {
  /** By number; those that nothing answers are missing. */
  readonly numbers: ReadonlyMap<string, Answers>;
  /** The files that name a paper; those that none names are missing. */
  readonly papers: ReadonlyMap<Paper, readonly Place[]>;
}

const lib = new URL("../../", import.meta.url);
const results = new URL("../results/", lib);

/** What only lists numbers answers none: this folder, and the template of a study. */
const silent = ["experiments/sources/", "experiments/template/"];

/** Studies tell themselves what they answer. */
const studied = "experiments/studies/";

/** Looks through the studies and through the files of lib. */
export async function whereAnswered(): Promise<Answered> {
  const known = new Set(requirementsAndClaims().map(({ id }) => id));
  const numbers = new Map<string, { files: Place[]; studies: Place[] }>();
  const answersOf = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, { files: [], studies: [] });
    return numbers.get(id)!;
  };
  for (const id of studyIds()) {
    const { title: label, sources } = await loadStudy(id);
    const file = `lib/${studied}${id.replaceAll("-", "_")}/study.ts`;
    const path = statSync(new URL(`${id}/`, results), { throwIfNoEntry: false })
      ? `results/${id}/`
      : file;
    for (const number of sources) answersOf(number).studies.push({ label, path });
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

/** The TypeScript files of a folder and of those in it, by their paths from it, in order. */
function filesIn(folder: URL, under = ""): string[] {
  return [...Deno.readDirSync(new URL(under, folder))]
    .toSorted((one, other) => one.name < other.name ? -1 : 1)
    .flatMap(({ name, isDirectory }) => {
      if (isDirectory) return filesIn(folder, `${under}${name}/`);
      return name.endsWith(".ts") ? [`${under}${name}`] : [];
    });
}
