import { assert, assertEquals, assertLess, assertStrictEquals, assertThrows } from "@std/assert";
import { parse } from "@std/csv";
import fc from "fast-check";
import { csvChunks, fromCsv, toCsv } from "matchbox/report/csv.ts";
import type { Column, Row } from "matchbox/report/table.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const columns = ["a", "b", 'a column, "quoted"\nin two lines'].map((name): Column => ({
  name,
  kind: "key",
  meaning: "",
}));

const value = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom('"', ",", "\n", "\r", " ", "1", "-", ".", "e", "=", "'") }),
  fc.constantFrom("", "null", "true", "NaN", "0", "-0", "007", "1e5", "1e+21", "Infinity", " 1"),
  // Negative zero is excluded, because CSV does not distinguish it from zero.
  fc.double().map((number) => number === 0 ? 0 : number),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const rows = fc.array(fc.tuple(value, value, value)).map((tuples) =>
  tuples.map((values) => Object.fromEntries(columns.map(({ name }, i) => [name, values[i]])) as Row)
);

Deno.test("written values read back as the same values of the same types", () => {
  fc.assert(
    fc.property(rows, (rows) => {
      assertEquals(fromCsv(toCsv(columns, rows), columns), rows);
    }),
    { numRuns: sampleSize(150, 500) },
  );
});

Deno.test("the standard library reads the same cells as texts", () => {
  fc.assert(
    fc.property(rows, (rows) => {
      // It converts all line ends to `\n`, even within cells, and leaves the apostrophes.
      const texts = rows.map((row) =>
        columns.map(({ name }) => {
          const value = row[name] ?? "";
          const kept = typeof value === "string" && /^'*[=+@-]/.test(value) ? "'" : "";
          return kept + String(value).replaceAll("\r\n", "\n");
        })
      );
      const heading = columns.map(({ name }) => name);
      assertEquals(parse(toCsv(columns, rows)), [heading, ...texts]);
    }),
    { numRuns: 500 },
  );
});

Deno.test("a table of a single column keeps its nulls", () => {
  const single = columns.slice(0, 1);
  fc.assert(fc.property(fc.array(value), (values) => {
    const rows = values.map((a) => ({ a }));
    assertEquals(fromCsv(toCsv(single, rows)), rows);
  }));
});

Deno.test("numbers are written in full, null as nothing, ambiguous text in quotes", () => {
  const [a, b] = columns;
  const text = toCsv([a, b], [{ a: 0.1 + 0.2, b: null }, { a: "", b: "12" }, {
    a: true,
    b: "true",
  }]);
  assertStrictEquals(text, 'a,b\n0.30000000000000004,\n"","12"\ntrue,"true"\n');
});

Deno.test("text that a spreadsheet would take for a formula has an apostrophe before it, numbers have none", () => {
  const [a] = columns;
  const written: [string | number, string][] = [
    ["=1+1", `"'=1+1"`],
    ["+1", `"'+1"`],
    ["-1", `"'-1"`],
    ["@sum", `"'@sum"`],
    ["--XO X", `"'--XO X"`],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ["'=1", `"''=1"`],
    ["'tis", "'tis"],
    ["a=1", "a=1"],
    [-1.5, "-1.5"],
    [-1e-7, "-1e-7"],
  ];
  for (const [value, cell] of written) {
    const text = toCsv([a], [{ a: value }]);
    assertStrictEquals(text, `a\n${cell}\n`);
    assertEquals(fromCsv(text), [{ a: value }]);
  }
  const heading = { ...a, name: "=column" };
  assertStrictEquals(toCsv([heading], []), `"'=column"\n`);
  assertEquals(fromCsv(toCsv([heading], [{ "=column": 1 }]), [heading]), [{ "=column": 1 }]);
});

Deno.test("what was written before text was kept from being a formula reads as it did", () => {
  assertEquals(fromCsv('a,b\n--XO X,"-1"\n'), [{ a: "--XO X", b: "-1" }]);
});

Deno.test("negative zero is written and read as zero", () => {
  const [a] = columns;
  assertStrictEquals(toCsv([a], [{ a: -0 }]), "a\n0\n");
  assertStrictEquals(fromCsv("a\n0\n")[0].a, 0);
});

Deno.test("every column is written, in order, whether or not a row has it", () => {
  assertStrictEquals(
    toCsv(columns.slice(0, 2), [{ b: 1 }, {}, { b: 2, a: 3 }]),
    "a,b\n,1\n,\n3,2\n",
  );
});

Deno.test("an estimate is three columns of plain numbers, a link its text", () => {
  const rows = [
    { a: { mean: 0.5, low: 0.25, high: 1 / 3, count: 4 }, b: { text: "x, y", href: "z.md" } },
    { a: { mean: 2, low: null, high: null, count: 1 }, b: null },
    { a: { median: 3, low: 3, high: 3, count: 2 }, b: "w" },
  ];
  assertStrictEquals(
    toCsv(columns.slice(0, 2), rows),
    'a,a_low,a_high,b\n0.5,0.25,0.3333333333333333,"x, y"\n2,,,\n3,3,3,w\n',
  );
});

Deno.test("a key that is not a column is an error", () => {
  assertStrictEquals(
    assertThrows(() => toCsv(columns.slice(0, 2), [{ a: 1, c: 2 }]), TypeError).message,
    'a row has the key "c", which is not a column: a,b',
  );
});

Deno.test("a million rows are written in chunks of bounded size, while they are generated", () => {
  function* made(): Generator<Row> {
    for (let a = 0; a < 1_000_000; a++) yield { a, b: "x" };
  }
  let [lines, longest] = [0, 0];
  for (const chunk of csvChunks(columns.slice(0, 2), made())) {
    assert(chunk.endsWith("\n"));
    lines += chunk.split("\n").length - 1;
    longest = Math.max(longest, chunk.length);
  }
  assertStrictEquals(lines, 1_000_001);
  assertLess(longest, 100_000);
});

Deno.test("CRLF line ends and a missing last line end are accepted", () => {
  const rows = [{ a: 1, b: "x" }, { a: null, b: "" }];
  assertEquals(fromCsv('a,b\r\n1,x\r\n,""'), rows);
  assertEquals(fromCsv("a,b\n1,"), [{ a: 1, b: null }]);
});

Deno.test("a damaged file is an error that names the place", () => {
  assertStrictEquals(
    assertThrows(() => fromCsv("a,b\n1,2\n3\n"), SyntaxError).message,
    "CSV, row 2: expected 2 cells but found 1",
  );
  assertStrictEquals(
    assertThrows(() => fromCsv('a,b\n1,"2\n'), SyntaxError).message,
    "CSV: a damaged cell at character 7",
  );
  assertStrictEquals(
    assertThrows(() => fromCsv("a,c\n1,2\n", columns.slice(0, 2)), SyntaxError).message,
    "CSV: expected the columns a,b but found a,c",
  );
});
