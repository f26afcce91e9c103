/**
 * The digests of source files and the versions of packages: what a fingerprint is made of.
 *
 * @module
 */
import { shortDigest } from "../files/digest.ts";
import { bytesIfThere } from "../files/if_there.ts";
import { locate } from "../files/project_files.ts";
import { packageOf, readImportMap } from "./import_map.ts";

/** Digests of source files and versions of packages, by name. */
export type Sources = Readonly<Record<string, string>>;

/** The names of files and packages. */
export interface SourceNames {
  /** Files, sorted: relative paths within the project, absolute paths outside it. */
  readonly files: readonly string[];
  /** Packages with their versions, sorted. */
  readonly packages: readonly string[];
}

/**
 * The current digests of these files and versions of these packages. A missing file counts as empty.
 *
 * @param known contents of files that were read just now, by name
 */
export function sourcesOf(
  { files, packages }: SourceNames,
  known: ReadonlyMap<string, Uint8Array> = new Map(),
): Sources {
  const importMap = readImportMap();
  const sources: Record<string, string> = {};
  for (const name of files) {
    // A file outside the project has different paths on different machines.
    const last = name.startsWith("/") ? name.slice(name.lastIndexOf("/") + 1) : name;
    let shown = last;
    for (let n = 2; shown in sources; n++) shown = `${last} (${n})`;
    sources[shown] = shortDigest(known.get(name) ?? bytesIfThere(locate(name)) ?? "");
  }
  for (const name of packages) {
    const [specifier] = name.split(" ");
    const [, version = specifier] = packageOf(specifier, importMap).split(" ");
    sources[specifier] = version;
  }
  return sources;
}

/**
 * The current digest of these files and packages.
 *
 * @returns 16 hexadecimal digits
 */
export function digestOf(names: SourceNames): string {
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
