/**
 * Tables as data frames of Danfo.js, to be filtered, grouped and joined in a notebook.
 *
 * @module
 */
import type * as danfo from "danfojs-node";
import { plainTable } from "./cell.ts";
import { jupyterDisplay } from "./display_symbol.ts";
import { openRows, toFoldedHtml } from "./folded_table.ts";
import { toMarkdown } from "./markdown.ts";
import type { Column, Row, Table, Value } from "./table.ts";

/** A data frame of Danfo.js. */
export type DataFrame = InstanceType<(typeof danfo)["DataFrame"]>;

/** The significant digits of the fractions of a data frame as shown. */
const DIGITS = 6;

/**
 * Makes a data frame from a table. It has the columns of the table's CSV; missing values are null. A
 * notebook displays it, and the frames made from it, as tables.
 *
 * The library takes most of a second to load, so it is loaded at the first call.
 *
 * @throws {TypeError} when a row has a key that is not a column, or two columns of the result have the same
 *   name
 */
export async function toDataFrame(table: Table): Promise<DataFrame> {
  const danfo = await import("danfojs-node");
  installDisplay(danfo.DataFrame);
  const { columns, rows } = plainTable(table);
  const names = columns.map((column) => column.name);
  const values = rows.map((row) => names.map((name) => row[name]));
  return new danfo.DataFrame(values, { columns: names });
}

/** `head`, `groupby` and `merge` return frames of the base class, so the display method is defined there. */
function installDisplay(frameClass: typeof danfo.DataFrame): void {
  const base = Object.getPrototypeOf(frameClass.prototype);
  base[jupyterDisplay] ??= function (this: DataFrame) {
    const table = tableOf(this);
    const rows = openRows(table);
    return {
      "text/html": toFoldedHtml(table, rows),
      "text/plain": toMarkdown(table, { legend: false, rows }),
    };
  };
}

function tableOf(frame: DataFrame): Table {
  const columns = frame.columns.map((name): Column => ({ name, kind: "key", meaning: "" }));
  const rows = (frame.values as unknown[][]).map((values): Row =>
    Object.fromEntries(frame.columns.map((name, i) => [name, shown(values[i])]))
  );
  return { name: "data_frame", title: "", columns, rows };
}

/** Danfo stores missing numbers as NaN, and its fractions have too many digits to read. */
function shown(value: unknown): Value {
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  if (typeof value !== "number") return typeof value === "boolean" ? value : String(value);
  return Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS));
}
