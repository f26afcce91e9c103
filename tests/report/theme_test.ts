import { assertGreater, assertGreaterOrEqual, assertStrictEquals } from "@std/assert";
import { palette, symbols, textColour } from "matchbox/report/theme.ts";

type Triple = readonly [number, number, number];

/** Linear red, green and blue, from 0 to 1, of `#rrggbb`. */
function linear(colour: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const expand = (c: number) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  return [expand(r), expand(g), expand(b)];
}

/** Contrast on white by the definition of WCAG 2. */
function contrast(colour: string): number {
  const [r, g, b] = linear(colour);
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

/** Transformations of linear colours by each kind of full colour blindness (Machado and others, 2009). */
const blindness: Record<string, readonly Triple[]> = {
  none: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE L*a*b* as seen with that kind of colour blindness. */
function seen(colour: string, rows: readonly Triple[]): Triple {
  const dot = (row: Triple, [r, g, b]: Triple) => row[0] * r + row[1] * g + row[2] * b;
  const rgb = rows.map((row) => dot(row, linear(colour))) as unknown as Triple;
  const root = (t: number) => t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
  const x = root(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = root(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = root(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

Deno.test("every colour of a series has a contrast of 3:1 or more on white", () => {
  for (const colour of palette) {
    assertGreaterOrEqual(contrast(colour), 3, `${colour}: ${contrast(colour)}`);
  }
});

Deno.test("every name of a series has the contrast of 4.5:1 that WCAG 2 requires of text", () => {
  for (const colour of palette) {
    const found = contrast(textColour(colour));
    assertGreaterOrEqual(found, 4.5, `${colour}: ${found}`);
  }
  assertStrictEquals(textColour("steelblue"), "steelblue");
});

Deno.test("any two colours can be told apart with any kind of colour blindness", () => {
  // 2.3 is a just noticeable difference side by side; thin separate lines need more.
  for (const [kind, rows] of Object.entries(blindness)) {
    for (const [i, one] of palette.entries()) {
      for (const other of palette.slice(i + 1)) {
        const [a, b] = [seen(one, rows), seen(other, rows)];
        const difference = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        assertGreater(difference, 10, `${one} and ${other}, ${kind}: ${difference}`);
      }
    }
  }
});

Deno.test("the first 42 series differ by colour, symbol or both", () => {
  const looks = Array.from(
    { length: 42 },
    (_, i) => palette[i % palette.length] + symbols[i % symbols.length],
  );
  assertStrictEquals(new Set(looks).size, looks.length);
});
