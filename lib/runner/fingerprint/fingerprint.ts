/**
 * The fingerprint of work: a digest of all source files and assets that its rows can depend on. The store
 * keeps it with the rows, so that changed code never reads stale rows. A job has it, so that a worker with
 * other sources refuses the job.
 *
 * @module
 */
import { bytesIfThere } from "../files/if_there.ts";
import { fileOf, packageOf, readImportMap } from "./import_map.ts";
import { type Import, importsOf } from "./imports.ts";
import { lexedImports } from "./lexed_imports.ts";
import { nameOf } from "../files/project_files.ts";
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

/** Lists of games, agents and learners: what is in them counts for those that name it, see named_files.ts. */
const LIST = /^lib\/(?:.*\/)?list\.ts$/;

/**
 * The fingerprint of these modules, of the code that runs tasks, of all modules and files that they import
 * or name, and of the packages with their versions. Type imports do not count, nor do lists.
 *
 * @param files what was read before, so that several fingerprints read each file once
 */
export function fingerprint(
  modules: readonly URL[],
  files: Map<string, SourceFile> = new Map(),
): Fingerprint {
  const runs = [...modules, new URL("../work/task.ts", import.meta.url)];
  const { found, contents } = neededBy(runs, files, (name) => LIST.test(name));
  const sources = sourcesOf(found, contents);
  return { ...found, modules: modules.map(nameOf), sources, digest: digestOfSources(sources) };
}

/** The digest of all that is in a bundle of this module: as in a fingerprint, and lists too. */
export function digestOfBundled(module: URL): string {
  const { found, contents } = neededBy([module], new Map(), () => false);
  return digestOfSources(sourcesOf(found, contents));
}

/** What modules import or name, and what these do, but for files to be left out. */
function neededBy(
  modules: readonly URL[],
  files: Map<string, SourceFile>,
  isLeftOut: (name: string) => boolean,
): { readonly found: SourceNames; readonly contents: ReadonlyMap<string, Uint8Array> } {
  const importMap = readImportMap();
  const contents = new Map<string, Uint8Array>();
  const packages = new Set<string>();
  const waiting = [...modules];
  const seen = new Set<string>();

  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    // Most files are imported by several others.
    if (seen.has(url.href)) continue;
    seen.add(url.href);
    const name = nameOf(url);
    if (contents.has(name) || isLeftOut(name)) continue;
    const file = files.get(name) ?? readSource(name, url);
    if (!file) continue;
    files.set(name, file);
    contents.set(name, file.content);
    for (const { specifier, kind } of file.imports) {
      const target = fileOf(specifier, url, importMap);
      if (target) waiting.push(target);
      else if (kind === "module") packages.add(packageOf(specifier, importMap));
    }
  }
  return {
    found: { files: [...contents.keys()].sort(), packages: [...packages].sort() },
    contents,
  };
}

/** A source file and what it needs when it runs. */
export interface SourceFile {
  /** Its bytes. */
  readonly content: Uint8Array;
  /** Without type imports. */
  readonly imports: readonly Import[];
}

function readSource(name: string, url: URL): SourceFile | null {
  const content = bytesIfThere(url);
  if (!content) return null;
  if (!/\.[mc]?[jt]s$/.test(name)) return { content, imports: [] };
  const source = new TextDecoder().decode(content);
  const imports = lexedImports(source) ??
    importsOf(source).filter(({ kind }) => kind !== "types");
  return { content, imports };
}
