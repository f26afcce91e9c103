/**
 * Tables as data frames of Danfo.js, to be filtered, grouped and joined in a notebook.
 *
 * @module
 */
import type { DataFrame } from "danfojs-node";
import { plainTable } from "./cell.ts";
import { jupyterDisplay } from "./display_symbol.ts";
import { toHtml } from "./html.ts";
import { toMarkdown } from "./markdown.ts";
import type { Column, Row, Table, Value } from "./table.ts";

/** Rows that a data frame shows at most, and significant digits of its fractions. */
const LIMIT = 50;
const DIGITS = 6;

/**
 * Makes a data frame of a table with the columns of its CSV, null where a row does not have one. It shows itself in a notebook,
 * and so do the frames made from it.
 *
 * The library takes most of a second to load, so it is loaded here and not before.
 *
 * @throws {TypeError} when a row has a key that is not a column, or two columns come to have one name
 */
export async function toDataFrame(table: Table): Promise<DataFrame> {
  const danfo = await import("danfojs-node");
  installDisplay(danfo.DataFrame);
  const { columns, rows } = plainTable(table);
  const names = columns.map((column) => column.name);
  const values = rows.map((row) => names.map((name) => row[name]));
  return new danfo.DataFrame(values, { columns: names });
}

/** Frames that `head`, `groupby` and `merge` return are of the base class, so the display is on it. */
function installDisplay(frameClass: typeof DataFrame): void {
  const base = Object.getPrototypeOf(frameClass.prototype);
  base[jupyterDisplay] ??= function (this: DataFrame) {
    const table = tableOf(this);
    return {
      "text/html": toHtml(table, { limit: LIMIT }),
      "text/plain": toMarkdown(table, { legend: false, limit: LIMIT }),
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

/** Danfo holds numbers that are missing as NaN, and fractions have more digits than anybody reads. */
function shown(value: unknown): Value {
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  if (typeof value !== "number") return typeof value === "boolean" ? value : String(value);
  return Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS));
}
