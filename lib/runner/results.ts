/**
 * The files of a run:
 *
 *     README.md         question, verdicts, figures, tables
 *     manifest.json     what made the rows
 *     claims.json       verdicts
 *     rows/SET.csv      every row
 *     tables/NAME.csv   every table, all columns
 *     figures/NAME.svg
 *     artifacts/FILE    weights, beads, books
 *
 * All but the manifest and the artifacts follow from the rows.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { csvChunks, toCsv } from "matchbox/report/csv.ts";
import type { Findings } from "./findings.ts";
import { type Manifest, manifestOf } from "./manifest.ts";
import { resultsPage } from "./results_page.ts";
import type { StudyRun } from "./run_study.ts";

/** What a run writes into its folder. */
const written = [
  "README.md",
  "manifest.json",
  "claims.json",
  "rows",
  "tables",
  "figures",
  "artifacts",
];

/** Writes rows, manifest, verdicts and artifacts into `folder`; what an earlier run wrote there goes first. */
export async function writeRows(folder: string, run: StudyRun): Promise<void> {
  // Only where a run has written: somebody's own folder of that name keeps its README.
  if (existsSync(join(folder, "manifest.json"))) {
    for (const name of written) {
      await Deno.remove(join(folder, name), { recursive: true }).catch(() => {});
    }
  }
  await Deno.mkdir(join(folder, "rows"), { recursive: true });
  for (const [name, { columns }] of Object.entries(run.study.sets)) {
    using file = await Deno.create(join(folder, "rows", `${name}.csv`));
    await ReadableStream.from(csvChunks(columns, run.rows[name]))
      .pipeThrough(new TextEncoderStream())
      .pipeTo(file.writable);
  }
  await writeFile(folder, "manifest.json", json(manifestOf(run)));
  await writeFile(folder, "claims.json", json(run.findings.claims));
  for (const [name, content] of run.artifacts) {
    await writeFile(folder, `artifacts/${name}`, content);
  }
}

/** Writes all that results/ shows of a run into `folder`; what an earlier run wrote there goes first. */
export async function writeResults(folder: string, run: StudyRun): Promise<void> {
  await writeRows(folder, run);
  const manifest = manifestOf(run);
  for await (const [path, content] of shownFiles(manifest, run)) {
    await writeFile(folder, path, content);
  }
}

/** The files that show a run, by path: README.md, tables, and figures. They follow from the rows. */
export async function* shownFiles(
  manifest: Manifest,
  { study, findings }: Pick<StudyRun, "study"> & { readonly findings: Findings },
): AsyncGenerator<[path: string, content: string]> {
  yield ["README.md", resultsPage(manifest, study, findings)];
  for (const { name, columns, rows } of findings.tables) {
    yield [`tables/${name}.csv`, toCsv(columns, rows)];
  }
  // Loaded here, because drawing needs libraries that nothing else does.
  const { toSvg } = await import("matchbox/report/plot.ts");
  for (const figure of findings.figures) {
    yield [`figures/${figure.name}.svg`, await toSvg(figure)];
  }
}

/** The text of a JSON file. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2) + "\n";
}

async function writeFile(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = join(folder, path);
  await Deno.mkdir(join(file, ".."), { recursive: true });
  if (typeof content === "string") await Deno.writeTextFile(file, content);
  else await Deno.writeFile(file, content);
}
