import {
  assertEquals,
  assertMatch,
  assertRejects,
  assertStrictEquals,
  assertStringIncludes,
} from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { join } from "@std/path";
import { joinCells } from "matchbox/jupyter/cells.ts";
import { checkNotebookCells, executionProblems } from "matchbox/jupyter/check_notebooks.ts";
import type { Cell, Notebook } from "matchbox/runner/notebook_files/notebook.ts";
import { root, temporaryFolder, writeNotebook } from "./notebooks.ts";

Deno.test("an import in several cells occurs once in the module, at the top", () => {
  const { text } = joinCells([
    `import { join } from "node:path";\nimport type { Game } from "matchbox/games/game.ts";`,
    `import {\n  dirname as up,\n  join,\n} from "node:path";\nimport * as path from "node:path";`,
    `import whole, { basename } from "node:path"\nimport "node:fs";`,
  ]);
  assertEquals(text.split("\n").filter((line) => line.startsWith("import")), [
    `import { join } from "node:path";`,
    `import type { Game } from "matchbox/games/game.ts";`,
    `import { dirname as up } from "node:path";`,
    `import * as path from "node:path";`,
    `import whole from "node:path";`,
    `import { basename } from "node:path";`,
    `import "node:fs";`,
  ]);
});

Deno.test("an import while the cell runs stays where it is", () => {
  const source = `const { join } = await\nimport("node:path");\nconst url = "import x from y";`;
  const { text } = joinCells([source]);
  assertStringIncludes(text, source);
});

Deno.test("each line of the module has its cell and its line", () => {
  const { text, origins } = joinCells(
    ["const a = 1;", `import {\n  join,\n} from "node:path";\njoin("a")`],
  );
  const lines = text.split("\n");
  assertEquals(origins[lines.indexOf("const a = 1;")], { cell: 1, line: 1 });
  assertEquals(origins[lines.indexOf(`join("a")`)], { cell: 2, line: 4 });
  assertEquals(origins[lines.indexOf(`import { join } from "node:path";`)], {
    cell: 2,
    line: 1,
  });
});

Deno.test("cells that the kernel takes are taken: await, names declared again, types", async () => {
  await using folder = await temporaryFolder();
  const path = await writeNotebook(
    folder.path,
    "good.ipynb",
    `import { findGame } from "matchbox/games/mod.ts";\nconst game = findGame("tictactoe");\ngame.title`,
    `import { findGame, type Game } from "matchbox/games/mod.ts";
const game: Game = findGame("reversi:size=6");
const later = await Promise.resolve(game.title)`,
    `interface Point { x: number }\nfunction show({ x }: Point) { return x }\nshow({ x: later.length })`,
    `function show(text: string) { return text }\nshow(later)`,
  );
  assertEquals(await checkNotebookCells([path], root), []);
});

Deno.test("a type error is reported with its notebook, cell and line", async () => {
  await using folder = await temporaryFolder();
  const paths = [
    await writeNotebook(
      folder.path,
      "01_a.ipynb",
      "const x = 1;",
      `// a comment\nconst y: string = x;`,
    ),
    await writeNotebook(
      folder.path,
      "02_b.ipynb",
      `import { nothing } from "matchbox/games/game.ts";\nnothing`,
    ),
  ];
  const problems = await checkNotebookCells(paths, root);
  assertStrictEquals(problems.length, 2, problems.join("\n"));
  // TS2322: not assignable. TS2305: not exported.
  assertMatch(problems[0], /^01_a\.ipynb, cell 2, line 2: TS2322 /);
  assertMatch(problems[1], /^02_b\.ipynb, cell 1, line 1: TS2305 /);
  const left = [...Deno.readDirSync(root)].filter(({ name }) => name.startsWith(".cells-"));
  assertEquals(left, []);
});

Deno.test("a syntax error is reported with its notebook, cell and line", async () => {
  await using folder = await temporaryFolder();
  const path = await writeNotebook(folder.path, "01_a.ipynb", "1", "const a = 1;\nconst = 2;", "3");
  const [problem, ...others] = await checkNotebookCells([path], root);
  assertMatch(problem, /^01_a\.ipynb, cell 2, line 2: SyntaxError/);
  assertEquals(others, []);
});

Deno.test("a notebook is complete when its cells were run in order and none failed", () => {
  const run = (...cells: Partial<Cell>[]): Notebook => ({
    nbformat: 4,
    cells: cells.map((cell) => ({ cell_type: "code", source: "1", ...cell })),
  });
  const shows = [{ output_type: "stream", text: "1" }] as const;
  const empty = { source: " ", execution_count: null };
  assertEquals(
    executionProblems(run({ execution_count: 1, outputs: shows }, empty, { execution_count: 2 })),
    [],
  );
  assertEquals(executionProblems(run({ execution_count: 1 }, { execution_count: 3 })), [
    "cell 2 was run as number 3",
    "no cell shows anything",
  ]);
  const failed = [{ output_type: "error", ename: "TypeError", evalue: "no f" }] as const;
  assertEquals(executionProblems(run({ execution_count: null, outputs: failed })), [
    "cell 1 was not run",
    "cell 1 shows TypeError: no f",
  ]);
});

Deno.test("a file that is not a notebook is an error that names it", async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, "x.ipynb");
  await Deno.writeTextFile(path, "[]");
  assertStrictEquals(
    (await assertRejects(() => checkNotebookCells([path], root), UsageError)).message,
    "x.ipynb is not a notebook of format 4",
  );
});
