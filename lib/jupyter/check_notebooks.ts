/**
 * Checks of the committed notebooks: the types of their cells and solutions, and whether they were run in order.
 *
 * @module
 */
import { basename, join, resolve, toFileUrl } from "@std/path";
import { joinCells } from "./cells.ts";
import { exercisesOf } from "./exercises.ts";
import {
  codeCells,
  type Notebook,
  readNotebook,
  sourceOf,
} from "matchbox/runner/notebook_files/notebook.ts";
import { plainText, runProgram } from "matchbox/runner/machine/program.ts";

/**
 * Type-checks the cells of notebooks, and the solutions of their exercises, with `deno check`.
 *
 * @param paths the notebooks
 * @param root the folder of the project, for its import map; a temporary folder is made in its `.cells`
 * @returns the problems, one line each: `01_menace.ipynb, cell 3, line 2: TS2322 ...`
 * @throws {UsageError} when a file is not a notebook
 */
export async function checkNotebookCells(
  paths: readonly string[],
  root: string,
): Promise<string[]> {
  const notebooks = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), notebook: await readNotebook(path) })),
  );
  return await checkCells(notebooks, root);
}

/** Checks notebooks as modules in a temporary folder. */
async function checkCells(
  notebooks: readonly { readonly name: string; readonly notebook: Notebook }[],
  root: string,
): Promise<string[]> {
  const dir = join(root, ".cells");
  await Deno.mkdir(dir, { recursive: true });
  const folder = await Deno.makeTempDir({ dir });
  try {
    const modules = new Map<string, (line: number) => string>();
    const add = async (file: string, text: string, placeOf: (line: number) => string) => {
      const path = join(folder, file);
      await Deno.writeTextFile(path, text);
      modules.set(hrefOf(path), placeOf);
    };
    for (const [index, { name, notebook }] of notebooks.entries()) {
      const { text, origins } = joinCells(codeCells(notebook).map(sourceOf));
      await add(`notebook_${index}.ts`, text, (line) => {
        // Something missing at the end of a cell is reported on the line after it.
        const origin = origins.slice(0, line).findLast((place) => place);
        return origin ? `${name}, cell ${origin.cell}, line ${origin.line}` : name;
      });
      for (const { number, program } of exercisesOf(notebook)) {
        if (!program) continue;
        const placeOf = (line: number) => `${name}, solution ${number}, line ${line}`;
        await add(`notebook_${index}_solution_${number}.ts`, program.code, placeOf);
      }
    }
    if (modules.size === 0) return [];
    const { code, lines } = await runProgram(Deno.execPath(), ["check", ...modules.keys()], {
      more: plainText,
    });
    return code === 0 ? [] : problemsIn(
      lines,
      (url, line) => modules.get(url)?.(line) ?? `${url}, line ${line}`,
    ).map((problem) => problem.replaceAll(`${hrefOf(root)}/`, ""));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/**
 * Checks that a notebook was run from its first cell to its last.
 *
 * @returns the problems, one line each; empty when there are none
 */
export function executionProblems({ cells, ...notebook }: Notebook): string[] {
  const code = codeCells({ cells, ...notebook });
  const problems: string[] = [];
  for (const [index, { execution_count, outputs = [] }] of code.entries()) {
    const number = index + 1;
    if (execution_count !== number) {
      problems.push(
        `cell ${number} was ${execution_count ? `run as number ${execution_count}` : "not run"}`,
      );
    }
    const error = outputs.find(({ output_type }) => output_type === "error");
    if (error) problems.push(`cell ${number} shows ${error.ename}: ${error.evalue}`);
  }
  if (!code.some(({ outputs = [] }) => outputs.length)) problems.push("no cell shows anything");
  return problems;
}

function hrefOf(path: string): string {
  return toFileUrl(resolve(path)).href;
}

/** One line for each error of `deno check`: the place and the message. */
function problemsIn(
  lines: readonly string[],
  placeOf: (url: string, line: number) => string,
): string[] {
  const problems: string[] = [];
  let message = "";
  for (const line of lines) {
    const start = /^(?:(TS\d+) \[ERROR\]|error): (.*)/.exec(line);
    if (start) message = [start[1], start[2]].filter(Boolean).join(" ");
    const place = /\bat (file:\S+?):(\d+):\d+/.exec(line);
    if (place && message) {
      problems.push(`${placeOf(place[1], Number(place[2]))}: ${message.replace(place[0], "")}`);
      message = "";
    }
  }
  return problems.length ? problems : [lines.join(" ")];
}
