/**
 * Replaces published folders and notebooks all together:
 *
 *     results/.publication.being-written/   all that is new, while it is copied
 *     results/.publication/                 the same when it is complete: from now on it is published
 *       results/ID  notebooks/FILE          what has not been moved to its place yet
 *       replaced/ID                         what was there before
 *
 * A program that is killed leaves all of the old or all of the new. Readers find it by `publishedFolder`; the
 * next publication moves the rest to its place and removes what is left over.
 *
 * @module
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "@std/path";
import { copyFolder } from "../files/copy_folder.ts";
import { removeIfThere } from "../files/if_there.ts";
import { tidyFolders } from "../files/replace_folder.ts";
import { notWritten } from "../files/system_error.ts";

const DECIDED = ".publication";
const WRITTEN = ".publication.being-written";

/** The folders that are published. */
export interface PublishedFolders {
  /** The folder results/. */
  readonly results: string;
  /** The folder notebooks/. */
  readonly notebooks: string;
}

/** What is to be published: folders of studies by id, and notebooks by the name of their file. */
export interface Publication {
  /** The new folder of each study, by its id. */
  readonly studies: Readonly<Record<string, string>>;
  /** The new file of each notebook, by its name. */
  readonly notebooks: Readonly<Record<string, string>>;
}

/**
 * Copies all of it and puts it in place of the old, all or nothing. Only one program may do this at a time.
 *
 * @throws {SetupError} when the disk is full or a folder is read-only; then the old is unchanged
 */
export async function publishTogether(
  folders: PublishedFolders,
  { studies, notebooks }: Publication,
): Promise<void> {
  await finishPublication(folders);
  const written = join(folders.results, WRITTEN);
  try {
    for (const [id, from] of Object.entries(studies)) {
      await copyFolder(from, join(written, "results", id));
    }
    await Deno.mkdir(join(written, "notebooks"), { recursive: true });
    for (const [name, from] of Object.entries(notebooks)) {
      await Deno.copyFile(from, join(written, "notebooks", name));
    }
    await Deno.mkdir(join(written, "replaced"));
    await Deno.rename(written, join(folders.results, DECIDED));
  } catch (error) {
    await removeIfThere(written).catch(() => {});
    throw notWritten(folders.results, error);
  }
  await finishPublication(folders);
}

/** Finishes a publication that was interrupted, and removes what is left over from others. */
export async function finishPublication({ results, notebooks }: PublishedFolders): Promise<void> {
  const decided = join(results, DECIDED);
  try {
    for (const id of namesIn(join(decided, "results"))) {
      const place = join(results, id);
      if (existsSync(place)) Deno.renameSync(place, join(decided, "replaced", id));
      Deno.renameSync(join(decided, "results", id), place);
    }
    for (const name of namesIn(join(decided, "notebooks"))) {
      Deno.renameSync(join(decided, "notebooks", name), join(notebooks, name));
    }
    await removeIfThere(decided);
    await removeIfThere(join(results, WRITTEN));
    await tidyFolders(results);
  } catch (error) {
    throw notWritten(results, error);
  }
}

/** The published folder of a study, also when a publication was interrupted. It need not exist. */
export function publishedFolder(results: string, id: string): string {
  const waiting = join(results, DECIDED, "results", id);
  return existsSync(waiting) ? waiting : join(results, id);
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
