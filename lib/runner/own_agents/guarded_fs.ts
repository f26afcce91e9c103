/**
 * What agents of one's own get for `node:fs`: what reads files by their path. Deno's permissions keep nobody from
 * writing to standard output or changing the rights of a file by the number of an open file.
 *
 * @module
 */
import fs from "node:fs";
import { byPath } from "./by_path.ts";
import promises from "./guarded_fs_promises.ts";

export const {
  access,
  accessSync,
  constants,
  exists,
  existsSync,
  lstat,
  lstatSync,
  readdir,
  readdirSync,
  readlink,
  readlinkSync,
  realpath,
  realpathSync,
  stat,
  statSync,
} = fs;
export const readFile = byPath(fs.readFile);
export const readFileSync = byPath(fs.readFileSync);
export { promises };

export default {
  ...{ access, accessSync, constants, exists, existsSync, lstat, lstatSync, promises },
  ...{ readdir, readdirSync, readFile, readFileSync, readlink, readlinkSync },
  ...{ realpath, realpathSync, stat, statSync },
};
