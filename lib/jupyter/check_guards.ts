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
  type RunGuard,
  type Study,
  studyIds,
} from "matchbox/experiments/mod.ts";
import { firstLineOf } from "matchbox/base/mod.ts";
import { textIfThere } from "matchbox/runner/files/if_there.ts";
import { derivedNow, earlierForm } from "matchbox/runner/publish/check_run.ts";
import { countingVerdicts } from "matchbox/runner/publish/counting_verdicts.ts";
import { readRun, type WrittenRun } from "matchbox/runner/publish/read_run.ts";
import {
  folderOfRun,
  presetOfRun,
  type RunName,
  runsIn,
} from "matchbox/runner/publish/run_names.ts";
import { verdictsBy, verdictsOf } from "matchbox/runner/studies/findings.ts";
import type { Preset } from "matchbox/runner/studies/run_study.ts";
import { Thread } from "matchbox/runner/threads/thread.ts";
import { readNotebook } from "matchbox/runner/notebook_files/notebook.ts";
import { oneLine, proseOf } from "./prose.ts";

/** What the guards of studies say of their published runs. */
export interface GuardReport {
  /** Sentences that a run contradicts, and runs that cannot be read, one line each. */
  readonly problems: readonly string[];
  /** Studies with runs that they would not make as they are now: these wait for the next publication. */
  readonly waiting: readonly string[];
}

/** What the threads of this check can do. */
export interface GuardFunctions {
  /** Checks the guards of a study on its published runs. */
  check(id: string, results: string): Promise<GuardReport>;
}

/**
 * Checks the guards of all published studies. A sentence that no text has is a problem as well.
 *
 * @param results the folder of published results
 * @param threads that share the studies
 */
export async function checkGuards(results: string, threads: number): Promise<GuardReport> {
  const ids = studyIds().filter((id) => !isDraft(results, id));
  const stale = await Promise.all(ids.map(async (id) => staleGuards(id, await loadGuards(id))));
  const url = new URL("./guards_thread.ts", import.meta.url);
  const todo = ids.values();
  const found = Array.from({ length: threads }, async (_, index) => {
    const thread = new Thread<GuardFunctions>({ url, name: `guards ${index + 1}` });
    try {
      const reports: GuardReport[] = [];
      // The threads take the studies from one list, each when it is free.
      for (const id of todo) reports.push(await thread.call("check", id, results));
      return reports;
    } finally {
      thread.end(new Error("the check has ended"));
    }
  });
  const reports = (await Promise.all(found)).flat();
  return {
    problems: [...stale.flat(), ...reports.flatMap(({ problems }) => problems)],
    waiting: reports.flatMap(({ waiting }) => waiting),
  };
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

/** Checks the guards of a study on each of its published runs, and on the verdicts that count. */
export async function checkStudyGuards(id: string, results: string): Promise<GuardReport> {
  const problems: string[] = [];
  const guards = await loadGuards(id);
  if (Object.keys(guards).length === 0) return { problems, waiting: [] };
  let waits = false;
  const study = await loadStudy(id);
  const folder = join(results, id);
  for (const run of await runsIn(folder)) {
    const name = `${id}, ${run}`;
    try {
      const written = await readRun(join(folder, folderOfRun(run)));
      if (!written) continue;
      const now = derivedNow({ study, name: run, folder }, written);
      if (earlierForm(written.manifest, now) !== null) waits = true;
      else problems.push(...contradicted(study, guards, run, written));
    } catch (error) {
      problems.push(`${name}: its guards cannot be checked: ${firstLineOf(error)}`);
    }
  }
  try {
    if (!waits) problems.push(...await contradictedByVerdicts(id, guards, results));
  } catch (error) {
    problems.push(`${id}: its verdicts cannot be checked: ${firstLineOf(error)}`);
  }
  return { problems, waiting: waits ? [id] : [] };
}

/** The guards that the verdicts that count contradict, one line each. */
export async function contradictedByVerdicts(
  id: string,
  guards: Guards,
  results: string,
): Promise<string[]> {
  const counting = await countingVerdicts(id, join(results, id)) ?? [];
  const verdictOn = verdictsBy(() => counting.map(({ verdict }) => verdict));
  return failing(
    guards,
    `${id}, its verdicts`,
    (guard) => !("decided" in guard) || guard.decided(verdictOn),
  );
}

/**
 * The guards that fail in a run, one line each.
 *
 * @param run its name, e.g. `quick`
 * @param written its manifest and rows
 */
export function contradicted(
  study: Study,
  guards: Guards,
  run: RunName,
  { manifest, rows }: WrittenRun,
): string[] {
  const preset = presetOfRun(run, manifest.preset);
  const summary = study.summarise(rows);
  const verdictOn = verdictsOf(study, summary);
  return failing(
    guards,
    `${study.id}, ${run}`,
    (guard) => "decided" in guard || !isAbout(guard, preset) || guard.holds(summary, verdictOn),
  );
}

/** The guards for which something does not hold, or cannot be told, one line each. */
function failing(guards: Guards, of: string, holds: (guard: Guard) => boolean): string[] {
  return Object.entries(guards).flatMap(([path, own]) =>
    own.flatMap((guard) => {
      const words = inQuotes(guard.sentence);
      try {
        return holds(guard) ? [] : [`${path}: ${of}, contradicts ${words}`];
      } catch (error) {
        return [`${path}: ${of}, cannot tell of ${words}: ${firstLineOf(error)}`];
      }
    })
  );
}

function isAbout({ notQuick, thorough }: RunGuard, preset: Preset): boolean {
  return thorough ? preset === "thorough" : preset !== "quick" || notQuick === undefined;
}

/** The prose of a notebook or a page in one line; nothing when it is missing. */
async function textOf(path: string): Promise<string> {
  if (path.endsWith(".ipynb")) return proseOf(await readNotebook(path));
  return oneLine(await textIfThere(path) ?? "");
}

function inQuotes(sentence: string): string {
  return `"${oneLine(sentence)}"`;
}
