/**
 * The kinds of cells, and the plain columns that stand for them in files and data frames.
 *
 * @module
 */
import type { Interval, Spread } from "./statistics/interval.ts";
import type { Cell, Column, Link, Row, Table, Value } from "./table.ts";

/** A table whose cells are plain values. */
export interface PlainTable {
  /** The columns in the order in which they are shown. */
  readonly columns: readonly Column[];
  /** One value for each column, by its name. */
  readonly rows: readonly Row[];
}

/** Whether a cell is a number with its interval. */
export function isEstimate(cell: Cell): cell is Interval | Spread {
  return typeof cell === "object" && cell !== null && "low" in cell;
}

/** Whether a cell is a link to another page. */
export function isLink(cell: Cell): cell is Link {
  return typeof cell === "object" && cell !== null && "href" in cell;
}

/** A cell as one value: the mean or median of an estimate, the text of a link. */
export function plainValue(cell: Cell): Value {
  if (isEstimate(cell)) return "mean" in cell ? cell.mean : cell.median;
  return isLink(cell) ? cell.text : cell;
}

/**
 * The table with plain values in its cells. A column NAME that holds estimates becomes the columns NAME,
 * NAME_low and NAME_high; a cell without an interval leaves the ends null.
 *
 * @throws {TypeError} when two columns of the result have the same name, or a row has a key that is not a
 *   column
 */
export function plainTable({ columns, rows }: Pick<Table, "columns" | "rows">): PlainTable {
  const names = columns.map(({ name }) => name);
  const known = new Set(names);
  for (const row of rows) checkKeys(row, known);
  const withEnds = new Set(names.filter((name) => rows.some((row) => isEstimate(row[name]))));
  const plainColumns = columns.flatMap((column) =>
    withEnds.has(column.name) ? [column, ...endsOf(column)] : [column]
  );
  checkNames(plainColumns);
  return {
    columns: plainColumns,
    rows: rows.map((row) =>
      Object.fromEntries(names.flatMap((name): [string, Value][] => {
        const cell = row[name] ?? null;
        const centre: [string, Value] = [name, plainValue(cell)];
        if (!withEnds.has(name)) return [centre];
        const { low, high } = isEstimate(cell) ? cell : { low: null, high: null };
        return [centre, [`${name}_low`, low], [`${name}_high`, high]];
      }))
    ),
  };
}

/**
 * Checks that every cell of a row has a column.
 *
 * @param known the names of the columns
 * @throws {TypeError} when a row has a key that is not a column
 */
export function checkKeys(
  row: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): void {
  for (const key in row) {
    if (!known.has(key)) {
      throw new TypeError(`a row has the key "${key}", which is not a column: ${[...known]}`);
    }
  }
}

function endsOf(column: Column): Column[] {
  return (["low", "high"] as const).map((end) => ({
    ...column,
    name: `${column.name}_${end}`,
    meaning: `${end === "low" ? "lower" : "upper"} end of the interval`,
  }));
}

function checkNames(columns: readonly Column[]): void {
  const seen = new Set<string>();
  for (const { name } of columns) {
    if (seen.has(name)) throw new TypeError(`two columns have the name "${name}"`);
    seen.add(name);
  }
}
