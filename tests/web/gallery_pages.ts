/**
 * The pages of a gallery as files, for tests.
 *
 * @module
 */
import { posix } from "node:path";
import { filesIn } from "matchbox/base/files_in.ts";

/** A page of a gallery. */
export interface GalleryPage {
  /** Its path in the gallery. */
  readonly path: string;
  readonly html: string;
  readonly ids: readonly string[];
  /** What it links to and loads: paths in the gallery, with a `#` where there is one. */
  readonly targets: readonly string[];
}

/** Reads all pages of a gallery. */
export function readPages(folder: string): GalleryPage[] {
  return filesIn(folder).filter((path) => path.endsWith(".html")).map((path) => {
    const html = Deno.readTextFileSync(`${folder}/${path}`);
    const tags = html.match(/<[a-z][^>]*>/g) ?? [];
    const values = (attribute: string) =>
      tags.map((tag) => tag.match(new RegExp(`\\s${attribute}="([^"]*)"`))?.[1])
        .filter((value) => value !== undefined)
        .map((value) => value.replaceAll("&amp;", "&"));
    const within = [...values("href"), ...values("src")]
      .filter((target) => !/^(https?:|mailto:|data:,$)/.test(target));
    return {
      path,
      html,
      ids: values("id"),
      targets: within.map((target) =>
        target.startsWith("#") ? path + target : posix.join(posix.dirname(path), target)
      ),
    };
  });
}
