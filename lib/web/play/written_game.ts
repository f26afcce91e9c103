/**
 * A game as it is written in a file: with its tags, and with what stands between the moves.
 *
 * @module
 */
import * as v from "valibot";
import { tagValue, type WrittenTag } from "matchbox/games/chess/mod.ts";
import { decodeTag } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

const pair = v.tuple([v.string(), v.string()]);

/** A game as it is written in a file. */
export const writtenGame = v.object({
  /** Whether it is a record of ours, whose tags have a code of their own. */
  own: v.boolean(),
  /** Names, and what is written between the quotation marks. */
  tags: v.array(pair),
  moves: v.array(v.string()),
  /** See `Note`. */
  notes: v.array(v.object({ ply: v.number(), text: v.string() })),
  /** How the file says that it ended; null when it says nothing but what follows from the moves. */
  end: v.nullable(v.object({ result: v.picklist([1, 0, -1]), ending: v.string() })),
  /** As it stands after the moves, e.g. `1-0`; empty when the form has no such word. */
  result: v.string(),
});
/** A game as it is written in a file. */
export type WrittenGame = v.InferOutput<typeof writtenGame>;

/** The tags as a person reads them. */
export function readableTags({ own, tags }: WrittenGame): [string, string][] {
  return tags.map(([name, written]) => [name, own ? decodeTag(written) : tagValue(written)]);
}

/** What is written as a file. */
export interface Writing {
  /** The spec of the game. */
  readonly game: string;
  readonly tags: readonly WrittenTag[];
  readonly opening: string;
  readonly moves: readonly string[];
  readonly notes: WrittenGame["notes"];
  /** As it stands after the moves, e.g. `1-0`. */
  readonly result: string;
}

/** The most columns of a line of moves. */
const WIDTH = 80;

/** Writes a game in the form of the Portable Game Notation. */
export function formatWritten({ game, tags, opening, moves, notes, result }: Writing): string {
  const lines: string[] = [""];
  const add = (word: string) => {
    const line = lines.at(-1)!;
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  };
  const note = (text: string) => {
    // It goes to the end of its line, and the other one begins it.
    if (/^[;%]/.test(text)) {
      if (lines.at(-1) !== "") lines.push("");
      lines[lines.length - 1] = text;
      lines.push("");
    } else if (/^[!?]/.test(text)) lines[lines.length - 1] += text;
    else text.split(/\s+/).forEach(add);
  };
  const { side } = findGame(game).start(opening);
  const first = game === "chess" ? Number(opening.split(" ")[5]) : 1;
  const notesAt = Map.groupBy(notes, ({ ply }) => ply);
  for (let ply = 0; ply <= moves.length; ply++) {
    const here = (notesAt.get(ply) ?? []).map(({ text }) => text);
    here.forEach(note);
    if (ply === moves.length) break;
    const second = (ply + side) % 2 === 1;
    const number = first + Math.floor((ply + side) / 2);
    const interrupted = ply === 0 || here.some((text) => /^[({;%]/.test(text));
    if (second) add(interrupted ? `${number}... ${moves[ply]}` : moves[ply]);
    else add(`${number}. ${moves[ply]}`);
  }
  add(result);
  const head = tags.map(([name, written]) => `[${name} "${written}"]`);
  return [...head, "", ...lines, "", ""].join("\n");
}
