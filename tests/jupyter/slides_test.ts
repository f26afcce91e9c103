import { assertEquals, assertRejects, assertStrictEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { writeSlides } from "matchbox/jupyter/slides.ts";
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

  const broken = join(folder.path, "broken.ipynb");
  await Deno.writeTextFile(broken, "{}");
  const jupyter = await projectJupyter();
  const error = await assertRejects(() => writeSlides(jupyter, broken, folder.path), SetupError);
  assertStringIncludes(error.message, "no slides of broken.ipynb: ");
});
