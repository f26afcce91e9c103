/**
 * The files of the page: its code is bundled from TypeScript when the server starts, and kept for the next
 * start. Paths are looked up in a list, so none leads to another file.
 *
 * @module
 */
import type { FindFile, PageFile } from "./server.ts";
import { pageCode } from "./page_code.ts";

const CSS = "text/css; charset=utf-8";

/** The files that are sent as they are, by path; their names are relative to page/. */
const FILES: Readonly<Record<string, readonly [name: string, type: string]>> = {
  "/": ["index.html", "text/html; charset=utf-8"],
  "/base.css": ["../../touch/page/base.css", CSS],
  "/style.css": ["style.css", CSS],
  "/board.css": ["../../touch/boards/style.css", CSS],
  "/play.css": ["../play/style.css", CSS],
  "/learner.css": ["../learner/style.css", CSS],
  "/menace.css": ["../../touch/menace/style.css", CSS],
  "/evolution.css": ["../evolution/style.css", CSS],
  "/icon.svg": ["icon.svg", "image/svg+xml"],
};

/** The path of the bundle. */
const CODE = "/page.js";

/**
 * Begins to read and bundle the files of the page.
 *
 * @param kept the folder in which the bundled code is kept
 * @returns finds a file when it is ready
 * @throws {SetupError} from the function, when the code cannot be bundled
 */
export function pageFiles(kept: string): FindFile {
  const files = new Map<string, Promise<PageFile>>();
  for (const [path, [name, type]] of Object.entries(FILES)) {
    const body = Deno.readFile(new URL(`./page/${name}`, import.meta.url));
    files.set(path, body.then((body) => ({ type, body })));
  }
  const code = pageCode(kept);
  files.set(CODE, code.then((body) => ({ type: "text/javascript; charset=utf-8", body })));
  // An error is thrown to whoever asks for the file.
  for (const file of files.values()) file.catch(() => {});
  return async (path) => await files.get(path);
}
