/**
 * Checks the sentences of notebooks and pages that data could contradict: each stands word for word in its text, and
 * its condition holds in every published run.
 *
 * @module
 */
import { join } from "@std/path";
import {
  type Guard,
  type Guards,
  isDraft,
  loadGuards,
  loadStudy,
  type Study,
  studyIds,
} from "matchbox/experiments/mod.ts";
import { firstLineOf } from "matchbox/base/mod.ts";
import { textIfThere } from "matchbox/runner/files/if_there.ts";
import { readRun } from "matchbox/runner/publish/read_run.ts";
import { folderOfRun, type RunName, runsIn } from "matchbox/runner/publish/run_names.ts";
import type { StudyRows } from "matchbox/runner/studies/collected_rows.ts";
import { verdictsOf } from "matchbox/runner/studies/findings.ts";
import { Thread } from "matchbox/runner/threads/thread.ts";
import { readNotebook } from "matchbox/runner/notebook_files/notebook.ts";
import { oneLine, proseOf } from "./prose.ts";

/** What the threads of this check can do. */
export interface GuardFunctions {
  /** The guards of a study that fail in its published runs, one line each. */
  failing(id: string, results: string): Promise<string[]>;
}

/**
 * Checks the guards of all published studies.
 *
 * @param results the folder of published results
 * @param threads that share the studies
 * @returns the problems, one line each: sentences that no text has, and runs that contradict a sentence
 */
export async function guardProblems(results: string, threads: number): Promise<string[]> {
  const ids = studyIds().filter((id) => !isDraft(results, id));
  const problems = await Promise.all(ids.map(async (id) => staleGuards(id, await loadGuards(id))));
  const url = new URL("./guards_thread.ts", import.meta.url);
  const todo = ids.values();
  const found = Array.from({ length: threads }, async (_, index) => {
    const thread = new Thread<GuardFunctions>({ url, name: `guards ${index + 1}` });
    try {
      const failing: string[] = [];
      // The threads take the studies from one list, each when it is free.
      for (const id of todo) failing.push(...await thread.call("failing", id, results));
      return failing;
    } finally {
      thread.end(new Error("the check has ended"));
    }
  });
  return [...problems.flat(), ...(await Promise.all(found)).flat()];
}

/** The sentences of guards that do not stand in their texts, one line each. */
export async function staleGuards(id: string, guards: Guards): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, own] of Object.entries(guards)) {
    const text = await textOf(path);
    for (const { sentence } of own) {
      if (text.includes(oneLine(sentence))) continue;
      problems.push(`${path}: has no sentence ${inQuotes(sentence)}, which ${id} guards`);
    }
  }
  return problems;
}

/** The guards of a study that fail in its published runs, one line each. */
export async function failingGuards(id: string, results: string): Promise<string[]> {
  const guards = await loadGuards(id);
  if (Object.keys(guards).length === 0) return [];
  const study = await loadStudy(id);
  const folder = join(results, id);
  const problems: string[] = [];
  for (const run of await runsIn(folder)) {
    try {
      const written = await readRun(join(folder, folderOfRun(run)));
      if (written) problems.push(...contradicted(study, guards, run, written.rows));
    } catch (error) {
      problems.push(`${id}, ${run}: the guards cannot be checked: ${firstLineOf(error)}`);
    }
  }
  return problems;
}

/**
 * The guards that fail in a run, one line each.
 *
 * @param run its name, e.g. `quick`
 */
export function contradicted(
  study: Study,
  guards: Guards,
  run: RunName,
  rows: StudyRows,
): string[] {
  const summary = study.summarise(rows);
  const verdictOn = verdictsOf(study, summary);
  return Object.entries(guards).flatMap(([path, own]) =>
    own.filter((guard) => !(run === "quick" && guard.notQuick) && fails(guard))
      .map(({ sentence }) => `${path}: ${study.id}, ${run}, contradicts ${inQuotes(sentence)}`)
  );

  function fails({ holds }: Guard): boolean {
    return !holds(summary, verdictOn);
  }
}

/** The prose of a notebook or a page in one line; nothing when it is missing. */
async function textOf(path: string): Promise<string> {
  if (path.endsWith(".ipynb")) return proseOf(await readNotebook(path));
  return oneLine(await textIfThere(path) ?? "");
}

function inQuotes(sentence: string): string {
  return `"${oneLine(sentence)}"`;
}
