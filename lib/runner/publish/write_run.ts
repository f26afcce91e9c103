/**
 * The files of a run:
 *
 *     README.md         question, finding, verdicts, figures, tables
 *     manifest.json     what made the rows
 *     claims.json       verdicts
 *     finding.txt       what the study finds, in one sentence
 *     rows/SET.csv      every row; SET.csv.gz of fresh seeds
 *     tables/NAME.csv   every table, all columns
 *     figures/NAME.svg
 *     artifacts/FILE    weights, beads, books
 *
 * All files except manifest, rows and artifacts follow from the rows. A folder of results is written
 * atomically.
 *
 * @module
 */
import { dirname, join } from "@std/path";
import { quote, UsageError } from "matchbox/base/mod.ts";
import { csvChunks, toCsv } from "matchbox/report/csv.ts";
import { digestOfChunks, shortDigest } from "../files/digest.ts";
import { replaceFolder } from "../files/replace_folder.ts";
import { reasonOf } from "../files/system_error.ts";
import type { Findings } from "../studies/findings.ts";
import type { StudyRun } from "../studies/run_study.ts";
import { ALONE, type BesideRun } from "../plans/standing.ts";
import { type FrozenPlan, type Manifest, manifestOf } from "./manifest.ts";
import { readmeOf } from "./readme.ts";
import { fileChunks, rowsPath } from "./row_files.ts";

/** The files and folders that a run writes. */
const files = ["README.md", "manifest.json", "claims.json", "finding.txt"];
const folders = ["rows", "tables", "figures", "artifacts"];

/**
 * Checks that a folder can be replaced by the results of a run: it is missing, empty, or contains only
 * results of an earlier run.
 *
 * @throws {UsageError} when it contains something else
 */
export async function checkReplaceable(folder: string): Promise<void> {
  const names: string[] = [];
  try {
    for await (const { name } of Deno.readDir(folder)) names.push(name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    throw new UsageError(`folder ${quote(folder)} cannot be read: ${reasonOf(error)}`);
  }
  const known = names.includes("manifest.json") ? [...files, ...folders] : [];
  const other = names.find((name) => !known.includes(name));
  if (other === undefined) return;
  throw new UsageError(
    `folder ${quote(folder)} holds ${
      quote(other)
    }, which is not of a run; expected a folder of results or a new name`,
  );
}

/** Replaces `folder` by the rows, manifest, verdicts and artifacts of a run, with the plan that it follows. */
export async function writeRows(folder: string, run: StudyRun, plan?: FrozenPlan): Promise<void> {
  await replaceFolder(folder, async (fresh) => {
    await writeRun(fresh, run, plan);
  });
}

/** Replaces `folder` by all files of a run as in results/. */
export async function writeResults(folder: string, run: StudyRun): Promise<void> {
  await replaceFolder(folder, async (fresh) => {
    const manifest = await writeRun(fresh, run);
    for await (const [path, content] of shownFiles(manifest, run)) {
      await writeFile(fresh, path, content);
    }
  });
}

/**
 * README.md, finding, tables and figures of a run, by path. They follow from the rows.
 *
 * @param beside what decides beside the run, for the page
 */
export async function* shownFiles(
  manifest: Manifest,
  { study, findings }: Pick<StudyRun, "study"> & { readonly findings: Findings },
  beside: BesideRun = ALONE,
): AsyncGenerator<[path: string, content: string]> {
  yield ["README.md", readmeOf(manifest, study, findings, beside)];
  yield ["finding.txt", `${findings.sentence}\n`];
  for (const { name, columns, rows } of findings.tables) {
    yield [`tables/${name}.csv`, toCsv(columns, rows)];
  }
  // Loaded here, because only drawing needs these libraries.
  const { toSvg } = await import("matchbox/report/plot.ts");
  for (const figure of findings.figures) {
    yield [`figures/${figure.name}.svg`, await toSvg(figure)];
  }
}

/** The text of a JSON file. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2) + "\n";
}

async function writeRun(
  folder: string,
  run: StudyRun,
  plan?: FrozenPlan,
): Promise<Manifest> {
  const digests: Record<string, string> = {};
  for (const [name, { columns }] of Object.entries(run.study.sets)) {
    const path = rowsPath(name, run.seed);
    const file = join(folder, path);
    await Deno.mkdir(dirname(file), { recursive: true });
    const chunks = fileChunks(path, csvChunks(columns, run.rows[name]));
    digests[path] = digestOfChunks(writtenTo(file, chunks));
  }
  for (const [name, content] of run.artifacts) {
    await writeFile(folder, `artifacts/${name}`, content);
    digests[`artifacts/${name}`] = shortDigest(content);
  }
  await writeFile(folder, "claims.json", json(run.findings.claims));
  const manifest = manifestOf(run, digests, plan);
  await writeFile(folder, "manifest.json", json(manifest));
  return manifest;
}

/** Writes chunks to a new file and passes them on, so that a large file is never whole in memory. */
function* writtenTo(path: string, chunks: Iterable<Uint8Array>): Generator<Uint8Array> {
  using file = Deno.openSync(path, { write: true, createNew: true });
  for (const bytes of chunks) {
    for (let from = 0; from < bytes.length;) from += file.writeSync(bytes.subarray(from));
    yield bytes;
  }
}

/** Writes a file of a run, in a folder that is made if needed. */
export async function writeFile(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = join(folder, path);
  await Deno.mkdir(dirname(file), { recursive: true });
  if (typeof content === "string") await Deno.writeTextFile(file, content);
  else await Deno.writeFile(file, content);
}
