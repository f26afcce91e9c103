/**
 * A figure with a slider, made of a table of a study: bars at the value of a column that the reader chooses.
 *
 * @module
 */
import { unknownName } from "matchbox/base/mod.ts";
import { isEstimate, plainValue } from "matchbox/report/cell.ts";
import type { Display } from "matchbox/report/display.ts";
import type { Cell, Column, Table } from "matchbox/report/table.ts";
import type { BarValue } from "matchbox/touch/mod.ts";
import { touch } from "./touch.ts";

/** What the columns of the table stand for. */
export interface SliderColumns {
  /** The slider goes through the values of this column, in their order in the table. */
  readonly slider: string;
  /** The column with the names of the bars; or the columns that are bars themselves. */
  readonly bars: string | readonly string[];
  /** The column of their lengths, with or without an interval, where `bars` is one column. */
  readonly value?: string;
  /** The reader chooses one of the values of this column, e.g. a game. Default: the table has one group. */
  readonly group?: string;
}

/**
 * Shows bars of a table with a slider.
 *
 * @throws {UsageError} when the table has no such column
 */
export function sliderBars(
  shown: Table,
  { slider, bars, value, group }: SliderColumns,
): Display {
  const wide = typeof bars !== "string";
  const lengths = wide ? bars : [value ?? ""];
  const column = (wanted: string) => {
    const found = shown.columns.find(({ name }) => name === wanted);
    if (found) return found;
    throw unknownName("column", wanted, shown.columns.map(({ name }) => name), {
      owner: `table ${shown.name}`,
    });
  };
  const { unit, meaning } = [slider, ...wide ? [] : [bars], ...group ? [group] : [], ...lengths]
    .map(column).at(-1)!;
  const textOf = (cell: Cell) => String(plainValue(cell));
  const values = [...new Set(shown.rows.map((row) => textOf(row[slider])))]
    .sort((one, other) => Number(one) - Number(other));
  const groups = Map.groupBy(shown.rows, (row) => group ? textOf(row[group]) : shown.title);
  return touch("bars", {
    title: shown.title,
    slider: { name: slider, values },
    value: `${wide ? unit ?? "" : meaning || value}`,
    groups: [...groups].map(([name, rows]) => {
      const named = wide
        ? bars.map((name) => ({ name, own: rows, length: name }))
        : [...Map.groupBy(rows, (row) => textOf(row[bars]))]
          .map(([name, own]) => ({ name, own, length: value! }));
      return {
        name,
        bars: named.map(({ name, own, length }) => ({
          name,
          values: values.map((at) => {
            const row = own.find((each) => textOf(each[slider]) === at);
            return row ? valueOf(row[length]) : null;
          }),
        })),
      };
    }),
  });
}

/**
 * Shows rows with a slider: a row for each place, its other numbers as bars.
 *
 * @param slider the column that the slider goes through
 */
export function sliderOf(
  title: string,
  slider: string,
  rows: readonly Readonly<Record<string, number>>[],
): Display {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name): Column => ({ name, kind: "key", meaning: "" }));
  const bars = names.filter((name) => name !== slider);
  return sliderBars({ name: "rows", title, columns, rows }, { slider, bars });
}

function valueOf(cell: Cell): BarValue | null {
  const mean = plainValue(cell);
  if (typeof mean !== "number") return null;
  const { low, high } = isEstimate(cell) ? cell : { low: null, high: null };
  return { mean, low, high };
}
