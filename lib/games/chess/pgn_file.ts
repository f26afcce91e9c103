/**
 * Files of many chess games in Portable Game Notation.
 *
 * @module
 */

/** The text of one game in a file. */
export interface PgnSection {
  /** The line of the file where it begins, from 1. */
  readonly line: number;
  /** Tags, moves and comments as they are written. */
  readonly text: string;
}

/** The beginning of a line with a tag, and of the first tag of a game. */
const TAG = /^\s*\[\s*\w+\s+"/;
const FIRST_TAG = /^\[Event\s+"/;

/** The end of the last line of a game. */
const RESULT = /(?:^|[\s)])(?:1-0|0-1|1\/2-1\/2|\*)\s*$/;

/**
 * The text of a file. It is UTF-8, or Latin-1 as the standard of 1994 has it.
 *
 * @param bytes of the file
 */
export function decodePgn(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

/**
 * Splits a file into games. A game begins with its tags, or after the result of the game before; a damaged
 * game ends at the next tag `Event`, even in a comment that is not closed.
 */
export function* splitPgn(text: string): Generator<PgnSection> {
  let section: Open | null = null;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (section && isBeginning(line, section)) {
      yield { line: section.line, text: section.lines.join("\n") };
      section = null;
    }
    if (!section && line.trim() === "") continue;
    section ??= { line: index + 1, lines: [], part: "tags", hasEvent: false, inComment: false };
    add(line, section);
  }
  if (section) yield { line: section.line, text: section.lines.join("\n") };
}

/** A game whose lines are being collected. */
interface Open {
  readonly line: number;
  readonly lines: string[];
  part: "tags" | "moves" | "after the result";
  hasEvent: boolean;
  inComment: boolean;
}

/** Whether the line begins the next game. */
function isBeginning(line: string, { part, hasEvent, inComment }: Open): boolean {
  if (FIRST_TAG.test(line)) return part !== "tags" || hasEvent;
  if (inComment || part === "tags") return false;
  return TAG.test(line) || part === "after the result" && line.trim() !== "";
}

function add(line: string, section: Open): void {
  section.lines.push(line);
  if (!section.inComment && TAG.test(line)) {
    section.hasEvent ||= FIRST_TAG.test(line);
    return;
  }
  const { visible, inComment } = withoutComments(line, section.inComment);
  section.inComment = inComment;
  if (RESULT.test(visible)) section.part = "after the result";
  else if (line.trim() !== "" && section.part === "tags") section.part = "moves";
}

/** A line without its comments, and whether one goes on in the next line. */
function withoutComments(line: string, inComment: boolean) {
  let visible = "";
  if (!inComment && line.startsWith("%")) return { visible, inComment };
  for (const character of line) {
    if (inComment) inComment = character !== "}";
    else if (character === "{") inComment = true;
    else if (character === ";") break;
    else visible += character;
  }
  return { visible, inComment };
}
