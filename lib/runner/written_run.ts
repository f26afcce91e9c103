/**
 * Reads written runs and compares them.
 *
 * @module
 */
import { join } from "@std/path";
import { firstLineOf, UsageError } from "matchbox/base/mod.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import type { Column, Row } from "matchbox/report/table.ts";
import type { StudyRows } from "./collected_rows.ts";
import { type Manifest, readManifest } from "./manifest.ts";

/** A run read from its files. */
export interface WrittenRun {
  /** How the run was made. */
  readonly manifest: Manifest;
  /** The rows of each set. */
  readonly rows: StudyRows;
}

/**
 * Reads the run that `writeRows` wrote to `folder`; null when there is none.
 *
 * @throws {UsageError} when a file is damaged or missing
 */
export async function readResults(folder: string): Promise<WrittenRun | null> {
  try {
    const manifest = await readManifest(join(folder, "manifest.json"));
    const entries = Object.entries(manifest.sets).map(async ([name, { columns }]) =>
      [name, await readRows(join(folder, "rows", `${name}.csv`), columns)] as const
    );
    return { manifest, rows: Object.fromEntries(await Promise.all(entries)) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

async function readRows(path: string, columns: readonly Column[]): Promise<Row[]> {
  try {
    return fromCsv(await Deno.readTextFile(path), columns);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) throw new UsageError(`${path} is missing`);
    throw new UsageError(`${path} is damaged: ${firstLineOf(error)}`);
  }
}

/** The comparison of a run's exact columns with the published ones. */
export interface Comparison {
  /** Whether every exact value is equal; `unpublished` when there is nothing to compare with. */
  readonly status: "reproduced" | "different" | "unpublished";
  /** The first difference, in a sentence. */
  readonly difference?: string;
}

/**
 * Compares the key and exact columns of the rows of two folders, value by value. Damaged files count as
 * different.
 *
 * @param folder a folder written by `writeRows`
 * @param published a folder of results/
 */
export async function compareWithPublished(folder: string, published: string): Promise<Comparison> {
  try {
    const [ours, theirs] = [await readResults(folder), await readResults(published)];
    if (!ours) return { status: "different", difference: `${folder} holds no rows` };
    if (!theirs) return { status: "unpublished" };
    const difference = firstDifference(describe(ours), describe(theirs));
    return difference === null ? { status: "reproduced" } : { status: "different", difference };
  } catch (error) {
    if (error instanceof UsageError) return { status: "different", difference: error.message };
    throw error;
  }
}

/** Rows with the descriptions of their columns. */
export interface DescribedRows {
  /** The columns of each set. */
  readonly sets: Readonly<Record<string, { readonly columns: readonly Column[] }>>;
  /** The rows of each set. */
  readonly rows: StudyRows;
}

/** The rows of a written run. */
export function describe({ manifest, rows }: WrittenRun): DescribedRows {
  return { sets: manifest.sets, rows };
}

/** The first difference in key and exact columns, in a sentence; null when there is none. */
export function firstDifference(ours: DescribedRows, published: DescribedRows): string | null {
  const [sets, others] = [ours, published].map(({ sets }) => Object.keys(sets));
  if (sets.join() !== others.join()) return `the sets are ${sets}, published ${others}`;
  for (const name of sets) {
    const names = exactNames(ours.sets[name].columns);
    const theirs = exactNames(published.sets[name].columns);
    const difference = names.join() === theirs.join()
      ? differenceOfRows(names, ours.rows[name], published.rows[name], "published")
      : `the columns are ${names}, published ${theirs}`;
    if (difference) return `${name}: ${difference}`;
  }
  return null;
}

/**
 * The first row and column with different values, in a sentence; null when there is none.
 *
 * @param columns names of the compared columns
 * @param theirs the word for the other rows in the sentence
 */
export function differenceOfRows(
  columns: readonly string[],
  rows: readonly Row[],
  others: readonly Row[],
  theirs: string,
): string | null {
  if (rows.length !== others.length) return `${rows.length} rows, ${theirs} ${others.length}`;
  for (const [index, row] of rows.entries()) {
    for (const name of columns) {
      const [value, other] = [row[name], others[index][name]];
      if (value !== other) return `row ${index + 1}, ${name}: ${value}, ${theirs} ${other}`;
    }
  }
  return null;
}

function exactNames(columns: readonly Column[]): string[] {
  return columns.filter(({ kind }) => kind !== "measured").map(({ name }) => name);
}
