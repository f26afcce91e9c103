/**
 * A folder is written beside its place and put there when it is whole: a program that is killed at any moment
 * leaves the old one or the new one, never some files of each.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "@std/path";

/** What a folder is called until it is whole, and while it is being replaced. */
const NEW = ".being-written";
const OLD = ".being-replaced";

/**
 * Writes a folder anew.
 *
 * @param write fills the empty folder that it is handed; when it throws, all stays as it was
 */
export async function replaceFolder(
  path: string,
  write: (fresh: string) => Promise<void>,
): Promise<void> {
  const folder = resolve(path);
  const [fresh, old] = [folder + NEW, folder + OLD];
  await restoreFolder(folder);
  await removeFolder(fresh);
  await Deno.mkdir(fresh, { recursive: true });
  try {
    await write(fresh);
  } catch (error) {
    await removeFolder(fresh);
    throw error;
  }
  if (existsSync(folder)) await Deno.rename(folder, old);
  await Deno.rename(fresh, folder);
  await removeFolder(old);
}

/**
 * Puts a folder back whose replacement was interrupted: between the two steps it is in neither place. A reader
 * calls this first.
 */
export async function restoreFolder(folder: string): Promise<void> {
  const old = folder + OLD;
  if (!existsSync(old)) return;
  if (existsSync(folder)) await removeFolder(old);
  else await Deno.rename(old, folder);
}

/** Restores every folder of `parent`, and removes what interrupted writers left there. */
export async function tidyFolders(parent: string): Promise<void> {
  for (const name of await leftovers(parent, OLD)) {
    await restoreFolder(join(parent, name.slice(0, -OLD.length)));
  }
  for (const name of await leftovers(parent, NEW)) await removeFolder(join(parent, name));
}

/** The folders in `parent` by name, in order, without what interrupted writers left. */
export async function listFolders(parent: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(parent)) {
    if (isDirectory && !name.endsWith(NEW) && !name.endsWith(OLD)) names.push(name);
  }
  return names.sort();
}

/** Writes a file as a whole: whoever is interrupted leaves the one that was there. */
export async function replaceFile(path: string, write: (fresh: string) => Promise<void>) {
  const fresh = join(dirname(path), `.${basename(path)}${NEW}`);
  await write(fresh);
  await Deno.rename(fresh, path);
}

async function leftovers(parent: string, suffix: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(parent));
  return entries.map(({ name }) => name).filter((name) => name.endsWith(suffix));
}

async function removeFolder(folder: string): Promise<void> {
  await Deno.remove(folder, { recursive: true }).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
}
