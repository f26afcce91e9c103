/**
 * The folder of the project, and the names of files in fingerprints and jobs.
 *
 * @module
 */
import { fromFileUrl, toFileUrl } from "@std/path";

/** Root of the project: the folder of deno.json. */
export const projectRoot = new URL("../../../", import.meta.url);

/**
 * The name of a file in fingerprints and jobs: its relative path in the project, or its absolute path
 * outside it.
 */
export function nameOf(url: URL): string {
  return url.href.startsWith(projectRoot.href)
    ? decodeURIComponent(url.href.slice(projectRoot.href.length))
    : fromFileUrl(url);
}

/** The file with this name. */
export function locate(name: string): URL {
  return toFileUrl(name.startsWith("/") ? name : fromFileUrl(projectRoot) + name);
}
