/**
 * What stands for `node:fs` in a page.
 *
 * @module
 */
import { exists, fileSize, NotFound } from "./files.ts";

/** Whether the site has a file or folder. */
export const existsSync = exists;

/** What there is at a path; undefined for nothing. */
export function statSync(path: string | URL) {
  try {
    const size = fileSize(path);
    return { isFile: () => size !== null, isDirectory: () => size === null };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** Nothing can be written to a site. */
export function needsDeno(): never {
  throw new Error("a page cannot write files: this needs Deno, in `deno task lab`");
}
export {
  needsDeno as mkdirSync,
  needsDeno as readdirSync,
  needsDeno as readFileSync,
  needsDeno as renameSync,
  needsDeno as rmSync,
};
