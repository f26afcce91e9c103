/**
 * What stands for the search of a function in the files of lib in a page: a list of their exports.
 *
 * @module
 */
import { siteFile } from "./files.ts";

let list: Readonly<Record<string, string>> | undefined;

/** The file that exports a function or class by its own name; undefined when there is none. */
export function exportingFile(
  { name }: { readonly name: string },
): { readonly path: string; readonly text: string } | undefined {
  list ??= JSON.parse(textOf("live/exports.json")) as Record<string, string>;
  const path = Object.hasOwn(list, name) ? list[name] : undefined;
  return path === undefined ? undefined : { path, text: textOf(path) };
}

function textOf(path: string): string {
  return new TextDecoder().decode(siteFile(path));
}
