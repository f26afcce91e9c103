/**
 * A check of words: a sentence below a result with a word such as "always" or "most" has a guard, or stands on the
 * list of sentences that need none.
 *
 * @module
 */
import { type Guards, isDraft, loadGuards, studyIds } from "matchbox/experiments/mod.ts";
import {
  listNotebooks,
  type Notebook,
  readNotebook,
} from "matchbox/runner/notebook_files/notebook.ts";
import { isSealed } from "./sealed_outputs.ts";
import { interpretations, proseOf, sentencesOf } from "./prose.ts";
import { unguarded } from "./unguarded.ts";

/**
 * Finds the sentences of published notebooks that go without a guard, and those of the list that are gone.
 *
 * @param notebooks the folder of the notebooks
 * @param results the folder of published results
 * @returns the problems, one line each
 */
export async function wordProblems(notebooks: string, results: string): Promise<string[]> {
  const ids = studyIds().filter((id) => !isDraft(results, id));
  const guards = await Promise.all(ids.map(loadGuards));
  const problems: string[] = [];
  for (const path of await listNotebooks(notebooks)) {
    const notebook = await readNotebook(path);
    // Drafts, and notebooks that somebody keeps there, were not published.
    if (!isSealed(notebook)) continue;
    const own = Object.values(unguarded[path] ?? {}).flat();
    const text = proseOf(notebook);
    for (const sentence of own.filter((each) => !text.includes(each))) {
      problems.push(`${path}: has no sentence "${sentence}", which needs no guard`);
    }
    const known = [...own, ...guards.flatMap((each) => guardedIn(each, path))];
    for (const sentence of riskySentences(notebook, known)) {
      problems.push(
        `${path}: "${sentence}" could be contradicted by data: add a guard to guards.ts of its study, or a ` +
          "reason why none is needed to lib/jupyter/unguarded.ts",
      );
    }
  }
  return problems;
}

/**
 * The sentences below results with a word that data could contradict; a question says nothing.
 *
 * @param known sentences, or parts of them, that have a guard or need none
 */
export function riskySentences(notebook: Notebook, known: readonly string[]): string[] {
  return interpretations(notebook).filter((sentence) =>
    RISKY.test(sentence) && !sentence.endsWith("?") &&
    !known.some((each) => sentence.includes(each) || each.includes(sentence))
  );
}

function guardedIn(guards: Guards, path: string): string[] {
  return (guards[path] ?? []).flatMap(({ sentence }) => sentencesOf(sentence));
}

const RISKY = new RegExp(
  `\\b(?:${
    [
      ..."each every all both nowhere never always none nobody nothing only".split(" "),
      ..."worst best most least more fewer less twice half".split(" "),
    ].join("|")
  })\\b`,
  "i",
);
