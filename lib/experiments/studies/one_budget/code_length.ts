/**
 * How much code a learner is.
 *
 * @module
 */
import { basename, dirname, join } from "@std/path";
import { learnersByFile, populationsByFile } from "matchbox/agents/learners/list.ts";
import { parseSpec } from "matchbox/base/mod.ts";

/** What all learners share, and what no training needs: not counted as the code of one of them. */
const SHARED = ["learner.ts", "population.ts", "episode.ts", "trainer.ts", "paired_games.ts"];

/**
 * Lines of code of a learner: of the file that defines it and of all that this imports from the folder of the learners.
 * Empty lines and comments do not count, nor other learners, nor what all share.
 *
 * @param read the text of a file in that folder
 */
export function linesOf(spec: string, read: (path: string) => string): number {
  const { name } = parseSpec(spec);
  const byFile = Object.entries({ ...learnersByFile, ...populationsByFile });
  const [file] = byFile.find(([, entries]) => Object.hasOwn(entries, name))!;
  // A file may list several learners, each with a file of its name.
  const others = byFile.flatMap(([, entries]) => Object.keys(entries))
    .filter((other) => other !== name).map((other) => `${other}.ts`);
  const found = new Set<string>();
  const visit = (path: string): number => {
    if (found.has(path) || SHARED.includes(path) || others.includes(basename(path))) return 0;
    found.add(path);
    const text = read(path);
    const imported = [...text.matchAll(/from "(\.[^"]*)"/g)]
      .map(([, relative]) => join(dirname(path), relative).replaceAll("\\", "/"))
      .filter((each) => !each.startsWith(".."));
    return imported.reduce((sum, each) => sum + visit(each), codeLines(text));
  };
  return visit(file);
}

/** Lines that are neither empty nor within a comment. */
export function codeLines(text: string): number {
  const code = text.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
  return code.split("\n").filter((line) => line.trim() !== "").length;
}
