/**
 * Sentences with numbers from tables, so that every result in the prose of a notebook comes from a study.
 *
 * @module
 */
import { quote, unknownName, UsageError } from "matchbox/base/mod.ts";
import { plainValue } from "matchbox/report/cell.ts";
import { shownText } from "matchbox/report/shown_table.ts";
import type { Row, Table } from "matchbox/report/table.ts";

/**
 * Returns a cell of a table as text: an estimate with its interval, a time with its unit.
 *
 * @param table the name of the table
 * @param row values that only the wanted row has
 * @param column the name of the column
 * @throws {UsageError} on an unknown table or column, and when no row or more than one matches
 */
export type CellReader = (table: string, row: Row, column: string) => string;

/** A reader of cells of these tables. */
export function cellReader(tables: readonly Table[]): CellReader {
  return (name, wanted, column) => {
    const table = tables.find((each) => each.name === name);
    if (!table) throw unknownName("table", name, tables.map((each) => each.name));
    const { columns, rows } = table;
    const columnOf = (text: string) => {
      const found = columns.find((each) => each.name === text);
      if (found) return found;
      const owner = `table ${quote(name)}`;
      throw unknownName("column", text, columns.map((each) => each.name), { owner });
    };
    const shown = columnOf(column);
    const given = Object.entries(wanted);
    for (const [key] of given) columnOf(key);
    const meant = rows.flatMap((row, index) =>
      given.every(([key, value]) => plainValue(row[key]) === value) ? [index] : []
    );
    if (meant.length !== 1) {
      throw new UsageError(
        `table ${quote(name)}: expected one row with ${
          JSON.stringify(wanted)
        } but found ${meant.length}`,
      );
    }
    return shownText(table, shown, meant[0]);
  };
}
