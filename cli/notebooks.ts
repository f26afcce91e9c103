/**
 * `reproduce`, `publish`, `lab`, `slides` and `check`: the verbs for notebooks.
 *
 * @module
 */
import { basename } from "@std/path";
import { unknownName, UsageError } from "matchbox/base/mod.ts";
import { chosenStudies } from "matchbox/experiments/mod.ts";
import { anchorProblems, anchorsOf, cardProblems } from "matchbox/jupyter/check_claims.ts";
import { checkGuards } from "matchbox/jupyter/check_guards.ts";
import { checkNotebookCells, executionProblems } from "matchbox/jupyter/check_notebooks.ts";
import { lectureProblems, unfinished } from "matchbox/jupyter/check_lecture.ts";
import { lengthProblems, proseProblems, unlinkedNotebooks } from "matchbox/jupyter/check_prose.ts";
import { wordProblems } from "matchbox/jupyter/check_words.ts";
import { prepareJupyter } from "matchbox/jupyter/environment.ts";
import { openLab } from "matchbox/jupyter/lab.ts";
import { writeSlides } from "matchbox/jupyter/slides.ts";
import {
  listNotebooks,
  readNotebook,
  selectNotebooks,
  sourceOf,
} from "matchbox/runner/notebook_files/notebook.ts";
import { isDraftNotebook } from "matchbox/runner/notebook_files/named_studies.ts";
import { formatProblems } from "matchbox/jupyter/notebook_format.ts";
import { NOTEBOOK_PRESET, publish } from "matchbox/jupyter/publish.ts";
import { isReproduced, type NotebookReport, reproduce } from "matchbox/jupyter/reproduce.ts";
import { formatSummary } from "matchbox/jupyter/summary.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import { type CommonPreset, commonPresets } from "matchbox/runner/studies/run_study.ts";
import { checkWritableFolder } from "matchbox/runner/files/writable_folder.ts";
import { checkReplaceable } from "matchbox/web/gallery/gallery.ts";
import { checkWritable } from "./allowed_paths.ts";
import { GALLERY, updateGallery } from "./gallery.ts";
import { gameProblems } from "./game_problems.ts";
import { problemsOfLicences } from "./licences.ts";
import { wholeNumber } from "./options.ts";
import { ownTurn } from "./own_turn.ts";
import { referenceProblems } from "./reference.ts";
import { pageProblems, writePages } from "./sources.ts";
import { untilInterrupted } from "./interrupt.ts";

const folders = { notebooks: "notebooks", out: "out", results: "results" };

/** Options of `reproduce`, as text. */
export interface ReproduceFlags {
  readonly preset: CommonPreset;
  readonly timeout: string;
}

/** `reproduce`: exit code 1 when a notebook fails or its numbers differ from the published ones. */
export async function reproduceVerb(names: string[], flags: ReproduceFlags): Promise<void> {
  const { preset } = flags;
  if (!commonPresets.includes(preset)) throw unknownName("preset", preset, commonPresets);
  const timeout = secondsOf("reproduce", flags.timeout);
  selectNotebooks(await listNotebooks(folders.notebooks), names);
  await checkWritableFolder(folders.out);
  await checkReplaceable(GALLERY);
  using _turn = await ownTurn();
  const jupyter = await prepareJupyter({ root: Deno.cwd() });
  await untilInterrupted(async (signal) => {
    const progress = await terminalProgress();
    const options = { ...folders, jupyter, preset, names, timeout, progress, onReport, signal };
    const reports = await reproduce(options);
    console.log(`\n${formatSummary(reports, preset)}\n`);
    console.log(`notebooks, tables and figures: ${await updateGallery(folders.out)}`);
    if (!reports.every(isReproduced)) Deno.exitCode = 1;
  });
}

/** `publish`: exit code 1 when a notebook fails; then nothing is updated. */
export async function publishVerb(
  studies: string[],
  flags: {
    readonly timeout: string;
    readonly thorough?: boolean;
    readonly notebooks?: boolean;
    readonly seed?: string;
  },
): Promise<void> {
  if (flags.notebooks && (flags.thorough || flags.seed !== undefined)) {
    throw new UsageError("publish --notebooks runs no study: expected no --thorough and no --seed");
  }
  if (flags.seed !== undefined) {
    return await (await import("./publish_seed.ts")).publishSeedVerb(studies, flags);
  }
  const timeout = secondsOf("publish", flags.timeout);
  chosenStudies(studies);
  for (const folder of Object.values(folders)) await checkWritableFolder(folder);
  await checkReplaceable(GALLERY);
  using _turn = await ownTurn();
  const jupyter = await prepareJupyter({ root: Deno.cwd() });
  await untilInterrupted(async (signal) => {
    const reports = await publish({
      ...folders,
      jupyter,
      studies,
      timeout,
      thorough: flags.thorough,
      notebooksOnly: flags.notebooks,
      store: ".matchbox",
      progress: await terminalProgress(),
      log: (line) => console.error(line),
      onReport,
      signal,
    });
    const failed = reports.some(({ failure }) => failure);
    console.log(`\n${formatSummary(reports, NOTEBOOK_PRESET)}\n`);
    if (!failed) await writePages();
    await updateGallery(folders.out);
    console.log(
      failed
        ? "nothing was published, because a notebook failed"
        : `updated ${folders.notebooks}/ ${flags.notebooks ? "" : `and ${folders.results}/`}`
          .trim(),
    );
    if (failed) Deno.exitCode = 1;
  });
}

/** `lab`. */
export async function labVerb(args: string[]): Promise<void> {
  const root = Deno.cwd();
  const jupyter = await prepareJupyter({ root });
  Deno.exitCode = await openLab({ jupyter, root, args });
}

/** `slides`. */
export async function slidesVerb(
  names: readonly string[],
  { out, reveal }: { readonly out: string; readonly reveal?: string },
): Promise<void> {
  checkWritable("--out", out);
  const paths = selectNotebooks(await listNotebooks(folders.notebooks), names);
  const jupyter = await prepareJupyter({ root: Deno.cwd() });
  for (const path of paths) console.log(`wrote ${await writeSlides(jupyter, path, out, reveal)}`);
}

/** `check`: exit code 1 when there are problems in the notebooks or the generated pages. */
export async function checkVerb(): Promise<void> {
  const committed = await listNotebooks(folders.notebooks);
  const all = [...committed, "lib/experiments/template/study.ipynb"];
  const [cells, guards] = await Promise.all([
    checkNotebookCells(all, Deno.cwd()),
    checkGuards(folders.results, navigator.hardwareConcurrency),
  ]);
  const problems = [...cells, ...guards.problems];
  const drafts: string[] = [];
  const anchors = anchorsOf(await Deno.readTextFile("SOURCES.md"));
  for (const path of all) {
    problems.push(...await formatProblems(path));
    const notebook = await readNotebook(path);
    const found = [
      ...proseProblems(notebook),
      ...lengthProblems(notebook),
      ...anchorProblems(notebook, anchors),
    ];
    if (isDraftNotebook(notebook, folders.results)) drafts.push(path);
    else if (committed.includes(path)) {
      found.push(...executionProblems(notebook), ...await cardProblems(notebook, folders.results));
      if (!unfinished.includes(parseInt(basename(path)))) found.push(...lectureProblems(notebook));
    }
    problems.push(...found.map((problem) => `${basename(path)}: ${problem}`));
  }
  problems.push(...await linkProblems(committed.filter((path) => !drafts.includes(path))));
  problems.push(...await wordProblems(folders.notebooks, folders.results));
  problems.push(...await pageProblems(), ...problemsOfLicences(), ...gameProblems());
  problems.push(...await referenceProblems());
  for (const problem of problems) console.error(problem);
  for (const path of drafts) {
    console.log(`${path} is a draft: not in the pages until it is published`);
  }
  if (guards.waiting.length) {
    console.log(
      `no sentence is checked on runs that wait to be published again: ${
        guards.waiting.join("; ")
      }`,
    );
  }
  if (problems.length) Deno.exitCode = 1;
  else {console.log(
      `${all.length} notebooks, SOURCES.md, results/README.md and LICENSES.md are in order`,
    );}
}

/** Checks that the first notebook links to all others. */
async function linkProblems([first, ...others]: readonly string[]): Promise<string[]> {
  const start = (await readNotebook(first)).cells.map(sourceOf).join("\n\n");
  return unlinkedNotebooks(others, start).map((path) => `${basename(first)}: no link to ${path}`);
}

/** The time limit of a cell in seconds, up to a day. */
function secondsOf(verb: string, text: string): number {
  return wholeNumber(verb, "--timeout", text, 1, 86_400);
}

function onReport({ notebook, seconds, failure }: NotebookReport): void {
  console.error(`${notebook}: ${failure ? "failed" : "done"} in ${seconds.toFixed(1)} s`);
}
