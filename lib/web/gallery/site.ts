/**
 * What the pages of a gallery have in common: where a link leads, and the pictures, each of them once.
 *
 * @module
 */
import { existsSync, statSync } from "node:fs";
import { posix } from "node:path";
import { createHash } from "node:crypto";
import { join } from "@std/path";
import { frameScript } from "./frames_program.ts";
import { decoded, kindOf, linkBetween, placeOf, START } from "./places.ts";

/** A picture in the gallery. */
export interface Picture {
  /** Its address, relative to the start page. */
  readonly place: string;
  /** The text of an SVG document; null for other pictures. */
  readonly svg: string | null;
}

/** The files of a gallery. */
export class Site {
  /** Files of the project that a page links to, and that are no pages of text. */
  readonly linked = new Set<string>();
  /** Pictures and frames that are no files of the project, by their address. */
  readonly drawn = new Map<string, Uint8Array>();
  readonly #root: string;
  /** Pages that are no files of the project, named as if they were. */
  readonly #made = new Set<string>();
  /** Files of the project that are pictures, by the digest of their bytes. */
  readonly #known = new Map<string, string>();
  /** The addresses of those drawn, by digest too. */
  readonly #places = new Map<string, string>();

  /** @param root the folder of the project */
  constructor(root: string) {
    this.#root = root;
  }

  /** Makes a page known that is no file of the project, so that links lead to it. */
  addMade(path: string): void {
    this.#made.add(path);
  }

  /** Makes a picture of the project known, so that equal ones elsewhere lead to it. */
  addPicture(path: string): void {
    const digest = digestOf(Deno.readFileSync(join(this.#root, path)));
    if (!this.#known.has(digest)) this.#known.set(digest, path);
  }

  /**
   * Where a link leads.
   *
   * @param from the file of the project with the link; the link is relative to it
   * @param href the link
   * @returns the link in the gallery; null when there is no such file in the project
   */
  link(from: string, href: string): string | null {
    if (href === "" || href.startsWith("#") || isElsewhere(href)) return href;
    const [path, hash] = href.split(/(?=#)/);
    const place = this.#placeOf(pathOf(from, path));
    return place && linkBetween(placeOf(from), place) + (hash ?? "");
  }

  /**
   * A picture that a page shows.
   *
   * @param from the file of the project with the picture
   * @param source a path relative to it, or a data address
   * @param name of the file that it gets
   * @returns null when there is no such file in the project
   */
  picture(from: string, source: string, name: string): Picture | null {
    const data = source.match(/^data:image\/([a-z]+)[^,]*?(;base64)?,(.*)$/s);
    if (data) {
      const [, type, coded, content] = data;
      const bytes = coded
        ? Uint8Array.fromBase64(content)
        : new TextEncoder().encode(decoded(content));
      return this.#draw(bytes, type, name);
    }
    if (isElsewhere(source)) return null;
    const path = pathOf(from, source);
    if (kindOf(path) !== "copy" || !existsSync(join(this.#root, path))) return null;
    const equal = this.#known.get(digestOf(Deno.readFileSync(join(this.#root, path))));
    return this.#copied(equal ?? path);
  }

  /** The address of the script of a frame. */
  frame(html: string): string {
    const bytes = new TextEncoder().encode(frameScript(html));
    const place = `frames/${digestOf(bytes).slice(0, 12)}.js`;
    this.drawn.set(place, bytes);
    return place;
  }

  #draw(bytes: Uint8Array, type: string, name: string): Picture {
    const digest = digestOf(bytes);
    const known = this.#known.get(digest);
    if (known) return this.#copied(known);
    const ending = type.replace("jpeg", "jpg");
    const drawn = this.#places.get(digest);
    const place = drawn ?? `pictures/${name}-${digest.slice(0, 12)}.${ending}`;
    this.#places.set(digest, place);
    this.drawn.set(place, bytes);
    return { place, svg: ending === "svg" ? new TextDecoder().decode(bytes) : null };
  }

  #copied(path: string): Picture {
    this.linked.add(path);
    const svg = path.endsWith(".svg") ? Deno.readTextFileSync(join(this.#root, path)) : null;
    return { place: path, svg };
  }

  /** The address of a file or folder of the project; a linked file becomes part of the gallery. */
  #placeOf(path: string): string | null {
    const clean = path.replace(/\/$/, "");
    if (this.#made.has(clean)) return placeOf(clean);
    const full = join(this.#root, clean);
    if (clean.startsWith("..") || !existsSync(full)) return null;
    if (statSync(full).isDirectory()) {
      if (existsSync(join(full, "README.md"))) return this.#placeOf(posix.join(clean, "README.md"));
      return clean === "notebooks" || clean === "results" ? START : null;
    }
    const kind = kindOf(clean);
    if (kind === null) return null;
    this.linked.add(clean);
    return placeOf(clean);
  }
}

/** Whether an address leads out of the project. */
export function isElsewhere(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

function pathOf(from: string, relative: string): string {
  return posix.join(posix.dirname(from), decoded(relative));
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
