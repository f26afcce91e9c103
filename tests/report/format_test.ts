import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { formatNumber, formatShare } from "matchbox/report/format.ts";

Deno.test("numbers have thousands separators and the requested digits", () => {
  assertStrictEquals(formatNumber(1234567), "1,234,567");
  assertStrictEquals(formatNumber(-1234.5), "-1,234.5");
  assertStrictEquals(formatNumber(0.1 + 0.2), "0.30000000000000004");
  assertStrictEquals(formatNumber(1234.5, 2), "1,234.50");
  assertStrictEquals(formatNumber(0.9996, 3), "1.000");
  assertStrictEquals(formatNumber(-0), "0");
  assertStrictEquals(formatNumber(0, 3), "0.000");
});

Deno.test("a small number is never shown as zero, and a large one has a power of ten", () => {
  assertStrictEquals(formatNumber(0.00000123, 3), "< 0.001");
  assertStrictEquals(formatNumber(-0.00000123, 3), "> -0.001");
  assertStrictEquals(formatNumber(0.3, 0), "< 1");
  assertStrictEquals(formatNumber(1e-7), "1e-7");
  assertStrictEquals(formatNumber(0.00049, 3), "< 0.001");
  assertStrictEquals(formatNumber(0.0005, 3), "0.001");
  assertStrictEquals(formatNumber(2.5e21), "2.5e+21");
  assertStrictEquals(formatNumber(2.54321e21, 3), "2.5e+21");
  assertStrictEquals(formatNumber(Infinity), "∞");
  assertStrictEquals(formatNumber(NaN), "NaN");
});

Deno.test("only zero is shown as zero, and for shares only one as one", () => {
  const digits = fc.integer({ min: 1, max: 6 });
  const value = fc.oneof(
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
    fc.double({ min: 1 - 1e-5, max: 1, noNaN: true }),
  );
  fc.assert(fc.property(value, digits, (value, digits) => {
    const text = formatShare(value, digits);
    const written = Number(text);
    if (written === 0) assertStrictEquals(value === 0, true, text);
    else if (written === 1) assertStrictEquals(value, 1, text);
    // A bound is true, and a rounded number differs by at most half a step, apart from errors of doubles.
    else if (text.startsWith("<")) assert(0 < value && value < Number(text.slice(2)), text);
    else if (text.startsWith("> -")) assert(Number(text.slice(2)) < value && value < 0, text);
    else if (text.startsWith(">")) assert(Number(text.slice(2)) < value && value < 1, text);
    else assert(Math.abs(written - value) <= 0.5 * 10 ** -digits + 1e-12, text);
  }));
});

Deno.test("a share just below one is not shown as one", () => {
  assertEquals([0.9994, 0.9995, 0.99999, 1].map((share) => formatShare(share, 3)), [
    "0.999",
    "> 0.999",
    "> 0.999",
    "1.000",
  ]);
  assertEquals([0.00001, 0, 0.5].map((share) => formatShare(share, 3)), [
    "< 0.001",
    "0.000",
    "0.500",
  ]);
  assertStrictEquals(formatShare(0.6, 0), "1");
});
