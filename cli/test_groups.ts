/**
 * Divides the files of tests among isolates. Deno loads every file, with all modules that it imports, in an isolate
 * of its own. That takes a fifth of a second, more than most files need for their tests, so the files of a room share
 * isolates.
 *
 * @module
 */
import { statSync } from "node:fs";
import { fromFileUrl, join, relative, resolve, toFileUrl } from "@std/path";
import { quote, UsageError } from "matchbox/base/mod.ts";
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

/** The same for tests that wait, so that others compute meanwhile. */
const WAITING_GROUP_SIZE = 6;

/**
 * Writes a file for each group of tests that share an isolate.
 *
 * @param folder where to write them
 * @param chosen files and folders; default: all tests of the project
 * @returns these files, and those that belong to no room
 * @throws {UsageError} when a chosen path in tests/ does not exist
 */
export async function groupTests(
  folder: string,
  chosen: readonly string[] = [fromFileUrl(all)],
): Promise<string[]> {
  const files: string[] = [];
  for (const [room, paths] of Map.groupBy(chosen.flatMap(testsIn), roomOf)) {
    if (room === undefined) {
      files.push(...paths);
      continue;
    }
    const size = COMPUTING.has(room) ? GROUP_SIZE : WAITING_GROUP_SIZE;
    for (let from = 0; from < paths.length; from += size) {
      const group = paths.slice(from, from + size);
      const file = `${folder}/${room}_${1 + from / size}_test.ts`;
      const imports = group.map((path) => `import "${toFileUrl(path).href}";\n`);
      await Deno.writeTextFile(file, imports.join(""));
      files.push(file);
    }
  }
  return files;
}

const all = new URL("tests/", projectRoot);

/** The files of tests at a path: in it if it is a folder. A path elsewhere is left to `deno test`. */
function testsIn(path: string): string[] {
  const whole = resolve(path);
  const place = relative(fromFileUrl(all), whole);
  // On another drive it is no path from there on.
  if (/^(\.\.|\w:)/.test(place)) return [path];
  const status = statSync(whole, { throwIfNoEntry: false });
  if (!status) throw new UsageError(`test ${quote(path)}: expected a file or a folder of tests`);
  if (!status.isDirectory()) return [whole];
  return filesIn(whole).filter((file) => file.endsWith("_test.ts")).map((file) =>
    join(whole, file)
  );
}

/** The room of a test of the project; undefined for others. */
function roomOf(path: string): string | undefined {
  const [, room] = relative(fromFileUrl(all), path).match(/^(\w+)[/\\]/) ?? [];
  return room;
}
