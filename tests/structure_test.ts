import { assert, assertEquals, assertGreater } from "@std/assert";
import { dirname, fromFileUrl, join } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { type Import, importsOf } from "matchbox/runner/fingerprint/imports.ts";

/** What each room may import, itself aside. */
const arrows: Record<string, string[]> = {
  base: [],
  games: ["base"],
  kernels: ["base", "games"],
  report: ["base"],
  licences: ["base"],
  agents: ["base", "games", "kernels"],
  arena: ["base", "games", "agents", "report"],
  experiments: ["base", "games", "agents", "arena", "report"],
  touch: ["base", "games", "agents", "arena", "report"],
  runner: ["base", "games", "agents", "arena", "experiments", "report"],
  notebook: ["base", "games", "agents", "arena", "experiments", "report", "runner", "touch"],
  jupyter: ["base", "games", "agents", "arena", "experiments", "report", "runner"],
  web: ["base", "games", "agents", "arena", "experiments", "report", "runner", "touch"],
};

const root = fromFileUrl(new URL("../", import.meta.url));

Deno.test("imports between the rooms of lib point one way", () => {
  const wrong: string[] = [];
  for (const file of sources(`${root}lib`)) {
    const room = roomOf(file)!;
    assert(room in arrows, `${file}: lib has no room ${room}`);
    for (const { specifier } of importedBy(file)) {
      const path = resolve(specifier, file);
      if (path === undefined) continue;
      // What lies outside of lib comes after all of its rooms.
      const target = roomOf(path);
      if (target === undefined || target !== room && !arrows[room].includes(target)) {
        wrong.push(`${file.slice(root.length)} imports ${specifier}`);
      }
    }
  }
  assertEquals(wrong, []);
});

Deno.test("rooms are named by the import map, files of the same room by a relative path", () => {
  const wrong: string[] = [];
  for (const file of sources(`${root}lib`)) {
    for (const { specifier } of importedBy(file)) {
      const target = roomOf(resolve(specifier, file));
      const bare = specifier.startsWith("matchbox/");
      if (target && bare === (target === roomOf(file))) {
        wrong.push(`${file}: ${specifier}`);
      }
    }
  }
  assertEquals(wrong, []);
});

Deno.test("what work is made of names the files that it needs, so that its fingerprint has no others", () => {
  // Their mod.ts import everything: they are for notebooks, the command line and the page.
  const barrels = ["agents", "arena", "experiments", "games"].map((room) =>
    `matchbox/${room}/mod.ts`
  );
  const wrong: string[] = [];
  for (const room of ["agents", "arena", "experiments"]) {
    for (const file of sources(`${root}lib/${room}`)) {
      for (const { specifier } of importedBy(file)) {
        if (barrels.includes(specifier)) wrong.push(`${file.slice(root.length)}: ${specifier}`);
      }
    }
  }
  assertEquals(wrong, []);
});

Deno.test("no module imports itself by a detour", () => {
  const graph = new Map(
    sources(`${root}lib`).map((file) => [
      file,
      importedBy(file)
        .map(({ specifier }) => resolve(specifier, file))
        .filter((target) => target !== undefined),
    ]),
  );
  const finished = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    if (finished.has(file)) return;
    assert(!path.includes(file), `a cycle: ${[...path, file].join(" -> ")}`);
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  assertGreater(finished.size, 20);
});

function sources(folder: string): string[] {
  return filesIn(folder)
    // The template of a test lies beside that of a study, and becomes a file of tests/.
    .filter((path) => path.endsWith(".ts") && !path.endsWith("_test.ts"))
    .map((path) => `${folder}/${path}`);
}

function resolve(specifier: string, file: string): string | undefined {
  if (specifier.startsWith("matchbox/")) return `${root}lib/${specifier.slice("matchbox/".length)}`;
  return specifier.startsWith(".") ? join(dirname(file), specifier) : undefined;
}

function roomOf(file?: string): string | undefined {
  return file?.match(/\/lib\/([^/]+)\//)?.[1];
}

/** Parsed once for all tests. */
const imports = new Map<string, Import[]>();

/** What a file imports; a file that it only reads or starts as a worker is no import. */
function importedBy(file: string): Import[] {
  return imports.getOrInsertComputed(
    file,
    () => importsOf(Deno.readTextFileSync(file)).filter(({ kind }) => kind !== "asset"),
  );
}
