/**
 * The fingerprint of work: a digest of all source files and assets that its rows can depend on. The store
 * keeps it with the rows, so that changed code never reads stale rows. A job has it, so that a worker with
 * other sources refuses the job.
 *
 * @module
 */
import { readFileSync, statSync } from "node:fs";
import { fromFileUrl, toFileUrl } from "@std/path";
import { shortDigest } from "./digest.ts";
import { importsOf } from "./imports.ts";

/** Root of the project: the folder of deno.json. */
export const projectRoot = new URL("../../", import.meta.url);

type ImportMap = Record<string, string>;

/** Digests of source files and versions of packages, by name. */
export type Sources = Readonly<Record<string, string>>;

/** A digest with its inputs. */
export interface Fingerprint {
  /** 16 hexadecimal digits: the digest of `sources`. */
  readonly digest: string;
  readonly sources: Sources;
  /** Files, sorted: relative paths within the project, absolute paths outside it. */
  readonly files: readonly string[];
  /** Packages with their versions, sorted. */
  readonly packages: readonly string[];
}

/**
 * The fingerprint of these modules, of the code that runs tasks, of all modules and files that they import
 * or name, and of the packages with their versions. Type imports do not count.
 */
export function fingerprint(modules: readonly URL[]): Fingerprint {
  const importMap = readImportMap();
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...modules, new URL("./task.ts", import.meta.url)];

  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    const name = nameOf(url);
    if (files.has(name) || !isFile(url)) continue;
    files.add(name);
    if (!/\.[mc]?[jt]s$/.test(name)) continue;
    for (const { specifier, kind } of importsOf(readFileSync(url, "utf8"))) {
      if (kind === "types") continue;
      const file = resolve(specifier, url, importMap);
      if (file) waiting.push(file);
      else if (kind === "module") packages.add(packageOf(specifier, importMap));
    }
  }

  const found = { files: [...files].sort(), packages: [...packages].sort() };
  const sources = sourcesOf(found);
  return { ...found, sources, digest: digestOfSources(sources) };
}

/**
 * The current digest of these files. A missing file counts as empty.
 *
 * @returns 16 hexadecimal digits
 */
export function digestOf(names: Pick<Fingerprint, "files" | "packages">): string {
  return digestOfSources(sourcesOf(names));
}

/** The digest of files and packages with known digests and versions. */
export function digestOfSources(sources: Sources): string {
  return shortDigest(JSON.stringify(Object.entries(sources)));
}

/** The sorted names of files and packages that are only in one of the two or differ between them. */
export function changedSources(before: Sources, now: Sources): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => before[name] !== now[name]).sort();
}

function sourcesOf({ files, packages }: Pick<Fingerprint, "files" | "packages">): Sources {
  const importMap = readImportMap();
  const sources: Record<string, string> = {};
  for (const name of files) {
    const url = locate(name);
    // A file outside the project has different paths on different machines.
    const last = name.startsWith("/") ? name.slice(name.lastIndexOf("/") + 1) : name;
    let shown = last;
    for (let n = 2; shown in sources; n++) shown = `${last} (${n})`;
    sources[shown] = shortDigest(isFile(url) ? readFileSync(url) : "");
  }
  for (const name of packages) {
    const [specifier] = name.split(" ");
    const [, version = specifier] = packageOf(specifier, importMap).split(" ");
    sources[specifier] = version;
  }
  return sources;
}

/**
 * The name of a file in fingerprints and jobs: its relative path in the project, or its absolute path
 * outside it.
 */
export function nameOf(url: URL): string {
  return url.href.startsWith(projectRoot.href)
    ? decodeURIComponent(url.href.slice(projectRoot.href.length))
    : fromFileUrl(url);
}

/** The file with this name. */
export function locate(name: string): URL {
  return toFileUrl(name.startsWith("/") ? name : fromFileUrl(projectRoot) + name);
}

function isFile(url: URL): boolean {
  return statSync(url, { throwIfNoEntry: false })?.isFile() ?? false;
}

function readImportMap(): ImportMap {
  return JSON.parse(Deno.readTextFileSync(new URL("deno.json", projectRoot))).imports;
}

/** The file of a specifier; undefined for a package. */
function resolve(specifier: string, from: URL, importMap: ImportMap): URL | undefined {
  if (specifier.startsWith(".")) return new URL(specifier, from);
  const entry = entryOf(specifier, importMap);
  if (!entry || !importMap[entry].startsWith("./")) return undefined;
  return new URL(importMap[entry] + specifier.slice(entry.length), projectRoot);
}

function packageOf(specifier: string, importMap: ImportMap): string {
  const entry = entryOf(specifier, importMap);
  return entry ? `${specifier} ${importMap[entry]}` : specifier;
}

/** The key of a specifier in the import map: the whole specifier or a prefix. */
function entryOf(specifier: string, importMap: ImportMap): string | undefined {
  return Object.keys(importMap).find((name) =>
    specifier === name || (name.endsWith("/") && specifier.startsWith(name))
  );
}
