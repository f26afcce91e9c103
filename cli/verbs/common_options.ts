/**
 * Options that several verbs have.
 *
 * @module
 */
import { Option } from "commander";

/** `--json`. */
export const json = new Option("--json", "one JSON object on standard output");

/** `--seed`. */
export const seed = new Option("--seed <number>", "master seed, from 0 to 4294967295").default("1");

/** `--position`. */
export const position = new Option(
  "--position <text>",
  "the position, in the game's notation; default: the start",
);

/** `--agents`. */
export const agents = repeated("--agents <file>", "a module that exports agents");

/** `--jobs`. */
export const jobs = new Option(
  "--jobs <number>",
  "workers, from 0 (in this thread) to 256; default: one per core",
);

/** `--engine`, for verbs that give tasks away. */
export const engine = new Option(
  "--engine <address>",
  "give the tasks to the workers of this queue, e.g. redis://127.0.0.1:6379; default: MATCHBOX_ENGINE",
);

/** `--store`. */
export const store = new Option(
  "--store <folder>",
  "folder for what is finished: .matchbox or in out/",
).default(".matchbox");

/** An option that may be given several times; its value is the list. */
export function repeated(flags: string, meaning: string): Option {
  return new Option(flags, `${meaning}; may be repeated`)
    .argParser((value: string, before: string[]) => [...before, value])
    .default([], "none");
}
