/**
 * The files of a run: rows, manifest, verdicts, tables and figures; and whether two runs gave the same
 * exact columns.
 *
 * @module
 */
import { join } from "@std/path";
import type { Verdict } from "matchbox/experiments/mod.ts";
import { csvChunks, fromCsv, toCsv } from "matchbox/report/csv.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import type { Column, Figure, Row, Table } from "matchbox/report/table.ts";
import { commandOf, type Manifest, manifestOf } from "./manifest.ts";
import type { StudyRun } from "./run_study.ts";

/** What a run has to say: pure functions of its rows. */
export interface Findings {
  readonly tables: readonly Table[];
  readonly figures: readonly Figure[];
  readonly claims: readonly Verdict[];
}

/** Tables, figures and verdicts of a run. */
export function findings({ study, rows }: StudyRun): Findings {
  return { tables: study.tables(rows), figures: study.figures(rows), claims: study.claims(rows) };
}

/** Writes rows.csv, manifest.json and claims.json into `folder`, which is made when missing. */
export async function writeRows(folder: string, run: StudyRun): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  using file = await Deno.create(join(folder, "rows.csv"));
  await ReadableStream.from(csvChunks(run.study.columns, run.rows))
    .pipeThrough(new TextEncoderStream())
    .pipeTo(file.writable);
  await writeJson(join(folder, "manifest.json"), manifestOf(run));
  await writeJson(join(folder, "claims.json"), run.study.claims(run.rows));
}

/**
 * Writes all that results/ shows of a run: what `writeRows` writes, table.md with tables and verdicts,
 * the first table as table.csv and the others by name, and every figure as SVG.
 *
 * @returns the tables, figures and verdicts that it wrote
 */
export async function writeResults(folder: string, run: StudyRun): Promise<Findings> {
  await writeRows(folder, run);
  const found = findings(run);
  const { tables, figures, claims } = found;
  await Deno.writeTextFile(join(folder, "table.md"), resultsPage(run, tables, claims));
  for (const [index, table] of tables.entries()) {
    await Deno.writeTextFile(join(folder, csvOf(table, index)), toCsv(table.columns, table.rows));
  }
  // Loaded here, because drawing needs libraries that nothing else does.
  const { toSvg } = await import("matchbox/report/plot.ts");
  for (const figure of figures) {
    await Deno.writeTextFile(join(folder, `${figure.name}.svg`), await toSvg(figure));
  }
  return found;
}

/** The name of the CSV of a table. */
function csvOf({ name }: Table, index: number): string {
  return index === 0 ? "table.csv" : `${name}.csv`;
}

/** The verdicts as a table. */
export function claimsTable(claims: readonly Verdict[]): Table {
  return {
    name: "claims",
    title: "Claims",
    columns: [
      { name: "claim", kind: "key", meaning: "number of the claim in the sources" },
      { name: "verdict", kind: "exact", meaning: "what the rows say of it" },
      { name: "sentence", kind: "exact", meaning: "what is claimed" },
      { name: "evidence", kind: "exact", meaning: "the numbers" },
    ],
    rows: claims.map((claim) => ({ ...claim })),
  };
}

function resultsPage(
  run: StudyRun,
  tables: readonly Table[],
  claims: readonly Verdict[],
): string {
  const parts = [
    `# ${run.study.title}`,
    run.study.question,
    `Made by \`${commandOf(run)}\`; what made it is in manifest.json.`,
    ...tables.map((table, index) => toMarkdown(table, { file: csvOf(table, index) })),
    ...claims.map(({ claim, verdict, sentence, evidence }) =>
      `**${claim} ${verdict}.** ${sentence} ${evidence}`
    ),
  ];
  return parts.join("\n\n") + "\n";
}

/** Whether the exact columns of a run are those that were published. */
export interface Comparison {
  readonly status: "reproduced" | "different" | "unpublished";
  /** Where they part, in a sentence. */
  readonly difference?: string;
}

/**
 * Compares rows.csv of two folders, key and exact columns, byte for byte.
 *
 * @param folder what `writeRows` wrote
 * @param published a folder of results/
 */
export async function compareWithPublished(
  folder: string,
  published: string,
): Promise<Comparison> {
  const [ours, theirs] = [await readResults(folder), await readResults(published)];
  if (!ours) return { status: "different", difference: `${folder} holds no rows` };
  if (!theirs) return { status: "unpublished" };
  const difference = firstDifference(ours, theirs);
  return difference === null ? { status: "reproduced" } : { status: "different", difference };
}

/** A run as it was written. */
export interface WrittenRun {
  readonly manifest: Manifest;
  readonly rows: Row[];
}

/** What `writeRows` wrote into `folder`; null when there is nothing. */
export async function readResults(folder: string): Promise<WrittenRun | null> {
  try {
    const manifest = JSON.parse(await Deno.readTextFile(join(folder, "manifest.json"))) as Manifest;
    const rows = fromCsv(await Deno.readTextFile(join(folder, "rows.csv")));
    return { manifest, rows };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

function firstDifference(ours: WrittenRun, theirs: WrittenRun): string | null {
  const [names, published] = [exactNames(ours.manifest), exactNames(theirs.manifest)];
  if (names.join() !== published.join()) return `columns are ${names}, published ${published}`;
  if (ours.rows.length !== theirs.rows.length) {
    return `${ours.rows.length} rows, published ${theirs.rows.length}`;
  }
  for (const [index, row] of ours.rows.entries()) {
    for (const name of names) {
      const [value, other] = [row[name], theirs.rows[index][name]];
      if (value !== other) return `row ${index + 1}, ${name}: ${value}, published ${other}`;
    }
  }
  return null;
}

function exactNames({ columns }: { columns: readonly Column[] }): string[] {
  return columns.filter(({ kind }) => kind !== "measured").map(({ name }) => name);
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await Deno.writeTextFile(path, JSON.stringify(value, null, 2) + "\n");
}
