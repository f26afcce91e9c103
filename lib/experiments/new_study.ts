/**
 * Writes a new study from a template: a study, its test and its notebook, all ready to run.
 *
 * @module
 */
import { existsSync, rmSync } from "node:fs";
import { join } from "@std/path";
import { quote, unknownName, UsageError } from "matchbox/base/mod.ts";
import { studyIds } from "./catalogue.ts";

const templates = new URL("./template/", import.meta.url);

/** The kinds of templates: two matches compared, two searches compared, or a learner and its curve. */
export const studyKinds = ["match", "search", "learning"] as const;
/** One of the kinds of templates. */
export type StudyKind = typeof studyKinds[number];

/** The folders that get the files of a new study, within the project. */
export const newStudyFolders = [
  "lib/experiments/studies",
  "tests/experiments",
  "notebooks",
] as const;

/**
 * Writes the files of a new study.
 *
 * @param id lower-case words joined by hyphens
 * @param kind one of `studyKinds`
 * @param root the folder of the project
 * @returns the paths written, within the project: study, test, notebook
 * @throws {UsageError} when the id or the kind is invalid, or the study or one of the files already exists
 */
export function newStudy(id: string, kind: string, root: string): string[] {
  if (!studyKinds.includes(kind as StudyKind)) throw unknownName("kind", kind, studyKinds);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 60) {
    throw new UsageError(
      `study id ${quote(id)}: expected lower-case words joined by hyphens, e.g. opening-moves`,
    );
  }
  if (studyIds().includes(id)) throw new UsageError(`study ${quote(id)} already exists`);
  const snake = id.replaceAll("-", "_");
  const [studies, tests, notebooks] = newStudyFolders;
  const files = [
    { from: "study.ts", to: `${studies}/${snake}/study.ts` },
    { from: "study_test.ts", to: `${tests}/${snake}_test.ts` },
    { from: "study.ipynb", to: `${notebooks}/${nextNumber(join(root, notebooks))}_${snake}.ipynb` },
  ];
  const taken = files.find(({ to }) => existsSync(join(root, to)));
  if (taken) throw new UsageError(`${taken.to} already exists`);
  try {
    for (const { from, to } of files) {
      const text = Deno.readTextFileSync(new URL(`${kind}/${from}`, templates));
      Deno.mkdirSync(join(root, to, ".."), { recursive: true });
      Deno.writeTextFileSync(join(root, to), named(text, id, kind), { createNew: true });
    }
  } catch (error) {
    // E.g. a full disk: no part of a study is left.
    for (const { to } of files) rmSync(join(root, to), { force: true });
    throw error;
  }
  return files.map(({ to }) => to);
}

/** The template with the new names. */
function named(text: string, id: string, kind: string): string {
  const words = id.replaceAll("-", " ");
  return text
    .replaceAll(`experiments/template/${kind}/`, `experiments/studies/${id.replaceAll("-", "_")}/`)
    .replaceAll("my-study", id)
    .replaceAll("my_study", id.replaceAll("-", "_"))
    .replaceAll("My study", words[0].toUpperCase() + words.slice(1));
}

/** The next notebook number, with two digits. */
function nextNumber(notebooks: string): string {
  const numbers = [...Deno.readDirSync(notebooks)].map(({ name }) => parseInt(name) || 0);
  return String(Math.max(...numbers, 0) + 1).padStart(2, "0");
}
