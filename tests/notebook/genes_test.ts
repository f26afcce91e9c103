import { assertEquals, assertStrictEquals } from "@std/assert";
import { decodeBase64 } from "@std/encoding";
import type { Display } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { palette } from "matchbox/report/theme.ts";
import { genes } from "matchbox/notebook/mod.ts";

async function drawn(display: Display): Promise<{ svg: string; plain: string }> {
  const bundle = await display[jupyterDisplay]();
  const [, data] = bundle["text/html"].match(/data:image\/svg\+xml;base64,([^"]+)"/)!;
  return { svg: new TextDecoder().decode(decodeBase64(data)), plain: bundle["text/plain"] };
}

const countIn = (svg: string, part: string) => svg.split(part).length - 1;

Deno.test("a child of two parents: a bar below each gene tells its parent, a frame that it mutated", async () => {
  const { svg, plain } = await drawn(
    genes({ Anna: [1, 2, 3, 0], Otto: [4, -5, 6, 1] }, [4, 2, 7, 1]),
  );
  assertStrictEquals(plain, "4 genes: 1 of Anna, 2 of Otto, 1 mutated.");
  const bars = (colour: string) => countIn(svg, `height="6" fill="${colour}"`);
  assertEquals([bars(palette[0]), bars(palette[1])], [1, 2]);
  assertStrictEquals(countIn(svg, 'stroke-width="2.5"'), 1);
  // Twelve genes, three bars, the paper.
  assertStrictEquals(countIn(svg, "<rect "), 16);
});

Deno.test("a bud has one parent: no bars, and a frame around each gene that changed", async () => {
  const { svg, plain } = await drawn(genes({ parent: [0, 0, 0] }, [0, 0.5, -0.5]));
  assertStrictEquals(plain, "3 genes: 1 of parent, 2 mutated.");
  assertStrictEquals(countIn(svg, "<rect "), 7);
  // The largest weight has the full colour, 0 is white.
  assertStrictEquals(countIn(svg, "rgb(0,114,178)"), 1);
  assertStrictEquals(countIn(svg, "rgb(213,94,0)"), 1);
  assertStrictEquals(countIn(svg, "rgb(255,255,255)"), 4);
});

Deno.test("weights of 0 alone are white", async () => {
  const { svg } = await drawn(genes({ parent: [0, 0] }, [0, 0]));
  assertStrictEquals(countIn(svg, "rgb(255,255,255)"), 4);
});
