/**
 * The tags of a game in Portable Game Notation, e.g. `[White "Anderssen"]`.
 *
 * @module
 */
import { NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";

/** A tag: its name, and what is written between its quotation marks. */
export type WrittenTag = readonly [name: string, written: string];

/** A tag, of one line; quotes inside are often not escaped. */
const TAG = /\s*\[\s*(\w+)\s+"(.*?)"\s*\]/y;

/** Reads the tags at the beginning of a text, and where they end. */
export function readTags(text: string): { tags: WrittenTag[]; end: number } {
  const tags: WrittenTag[] = [];
  let end = 0;
  TAG.lastIndex = 0;
  for (let found = TAG.exec(text); found; found = TAG.exec(text)) {
    tags.push([found[1], found[2]]);
    end = TAG.lastIndex;
  }
  return { tags, end };
}

/**
 * Checks that all tags of a game were read.
 *
 * @param rest what follows them
 * @throws {NotationError} when it begins with another one
 */
export function checkNoTag(rest: string): void {
  if (!/^\s*\[/.test(rest)) return;
  throw new NotationError(
    `expected a tag such as [Round "1"] but found ${quote(rest.trimStart())}`,
  );
}

/** What a written value means: a backslash stands before a quotation mark or a backslash. */
export function tagValue(written: string): string {
  return written.replace(/\\(["\\])/g, "$1");
}
