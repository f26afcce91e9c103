import { assertEquals, assertGreater, assertRejects, assertStrictEquals } from "@std/assert";
import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import { toSvg } from "matchbox/report/plot.ts";
import { toPng } from "matchbox/report/png.ts";
import { nodesByDepth } from "./figures.ts";

/** The number of filtered bytes of a PNG's pixels that are not 0; a blank picture has none. */
function inkBytes(png: Buffer): number {
  const data: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") {
      data.push(png.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  // Each line starts with a byte for its filter, followed by four bytes for each pixel.
  const line = 1 + 4 * png.readUInt32BE(16);
  return inflateSync(Buffer.concat(data)).filter((byte, i) => i % line !== 0 && byte !== 0).length;
}

async function pngOf(svg: string, scale?: number): Promise<Buffer> {
  return Buffer.from(await toPng(svg, { scale }));
}

Deno.test("a picture has the signature of PNG and twice the size of the drawing", async () => {
  const svg = await toSvg(nodesByDepth());
  const [, width, height] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)!.map(Number);
  const png = await pngOf(svg);
  assertStrictEquals(png.toString("latin1", 0, 8), "\x89PNG\r\n\x1a\n");
  assertEquals([png.readUInt32BE(16), png.readUInt32BE(20)], [2 * width, 2 * height]);
  const large = await pngOf(svg, 3);
  assertStrictEquals(large.readUInt32BE(16), 3 * width);
});

Deno.test("text is drawn on a machine without fonts, for any font family", async () => {
  for (const family of ["DejaVu Sans", "sans-serif", "serif", "monospace", "Helvetica"]) {
    const svg = (text: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20">` +
      `<text x="2" y="15" font-family="${family}">${text}</text></svg>`;
    const [blank, drawn, chess] = await Promise.all(
      [" ", "nodes", "♞"].map((text) => pngOf(svg(text))),
    );
    assertStrictEquals(inkBytes(blank), 0);
    assertGreater(inkBytes(drawn), 200, family);
    assertGreater(inkBytes(chess), 50, family);
  }
});

Deno.test("a text that is not an SVG is an error", async () => {
  await assertRejects(() => toPng("<svg><g></svg>"));
});
