/**
 * The files of the live site beside its pages: the programs, and what they read: published results, and the
 * sources that `source` shows.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { dirname, fromFileUrl, join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { filesIn } from "matchbox/base/files_in.ts";
import { projectRoot } from "matchbox/runner/files/project_files.ts";
import { listNotebooks } from "matchbox/runner/notebook_files/notebook.ts";
import type { Page } from "../frame.ts";
import { LIVE } from "../places.ts";
import { pageList } from "./page_list.ts";

/** What a page reads of results: rows, tables, figures, what was judged and how. */
const READ = /\.(csv|csv\.gz|json|svg|txt)$/;

/**
 * Writes all files of the live site beside its pages.
 *
 * @param root the folder of the project
 * @param folder of the site
 * @param pages those that the search field finds
 * @throws {SetupError} when the code cannot be bundled
 */
export async function writeLiveFiles(
  root: string,
  folder: string,
  pages: readonly Page[],
): Promise<void> {
  await bundle(folder, await importedModules(root));
  const paths = [
    ...filesIn(join(root, "results")).map((path) => `results/${path}`)
      .filter((path) => READ.test(path)),
    ...filesIn(join(root, "lib")).map((path) => `lib/${path}`)
      .filter((path) => path.endsWith(".ts") || path.endsWith("/plan.json")),
  ];
  const sizes: [path: string, bytes: number][] = [];
  for (const path of paths) {
    const bytes = await Deno.readFile(join(root, path));
    await Deno.mkdir(dirname(join(folder, path)), { recursive: true });
    await Deno.writeFile(join(folder, path), bytes);
    sizes.push([path, bytes.length]);
  }
  await Deno.writeTextFile(join(folder, LIVE, "files.json"), JSON.stringify(sizes));
  const search = join(folder, LIVE, "search.js");
  await Deno.writeTextFile(search, pageList(pages) + await Deno.readTextFile(search));
}

/** The modules that the cells of notebooks import, by their path in the project, and packages by their names. */
async function importedModules(root: string): Promise<string[]> {
  const { imports } = JSON.parse(await Deno.readTextFile(new URL("deno.json", projectRoot)));
  const found = new Set<string>();
  for (const path of await listNotebooks(join(root, "notebooks"))) {
    const text = await Deno.readTextFile(path);
    for (const [, name] of text.matchAll(/from \\"matchbox\/([\w/]+\.ts)\\"/g)) {
      if (existsSync(join(root, "lib", name))) found.add(`lib/${name}`);
    }
    for (const [, name] of text.matchAll(/from \\"([\w.-]+)\\"/g)) {
      if (String(imports[name]).startsWith("npm:")) found.add(name);
    }
  }
  return [...found];
}

async function bundle(folder: string, modules: readonly string[]): Promise<void> {
  const entry = fromFileUrl(new URL("./bundle_process.ts", import.meta.url));
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--node-modules-dir=manual", "--no-remote", "--quiet", "--no-prompt"],
      ...["--allow-read", `--allow-write=${folder}`, "--allow-env", "--allow-run"],
      ...[entry, folder, ...modules],
    ],
    cwd: fromFileUrl(projectRoot),
    env: { NO_COLOR: "1" },
    stdout: "null",
    stderr: "piped",
  }).output();
  if (!success) {
    throw new SetupError(
      new TextDecoder().decode(stderr).trim() || "the live site was not bundled",
    );
  }
}
