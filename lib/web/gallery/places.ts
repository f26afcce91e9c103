/**
 * Where the files of the project stand in the gallery. The gallery has the folders of the project, so that
 * `notebooks/01_node_counts.ipynb` becomes `notebooks/01_node_counts.html`.
 *
 * @module
 */
import { posix } from "node:path";

/** What the gallery makes of a file: a page, a page with its text as it is, or a copy. */
export type PlaceKind = "markdown" | "notebook" | "source" | "copy";

/** The start page. */
export const START = "index.html";

/** The folder of the programs of a live gallery. */
export const LIVE = "live";

/** Files that browsers show or save as they are. */
const COPIED = [".csv", ".json", ".svg", ".png", ".txt", ".pgn", ".cff"];
/** Files whose text becomes a page. */
const SOURCES = [".ts", ".py", ".js", ".css", ".sh", ""];

/**
 * What the gallery makes of a file.
 *
 * @param path in the project, with `/`
 * @returns null for files that it never shows
 */
export function kindOf(path: string): PlaceKind | null {
  if (path.split("/").some((part) => part.startsWith(".") || part === "node_modules")) return null;
  const ending = posix.extname(path);
  if (ending === ".md") return "markdown";
  if (ending === ".ipynb") return "notebook";
  if (COPIED.includes(ending)) return "copy";
  return SOURCES.includes(ending) ? "source" : null;
}

/** The address in the gallery of a file of the project, relative to the start page. */
export function placeOf(path: string): string {
  const kind = kindOf(path);
  if (kind === "notebook") return path.replace(/\.ipynb$/, ".html");
  if (kind === "source") return `${path}.html`;
  if (kind !== "markdown") return path;
  // The start page has the name that the README would get.
  return /.\/README\.md$/.test(path)
    ? path.replace(/README\.md$/, "index.html")
    : path.replace(/\.md$/, ".html");
}

/** An address without its escapes, e.g. `a b` for `a%20b`; as it is when they are wrong. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The link from one page of the gallery to another. */
export function linkBetween(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}
