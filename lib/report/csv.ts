/**
 * Lossless CSV (RFC 4180): values read back with their types, so that exact columns can be compared byte for
 * byte.
 *
 * A quoted cell is always text. A bare cell is a number, `true` or `false`, or null when it is empty;
 * anything else is text. Text that would read as one of those is therefore quoted, and the empty text is
 * `""`, as in PostgreSQL's CSV. Negative zero becomes zero, as in `String(-0)`.
 *
 * Spreadsheets read text that begins with `=`, `+`, `-` or `@` as a formula, and would execute it. Such text
 * is written with an apostrophe before it, which marks text in spreadsheets. So is text that begins with
 * apostrophes and one of these signs. `fromCsv` removes the apostrophe.
 *
 * The CSV reader of the standard library does not tell which cells were quoted, so it is not used here. Other
 * CSV readers can read these files, as texts, with those apostrophes.
 *
 * @module
 */
import { checkKeys, plainTable } from "./cell.ts";
import type { Column, Row, Table, Value } from "./table.ts";

/** The length of a chunk, in characters, roughly. */
const CHUNK_LENGTH = 1 << 16;

/**
 * Writes rows of a table under a line of column names; lines end in `\n`. A column that a row does not have
 * is written as an empty cell. A column of estimates becomes NAME, NAME_low and NAME_high; a link becomes
 * its text.
 *
 * @throws {TypeError} when a row has a key that is not a column, or two columns of the result have the same
 *   name
 */
export function toCsv(columns: Table["columns"], rows: Table["rows"]): string {
  const plain = plainTable({ columns, rows });
  return [...csvChunks(plain.columns, plain.rows)].join("");
}

/**
 * The CSV of stored rows in chunks of whole lines, so that a million rows are never in memory as one text.
 *
 * @throws {TypeError} when a row has a key that is not a column
 */
export function* csvChunks(columns: readonly Column[], rows: Iterable<Row>): Generator<string> {
  const names = columns.map(({ name }) => name);
  const known = new Set(names);
  let chunk = names.map(textCell).join() + "\n";
  for (const row of rows) {
    checkKeys(row, known);
    chunk += names.map((name) => cell(row[name] ?? null)).join() + "\n";
    if (chunk.length >= CHUNK_LENGTH) {
      yield chunk;
      chunk = "";
    }
  }
  if (chunk) yield chunk;
}

/**
 * Parses CSV written by `toCsv`.
 *
 * @param columns when given, the heading must name exactly these, in order
 * @throws {SyntaxError} when a cell is damaged, a line has too few or too many cells, or the heading does
 *   not match `columns`
 */
export function fromCsv(text: string, columns?: readonly Column[]): Row[] {
  const lines = readLines(text);
  const names = (lines.next().value ?? []).map(String);
  const expected = columns?.map(({ name }) => name);
  if (expected && JSON.stringify(expected) !== JSON.stringify(names)) {
    throw new SyntaxError(`CSV: expected the columns ${expected} but found ${names}`);
  }
  // Line by line, so that a million rows are in memory once.
  const rows: Row[] = [];
  for (const cells of lines) {
    if (cells.length !== names.length) {
      throw new SyntaxError(
        `CSV, row ${rows.length + 1}: expected ${names.length} cells but found ${cells.length}`,
      );
    }
    const row: Row = {};
    for (let i = 0; i < names.length; i++) row[names[i]] = cells[i];
    rows.push(row);
  }
  return rows;
}

function cell(value: Value): string {
  if (value === null) return "";
  return typeof value === "string" ? textCell(value) : String(value);
}

/** Text that needs an apostrophe before it, and text that has got one. */
const FORMULA = /^'*[=+\-@]/;
const KEPT_FROM_FORMULA = /^'+[=+\-@]/;

function textCell(text: string): string {
  if (FORMULA.test(text)) return `"'${text.replaceAll('"', '""')}"`;
  const bare = !/[",\r\n]/.test(text) && bareValue(text) === text;
  return bare ? text : `"${text.replaceAll('"', '""')}"`;
}

/** The value of a cell in quotes. */
function quotedText(cell: string): string {
  const text = cell.replaceAll('""', '"');
  return KEPT_FROM_FORMULA.test(text) ? text.slice(1) : text;
}

/** The value of a cell without quotes. */
function bareValue(text: string): Value {
  if (text === "") return null;
  if (text === "true" || text === "false") return text === "true";
  const number = Number(text);
  return String(number) === text ? number : text;
}

/** The cells of the lines, line by line. */
function* readLines(text: string): Generator<Value[], undefined> {
  const pattern = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  let cells: Value[] = [];
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) throw new SyntaxError(`CSV: a damaged cell at character ${start + 1}`);
    const [, quoted, bare, end] = match;
    cells.push(quoted === undefined ? bareValue(bare) : quotedText(quoted));
    if (end === ",") {
      // After a comma at the very end of the text comes one more cell, which is empty.
      if (pattern.lastIndex === text.length) cells.push(null);
      continue;
    }
    yield cells;
    cells = [];
  }
  if (cells.length) yield cells;
}
