/**
 * Replaces folders atomically: the new folder is written next to the old one and renamed when it is
 * complete. A program killed at any moment leaves the old folder or the new one, never a mixture. Programs
 * that replace the same folder at the same time do not disturb each other; the last one wins.
 *
 * @module
 */
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "@std/path";
import { removeIfThere } from "./if_there.ts";
import { notWritten } from "./system_error.ts";

/** A folder until it is complete, and while it is being replaced: NAME.NUMBER and one of these endings. */
const NEW = ".being-written";
const OLD = ".being-replaced";
const TEMPORARY = /^(.+)\.[0-9a-f]{8}(\.being-written|\.being-replaced)$/;

/** Milliseconds after which an incomplete folder is what a killed program left. */
const ABANDONED = 3_600_000;

/** Each needs another program that replaces the same folder in the same millisecond. */
const MOST_ATTEMPTS = 100;

/**
 * Writes a new folder in place of an old one.
 *
 * @param write fills the given empty folder; if it throws, the old folder is unchanged
 * @throws {SetupError} when the disk is full or the folder is read-only
 */
export async function replaceFolder(
  path: string,
  write: (fresh: string) => Promise<void>,
): Promise<void> {
  const folder = resolve(path);
  const number = crypto.randomUUID().slice(0, 8);
  const [fresh, old] = [`${folder}.${number}${NEW}`, `${folder}.${number}${OLD}`];
  try {
    restoreFolder(folder);
    await Deno.mkdir(fresh, { recursive: true });
    await write(fresh);
    putInPlace(folder, fresh, old);
  } catch (error) {
    await removeIfThere(fresh).catch(() => {});
    throw notWritten(path, error);
  }
  await removeIfThere(old);
  await tidy(dirname(folder), basename(folder), ABANDONED);
}

/** Restores a folder whose replacement was interrupted between its two renamings. */
export function restoreFolder(folder: string): void {
  const [path, parent] = [resolve(folder), dirname(resolve(folder))];
  if (existsSync(path)) return;
  const old = temporaries(parent).find(({ of, ending }) => ending === OLD && of === basename(path));
  try {
    if (old) renameIfThere(join(parent, old.name), path);
  } catch (error) {
    // Another program may have put its own folder there meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/** Restores every folder of `parent` and removes the remains of programs that were killed. */
export async function tidyFolders(parent: string): Promise<void> {
  for (const { of } of temporaries(parent)) restoreFolder(join(parent, of));
  for (const { of } of temporaries(parent)) await tidy(parent, of, 0);
}

/** The sorted names of the folders in `parent`, without hidden and temporary ones. */
export async function listFolders(parent: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(parent)) {
    if (isDirectory && !name.startsWith(".") && !TEMPORARY.test(name)) names.push(name);
  }
  return names.sort();
}

/** Renames the old folder, if there is one, and then the new one. */
function putInPlace(folder: string, fresh: string, old: string): void {
  for (let attempt = 1;; attempt++) {
    renameIfThere(folder, old);
    try {
      return Deno.renameSync(fresh, folder);
    } catch (error) {
      // Another program has put its own folder there meanwhile.
      if (attempt === MOST_ATTEMPTS) throw error;
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    Deno.renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/** Removes the old folders of a name, and the incomplete ones that nobody writes any more. */
async function tidy(parent: string, of: string, age: number): Promise<void> {
  for (const { name, ...found } of temporaries(parent)) {
    if (found.of !== of) continue;
    const path = join(parent, name);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (found.ending === OLD || Date.now() - mtimeMs >= age) await removeIfThere(path);
  }
}

function temporaries(parent: string) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).flatMap((name) => {
    const [, of, ending] = TEMPORARY.exec(name) ?? [];
    return of === undefined ? [] : [{ name, of, ending }];
  });
}
