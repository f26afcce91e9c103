/**
 * The fingerprint of work: a digest of all source files and assets that its rows can depend on. The store
 * keeps it with the rows, so that changed code never reads stale rows. A job has it, so that a worker with
 * other sources refuses the job.
 *
 * @module
 */
import { headerImports } from "./header_imports.ts";
import { bytesIfThere } from "./if_there.ts";
import { fileOf, packageOf, readImportMap } from "./import_map.ts";
import { importsOf } from "./imports.ts";
import { nameOf } from "./project_files.ts";
import { digestOfSources, type SourceNames, type Sources, sourcesOf } from "./sources.ts";

/** A digest with its inputs. */
export interface Fingerprint extends SourceNames {
  /** 16 hexadecimal digits: the digest of `sources`. */
  readonly digest: string;
  /** The names of the modules that it was made for. */
  readonly modules: readonly string[];
  /** The digests of source files and the versions of packages, by name. */
  readonly sources: Sources;
}

/**
 * The fingerprint of these modules, of the code that runs tasks, of all modules and files that they import
 * or name, and of the packages with their versions. Type imports do not count.
 */
export function fingerprint(modules: readonly URL[]): Fingerprint {
  const importMap = readImportMap();
  const decoder = new TextDecoder();
  const contents = new Map<string, Uint8Array>();
  const packages = new Set<string>();
  const waiting = [...modules, new URL("./task.ts", import.meta.url)];

  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    const name = nameOf(url);
    const content = contents.has(name) ? null : bytesIfThere(url);
    if (!content) continue;
    contents.set(name, content);
    if (!/\.[mc]?[jt]s$/.test(name)) continue;
    const source = decoder.decode(content);
    for (const { specifier, kind } of headerImports(source) ?? importsOf(source)) {
      if (kind === "types") continue;
      const file = fileOf(specifier, url, importMap);
      if (file) waiting.push(file);
      else if (kind === "module") packages.add(packageOf(specifier, importMap));
    }
  }

  const found = { files: [...contents.keys()].sort(), packages: [...packages].sort() };
  const sources = sourcesOf(found, contents);
  return { ...found, modules: modules.map(nameOf), sources, digest: digestOfSources(sources) };
}
