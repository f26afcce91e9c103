/**
 * Replaces folders atomically: the new folder is written next to the old one and renamed when it is
 * complete. A program killed at any moment leaves the old folder or the new one, never a mixture.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "@std/path";

/** Name endings of a folder until it is complete, and while it is being replaced. */
const NEW = ".being-written";
const OLD = ".being-replaced";

/**
 * Writes a new folder in place of an old one.
 *
 * @param write fills the given empty folder; if it throws, the old folder is unchanged
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
 * Restores a folder whose replacement was interrupted between its two renamings. Readers call this first.
 */
export async function restoreFolder(folder: string): Promise<void> {
  const old = folder + OLD;
  if (!existsSync(old)) return;
  if (existsSync(folder)) await removeFolder(old);
  else await Deno.rename(old, folder);
}

/** Restores every folder of `parent` and removes the remains of interrupted writers. */
export async function tidyFolders(parent: string): Promise<void> {
  for (const name of await leftovers(parent, OLD)) {
    await restoreFolder(join(parent, name.slice(0, -OLD.length)));
  }
  for (const name of await leftovers(parent, NEW)) await removeFolder(join(parent, name));
}

/** The sorted names of the folders in `parent`, without the remains of interrupted writers. */
export async function listFolders(parent: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(parent)) {
    if (isDirectory && !name.endsWith(NEW) && !name.endsWith(OLD)) names.push(name);
  }
  return names.sort();
}

/** Writes a file atomically: an interruption leaves the old file. */
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
