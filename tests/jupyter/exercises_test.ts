import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { basename, join, toFileUrl } from "@std/path";
import { exerciseIn, exercisesOf } from "matchbox/jupyter/exercises.ts";
import { listNotebooks, readNotebook } from "matchbox/runner/notebook_files/notebook.ts";
import { root, temporaryFolder } from "./notebooks.ts";

const exercise = (head: string, ...parts: string[]) => [head, ...parts].join("\n\n");

const folded = (title: string, content: string) =>
  `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;

Deno.test("an exercise has a number, a title, a level and folded parts", () => {
  const program = '```ts\nconsole.log("a");\n\nconsole.log(4);\n```\n\n```text\na\n4\n```';
  const text = exercise(
    "**2. Count (easy).** How many?",
    folded("Hint", "Begin.\n\nGo on."),
    folded("Solution", `Four:\n\n${program}\n\nDone.`),
  );
  assertEquals(exerciseIn(text), {
    ...{ number: 2, title: "Count", level: "easy", hint: true },
    solution: `Four:\n\n${program}\n\nDone.`,
    program: { code: 'console.log("a");\n\nconsole.log(4);\n', printed: "a\n4\n" },
  });
  const open = exerciseIn("**5. Your own (open).** What would you ask?")!;
  assertEquals([open.hint, open.solution, open.program], [false, null, null]);
  assertStrictEquals(exerciseIn("**2. Count (simple).** How many?"), null);
  assertStrictEquals(exerciseIn("Count."), null);
});

for (const path of await listNotebooks(`${root}notebooks`)) {
  const programs = exercisesOf(await readNotebook(path)).flatMap(({ number, program }) =>
    program ? [{ number, ...program }] : []
  );
  if (programs.length === 0) continue;
  Deno.test(`${basename(path)}: its solutions print what they say`, async () => {
    await using folder = await temporaryFolder(join(root, "out"));
    for (const { number, code, printed } of programs) {
      const file = join(folder.path, `solution_${number}.ts`);
      await Deno.writeTextFile(file, code);
      const started = performance.now();
      assertStrictEquals(await printedBy(file), printed, `exercise ${number}`);
      // The first one loads the library too.
      const seconds = (performance.now() - started) / 1000;
      assert(seconds < SLOWEST, `exercise ${number} took ${seconds.toFixed(1)} s`);
    }
  });
}

/** A solution takes a second; the machine may be busy. */
const SLOWEST = 30;

/** What a module prints, as `console.log` writes it to a file. */
async function printedBy(file: string): Promise<string> {
  const { log } = console;
  const lines: string[] = [];
  console.log = (...values: unknown[]) =>
    lines.push(
      values.map((value) => typeof value === "string" ? value : Deno.inspect(value)).join(" "),
    );
  try {
    await import(toFileUrl(file).href);
  } finally {
    console.log = log;
  }
  return lines.map((line) => `${line}\n`).join("");
}
