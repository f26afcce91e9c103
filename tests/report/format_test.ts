import { assertEquals, assertStrictEquals } from "@std/assert";
import { columnHeading, formatNumber, formatValue } from "matchbox/report/format.ts";

Deno.test("cells show null as nothing and booleans as yes and no", () => {
  assertEquals([null, true, false, "a, b"].map((value) => formatValue(value)), [
    "",
    "yes",
    "no",
    "a, b",
  ]);
});

Deno.test("numbers have thousands separators and the digits of their column", () => {
  assertStrictEquals(formatNumber(1234567), "1,234,567");
  assertStrictEquals(formatNumber(-1234.5), "-1,234.5");
  assertStrictEquals(formatNumber(0.1 + 0.2), "0.30000000000000004");
  assertStrictEquals(formatValue(1234.5, { digits: 2 }), "1,234.50");
  assertStrictEquals(formatValue(0.9996, { digits: 3 }), "1.000");
  assertStrictEquals(formatNumber(-0), "0");
});

Deno.test("a small number is never shown as zero, nor a large one as a row of digits", () => {
  assertStrictEquals(formatNumber(0.00000123, 3), "1.2e-6");
  assertStrictEquals(formatNumber(1e-7), "1e-7");
  assertStrictEquals(formatNumber(0.00049, 3), "4.9e-4");
  assertStrictEquals(formatNumber(0.0005, 3), "0.001");
  assertStrictEquals(formatNumber(2.5e21), "2.5e+21");
  assertStrictEquals(formatNumber(Infinity), "∞");
  assertStrictEquals(formatNumber(NaN), "NaN");
});

Deno.test("a heading has the unit of its column", () => {
  assertStrictEquals(
    columnHeading({ name: "time", unit: "s", kind: "measured", meaning: "" }),
    "time (s)",
  );
  assertStrictEquals(columnHeading({ name: "share", kind: "exact", meaning: "" }), "share");
});
