/**
 * The thread that writes the gallery of the server, when what it shows has changed since it was written.
 *
 * @module
 */
import { existsSync, statSync } from "node:fs";
import { join } from "@std/path";
import { filesIn } from "matchbox/base/files_in.ts";
import { firstLineOf } from "matchbox/base/mod.ts";
import { writeGallery } from "./gallery.ts";
import { START } from "./places.ts";
import type { FromGalleryThread, GalleryFolders } from "./served_messages.ts";

// The server's end of this thread; the types of Deno are those of the main thread.
const server = globalThis as unknown as {
  onmessage: (event: MessageEvent<GalleryFolders>) => void;
  postMessage(message: FromGalleryThread): void;
};

/** What the gallery shows, and what draws it. */
const SHOWN = ["results", "notebooks", "docs", "README.md", "SOURCES.md", "lib/web/gallery"];

server.onmessage = async ({ data: { root, out } }) => {
  try {
    if (!isUpToDate(root, out)) await write(root, out);
    server.postMessage({ files: filesIn(out) });
  } catch (error) {
    server.postMessage({ failed: firstLineOf(error) });
  }
};

async function write(root: string, out: string): Promise<void> {
  let total = 0;
  await writeGallery({
    root,
    out,
    progress: {
      start: (_label, count) => void (total = count),
      update: (done) => server.postMessage({ done, total }),
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
