import { assertEquals } from "@std/assert";
import { riskySentences, wordProblems } from "matchbox/jupyter/check_words.ts";
import { type Notebook, readNotebook } from "matchbox/runner/notebook_files/notebook.ts";

/** A notebook with a cell of code and a text below it. */
function below(code: string, text: string): Notebook {
  return {
    nbformat: 4,
    cells: [{ cell_type: "code", source: code }, { cell_type: "markdown", source: text }],
  };
}

const FIGURE = 'published.figure("score");';

Deno.test("a sentence below a result with a word such as never needs a guard", () => {
  const text =
    "The second side never wins. It draws.\n\n- **It is the worst\n  of these.** So it is.";
  assertEquals(riskySentences(below(FIGURE, text), []), [
    "The second side never wins.",
    "- **It is the worst of these.**",
  ]);
  assertEquals(riskySentences(below(FIGURE, text), ["second side never wins"]), [
    "- **It is the worst of these.**",
  ]);
});

Deno.test("questions, later sections, and texts that are not below a result need none", () => {
  const text = "Which is best?\n\n## Next\n\nEvery move is tried.";
  assertEquals(riskySentences(below(FIGURE, text), []), []);
  assertEquals(riskySentences(below("const x = 1;", "All games are drawn."), []), []);
});

Deno.test("the notebook that study new writes needs no guard", async () => {
  const template = await readNotebook("lib/experiments/template/study.ipynb");
  assertEquals(riskySentences(template, []), []);
});

Deno.test("notebooks that nobody published are left alone", async () => {
  const folder = await Deno.makeTempDir({ dir: "out/tests" });
  const own = below(FIGURE, "The second side never wins.");
  await Deno.writeTextFile(`${folder}/my_own.ipynb`, JSON.stringify(own));
  assertEquals(await wordProblems(folder, "results"), []);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("the sentences of all notebooks have a guard, or a reason why they need none", async () => {
  assertEquals(await wordProblems("notebooks", "results"), []);
});
