/**
 * The fingerprint of a study: a digest of every source file on which its rows can depend. Rows in the
 * store carry it, so that changed code never reads stale rows.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { importsOf } from "./imports.ts";

/** Root of the project: the folder of deno.json. */
export const projectRoot = new URL("../../", import.meta.url);

type ImportMap = Record<string, string>;

/**
 * Digest of these modules, of the code that runs tasks, and of all modules that they import, with the
 * names and versions of the packages among them. Imports of types do not count.
 *
 * @returns 16 hexadecimal digits
 */
export function fingerprint(modules: readonly URL[]): string {
  const importMap: ImportMap =
    JSON.parse(Deno.readTextFileSync(new URL("deno.json", projectRoot))).imports;
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const waiting = [...modules, new URL("./task.ts", import.meta.url)];

  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (files.has(url.href)) continue;
    const source = read(url);
    files.set(url.href, source);
    for (const { specifier, typeOnly } of importsOf(source)) {
      if (typeOnly) continue;
      const file = resolve(specifier, url, importMap);
      if (file) waiting.push(file);
      else packages.add(packageOf(specifier, importMap));
    }
  }

  const hash = createHash("sha256");
  for (const [href, source] of [...files].sort(([a], [b]) => a < b ? -1 : 1)) {
    hash.update(`${nameOf(href)}\n${source.length}\n${source}\n`);
  }
  hash.update([...packages].sort().join("\n"));
  return hash.digest("hex").slice(0, 16);
}

/** The text of a module; nothing when there is none, e.g. because the import stands in a comment. */
function read(url: URL): string {
  try {
    return Deno.readTextFileSync(url);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "";
    throw error;
  }
}

/** The file that a specifier names; undefined when it names a package. */
function resolve(specifier: string, from: URL, importMap: ImportMap): URL | undefined {
  if (specifier.startsWith(".")) return new URL(specifier, from);
  const entry = entryOf(specifier, importMap);
  if (!entry || !importMap[entry].startsWith("./")) return undefined;
  return new URL(importMap[entry] + specifier.slice(entry.length), projectRoot);
}

/** The place of a file within the project, so that a clone elsewhere has the same fingerprint. */
function nameOf(href: string): string {
  return href.startsWith(projectRoot.href)
    ? href.slice(projectRoot.href.length)
    : href.slice(href.lastIndexOf("/") + 1);
}

function packageOf(specifier: string, importMap: ImportMap): string {
  const entry = entryOf(specifier, importMap);
  return entry ? `${specifier} ${importMap[entry]}` : specifier;
}

/** The name by which the import map knows a specifier: the whole of it, or its beginning. */
function entryOf(specifier: string, importMap: ImportMap): string | undefined {
  return Object.keys(importMap).find((name) =>
    specifier === name || (name.endsWith("/") && specifier.startsWith(name))
  );
}
