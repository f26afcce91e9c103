/**
 * `doc`: writes the reference of lib as pages, and checks that everything public is documented.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { escape } from "@std/html";
import { filesIn } from "matchbox/base/files_in.ts";
import { plainText, runProgram } from "matchbox/runner/machine/program.ts";

/** Where the pages are written. */
const FOLDER = "out/reference";

/** The rooms of lib in the order in which they build on each other. */
const ROOMS = [
  "base",
  "games",
  "kernels",
  "agents",
  "arena",
  "experiments",
  "report",
  "runner",
  "touch",
  "notebook",
  "jupyter",
  "licences",
];

/** Files with types that public modules mention, beside those that other rooms import. */
const TYPES = [
  "agents/evaluate/reversi/pattern_shapes.ts",
  "agents/search/futility.ts",
  "agents/search/probcut.ts",
  "agents/search/probcut_pairs.ts",
  "jupyter/executor.ts",
  "touch/tree/recorded_search.ts",
  "kernels/kernel.ts",
  "kernels/search.ts",
  "runner/fingerprint/fingerprint.ts",
  "runner/fingerprint/imports.ts",
  "runner/plans/standing.ts",
  "runner/plans/plan_file.ts",
  "runner/publish/manifest.ts",
  "runner/fingerprint/sources.ts",
  "runner/store/store.ts",
  "runner/work/task.ts",
];

/** Rooms that import single files of each other, where others import their mod.ts. */
const BY_FILE = ["games", "kernels", "agents", "arena", "experiments", "touch"];

/** Studies and their templates are read, not imported; the page is a program, and lists are behind registries. */
const NOT_PUBLIC =
  /^(experiments\/(studies|template)|touch\/(boards?|menace|page)|web)\/|\/list\.ts$/;

/** `doc`. */
export async function docVerb(): Promise<void> {
  const modules = await publicModules();
  // Pages of an earlier run about what is there no more.
  if (existsSync(FOLDER)) await Deno.remove(FOLDER, { recursive: true });
  // Deno makes the folder, and not the one that it is in.
  await Deno.mkdir(FOLDER, { recursive: true });
  const args = ["--html", "--name", "Matchbox", "--output", FOLDER, ...modules.map(pathOf)];
  const { code, output } = await denoDoc(args);
  if (code !== 0) {
    console.error(output);
    Deno.exitCode = 1;
    return;
  }
  const start = `${FOLDER}/index.html`;
  const page = await Deno.readTextFile(start);
  const list = await startList(modules);
  await Deno.writeTextFile(start, page.replace("<main></main>", `<main>${list}</main>`));
  console.log(`wrote ${start}: ${modules.length} modules`);
}

/** What is not documented in the public modules, one line each. */
export async function referenceProblems(): Promise<string[]> {
  return await undocumented((await publicModules()).map(pathOf));
}

/** What is not documented in these modules, one line each. */
export async function undocumented(paths: readonly string[]): Promise<string[]> {
  const { code, output } = await denoDoc(["--lint", ...paths]);
  const problems = [...output.matchAll(/^error\[.*?\]: (.*)\n *--> (.*)$/gm)]
    .map(([, problem, place]) => `${place.replace(`${Deno.cwd()}/`, "")}: ${problem}`);
  return code === 0 || problems.length > 0 ? problems : [output.trim()];
}

/**
 * The modules of lib that other rooms or the command line import, sorted by room. Rooms that import single files of
 * each other make none of these public.
 */
export async function publicModules(): Promise<string[]> {
  const modules = new Set(TYPES);
  for (const file of ["cli.ts", ...sourcesIn("cli"), ...sourcesIn("lib")]) {
    const text = await Deno.readTextFile(file);
    for (const [, module] of text.matchAll(/"matchbox\/([\w/]+\.ts)"/g)) {
      const inner = BY_FILE.includes(file.split("/")[1]) && BY_FILE.includes(roomOf(module));
      if (!NOT_PUBLIC.test(module) && !inner) modules.add(module);
    }
  }
  // In a room its mod.ts comes first, then those of its folders.
  const place = (module: string) =>
    100 * ROOMS.indexOf(roomOf(module)) + 10 * Number(!module.endsWith("/mod.ts")) +
    module.split("/").length;
  return [...modules].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/** The start page, which `deno doc` leaves empty when there are several modules: all of them by room. */
async function startList(modules: readonly string[]): Promise<string> {
  const rooms = Map.groupBy(modules, roomOf);
  const lists = await Promise.all(
    [...rooms].map(async ([room, files]) => {
      const items = await Promise.all(
        files.map(async (file) =>
          `<p><a class="contextLink" href="${file}/index.html">matchbox/${file}</a><br>${
            escape(await summaryOf(file))
          }</p>`
        ),
      );
      return `<section><h2 style="font-size: 1.4em; font-weight: bold">${room}</h2>${
        items.join("")
      }</section>`;
    }),
  );
  return `<div class="space-y-2"><h1 style="font-size: 1.8em; font-weight: bold">Modules of lib</h1>${
    lists.join("")
  }</div>`;
}

/** The first sentence of a module's comment. */
async function summaryOf(module: string): Promise<string> {
  const text = await Deno.readTextFile(pathOf(module));
  const [, comment = ""] = text.match(/^\/\*\*\n(.*?)\*\//s) ?? [];
  const words = comment.replaceAll(/^ \* ?/gm, "").split(/\n\n|@/)[0].replaceAll(/\s+/g, " ")
    .trim();
  return words.match(/^.*?[.](?= |$)/)?.[0] ?? words;
}

async function denoDoc(args: readonly string[]): Promise<{ code: number; output: string }> {
  const { code, lines } = await runProgram(Deno.execPath(), ["doc", ...args], {
    more: plainText,
  });
  return { code, output: lines.join("\n") };
}

function sourcesIn(folder: string): string[] {
  return filesIn(folder).filter((path) => path.endsWith(".ts")).map((path) => `${folder}/${path}`);
}

function roomOf(module: string): string {
  return module.split("/")[0];
}

function pathOf(module: string): string {
  return `lib/${module}`;
}
