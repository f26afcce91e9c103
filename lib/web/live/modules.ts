/**
 * The modules of the project on this site: a cell or a study names them by their path in the project, and
 * the bundle has them in chunks.
 *
 * @module
 */
import { siteFile } from "./stand_ins/files.ts";

/** What `live/modules.json` says. */
export interface ModuleList {
  /** The chunk of each module, relative to live/, by the path of the module in the project. */
  readonly chunks: Readonly<Record<string, string>>;
  /** What each chunk imports, so that all of it is asked for at once. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

let list: ModuleList | undefined;

function modules(): ModuleList {
  return list ??= JSON.parse(new TextDecoder().decode(siteFile("live/modules.json")));
}

/** The paths of all modules that can be imported. */
export function moduleNames(): string[] {
  return Object.keys(modules().chunks);
}

/** Whether a module can be imported. */
export function hasModule(name: string): boolean {
  return Object.hasOwn(modules().chunks, name);
}

/**
 * Imports a module.
 *
 * @param name its path in the project
 * @throws {Error} when it is not on this site
 */
export async function importModule(name: string): Promise<Record<string, unknown>> {
  const chunk = modules().chunks[name];
  if (chunk === undefined) {
    throw new Error(`there is no module ${name} on this page; it is in \`deno task lab\``);
  }
  // All that it needs is asked for at once, and not one level of imports after the other.
  await Promise.all([...neededBy(chunk)].map((each) => import(addressOf(each))));
  return await import(addressOf(chunk));
}

function neededBy(chunk: string, found = new Set<string>()): Set<string> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const each of modules().imports[chunk] ?? []) neededBy(each, found);
  return found;
}

function addressOf(chunk: string): string {
  return new URL(chunk, globalThis.location.href).href;
}
