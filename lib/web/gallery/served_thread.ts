/**
 * The thread that writes the gallery of the server, when what it shows has changed since it was written.
 *
 * @module
 */
import { existsSync, statSync } from "node:fs";
import { join } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { answerCalls, tell } from "matchbox/runner/threads/answer_calls.ts";
import { writeGallery } from "./gallery.ts";
import { START } from "./places.ts";

/** What the thread reads and what it writes. */
export interface GalleryFolders {
  /** The folder of the project. */
  readonly root: string;
  /** The folder of the gallery. */
  readonly out: string;
}

/** How many pages are written, as the thread tells it. */
export interface GalleryProgress {
  readonly done: number;
  readonly total: number;
}

/** What the gallery shows, and what draws it. */
const SHOWN = [
  ...["results", "notebooks", "docs", "README.md", "SOURCES.md", "CITATION.cff"],
  ...["lib/experiments", "lib/runner/ledger", "lib/runner/plans", "lib/web/gallery"],
];

const functions = {
  /** The paths of all files of the gallery, which is written if needed. */
  async files({ root, out }: GalleryFolders): Promise<string[]> {
    if (!isUpToDate(root, out)) await write(root, out);
    return filesIn(out);
  },
} as const;

/** What the thread may be asked. */
export type GalleryFunctions = typeof functions;

answerCalls(functions);

async function write(root: string, out: string): Promise<void> {
  let total = 0;
  await writeGallery({
    root,
    out,
    progress: {
      start: (_label, count) => void (total = count),
      update: (done) => tell<GalleryProgress>({ done, total }),
      end() {},
    },
  });
}

function isUpToDate(root: string, out: string): boolean {
  const start = statSync(join(out, START), { throwIfNoEntry: false });
  if (!start) return false;
  return SHOWN.map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .every((path) => newestIn(path) <= start.mtimeMs);
}

/** The time of the last change of a file, or of any in a folder. */
function newestIn(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = [...Deno.readDirSync(path)].map(({ name }) => newestIn(join(path, name)));
  return Math.max(found.mtimeMs, ...inside);
}
