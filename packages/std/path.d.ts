/** What stands between the folders of PATH: `:`, on Windows `;`. */
export const DELIMITER: ":" | ";";

/** The last part of a path, without `suffix` if it ends so. */
export function basename(path: string | URL, suffix?: string): string;

/** A path without its last part. */
export function dirname(path: string | URL): string;

/** The path of a file URL. */
export function fromFileUrl(url: string | URL): string;

/** Joins parts of a path and takes `.` and `..` out of it. */
export function join(path: string | URL, ...paths: string[]): string;

/** The way from one path to another; both are taken from the working folder. */
export function relative(from: string, to: string): string;

/** The absolute path, taken from the working folder. */
export function resolve(...pathSegments: string[]): string;

/**
 * The file URL of an absolute path.
 *
 * @throws {TypeError} when the path is relative
 */
export function toFileUrl(path: string): URL;
