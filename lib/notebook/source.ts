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
import { UsageError } from "matchbox/base/mod.ts";
import type { Display } from "matchbox/report/display.ts";
import { declarationIn } from "./declaration.ts";
import { exportingFile } from "./exporting_file.ts";
import { markdown } from "./markdown.ts";

/** A function or a class. */
export type Sourced =
  | ((...args: never[]) => unknown)
  | (abstract new (...args: never[]) => unknown);

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
  const found = name === "" ? undefined : exportingFile(shown);
  if (found) {
    const text = declarationIn(found.text, name, "export ")!;
    const parts = helpers ? [text, ...helpersOf(text, found.text)] : [text];
    return { path: found.path, text: parts.join("\n\n") };
  }
  throw new UsageError(
    `source: no file of lib exports ${name === "" ? "this function without a name" : name}; ` +
      "expected a function or class that a module of lib exports",
  );
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
