/**
 * Shows the source code of a function or class of lib in a notebook, exactly as it runs.
 *
 * @example
 * ```ts
 * import { alphaBeta } from "matchbox/agents/mod.ts";
 * import { source } from "matchbox/notebook/mod.ts";
 *
 * source(alphaBeta);
 * ```
 *
 * @module
 */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { UsageError } from "matchbox/base/mod.ts";
import type { Display } from "matchbox/report/display.ts";
import { markdown } from "./markdown.ts";

/** A function or a class. */
export type Sourced =
  | ((...args: never[]) => unknown)
  | (abstract new (...args: never[]) => unknown);

const lib = new URL("../", import.meta.url);

/** The files of lib by path, as at the first question: a module that changes needs a new kernel anyway. */
let files: Map<string, string> | undefined;

const require = createRequire(import.meta.url);

/** Options of `source`. */
export interface SourceOptions {
  /** Whether to show the functions of the same file that it calls, except exported ones. */
  readonly helpers?: boolean;
}

/**
 * Shows the TypeScript source of a function or class that lib exports, with its docstring and a link to
 * its file.
 *
 * @throws {UsageError} when no file of lib exports it
 */
export function source(shown: Sourced, options: SourceOptions = {}): Display {
  const { path, text } = sourceOf(shown, options);
  // A docstring may itself contain a fence.
  const fence = text.includes("```") ? "````" : "```";
  return markdown(`[${path}](../${path})\n\n${fence}ts\n${text}\n${fence}`);
}

/**
 * Finds a function or class: the file that exports it, and its source text.
 *
 * @returns the path from the root of the project, and the declaration with its docstring
 * @throws {UsageError} when no file of lib exports it
 */
export function sourceOf(
  shown: Sourced,
  { helpers = false }: SourceOptions = {},
): { path: string; text: string } {
  const { name } = shown;
  files ??= new Map(
    [...typeScriptIn("")].map((path) => [path, Deno.readTextFileSync(new URL(path, lib))]),
  );
  for (const [path, file] of name === "" ? [] : files) {
    const url = new URL(path, lib);
    const text = file.includes(name) ? declarationIn(file, name, "export ") : null;
    // Other files may export something else with that name. If it is this one, the module is already loaded.
    if (text === null || require(fileURLToPath(url))[name] !== shown) continue;
    const parts = helpers ? [text, ...helpersOf(text, file)] : [text];
    return { path: `lib/${path}`, text: parts.join("\n\n") };
  }
  throw new UsageError(
    `source: no file of lib exports ${name === "" ? "this function without a name" : name}; ` +
      "expected a function or class that a module of lib exports",
  );
}

/** The sources of kernels, which are AssemblyScript and export to WebAssembly alone. */
const ASSEMBLY = "kernels/assembly/";

/** The TypeScript files of a folder of lib and its subfolders, as paths from lib. */
function* typeScriptIn(folder: string): Generator<string> {
  if (folder === ASSEMBLY) return;
  for (const { name, isDirectory } of Deno.readDirSync(new URL(folder, lib))) {
    if (isDirectory) yield* typeScriptIn(`${folder}${name}/`);
    // The template of a test names files that do not exist yet.
    else if (name.endsWith(".ts") && !name.endsWith("_test.ts")) yield `${folder}${name}`;
  }
}

/**
 * The functions of a file that `text` calls directly or indirectly and that are not exported, in file order.
 */
function helpersOf(text: string, file: string): string[] {
  const own = [...file.matchAll(/^(?:async )?function\*? (\w+)/gm)].map(([, name]) => ({
    name,
    declaration: declarationIn(file, name, "")!,
  }));
  const wanted = new Set<string>();
  const follow = (caller: string): void => {
    const code = caller.replace(/^\/\*\*.*?\*\/\n/s, "");
    for (const { name, declaration } of own) {
      if (wanted.has(name) || !new RegExp(`\\b${name}\\(`).test(code)) continue;
      wanted.add(name);
      follow(declaration);
    }
  };
  follow(text);
  return own.filter(({ name }) => wanted.has(name)).map(({ declaration }) => declaration);
}

/**
 * The declaration of `name` with the docstring before it; null when there is none. In formatted files it
 * ends before the next line that begins with anything but a space or a closing bracket.
 *
 * @param keyword the start of the declaration: `export ` or empty
 */
function declarationIn(file: string, name: string, keyword: "export " | ""): string | null {
  const lines = file.split("\n");
  const begins = new RegExp(
    `^${keyword}(abstract |async )?(function\\*? |class |const )${
      name.replaceAll("$", "\\$")
    }(?![\\w$])`,
  );
  const first = lines.findIndex((line) => begins.test(line));
  if (first < 0) return null;
  const next = lines.findIndex((line, index) => index > first && /^[^\s)}\]]/.test(line));
  const end = next < 0 ? lines.length : next;
  let start = first;
  if (lines[first - 1] === " */" || lines[first - 1]?.startsWith("/** ")) {
    start = lines.findLastIndex((line, index) => index < first && line.startsWith("/**"));
  }
  return lines.slice(start, end).join("\n").trimEnd();
}
