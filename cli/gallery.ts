/**
 * `gallery`: writes all notebooks, results and texts as HTML pages.
 *
 * @module
 */
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import { writeGallery } from "matchbox/web/gallery/gallery.ts";
import { checkWritable } from "./allowed_paths.ts";

/** The folder of the gallery. */
export const GALLERY = "out/gallery";

/** `gallery`: links that lead nowhere are told, and do not stop it. */
export async function galleryVerb({ out }: { readonly out: string }): Promise<void> {
  checkWritable("--out", out);
  const { start, pages, problems } = await writeGallery({
    root: Deno.cwd(),
    out,
    live: true,
    progress: await terminalProgress(),
  });
  for (const problem of problems) console.error(`warning: ${problem}`);
  console.log(`wrote ${pages} pages; open ${start}`);
}

/**
 * Writes the gallery with the notebooks that were executed, in place of the committed ones.
 *
 * @returns the path of its start page
 */
export async function updateGallery(executed: string): Promise<string> {
  const { start } = await writeGallery({
    root: Deno.cwd(),
    out: GALLERY,
    // A live site that was there stays one.
    live: true,
    executed,
    progress: await terminalProgress(),
  });
  return start;
}
