/**
 * The gallery below `/gallery/` of the server. It is the folder that `deno task gallery` writes; the first
 * visitor has it written when it is missing or older than what it shows.
 *
 * @module
 */
import { escape } from "@std/html";
import { join } from "@std/path";
import { firstLineOf } from "matchbox/base/mod.ts";
import { Thread } from "matchbox/runner/threads/thread.ts";
import type { PageFile } from "../server.ts";
import { hasFrames } from "./frame.ts";
import { linkPlayers } from "./play_links.ts";
import { decoded, START } from "./places.ts";
import type { GalleryFolders, GalleryFunctions, GalleryProgress } from "./served_thread.ts";
import { studyPlayers } from "./study_players.ts";

/** The address of its start page. */
const ADDRESS = "/gallery/";

const HTML = "text/html; charset=utf-8";

/** Types of files by their ending. */
const TYPES: Readonly<Record<string, string>> = {
  html: HTML,
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  csv: "text/csv; charset=utf-8",
  gz: "application/gzip",
  json: "application/json; charset=utf-8",
};

/** Pages of the gallery show its own pictures and styles, and run nothing. */
const POLICY = "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Pages with frames, which have the policy of their page: what is in them runs, kernels and workers too. */
const FRAMES_POLICY =
  `${POLICY}; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:`;

/** How far the gallery is. */
type Stage =
  | { readonly name: "asleep" }
  | { readonly name: "written"; readonly done: number; readonly total: number }
  | { readonly name: "ready"; readonly files: ReadonlySet<string> }
  | { readonly name: "failed"; readonly reason: string };

/** The gallery of a server. */
export class ServedGallery {
  readonly #folders: GalleryFolders;
  #stage: Stage = { name: "asleep" };
  readonly #thread = new Thread<GalleryFunctions, GalleryProgress>({
    url: new URL("./served_thread.ts", import.meta.url),
    name: "gallery",
    onNews: (progress) => void (this.#stage = { name: "written", ...progress }),
  });
  /** Files that are being read or sent: who asks for one meanwhile gets the same bytes. */
  readonly #read = new Map<string, Promise<Uint8Array>>();
  readonly #sent = new Map<string, WeakRef<Uint8Array>>();
  /** The pages with frames among those that were read. */
  readonly #framed = new Set<string>();

  constructor(folders: GalleryFolders) {
    this.#folders = folders;
  }

  /** The file of a path below `/gallery/`; a page that tells the progress while they are written. */
  async find(path: string): Promise<PageFile | undefined> {
    if (path === ADDRESS.slice(0, -1)) return waitingPage("This page is at /gallery/.", 0, ADDRESS);
    if (!path.startsWith(ADDRESS)) return undefined;
    if (this.#stage.name === "asleep") this.#begin();
    const stage = this.#stage;
    switch (stage.name) {
      case "asleep":
        return undefined;
      case "written": {
        const { done, total } = stage;
        const pages = total === 0 ? "" : ` ${done} of ${total} pages are done.`;
        return waitingPage(`The pages of results are being made.${pages}`, 1);
      }
      case "failed":
        // The next visit tries again.
        this.#stage = { name: "asleep" };
        return waitingPage(
          `The pages of results cannot be made: ${stage.reason}. ` +
            "In a terminal, deno task gallery says more.",
        );
      case "ready":
        return await this.#fileOf(path.slice(ADDRESS.length), stage.files);
    }
  }

  /** Ends what is under way. */
  close(): void {
    this.#thread.end(new Error("the server ends"));
  }

  async #begin(): Promise<void> {
    this.#stage = { name: "written", done: 0, total: 0 };
    try {
      const files = await this.#thread.call("files", this.#folders);
      this.#stage = { name: "ready", files: new Set(files) };
    } catch (error) {
      this.#stage = { name: "failed", reason: firstLineOf(error) };
    }
    this.close();
  }

  async #fileOf(path: string, files: ReadonlySet<string>): Promise<PageFile | undefined> {
    const name = decoded(path.endsWith("/") || path === "" ? path + START : path);
    if (!files.has(name)) return undefined;
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "text/plain; charset=utf-8";
    try {
      const body = this.#sent.get(name)?.deref() ?? await this.#readOnce(name, type);
      return { type, body, policy: this.#framed.has(name) ? FRAMES_POLICY : POLICY };
    } catch (error) {
      // It was replaced by one without this file.
      if (error instanceof Deno.errors.NotFound) return undefined;
      throw error;
    }
  }

  async #readOnce(name: string, type: string): Promise<Uint8Array> {
    const read = this.#read.get(name) ?? this.#bytesOf(name, type);
    this.#read.set(name, read);
    try {
      const bytes = await read;
      this.#sent.set(name, new WeakRef(bytes));
      return bytes;
    } finally {
      this.#read.delete(name);
    }
  }

  async #bytesOf(name: string, type: string): Promise<Uint8Array> {
    const file = join(this.#folders.out, name);
    if (type !== HTML) return await Deno.readFile(file);
    const html = await Deno.readTextFile(file);
    if (hasFrames(html)) this.#framed.add(name);
    return new TextEncoder().encode(await this.#asServed(name, html));
  }

  /** A page with links to the games: in its menu, and at the players of its tables. */
  async #asServed(name: string, html: string): Promise<string> {
    const linked = html.replace(
      '<ul class="menu">',
      '<ul class="menu">\n<li><a href="/#/play">Play</a></li>',
    );
    const [, study] = name.match(/^results\/([\w-]+)\/(?:thorough\/)?index\.html$/) ?? [];
    if (study === undefined) return linked;
    return linkPlayers(linked, await studyPlayers(this.#folders.root, study));
  }
}

/** A page of one sentence; after so many seconds it is asked for again. */
function waitingPage(text: string, seconds?: number, address = ""): PageFile {
  const again = seconds === undefined
    ? ""
    : `<meta http-equiv="refresh" content="${seconds}${address && `; url=${address}`}">\n`;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${again}<title>Results · Matchbox</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a class="brand" href="/#/play">Matchbox</a></header>
<main><h1>Results</h1><p role="status">${escape(text)}</p></main>
</body>
</html>
`;
  return { type: HTML, body };
}
