/**
 * Runs as they were written: read again, and compared with each other.
 *
 * @module
 */
import { join } from "@std/path";
import { fromCsv } from "matchbox/report/csv.ts";
import type { StudyRows } from "./collected_rows.ts";
import type { Manifest, SetDescription } from "./manifest.ts";

/** A run as it was written. */
export interface WrittenRun {
  readonly manifest: Manifest;
  readonly rows: StudyRows;
}

/** Reads what `writeRows` wrote into `folder`; null when there is nothing. */
export async function readResults(folder: string): Promise<WrittenRun | null> {
  try {
    const manifest = JSON.parse(await Deno.readTextFile(join(folder, "manifest.json"))) as Manifest;
    const entries = Object.keys(manifest.sets).map(async (name) => {
      const text = await Deno.readTextFile(join(folder, "rows", `${name}.csv`));
      return [name, fromCsv(text)] as const;
    });
    return { manifest, rows: Object.fromEntries(await Promise.all(entries)) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

/** Whether the exact columns of a run are those that were published. */
export interface Comparison {
  readonly status: "reproduced" | "different" | "unpublished";
  /** The first difference, in a sentence. */
  readonly difference?: string;
}

/**
 * Compares the rows of two folders, key and exact columns, value by value.
 *
 * @param folder what `writeRows` wrote
 * @param published a folder of results/
 */
export async function compareWithPublished(folder: string, published: string): Promise<Comparison> {
  const [ours, theirs] = [await readResults(folder), await readResults(published)];
  if (!ours) return { status: "different", difference: `${folder} holds no rows` };
  if (!theirs) return { status: "unpublished" };
  const difference = firstDifference(ours, theirs);
  return difference === null ? { status: "reproduced" } : { status: "different", difference };
}

function firstDifference(ours: WrittenRun, theirs: WrittenRun): string | null {
  const [sets, published] = [ours, theirs].map(({ manifest }) => Object.keys(manifest.sets));
  if (sets.join() !== published.join()) return `the sets are ${sets}, published ${published}`;
  for (const name of sets) {
    const difference = differenceOfSet(name, ours, theirs);
    if (difference) return `${name}: ${difference}`;
  }
  return null;
}

function differenceOfSet(set: string, ours: WrittenRun, theirs: WrittenRun): string | null {
  const names = exactNames(ours.manifest.sets[set]);
  const published = exactNames(theirs.manifest.sets[set]);
  if (names.join() !== published.join()) return `the columns are ${names}, published ${published}`;
  const [rows, others] = [ours.rows[set], theirs.rows[set]];
  if (rows.length !== others.length) return `${rows.length} rows, published ${others.length}`;
  for (const [index, row] of rows.entries()) {
    for (const name of names) {
      const [value, other] = [row[name], others[index][name]];
      if (value !== other) return `row ${index + 1}, ${name}: ${value}, published ${other}`;
    }
  }
  return null;
}

function exactNames({ columns }: SetDescription): string[] {
  return columns.filter(({ kind }) => kind !== "measured").map(({ name }) => name);
}
