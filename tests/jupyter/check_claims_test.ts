import { assert, assertEquals } from "@std/assert";
import { basename } from "@std/path";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { anchorProblems, anchorsOf, cardProblems } from "matchbox/jupyter/check_claims.ts";
import { verdicts } from "matchbox/notebook/verdicts.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import {
  listNotebooks,
  type Notebook,
  readNotebook,
} from "matchbox/runner/notebook_files/notebook.ts";
import { root } from "./notebooks.ts";

const anchors = anchorsOf(await Deno.readTextFile(`${root}SOURCES.md`));
const results = `${root}results`;

/** A notebook that shows cards with these claims, as `verdicts` makes them, below a cell with that code. */
async function showing(code: string, ...claims: string[]): Promise<Notebook> {
  const judged = claims.map((claim) => ({
    verdict: verdictOn({
      ...{ claim, sentence: "All are equal.", kind: "check" },
      holds: [{ name: "chess", holds: 9, of: 9, unit: "searches" }],
    }),
  }));
  const data = await verdicts(judged)[jupyterDisplay]();
  return {
    nbformat: 4,
    cells: [{
      ...{ cell_type: "code", source: code },
      outputs: [{ output_type: "display_data", data }],
    }],
  };
}

Deno.test("a link to a claim that the sources have no more is named once, from a text or an output", () => {
  const link =
    "see [C999](../SOURCES.md#c999), [A1](../SOURCES.md#a1) and [C999](../SOURCES.md#c999)";
  const html = ['<a href="../SOURCES.md#c998">C998</a>\n', '<a href="../SOURCES.md#a1">A1</a>'];
  const notebook: Notebook = {
    nbformat: 4,
    cells: [
      { cell_type: "markdown", source: link },
      {
        ...{ cell_type: "code", source: "show();" },
        outputs: [
          { output_type: "stream", text: "done" },
          { output_type: "display_data", data: { "text/markdown": link } },
          { output_type: "execute_result", data: { "text/html": html } },
        ],
      },
    ],
  };
  assertEquals(anchorProblems(notebook, anchors), [
    "links to SOURCES.md#c999, which is not there",
    "links to SOURCES.md#c998, which is not there",
  ]);
});

Deno.test("a card of a claim that no study of the notebook judges is named, also one without a link", async () => {
  // The study node-counts judges C6a.
  const [known, gone, unlinked] = ["C6a", "C27c", "Q999"];
  const code = 'await runInNotebook("node-counts");';
  assertEquals(await cardProblems(await showing(code, known), results), []);
  assertEquals(
    await cardProblems(await showing(code, known, gone, unlinked), results),
    [gone, unlinked].map((claim) =>
      `shows a verdict on ${claim}, which node-counts does not judge: publish it again`
    ),
  );
});

Deno.test("published notebooks link to claims that there are, and show verdicts of their studies", async () => {
  let cards = 0;
  for (const path of await listNotebooks(`${root}notebooks`)) {
    const notebook = await readNotebook(path);
    const problems = [
      ...anchorProblems(notebook, anchors),
      ...await cardProblems(notebook, results),
    ];
    assertEquals(problems, [], basename(path));
    const withoutStudies = notebook.cells.map((cell) => ({ ...cell, source: "" }));
    cards += (await cardProblems({ ...notebook, cells: withoutStudies }, results)).length;
  }
  // The cards of notebooks are found: without their studies nobody judges them.
  assert(cards > 100, `${cards} cards`);
});
