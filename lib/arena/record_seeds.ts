/**
 * The seeds of the games in a file of records. Only the tags are read, the moves are not played again, and
 * the file is read in pieces, so files may be of any size.
 *
 * @module
 */
import { checkRegularFile, UsageError } from "matchbox/base/mod.ts";
import type { Damage } from "./record_text.ts";
import { parseTags } from "./record_tags.ts";
import { unreadable } from "./unreadable.ts";

/** The seed of a game, or why the tags of its record cannot be read. */
export type RecordSeed = { readonly seed: string } | { readonly damage: Damage };

/**
 * Reads the records of a file in order. Lines without a tag are skipped.
 *
 * @throws {UsageError} when the file cannot be read, in one line
 */
export async function* recordSeeds(path: string): AsyncGenerator<RecordSeed> {
  let number = 0;
  let record = 0;
  let tags: string[] = [];
  for await (const line of linesOf(path)) {
    number++;
    if (line.startsWith("[")) {
      tags.push(line);
    } else if (tags.length > 0) {
      yield seedOf(tags, number - tags.length, ++record);
      tags = [];
    }
  }
  if (tags.length > 0) yield seedOf(tags, number + 1 - tags.length, ++record);
}

function seedOf(tags: readonly string[], line: number, record: number): RecordSeed {
  try {
    return { seed: parseTags(tags).fields.seed };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { damage: { line, record, reason: error.message } };
  }
}

/** The most characters of a line; specs are the longest. */
const LONGEST = 1_000_000;

/** @throws {UsageError} when the file cannot be read */
async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    checkRegularFile(path);
    using file = await Deno.open(path);
    let rest = "";
    for await (const piece of file.readable.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + piece).split("\n");
      rest = lines.pop()!;
      if (rest.length > LONGEST) throw new Error("it has a line that no record has");
      for (const line of lines) yield line.trimEnd();
    }
    if (rest !== "") yield rest.trimEnd();
  } catch (error) {
    throw unreadable(path, error);
  }
}
