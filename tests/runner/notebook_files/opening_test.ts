import { assertEquals } from "@std/assert";
import { openingOf } from "matchbox/runner/notebook_files/opening.ts";

const notebook = (...texts: string[]) => ({
  nbformat: 4,
  cells: texts.map((source) => ({ cell_type: "markdown", source }) as const),
});

Deno.test("a notebook opens with its title and the paragraph of its question, each in one line", () => {
  assertEquals(
    openingOf(notebook(
      "# Node counts\n\n**The question.** How many nodes\ndoes it save?\n\n**The claims.** Many.",
    )),
    { title: "Node counts", question: "How many nodes does it save?" },
  );
});

Deno.test("without a marked question it is the first paragraph; what is missing is empty", () => {
  assertEquals(openingOf(notebook("# Start here\n\nFive minutes.\n\nRun it.", "## A game")), {
    title: "Start here",
    question: "Five minutes.",
  });
  assertEquals(openingOf(notebook("# Title", "Then a text.")), {
    title: "Title",
    question: "Then a text.",
  });
  assertEquals(openingOf({ nbformat: 4, cells: [{ cell_type: "code", source: "1" }] }), {
    title: "",
    question: "",
  });
});
