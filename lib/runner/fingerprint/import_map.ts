/**
 * The import map of the project: what the bare names in imports stand for.
 *
 * @module
 */
import { projectRoot } from "../files/project_files.ts";

/** Names, and prefixes that end with a slash, with the files or packages that they stand for. */
export type ImportMap = Readonly<Record<string, string>>;

/** The import map in deno.json. */
export function readImportMap(): ImportMap {
  return JSON.parse(Deno.readTextFileSync(new URL("deno.json", projectRoot))).imports;
}

/** The file of a specifier; undefined for a package. */
export function fileOf(specifier: string, from: URL, importMap: ImportMap): URL | undefined {
  if (specifier.startsWith(".")) return new URL(specifier, from);
  const entry = entryOf(specifier, importMap);
  if (!entry || !importMap[entry].startsWith("./")) return undefined;
  return new URL(importMap[entry] + specifier.slice(entry.length), projectRoot);
}

/** The specifier of a package with what it stands for, e.g. `valibot npm:valibot@1.5.0`. */
export function packageOf(specifier: string, importMap: ImportMap): string {
  const entry = entryOf(specifier, importMap);
  return entry ? `${specifier} ${importMap[entry]}` : specifier;
}

/** The key of a specifier in the import map: the whole specifier or a prefix. */
function entryOf(specifier: string, importMap: ImportMap): string | undefined {
  // Nearly all are a name, or begin with a prefix of one word: then not every entry is looked at.
  if (Object.hasOwn(importMap, specifier)) return specifier;
  const word = specifier.slice(0, specifier.indexOf("/") + 1);
  if (Object.hasOwn(importMap, word)) return word;
  return Object.keys(importMap).find((name) =>
    specifier === name || (name.endsWith("/") && specifier.startsWith(name))
  );
}
