import {
  assert,
  assertEquals,
  assertMatch,
  assertNotMatch,
  assertRejects,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { unescape } from "@std/html";
import { toSvg } from "matchbox/report/plot.ts";
import type { Figure } from "matchbox/report/table.ts";
import { assertNothingCutOff, readDrawing } from "./drawing.ts";
import {
  figures,
  gameLengths,
  longNames,
  manySeries,
  nodesByDepth,
  valueOfSquares,
} from "./figures.ts";
import { figuresWithPanels } from "./figures_with_panels.ts";
import { assertSnapshot } from "./snapshot.ts";

/** The width of a README's column on GitHub and the least height of readable letters there, in pixels. */
const COLUMN = 838;
const READABLE = 11;

/** The texts of a drawing in document order, with entities resolved. */
function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => unescape(text));
}

for (const make of [...figures, ...figuresWithPanels]) {
  Deno.test(`${make.name} looks the same as its snapshot`, async () => {
    await assertSnapshot(make().name, await toSvg(make()));
  });

  Deno.test(`${make.name} is a standalone document with a title and a description`, async () => {
    const { title, caption } = make();
    const svg = await toSvg(make());
    // This throws if the SVG is not well-formed.
    readDrawing(svg);
    assertMatch(svg, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    assertMatch(svg, /^<svg [^>]*xmlns:xlink="http:\/\/www\.w3\.org\/1999\/xlink"/);
    assertStrictEquals(svg.match(/<svg/g)!.length, 1);
    assertNotMatch(svg, /<(figure|style|script|foreignObject|canvas)|var\(|⚠/);
    const escaped = title.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    assertStringIncludes(svg, `<title>${escaped}</title><desc>${caption}</desc>`);
  });

  Deno.test(`${make.name} cuts nothing off`, async () => {
    assertNothingCutOff(await toSvg(make()));
  });

  Deno.test(`${make.name} has the same bytes when drawn again, including ids`, async () => {
    const svg = await toSvg(make());
    assertStrictEquals(await toSvg(make()), svg);
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    assertStrictEquals(new Set(ids).size, ids.length);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]*)/g)].map(([, id]) => id);
    assertEquals(used.filter((id) => !ids.includes(id)), []);
    assert(ids.every((id) => id.startsWith(make().name)));
  });

  Deno.test(`${make.name} names its axes with their units, in readable letters`, async () => {
    const { options } = make();
    const svg = await toSvg(make());
    const texts = textsOf(svg);
    for (const axis of ["x", "y", "fy"]) {
      const label = (options[axis] as { label?: string | null } | undefined)?.label;
      if (label) assert(texts.includes(label), `no ${label}`);
    }
    const sizes = [...svg.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => Number(size));
    const [, width] = svg.match(/ width="(\d+)"/)!;
    const shrunk = Math.min(1, COLUMN / Number(width));
    assert(sizes.every((size) => size * shrunk >= READABLE));
  });
}

Deno.test("a drawing holds no control character, whatever its texts hold", async () => {
  const evil = "\x1b]0;title\x07\x00\x9b\u202e\ufffe\ud800";
  const plain = manySeries();
  const svg = await toSvg({
    ...plain,
    title: plain.title + evil,
    caption: plain.caption + evil,
    options: { ...plain.options, x: { label: `games${evil}` } },
    marks: [...plain.marks, {
      mark: "text",
      data: [{ name: `label${evil}` }],
      options: { text: "name" },
    }],
  });
  // It throws what is not well-formed.
  readDrawing(svg);
  assertNotMatch(svg, /(?!\n)[\p{Cc}\p{Cs}\u202e\ufffe]/u);
  for (const text of ["games", "label", "of seven"]) assertStringIncludes(svg, text);
});

Deno.test("the check of edges finds a text that is cut off", async () => {
  // The check of `cuts nothing off`, for a title moved over the edge.
  const svg = (await toSvg(nodesByDepth())).replace("translate(12,0)", "translate(-30,0)");
  assertThrows(() => assertNothingCutOff(svg), Error, /begins at -/);
});

Deno.test("a logarithmic axis has a tick for each power of ten, written in full", async () => {
  const texts = textsOf(await toSvg(nodesByDepth()));
  const powers = ["10", "100", "1,000", "10,000", "100,000", "1,000,000", "10,000,000"];
  assertEquals(texts.filter((text) => /^10*(,000)*$/.test(text) && text !== "1"), powers);
});

Deno.test("a legend shows every series by name, in the order of its domain", async () => {
  const texts = textsOf(await toSvg(manySeries()));
  const { domain } = manySeries().options.color as { domain: string[] };
  assertEquals(texts.filter((text) => text.startsWith("learner number")), domain);
});

Deno.test("series of a figure with colours and symbols differ by both", async () => {
  const svg = await toSvg(nodesByDepth());
  const legend = svg.slice(0, svg.indexOf("NegaScout</text>"));
  const samples = [...legend.matchAll(/<g([^>]*aria-label="dot"[^>]*)><([^>]*)>/g)];
  assertStrictEquals(samples.length, 3);
  const colours = samples.map(([, group]) => group.match(/stroke="([^"]*)"/)![1]);
  assertStrictEquals(new Set(colours).size, 3);
  // A circle has no path.
  const outlines = samples.map(([, , shape]) => shape.match(/ d="([^"]*)"/)?.[1] ?? "circle");
  assertStrictEquals(new Set(outlines).size, 3);
});

Deno.test("the legend of a continuous scale has a bar of colours and its label", async () => {
  const svg = await toSvg(valueOfSquares());
  assert(textsOf(svg).includes("value (discs)"));
  const [, bar] = svg.match(/href="data:image\/svg\+xml;base64,([^"]*)"/)!;
  assertStrictEquals(atob(bar).match(/<rect/g)!.length, 256);
});

Deno.test("bars without a legend have the colours of the theme", async () => {
  const svg = await toSvg(gameLengths());
  for (const colour of ["#0072b2", "#d55e00", "#009e73"]) {
    assertStringIncludes(svg, `fill="${colour}"`);
  }
});

Deno.test("names that do not fit side by side are turned", async () => {
  assertMatch(await toSvg(longNames()), /<text[^>]*rotate\(-35\)[^>]*>unordered/);
});

Deno.test("an unknown mark is an error that names it and its figure", async () => {
  for (const mark of ["dots", "plot", "Dot", "binX", "toString"]) {
    const wrong: Figure = { ...nodesByDepth(), marks: [{ mark, data: [] }] };
    assertStrictEquals(
      (await assertRejects(() => toSvg(wrong), TypeError)).message,
      `figure nodes_by_depth: Observable Plot has no mark "${mark}"`,
    );
  }
});
