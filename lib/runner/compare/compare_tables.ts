/**
 * Compares the values of tables cell by cell, with their intervals.
 *
 * @module
 */
import { isEstimate, plainValue } from "matchbox/report/cell.ts";
import type { Cell, Column, Table, Value } from "matchbox/report/table.ts";

/** A number of a table with the ends of its interval, if it has one. */
export interface ComparedValue {
  /** The number; null for an infinite or empty one. */
  readonly value: number | null;
  /** The lower end of its interval; null without one. */
  readonly low: number | null;
  /** The upper end; null without one. */
  readonly high: number | null;
}

/** A number that is not the same in two runs. */
export interface DifferentValue {
  /** The name of the table. */
  readonly table: string;
  /** The key columns of its row, e.g. `chess, 4`. */
  readonly row: string;
  /** The name of the column. */
  readonly column: string;
  /** Whether the numbers are exact or measured. */
  readonly kind: Column["kind"];
  /** The unit of the numbers; null without one. */
  readonly unit: string | null;
  /** The number in run A. */
  readonly a: ComparedValue;
  /** The number in run B. */
  readonly b: ComparedValue;
  /** Whether the intervals have no value in common; null when one of the two has no interval. */
  readonly part: boolean | null;
}

/** The result of comparing tables. */
export interface ComparedTables {
  /** The number of cells with a number in both runs. */
  readonly compared: number;
  /** The number of these that have an interval in both runs. */
  readonly intervals: number;
  /** The numbers that differ. */
  readonly different: readonly DifferentValue[];
  /** What only one of the runs has. */
  readonly only: readonly OnlyInOne[];
}

/** A row of a table that only one of the runs has, or the whole table. */
export interface OnlyInOne {
  /** The run that has it. */
  readonly run: "a" | "b";
  /** The name of the table. */
  readonly table: string;
  /** The key columns of the row; null for the whole table. */
  readonly row: string | null;
}

/** Compares the tables of two runs. Rows are matched by their key columns, texts are not compared. */
export function compareTables(ours: readonly Table[], theirs: readonly Table[]): ComparedTables {
  const only: OnlyInOne[] = [];
  const different: DifferentValue[] = [];
  let [compared, intervals] = [0, 0];
  for (const { name } of ours) {
    if (!theirs.some((other) => other.name === name)) {
      only.push({ run: "a", table: name, row: null });
    }
  }
  for (const other of theirs) {
    const table = ours.find(({ name }) => name === other.name);
    if (!table) {
      only.push({ run: "b", table: other.name, row: null });
      continue;
    }
    const [rows, others] = [byKey(table), byKey(other)];
    const missing = (run: "a" | "b", row: string) => only.push({ run, table: table.name, row });
    for (const key of rows.keys()) if (!others.has(key)) missing("a", key);
    for (const [key, otherRow] of others) {
      const row = rows.get(key);
      if (!row) {
        missing("b", key);
        continue;
      }
      for (const { name, kind, unit = null } of table.columns) {
        const [a, b] = [valueOf(row[name]), valueOf(otherRow[name])];
        if (kind === "key" || a === null || b === null) continue;
        compared++;
        const part = partOf(a, b);
        if (part !== null) intervals++;
        if (a.value === b.value && a.low === b.low && a.high === b.high) continue;
        different.push({ table: table.name, row: key, column: name, kind, unit, a, b, part });
      }
    }
  }
  return { compared, intervals, different, only };
}

type TableRow = Readonly<Record<string, Cell>>;

/** The rows by their keys as text; of rows with the same keys the later ones are numbered. */
function byKey({ columns, rows }: Table): Map<string, TableRow> {
  const keys = columns.filter(({ kind }) => kind === "key").map(({ name }) => name);
  const found = new Map<string, TableRow>();
  for (const row of rows) {
    const key = keys.map((name) => shown(plainValue(row[name] ?? null))).join(", ");
    let unique = key;
    for (let n = 2; found.has(unique); n++) unique = `${key} (${n})`;
    found.set(unique, row);
  }
  return found;
}

function shown(value: Value): string {
  return value === null ? "-" : String(value);
}

/** A number with its interval; null for any other cell. JSON has no infinite numbers, so these are null. */
function valueOf(cell: Cell | undefined): ComparedValue | null {
  if (cell === undefined) return null;
  const value = plainValue(cell);
  if (!isEstimate(cell)) {
    return typeof value === "number" ? { value: finite(value), low: null, high: null } : null;
  }
  return { value: finite(value as number | null), low: finite(cell.low), high: finite(cell.high) };
}

function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}

function partOf(a: ComparedValue, b: ComparedValue): boolean | null {
  if (a.low === null || a.high === null || b.low === null || b.high === null) return null;
  return a.high < b.low || b.high < a.low;
}
