/**
 * `study`: lists, runs and adds studies.
 *
 * @module
 */
import { dirname, fromFileUrl, join, relative } from "@std/path";
import { findStudy, isDraft, loadStudies, loadStudy, studyIds } from "matchbox/experiments/mod.ts";
import { newStudy, newStudyFolders } from "matchbox/experiments/new_study.ts";
import { plainName, sourceLink } from "matchbox/experiments/sources/mod.ts";
import { firstLineOf, quote, UsageError } from "matchbox/base/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { capitalized } from "matchbox/report/format.ts";
import { countRows } from "matchbox/runner/studies/collected_rows.ts";
import { currentCommit } from "matchbox/runner/machine/machine.ts";
import { checkReplaceable, writeResults } from "matchbox/runner/publish/write_run.ts";
import { type Preset, runStudy, type StudyRun } from "matchbox/runner/studies/run_study.ts";
import { keepProcesses } from "matchbox/runner/work/process_executor.ts";
import type { Shard } from "matchbox/runner/studies/shard.ts";
import { checkWritableFolder } from "matchbox/runner/files/writable_folder.ts";
import { checkReadable, checkWritable } from "./allowed_paths.ts";
import { interruptSignal } from "./interrupt.ts";
import { executorsOf } from "./jobs.ts";
import { liveRun } from "./live_study.ts";
import { printAll, printJson, seedOf, settingsOf } from "./options.ts";
import { giveUpPermissions } from "./study_permissions.ts";

/** The most rows of a table on the terminal; the whole table is in the folder. */
const SHOWN_ROWS = 30;

/** What Ctrl-C is answered with. */
const STOPPED = "stopped; finished tasks are kept, and the same command continues";

/** Options of `study run`, as text. */
export interface RunOptions {
  readonly preset: Preset;
  readonly seed: string;
  readonly jobs?: string;
  readonly engine?: string;
  readonly set: string[];
  readonly shard?: string;
  readonly merge: string[];
  readonly store: string;
  readonly out?: string;
  readonly json?: boolean;
}

/** `study list`: a study that cannot be loaded is told in one line, with exit code 1. */
export async function listVerb({ json }: { json?: boolean }): Promise<void> {
  giveUpPermissions();
  const ids = studyIds();
  await loadStudies(ids).catch(() => {
    // Those that cannot be loaded are told below.
  });
  const loaded = await Promise.allSettled(ids.map(loadStudy));
  const broken = ids.flatMap((id, index) => {
    const end = loaded[index];
    return end.status === "rejected" ? [{ id, problem: firstLineOf(end.reason) }] : [];
  });
  const studies = loaded.flatMap((end) => end.status === "fulfilled" ? [end.value] : []);
  const listed = studies.map(({ id, title, question, sources }) => ({
    id,
    title,
    question,
    sources,
    draft: isDraft("results", id),
    answers: sources.map((number) => ({
      number,
      name: plainName(number),
      link: sourceLink(number),
    })),
  }));
  for (const { id, problem } of broken) console.error(`${id} cannot be loaded: ${problem}`);
  if (broken.length) Deno.exitCode = 1;
  if (json) return printJson({ studies: listed, broken });
  const width = Math.max(...listed.map(({ id }) => id.length));
  for (const { id, title, question, draft, answers } of listed) {
    const answered = answers.map(({ number, name }) => `${number} ${name}`);
    const names = [...draft ? ["draft: nothing is published"] : [], ...answered].join(", ");
    console.log(`${id.padEnd(width)}  ${title}. ${question} (${names})`);
  }
  console.log("\nThe sources by number: SOURCES.md");
}

/** `study run`. */
export async function runVerb(reference: string, options: RunOptions): Promise<void> {
  // The manifest needs it, and git may not be run later.
  currentCommit();
  keepProcesses();
  const executors = await executorsOf("study run", options);
  giveUpPermissions();
  if (reference.endsWith(".ts")) checkReadable("study run", reference);
  checkWritable("--store", options.store);
  if (options.out !== undefined) checkWritable("--out", options.out);
  for (const path of options.merge) checkWritable("--merge", path);
  const signal = interruptSignal(STOPPED);
  const study = await loadStudy(reference);
  const out = options.out ?? join("out", "studies", study.id);
  if (options.out !== undefined) await checkReplaceable(out);
  if (!options.json) await checkWritableFolder(dirname(out));
  const { progress, onRows } = await liveRun(study);
  const run = await runStudy(reference, {
    preset: options.preset,
    seed: seedOf("study run", options.seed),
    executors,
    set: settingsOf(options.set),
    shard: options.shard === undefined ? undefined : shardOf(options.shard),
    merge: options.merge,
    store: options.store,
    ...{ progress, onRows },
    signal,
    warn: (line) => console.error(`warning: ${line}`),
  });

  for (const { task, error } of run.failures) {
    console.error(`failed: task ${quote(task.key)} with ${JSON.stringify(run.params)}: ${error}`);
  }
  if (signal.aborted && !run.complete) {
    console.error(STOPPED);
    Deno.exitCode = 130;
  } else if (run.failures.length) {
    console.error(
      `${run.failures.length} of ${run.tasks} tasks failed; the others are finished and kept`,
    );
    const file = relative(Deno.cwd(), fromFileUrl(findStudy(reference)));
    console.error(`wrong types may be the cause: deno check ${file}`);
    Deno.exitCode = 1;
  }
  if (options.json) printRunAsJson(run);
  else if (run.complete && !run.shard) await showRun(run, out);
  else if (run.complete) console.log(`shard ${options.shard}: ${run.tasks} tasks done and kept`);
}

/** `study new`. */
export async function newVerb(id: string, { kind }: { readonly kind: string }): Promise<void> {
  for (const folder of newStudyFolders) await checkWritableFolder(folder);
  const written = newStudy(id, kind, Deno.cwd());
  const [, show, test] = written;
  for (const file of written) console.log(`wrote ${file}`);
  console.log(`run it:           deno task study run ${id}`);
  console.log(`check its types:  deno check ${show}`);
  console.log(`test it:          deno task test ${test}`);
  console.log(`publish it:       deno task publish ${id}  (a draft until then)`);
}

/** Writes rows, tables and figures, and prints tables and verdicts. */
async function showRun(run: StudyRun, folder: string): Promise<void> {
  await writeResults(folder, run);
  const { tables, claims, sentence } = run.findings;
  for (const table of tables) {
    console.log(toMarkdown(table, { legend: false, rows: table.rows.slice(0, SHOWN_ROWS) }) + "\n");
  }
  for (const { kind, claim, verdict, sentence, measured, evidence } of claims) {
    const numbers = kind === "check" ? `${capitalized(measured)}. ${evidence}`.trim() : evidence;
    console.log(`${claim} ${verdict}: ${sentence}\n    ${numbers}\n`);
  }
  console.log(`${sentence}\n`);
  const resumed = run.resumed ? `, ${run.resumed} of them from the store` : "";
  console.log(
    `${run.tasks} tasks${resumed}, ${countRows(run.rows)} rows in ${run.seconds.toFixed(1)} s`,
  );
  console.log(`rows, tables and figures: ${folder}`);
}

function printRunAsJson(run: StudyRun): void {
  const { study, preset, seed, params, shard, rows } = run;
  const whole = run.complete && !shard;
  const { tables, claims } = whole ? run.findings : { tables: [], claims: [] };
  const head = JSON.stringify({
    study: study.id,
    preset,
    seed,
    params,
    shard,
    complete: run.complete,
    resumed: run.resumed,
    failures: run.failures,
  });
  const tail = JSON.stringify({ tables, claims });
  printAll(head.slice(0, -1) + ',"sets":{');
  Object.entries(study.sets).forEach(([name, { columns }], index) => {
    const set = JSON.stringify({ columns }).slice(0, -1);
    printAll(`${index === 0 ? "" : ","}${JSON.stringify(name)}:${set},"rows":[`);
    printRows(rows[name]);
    printAll("]}");
  });
  printAll("}," + tail.slice(1) + "\n");
}

/** In pieces: a million rows are more than one text should hold. */
function printRows(rows: readonly Row[]): void {
  const PIECE = 10_000;
  for (let from = 0; from < rows.length; from += PIECE) {
    const piece = JSON.stringify(rows.slice(from, from + PIECE)).slice(1, -1);
    printAll(from === 0 ? piece : "," + piece);
  }
}

function shardOf(text: string): Shard {
  const [index, count] = text.split("/").map(Number);
  if (!/^\d+\/\d+$/.test(text) || index < 1 || index > count) {
    throw new UsageError(`--shard ${quote(text)}: expected i/n with i from 1 to n, e.g. 1/4`);
  }
  return { index, count };
}
