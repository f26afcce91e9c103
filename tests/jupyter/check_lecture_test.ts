import { assertEquals, assertStrictEquals } from "@std/assert";
import { lectureProblems } from "matchbox/jupyter/check_lecture.ts";
import { answer } from "matchbox/report/answer.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { table } from "matchbox/report/display.ts";
import type { Cell, Notebook } from "matchbox/runner/notebook_files/notebook.ts";

const text = (source: string): Cell => ({ cell_type: "markdown", source });

const code = (data: Record<string, string>): Cell => ({
  cell_type: "code",
  source: "1;",
  outputs: [{ output_type: "execute_result", data }],
});

const box = code(await answer("Yes.")[jupyterDisplay]());

const SOLVED =
  "<details><summary>Solution</summary>\n\n```ts\n1;\n```\n\n```text\n1\n```\n\n</details>";

const EXERCISES = [
  "**1. A (easy).** ?\n\n" + SOLVED,
  "**2. B (medium).** ?\n\n<details><summary>Hint</summary>\n\nLook.\n\n</details>",
  "**3. C (open).** ?",
];

function lecture(exercises: readonly string[], ...shown: Cell[]): Notebook {
  const cells = [...shown, text("## Exercises"), ...exercises.map(text)];
  return { nbformat: 4, cells };
}

const problems = (...exercises: string[]) => lectureProblems(lecture(exercises, box));

Deno.test("a lecture ends with an answer in a box and with exercises", () => {
  assertEquals(problems(...EXERCISES), []);
  const bare = { nbformat: 4, cells: [text("# Title"), code({ "text/plain": "4" })] };
  assertEquals(lectureProblems(bare), [
    "its last code cell shows no answer in a box: published.answer or answer",
    'no section "## Exercises"',
  ]);
});

Deno.test("the form of exercises is checked", () => {
  const [easy, medium, open] = EXERCISES;
  assertEquals(problems(easy, open.replace("3", "2")), ["2 exercises: expected 3 to 5"]);
  assertEquals(problems(easy, easy, open), ["its exercises are not numbered from 1"]);
  assertEquals(problems(easy, medium, "Think."), [
    'cell 3 after "## Exercises" is no exercise: "**1. Title (easy).** Text", then folded parts',
    "2 exercises: expected 3 to 5",
    "its exercises do not go from easy to one open",
  ]);
  assertEquals(problems(easy.replace("easy", "hard"), medium, open), [
    "its exercises do not go from easy to one open",
  ]);
  assertEquals(problems(easy, "**2. B (medium).** ?", open), [
    "exercise 2 has neither a hint nor a solution",
  ]);
  assertEquals(problems(easy.replace("```text\n1\n```\n\n", ""), medium, open), [
    'the solution of exercise 1: expected one block "ts", and after it one block "text"',
    "no exercise has a solution that is run",
  ]);
});

Deno.test("a table with more than ten open rows is reported", async () => {
  const rows = Array.from({ length: 11 }, (_, i) => ({ i }));
  const columns = [{ name: "i", kind: "key", meaning: "" } as const];
  const long = table({ name: "long", title: "", columns, rows });
  const folded = code(await long[jupyterDisplay]());
  assertEquals(lectureProblems(lecture(EXERCISES, folded, box)), []);
  const html = `<table><tbody>\n${"<tr><td>1</td></tr>\n".repeat(11)}</tbody></table>`;
  const lines = `| i |\n| - |\n${"| 1 |\n".repeat(11)}`;
  for (const [type, open] of [["text/html", html], ["text/markdown", lines]]) {
    const [problem, ...others] = lectureProblems(lecture(EXERCISES, code({ [type]: open }), box));
    assertStrictEquals(problem, "cell 1 shows 11 rows of a table, more than 10");
    assertEquals(others, []);
  }
});
