/**
 * The first difference of two runs, of their rows and of their files, for people.
 *
 * @module
 */
import type { Column, Row } from "matchbox/report/table.ts";
import type { StudyRows } from "../studies/collected_rows.ts";

/** The number of characters shown of a difference. */
const SHOWN = 40;

/** Rows with the descriptions of their columns. */
export interface DescribedRows {
  /** The columns of each set. */
  readonly sets: Readonly<Record<string, { readonly columns: readonly Column[] }>>;
  /** The rows of each set. */
  readonly rows: StudyRows;
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

/**
 * The first line that differs, e.g. `line 3: 12 nodes, by the rows 13 nodes`.
 *
 * @param theirs the words for the expected text
 */
export function differentLine(found: string, expected: string, theirs: string): string {
  const [lines, others] = [found, expected].map((text) => text.split("\n"));
  const index = others.findIndex((line, index) => line !== lines[index]);
  if (index < 0) return `${lines.length - others.length} lines more`;
  return `line ${index + 1}: ${differentPart(lines[index] ?? "", others[index], theirs)}`;
}

/**
 * Two texts around the place where they begin to differ.
 *
 * @param theirs the words for the expected text
 */
export function differentPart(found: string, expected: string, theirs: string): string {
  let place = 0;
  while (place < found.length && found[place] === expected[place]) place++;
  const from = Math.max(0, place - SHOWN / 2);
  const cut = (text: string) => {
    const shown = text.slice(from, from + SHOWN).trim().replace(/,$/, "");
    return (from > 0 ? "…" : "") + shown + (text.length > from + SHOWN ? "…" : "");
  };
  return `${cut(found)}, ${theirs} ${cut(expected)}`;
}
