/**
 * Finds the file of lib that exports a function or class. A page finds it in another way.
 *
 * @module
 */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { declarationIn } from "./declaration.ts";

/** A file of lib. */
export interface ExportingFile {
  /** Its path from the root of the project. */
  readonly path: string;
  readonly text: string;
}

const lib = new URL("../", import.meta.url);
const require = createRequire(import.meta.url);

/** The files of lib by path, as at the first question: a module that changes needs a new kernel anyway. */
let files: Map<string, string> | undefined;

/** The file that exports a function or class by its own name; undefined when there is none. */
export function exportingFile(shown: { readonly name: string }): ExportingFile | undefined {
  const { name } = shown;
  files ??= new Map(
    [...typeScriptIn("")].map((path) => [path, Deno.readTextFileSync(new URL(path, lib))]),
  );
  for (const [path, text] of files) {
    if (!text.includes(name) || declarationIn(text, name, "export ") === null) continue;
    // Other files may export something else with that name. If it is this one, the module is already loaded.
    if (require(fileURLToPath(new URL(path, lib)))[name] === shown) {
      return { path: `lib/${path}`, text };
    }
  }
  return undefined;
}

/**
 * The sources of kernels, which are AssemblyScript and export to WebAssembly alone, and the programs of pages,
 * which have functions with the same names as those that they stand for.
 */
const LEFT_OUT = ["kernels/assembly/", "web/live/"];

/** The TypeScript files of a folder of lib and its subfolders, as paths from lib. */
function* typeScriptIn(folder: string): Generator<string> {
  if (LEFT_OUT.includes(folder)) return;
  for (const { name, isDirectory } of Deno.readDirSync(new URL(folder, lib))) {
    if (isDirectory) yield* typeScriptIn(`${folder}${name}/`);
    // The template of a test names files that do not exist yet.
    else if (name.endsWith(".ts") && !name.endsWith("_test.ts")) yield `${folder}${name}`;
  }
}
