/**
 * The files of the site, read at once as programs on a machine read theirs: a worker may wait for an answer.
 * The project is at `/matchbox/` there.
 *
 * @module
 */

/** There is no such file on the site. */
export class NotFound extends Error {
  override name = "NotFound";
}

/** An entry of a folder. */
export interface Entry {
  readonly name: string;
  readonly isFile: boolean;
  readonly isDirectory: boolean;
}

/** The folder of the project, as its programs see it. */
const PROJECT = "/matchbox/";

/** The address of the site; the workers are in its folder live/. */
export const siteRoot: URL = new URL("../", globalThis.location.href);

/** The size of each file that can be read, by its path in the project. */
let sizes: ReadonlyMap<string, number> | undefined;

/** The bytes of a file by its path; null of a folder. Throws `NotFound` for neither. */
export function fileSize(path: string | URL): number | null {
  const name = nameOf(path);
  const size = known().get(name);
  if (size !== undefined) return size;
  for (const file of known().keys()) if (name === "" || file.startsWith(`${name}/`)) return null;
  throw new NotFound(`there is no file ${name} on this site`);
}

/** Whether there is a file or folder. */
export function exists(path: string | URL): boolean {
  try {
    fileSize(path);
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** What is in a folder. */
export function filesBelow(path: string | URL): Entry[] {
  const name = nameOf(path);
  const before = name === "" ? "" : `${name}/`;
  const found = new Map<string, Entry>();
  for (const file of known().keys()) {
    if (!file.startsWith(before)) continue;
    const [first, ...rest] = file.slice(before.length).split("/");
    const isFile = rest.length === 0;
    found.set(first, { name: first, isFile, isDirectory: !isFile });
  }
  if (found.size === 0) throw new NotFound(`there is no folder ${name} on this site`);
  return [...found.values()];
}

/** The bytes of a file. */
export function readBytes(path: string | URL): Uint8Array<ArrayBuffer> {
  const name = nameOf(path);
  if (fileSize(path) === null) throw new NotFound(`${name} is a folder`);
  return siteFile(name);
}

function known(): ReadonlyMap<string, number> {
  return sizes ??= new Map(JSON.parse(new TextDecoder().decode(siteFile("live/files.json"))));
}

/** The bytes of any file of the site, by its path there. */
export function siteFile(name: string): Uint8Array<ArrayBuffer> {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(name, siteRoot), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new NotFound(`${name} cannot be fetched: ${request.status}`);
  return new Uint8Array(request.response);
}

function nameOf(path: string | URL): string {
  const text = decodeURIComponent(String(path).replace(/^file:\/\//, ""));
  return text.replace(PROJECT, "").replaceAll(/^\/|\/$/g, "");
}
