/**
 * Reads written runs and compares them.
 *
 * @module
 */
import { join } from "@std/path";
import { firstLineOf, readRegularText, UsageError } from "matchbox/base/mod.ts";
import { fromCsv } from "matchbox/report/csv.ts";
import type { Column, Row } from "matchbox/report/table.ts";
import type { StudyRows } from "../studies/collected_rows.ts";
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
    const rows = Object.entries(manifest.sets).map(([name, { columns }]) => [
      name,
      readRows(join(folder, "rows", `${name}.csv`), columns),
    ]);
    return { manifest, rows: Object.fromEntries(rows) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

/**
 * Reads the rows of a set.
 *
 * @param path of its CSV
 * @param columns that it must have, if known
 * @throws {UsageError} when it is damaged or missing
 */
export function readRows(path: string, columns?: readonly Column[]): Row[] {
  try {
    return fromCsv(readRegularText(path), columns);
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

/**
 * The first difference in key and exact columns, in a sentence; null when there is none.
 *
 * @param theirs the word for the other rows in the sentence
 */
export function firstDifference(
  ours: DescribedRows,
  published: DescribedRows,
  theirs = "published",
): string | null {
  const [sets, others] = [ours, published].map(({ sets }) => Object.keys(sets));
  if (sets.join() !== others.join()) return `the sets are ${sets}, ${theirs} ${others}`;
  for (const name of sets) {
    const names = exactNames(ours.sets[name].columns);
    const otherNames = exactNames(published.sets[name].columns);
    const difference = names.join() === otherNames.join()
      ? differenceOfRows(names, ours.rows[name], published.rows[name], {
        theirs,
        keys: ours.sets[name].columns.filter(({ kind }) => kind === "key").map(({ name }) => name),
      })
      : `the columns are ${names}, ${theirs} ${otherNames}`;
    if (difference) return `${name}: ${difference}`;
  }
  return null;
}

/**
 * The first row and column with different values, in a sentence; null when there is none.
 *
 * @param columns names of the compared columns
 * @param options `theirs`: the word for the other rows; `keys`: the columns that name a row
 */
export function differenceOfRows(
  columns: readonly string[],
  rows: readonly Row[],
  others: readonly Row[],
  { theirs, keys = [] }: { readonly theirs: string; readonly keys?: readonly string[] },
): string | null {
  const first = firstDifferentCell(columns, rows, others);
  const sentence = first && sentenceOf(first);
  if (rows.length === others.length) return sentence;
  const common = Math.min(rows.length, others.length);
  const rest = sentence === null
    ? common === 0 ? "" : `; the first ${common} are equal`
    : `; first difference: ${sentence}`;
  return `${rows.length} rows, ${theirs} ${others.length}${rest}`;

  function sentenceOf({ index, name }: { index: number; name: string }): string {
    const [row, other] = [rows[index], others[index]];
    const named = keys.filter((key) => key !== name && row[key] === other[key])
      .map((key) => `${key} ${row[key]}`).join(", ");
    return `row ${index + 1}, ${name}: ${row[name]}, ${theirs} ${other[name]}` +
      (named ? ` (${named})` : "");
  }
}

function firstDifferentCell(
  columns: readonly string[],
  rows: readonly Row[],
  others: readonly Row[],
): { index: number; name: string } | null {
  for (let index = 0; index < Math.min(rows.length, others.length); index++) {
    const name = columns.find((name) => rows[index][name] !== others[index][name]);
    if (name !== undefined) return { index, name };
  }
  return null;
}

function exactNames(columns: readonly Column[]): string[] {
  return columns.filter(({ kind }) => kind !== "measured").map(({ name }) => name);
}
