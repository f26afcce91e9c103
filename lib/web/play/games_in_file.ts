/**
 * The games of a file, told apart but not yet read: the page shows them, so that a person can choose one.
 *
 * @module
 */
import { readTags, splitPgn, tagValue } from "matchbox/games/chess/mod.ts";
import { isReversiFile, splitReversiGames } from "matchbox/games/reversi/mod.ts";

/** A game in a file. */
export interface GameInFile {
  /** How it is written. */
  readonly form: "pgn" | "record" | "games" | "transcript";
  /** What tells it from the others: who played, where and when, and the result. */
  readonly title: string;
  /** A file with this game alone. */
  readonly text: string;
}

/** The beginning of our own records. */
const RECORD = /^(?=\[Event "Matchbox"\])/m;

/** The tags that a title has behind the names, in turn. */
const TOLD = ["Event", "Site", "Date", "Round", "Result"];

/** Words for what is not known, in tags. */
const UNKNOWN = ["", "?", "-", "????.??.??"];

/** The games of a file: PGN, records of ours, files of games of Reversi, or a transcript. */
export function gamesInFile(text: string): GameInFile[] {
  const content = text.replace(/^\uFEFF/, "").trim();
  if (content === "") return [];
  if (isReversiFile(content)) {
    return splitReversiGames(content).map(({ text, comments, end }, index) => ({
      form: "games",
      title: [`Game ${index + 1}`, end, ...comments].join(", "),
      text,
    }));
  }
  if (/^[a-j0-9\s-]+$/i.test(content.replace(/pass|pa/gi, "")) && /[a-j]/i.test(content)) {
    return [{ form: "transcript", title: "Transcript", text: content }];
  }
  return content.split(RECORD).flatMap((part) => {
    const { Event, Game } = Object.fromEntries(readTags(part).tags);
    if (Event !== "Matchbox" || !Game) return [...splitPgn(part)].map(({ text }) => tagged(text));
    // Only chess is written as PGN, and may have games of other programs behind it.
    return Game === "chess" ? [...splitPgn(part)].map(({ text }) => tagged(text)) : [tagged(part)];
  });
}

function tagged(text: string): GameInFile {
  const { tags } = readTags(text);
  const values = new Map(tags.map(([name, written]) => [name, tagValue(written)]));
  const form = values.get("Event") === "Matchbox" ? "record" : "pgn";
  // In records, the names of the sides are the third and the fourth tag.
  const names = form === "record"
    ? tags.slice(2, 4).map(([, written]) => written)
    : ["White", "Black"].map((name) => values.get(name) ?? "?");
  const told = TOLD.map((name) => values.get(name) ?? "").filter((each) => !UNKNOWN.includes(each));
  return { form, title: [names.join(" – "), ...told].join(", "), text };
}
