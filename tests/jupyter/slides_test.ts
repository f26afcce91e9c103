import { assertEquals, assertRejects, assertStrictEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { UsageError } from "matchbox/base/mod.ts";
import { mathMl, writeSlides } from "matchbox/jupyter/slides.ts";
import { notebookOf, projectJupyter, temporaryFolder } from "./notebooks.ts";

Deno.test("a heading begins a slide, other cells lie below it, and outputs are there", async () => {
  await using folder = await temporaryFolder();
  const code = notebookOf("1 + 1").cells[0];
  const result = {
    ...code,
    execution_count: 1,
    outputs: [{
      output_type: "execute_result",
      execution_count: 1,
      metadata: {},
      data: { "text/plain": "the result" },
    }],
  };
  const text = (source: string) => ({
    cell_type: "markdown",
    id: `cell-${source.length}`,
    metadata: {},
    source,
  });
  const cells = [text("# The title"), text("A sentence."), text("## A part"), result];
  const path = join(folder.path, "lesson.ipynb");
  await Deno.writeTextFile(path, JSON.stringify({ ...notebookOf(), cells }));

  const page = await writeSlides(await projectJupyter(), path, join(folder.path, "slides"), "here");
  assertStrictEquals(page, join(folder.path, "slides", "lesson.slides.html"));
  const html = await Deno.readTextFile(page);
  const body = html.slice(html.indexOf('<div class="slides">'));
  const order = [...body.matchAll(/<(\/?)section>|The title|A sentence|A part|the result/g)]
    .map(([word]) => word);
  assertEquals(order, [
    ...["<section>", "<section>", "The title", "</section>"],
    ...["<section>", "A sentence", "</section>", "</section>"],
    ...["<section>", "<section>", "A part", "</section>"],
    ...["<section>", "the result", "</section>", "</section>"],
  ]);
  assertStringIncludes(html, "here/dist/reveal.js");
  assertStringIncludes(html, "<title>lesson slides</title>");
  const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]*)"/g)];
  assertEquals(loaded.map(([, address]) => address).filter((one) => !one.startsWith("here/")), []);
  assertEquals(await namesIn(join(folder.path, "slides")), ["lesson.slides.html"]);

  const broken = join(folder.path, "broken.ipynb");
  await Deno.writeTextFile(broken, "{}");
  const jupyter = await projectJupyter();
  const error = await assertRejects(() => writeSlides(jupyter, broken, folder.path), UsageError);
  assertStringIncludes(error.message, "broken.ipynb is not a notebook");
});

Deno.test("formulas of slides are MathML, but dollars in code and prices are none", () => {
  const [inline, block] = ["a mean $m_1$, with", "$$\\frac{1}{n}$$"].map(mathMl);
  assertStringIncludes(inline, "a mean <math>");
  assertStringIncludes(inline, "</math>, with");
  assertStringIncludes(block, "<mfrac>");
  assertEquals([inline, block].filter((html) => /[$_*\n]/.test(html)), [], "no Markdown is left");
  for (const text of ["`${x}` and `$y$`", "```ts\n`${a} ${b}`;\n```", "5 $ and 6 $"]) {
    assertStrictEquals(mathMl(text), text);
  }
});

async function namesIn(folder: string): Promise<string[]> {
  return (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name);
}
