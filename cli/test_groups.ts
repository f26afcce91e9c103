/**
 * Divides the files of tests among isolates. Deno loads every file, with all modules that it imports, in an isolate
 * of its own. That takes a fifth of a second, more than most files need for their tests, so files that only compute
 * share isolates.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { projectRoot } from "matchbox/runner/files/project_files.ts";

/** The rooms whose tests only compute; others wait for processes, threads and pages. */
const COMPUTING = new Set([
  "agents",
  "arena",
  "base",
  "experiments",
  "games",
  "notebook",
  "report",
]);

/** Files in an isolate: enough to save most of the time, few enough to keep all cores at work to the end. */
const GROUP_SIZE = 25;

/**
 * Writes a file for each group of tests that share an isolate.
 *
 * @param folder where to write them
 * @returns these files, and those of the tests that share none
 */
export async function groupTests(folder: string): Promise<string[]> {
  const files: string[] = [];
  const all = new URL("tests/", projectRoot);
  const tests = filesIn(fromFileUrl(all)).filter((path) => path.endsWith("_test.ts"));
  for (const [room, paths] of Map.groupBy(tests, (path) => path.split("/")[0])) {
    const urls = paths.map((path) => new URL(path, all));
    if (!COMPUTING.has(room)) {
      files.push(...urls.map((url) => fromFileUrl(url)));
      continue;
    }
    for (let from = 0; from < urls.length; from += GROUP_SIZE) {
      const group = urls.slice(from, from + GROUP_SIZE);
      const file = `${folder}/${room}_${1 + from / GROUP_SIZE}_test.ts`;
      await Deno.writeTextFile(file, group.map(({ href }) => `import "${href}";\n`).join(""));
      files.push(file);
    }
  }
  return files;
}
