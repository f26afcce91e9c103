import assert from "node:assert/strict";
import { columnHeading, formatNumber, formatValue } from "matchbox/report/format.ts";

Deno.test("cells show null as nothing and booleans as yes and no", () => {
  assert.deepEqual([null, true, false, "a, b"].map((value) => formatValue(value)), [
    "",
    "yes",
    "no",
    "a, b",
  ]);
});

Deno.test("numbers have thousands separators and the digits of their column", () => {
  assert.equal(formatNumber(1234567), "1,234,567");
  assert.equal(formatNumber(-1234.5), "-1,234.5");
  assert.equal(formatNumber(0.1 + 0.2), "0.30000000000000004");
  assert.equal(formatValue(1234.5, { digits: 2 }), "1,234.50");
  assert.equal(formatValue(0.9996, { digits: 3 }), "1.000");
  assert.equal(formatNumber(-0), "0");
});

Deno.test("a small number is never shown as zero, nor a large one as a row of digits", () => {
  assert.equal(formatNumber(0.00000123, 3), "1.2e-6");
  assert.equal(formatNumber(1e-7), "1e-7");
  assert.equal(formatNumber(0.00049, 3), "4.9e-4");
  assert.equal(formatNumber(0.0005, 3), "0.001");
  assert.equal(formatNumber(2.5e21), "2.5e+21");
  assert.equal(formatNumber(Infinity), "∞");
  assert.equal(formatNumber(NaN), "NaN");
});

Deno.test("a heading has the unit of its column", () => {
  assert.equal(
    columnHeading({ name: "time", unit: "s", kind: "measured", meaning: "" }),
    "time (s)",
  );
  assert.equal(columnHeading({ name: "share", kind: "exact", meaning: "" }), "share");
});
