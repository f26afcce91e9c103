/**
 * Divides the files of tests among isolates. Deno loads every file, with all modules that it imports, in an isolate
 * of its own. That takes a fifth of a second, more than most files need for their tests, so files that only compute
 * share isolates.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { projectRoot } from "matchbox/runner/project_files.ts";

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
  const rooms = Map.groupBy(testsIn(new URL("tests/", projectRoot)), roomOf);
  for (const [room, tests] of rooms) {
    if (!COMPUTING.has(room)) {
      files.push(...tests.map((test) => fromFileUrl(test)));
      continue;
    }
    for (let from = 0; from < tests.length; from += GROUP_SIZE) {
      const group = tests.slice(from, from + GROUP_SIZE);
      const file = `${folder}/${room}_${1 + from / GROUP_SIZE}_test.ts`;
      await Deno.writeTextFile(file, group.map(({ href }) => `import "${href}";\n`).join(""));
      files.push(file);
    }
  }
  return files;
}

/** The tests in a folder, in alphabetical order. */
function testsIn(folder: URL): URL[] {
  const entries = [...Deno.readDirSync(folder)].sort((a, b) => a.name < b.name ? -1 : 1);
  return entries.flatMap(({ name, isDirectory }) => {
    if (isDirectory) return testsIn(new URL(`${name}/`, folder));
    return name.endsWith("_test.ts") ? [new URL(name, folder)] : [];
  });
}

/** The folder in `tests/` that has the test; its own name if it is in none. */
function roomOf({ href }: URL): string {
  return href.slice(new URL("tests/", projectRoot).href.length).split("/")[0];
}
