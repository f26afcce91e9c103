import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { plainTable } from "matchbox/report/cell.ts";
import { formatCell, formatValue } from "matchbox/report/format_cell.ts";
import { columnHeading, moreColumns, shownColumns } from "matchbox/report/shown_table.ts";
import { mean, median, proportion } from "matchbox/report/statistics/mod.ts";
import type { Cell, Column, Table } from "matchbox/report/table.ts";
import { timeUnit } from "matchbox/report/time_unit.ts";

/** A table of one column. */
function tableOf(column: Partial<Column>, ...cells: Cell[]): Table {
  const named: Column = { name: "x", kind: "exact", meaning: "made up", ...column };
  return {
    name: "made_up",
    title: "Made up",
    columns: [named],
    rows: cells.map((cell) => ({ [named.name]: cell })),
  };
}

/** The texts of its cells, with a dot for each missing character. */
function textsOf(table: Table): string[] {
  const [{ cells }] = shownColumns(table);
  return cells.map(({ text, missing, interval }) => `${text}${".".repeat(missing)} ${interval}`);
}

function headingOf(table: Table): string {
  return columnHeading(shownColumns(table)[0]);
}

const estimate = (mean: number, low: number | null, high: number | null) => (
  { mean, low, high, count: 9 }
);

Deno.test("null is shown as an empty cell, booleans as yes and no", () => {
  assertEquals([null, true, false, "a, b"].map((value) => formatValue(value)), [
    "",
    "yes",
    "no",
    "a, b",
  ]);
  assertStrictEquals(formatValue(1234.5, { digits: 2 }), "1,234.50");
});

Deno.test("an estimate is a number with the digits of its column, and its interval", () => {
  assertEquals(formatCell(estimate(0.5342, 0.5006, 0.5671), { digits: 3 }), {
    text: "0.534",
    interval: "[0.501, 0.567]",
  });
  // The quartiles of 1 to 5 are 2 and 4; the default is three significant digits.
  assertEquals(formatCell(median([1, 2, 3, 4, 5]), {}), { text: "3.00", interval: "[2.00, 4.00]" });
});

Deno.test("a constant and a single value have no interval", () => {
  for (const cell of [estimate(4, 4, 4), estimate(4, null, null), mean([4]), mean([4, 4, 4]), 4]) {
    assertEquals(formatCell(cell, { digits: 1 }), { text: "4.0", interval: "" });
  }
  // Sums of tenths differ only by rounding errors, so they count as a constant.
  assertEquals(formatCell(estimate(0.3, 0.3, 0.1 + 0.2), { digits: 2 }).interval, "");
  // A narrow interval is not a constant, even if its ends look alike.
  assertEquals(formatCell(estimate(4, 3.99, 4.01), { digits: 1 }).interval, "[4.0, 4.0]");
});

Deno.test("an interval may be infinite", () => {
  assertEquals(formatCell(estimate(Infinity, 120, Infinity), { digits: 0 }), {
    text: "∞",
    interval: "[120, ∞]",
  });
});

Deno.test("a share is never rounded to 0 or 1", () => {
  const cell = proportion(9999, 10_000);
  assertEquals(formatCell(cell, { digits: 3, unit: "share" }).text, "> 0.999");
  assertEquals(formatCell(cell, { digits: 3 }).text, "1.000");
  assertStrictEquals(headingOf(tableOf({ unit: "share" }, cell)), "x");
});

Deno.test("a link shows its text and keeps its address", () => {
  assertEquals(formatCell({ text: "game 1", href: "games/1.pgn" }, {}), {
    text: "game 1",
    interval: "",
    href: "games/1.pgn",
  });
});

Deno.test("each number has the count of characters missing after the point to align it", () => {
  const table = tableOf({}, 1, 12.5, 0.125, null, 1234);
  assertEquals(textsOf(table), ["1.... ", "12.5.. ", "0.125 ", ".... ", "1,234.... "]);
});

Deno.test("times are shown in the unit that fits the column, three significant digits each", () => {
  const unit = "s";
  assertEquals(textsOf(tableOf({ unit }, 0.0012, 0.0345, 0.2)), ["1.20 ", "34.5. ", "200... "]);
  assertStrictEquals(headingOf(tableOf({ unit }, 0.0012, 0.0345, 0.2)), "x (ms)");
  assertEquals(textsOf(tableOf({ unit }, 0.0000034, null)), ["3.40 ", "... "]);
  assertStrictEquals(headingOf(tableOf({ unit }, 0.0000034)), "x (µs)");
  assertEquals(textsOf(tableOf({ unit }, 12.345, 1234.5)), ["12.3 ", "1,235.. "]);
  assertStrictEquals(headingOf(tableOf({ unit }, 12.345)), "x (s)");
  // An interval has the digits of the number before it.
  assertEquals(textsOf(tableOf({ unit }, estimate(0.0123, 0.0009, 0.0456))), [
    "12.3 [0.9, 45.6]",
  ]);
});

Deno.test("the unit of a column fits the middle of its times; without times it is seconds", () => {
  const nameOf = (...seconds: number[]) => timeUnit(seconds).name;
  assertStrictEquals(nameOf(), "s");
  assertStrictEquals(nameOf(0, Infinity), "s");
  // The geometric mean of 100 µs and 1 s is 10 ms.
  assertStrictEquals(nameOf(1e-4, 1), "ms");
  assertStrictEquals(nameOf(0, 1e-9), "µs");
});

Deno.test("details are not shown; a note names their file if it is known", () => {
  const table: Table = {
    ...tableOf({}, 1),
    columns: [
      { name: "x", kind: "key", meaning: "shown" },
      { name: "y", kind: "exact", meaning: "not shown", detail: true },
    ],
  };
  assertEquals(shownColumns(table).map(({ column }) => column.name), ["x"]);
  assertStrictEquals(moreColumns(table, "x.csv"), "One more column is in x.csv.");
  assertStrictEquals(moreColumns(table, undefined), null);
  assertStrictEquals(moreColumns(tableOf({}, 1), "x.csv"), null);
});

Deno.test("an estimate becomes three plain columns, also in rows without an interval", () => {
  const { columns, rows } = plainTable(
    tableOf({ digits: 2 }, estimate(0.5, 0.25, 0.75), estimate(0.5, null, null), 0.5, null),
  );
  assertEquals(columns.map(({ name, digits }) => [name, digits]), [
    ["x", 2],
    ["x_low", 2],
    ["x_high", 2],
  ]);
  assertEquals(rows, [
    { x: 0.5, x_low: 0.25, x_high: 0.75 },
    { x: 0.5, x_low: null, x_high: null },
    { x: 0.5, x_low: null, x_high: null },
    { x: null, x_low: null, x_high: null },
  ]);
});

Deno.test("a column with the name of another's lower or upper end is an error", () => {
  const table = tableOf({}, estimate(1, 0, 2));
  const columns: Column[] = [...table.columns, { name: "x_low", kind: "exact", meaning: "" }];
  assertStrictEquals(
    assertThrows(() => plainTable({ ...table, columns }), TypeError).message,
    'two columns have the name "x_low"',
  );
});
