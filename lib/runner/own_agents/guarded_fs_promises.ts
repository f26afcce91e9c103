/**
 * What agents of one's own get for `node:fs/promises`: what reads files by their path.
 *
 * @module
 */
import { promises } from "node:fs";
import { byPath } from "./by_path.ts";

export const { access, constants, lstat, readdir, readlink, realpath, stat } = promises;
export const readFile = byPath(promises.readFile);

export default { access, constants, lstat, readdir, readFile, readlink, realpath, stat };
