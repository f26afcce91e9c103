/**
 * The rows of a task as text, for the store and for messages.
 *
 * @module
 */
import { noRows, type RowSet, type RowSets, type RowsOf } from "matchbox/experiments/row_sets.ts";
import type { Row, Value } from "matchbox/report/table.ts";

/** The rows of a task in the text of `encodeRows`: for every set with rows, the values of each row. */
export type EncodedRows = Readonly<Record<string, readonly Value[][]>>;

/** Rows of some sets, by name. */
type SomeRows = Readonly<Record<string, readonly Row[] | undefined>>;

/**
 * Encodes rows as text: for every set with rows, the values in the order of the columns.
 *
 * @throws {TypeError} when there is no such set, or a row lacks a column, has an unknown one, or has an
 *   invalid value
 */
export function encodeRows(sets: RowSets, rows: SomeRows): string {
  const encoded: Record<string, Value[][]> = {};
  for (const name in rows) {
    if (!(name in sets)) throw new TypeError(`the study has no set of rows ${name}`);
    const set = sets[name];
    if (rows[name]?.length) encoded[name] = rows[name].map((row) => valuesOf(set, row));
  }
  return JSON.stringify(encoded);
}

/**
 * Decodes the rows of all sets from the text of `encodeRows`.
 *
 * @throws {TypeError} when there is no such set, or a row has more or fewer values than its set has columns
 */
export function decodeRows<S extends RowSets>(sets: S, text: string): RowsOf<S> {
  const rows = noRows(sets);
  addRows(sets, JSON.parse(text), rows as unknown as Record<string, Row[]>);
  return rows;
}

/**
 * Decodes the rows of a task, and adds them to those of others.
 *
 * @param encoded the text of `encodeRows` as JSON reads it
 * @param rows with a list for each set
 * @throws {TypeError} as `decodeRows`
 */
export function addRows(sets: RowSets, encoded: EncodedRows, rows: Record<string, Row[]>): void {
  if (Object.prototype.toString.call(encoded) !== "[object Object]") {
    throw new TypeError("expected sets of rows");
  }
  for (const name in encoded) {
    if (!Object.hasOwn(sets, name)) throw new TypeError(`the study has no set of rows ${name}`);
    for (const values of encoded[name]) rows[name].push(rowOf(sets[name], values));
  }
}

function valuesOf({ columns }: RowSet, row: Row): Value[] {
  const values = columns.map(({ name }) => checkedValue(name, row[name]));
  if (Object.keys(row).length !== columns.length) {
    const names = columns.map(({ name }) => name);
    const extra = Object.keys(row).filter((name) => !names.includes(name));
    throw new TypeError(`column ${extra.join(", ")} is not among those of the study`);
  }
  return values;
}

function rowOf({ columns }: RowSet, values: Value[]): Row {
  if (values.length !== columns.length) {
    throw new TypeError(`a row of ${values.length} values for ${columns.length} columns`);
  }
  const row: Row = {};
  for (let i = 0; i < columns.length; i++) row[columns[i].name] = values[i];
  return row;
}

function checkedValue(name: string, value: unknown): Value {
  const type = typeof value;
  if (value === null || type === "string" || type === "boolean") return value as Value;
  if (type === "number" && Number.isFinite(value)) return value as Value;
  throw new TypeError(
    `column ${name}: expected a text, a finite number, true, false or null ` +
      `but found ${value === undefined ? "nothing" : String(value)}`,
  );
}
