/**
 * The programs of the live site: the scripts of pages, the workers, and the modules of the project that cells
 * and studies import, in chunks that are loaded when they are needed.
 *
 * @module
 */
import { build, type BuildFailure, type BuildOptions, type Metafile, stop } from "esbuild";
import { basename, fromFileUrl, join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { filesIn } from "matchbox/base/files_in.ts";
import { projectRoot } from "matchbox/runner/files/project_files.ts";
import { type ComponentName, components } from "matchbox/touch/components.ts";
import { packedComponent } from "matchbox/touch/packed_component.ts";
import type { ModuleList } from "../../live/modules.ts";
import { packedPlace } from "../../live/packed_place.ts";
import { LIVE } from "../places.ts";
import { standIns } from "./stand_ins.ts";

/** A file of the bundle: its path on the site, and its bytes. */
type BundleFile = readonly [place: string, bytes: Uint8Array];

/** The entries with names of their own: workers, and what scripts of pages load later. */
const PROGRAMS = ["kernel_worker.ts", "task_worker.ts", "written_output.ts"];

/** Scripts of pages: each is one file, which a page may have that was opened from the disk. */
const SCRIPTS = ["notebook_page.ts", "study_page.ts", "search_field.ts", "search.ts"];

/** The rooms whose `mod.ts` a cell may import, whether or not a notebook does. */
const ROOMS = ["base", "games", "agents", "arena", "experiments", "report", "notebook"];

/** Where the packages that cells import are, by their names. */
const PACKAGES = "packages/";

const root = fromFileUrl(projectRoot);

/**
 * Bundles the site. It needs a program of its own, see bundle_process.ts.
 *
 * @param imported the modules that notebooks import, by their path in the project, and packages by their names
 * @throws {SetupError} when the code cannot be bundled
 */
export async function bundleLive(imported: Iterable<string>): Promise<BundleFile[]> {
  const modules = [
    ...new Set([...imported, ...ROOMS.map((room) => `lib/${room}/mod.ts`), ...works()]),
  ]
    .sort();
  const data: BundleFile[] = [];
  const common: BuildOptions = {
    ...{ bundle: true, platform: "browser", target: "es2024", legalComments: "none" },
    // The names of functions and classes stay: `source` and errors tell them.
    ...{ minifyWhitespace: true, minifySyntax: true },
    // Modules wherever a package has them, also for those that other packages require: they keep their names.
    mainFields: ["browser", "module", "main"],
    ...{ absWorkingDir: root, outdir: `/${LIVE}`, write: false, logLevel: "silent" },
    plugins: [standIns(root, (place, bytes) => data.push([place, bytes]))],
  };
  try {
    const programs = await build({
      ...common,
      entryPoints: [
        ...modules.map((path) =>
          path.startsWith("lib/")
            ? { in: join(root, path), out: path.replace(/\.ts$/, "") }
            : { in: path, out: PACKAGES + path }
        ),
        ...PROGRAMS.map(entryOf),
      ],
      ...{ splitting: true, format: "esm", metafile: true, chunkNames: "chunks/[hash]" },
    });
    const scripts = await build({ ...common, entryPoints: SCRIPTS.map(entryOf), format: "iife" });
    const files = [...programs.outputFiles!, ...scripts.outputFiles!]
      .map(({ path, contents }): BundleFile => [path.slice(1), contents]);
    const names = [
      json("modules.json", modulesOf(programs.metafile!)),
      json("exports.json", exportsOf()),
    ];
    return [...files, ...data, ...names, ...await packedComponents()];
  } catch (error) {
    throw new SetupError(`the live site cannot be bundled: ${reasonOf(error as BuildFailure)}`);
  } finally {
    await stop();
  }
}

function entryOf(name: string): { in: string; out: string } {
  return { in: join(root, "lib/web/live", name), out: basename(name, ".ts") };
}

function reasonOf({ errors, message }: BuildFailure): string {
  const [first] = errors ?? [];
  return first ? `${first.location?.file ?? ""}: ${first.text}` : message;
}

/** What notebooks show in frames. */
async function packedComponents(): Promise<BundleFile[]> {
  const files: BundleFile[] = [];
  for (const name of Object.keys(components) as ComponentName[]) {
    const text = await packedComponent(name);
    files.push([packedPlace(name), new TextEncoder().encode(text)]);
  }
  return files;
}

function json(name: string, data: unknown): BundleFile {
  return [`${LIVE}/${name}`, new TextEncoder().encode(JSON.stringify(data))];
}

/** What workers and pages load by name: the studies, tournaments and trainings, and what a study's page asks. */
function works(): string[] {
  const studies = filesIn(join(root, "lib/experiments/studies"))
    .filter((path) => /^[^/]+\/(run|show)\.ts$/.test(path))
    .map((path) => `lib/experiments/studies/${path}`);
  const others = ["tournaments/tournament_work.ts", "training/training_work.ts"];
  return [...studies, ...others.map((path) => `lib/runner/${path}`), "lib/web/live/run_here.ts"];
}

function modulesOf({ outputs }: Metafile): ModuleList {
  const nameOf = (path: string) => path.slice(path.indexOf(`${LIVE}/`) + LIVE.length + 1);
  const chunks: Record<string, string> = {};
  const imports: Record<string, string[]> = {};
  for (const [path, { entryPoint, imports: all }] of Object.entries(outputs)) {
    const name = nameOf(path);
    if (name.startsWith(PACKAGES)) chunks[name.slice(PACKAGES.length, -".js".length)] = name;
    else if (entryPoint) chunks[entryPoint] = name;
    imports[name] = all.filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => nameOf(path));
  }
  return { chunks, imports };
}

/** The file of each function and class that lib exports, by name. */
function exportsOf(): Record<string, string> {
  const found: Record<string, string> = {};
  const shown = filesIn(join(root, "lib")).filter((path) => /^(?!web\/).*\.ts$/.test(path));
  for (const path of shown) {
    const text = Deno.readTextFileSync(join(root, "lib", path));
    const declared = /^export (?:abstract |async )?(?:function\*? |class |const )([\w$]+)/gm;
    for (const [, name] of text.matchAll(declared)) found[name] ??= `lib/${path}`;
  }
  return found;
}
