/**
 * The part of a game in Portable Game Notation that follows its tags: moves with numbers, comments,
 * variations and evaluations, and the result. Standard: PGN Specification and Implementation Guide, 1994,
 * chapter 8.2. Records of other games have the same form.
 *
 * @module
 */
import { NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";

/** The results that a game can have; `*` for one that is not finished. */
export const RESULTS: readonly PgnResult[] = ["1-0", "0-1", "1/2-1/2", "*"];

/** Won by White, won by Black, drawn, or not finished. */
export type PgnResult = "1-0" | "0-1" | "1/2-1/2" | "*";

/** What is written between the moves, as it is written. */
export interface Note {
  /** The number of moves before it. */
  readonly ply: number;
  /**
   * A comment, `{in braces}` or `; to the end of the line`; a line for other programs, `% as this`; a variation,
   * `(1. d4 d5)`; or an evaluation, `$14`, `!` or `?!`.
   */
  readonly text: string;
}

/** The moves and the result as they are written. */
export interface Movetext {
  /** The moves of the game, not those of its variations. */
  readonly moves: readonly string[];
  /** What stands between them, in order. */
  readonly notes: readonly Note[];
  /** Null when none is written. */
  readonly result: PgnResult | null;
}

/** What movetext is made of, by the order in which it is tried. */
const PARTS = {
  space: /\s+/y,
  /** To the end of the line, or in braces. */
  comment: /;.*|\{[^}]*\}|(?<![^\n])%.*/y,
  open: /\(/y,
  close: /\)/y,
  result: /(?:1-0|0-1|1\/2-1\/2|\*)(?=[\s;{)]|$)/y,
  number: /\d+(?:\s*\.+|(?=[\s;{]|$))|\.+/y,
  /** By number, or as people write it. */
  evaluation: /\$\d+|[!?]+/y,
  enPassant: /e\.?p\.?(?=\s|$)/y,
  move: /[^\s;{}()]+/y,
} as const;

type Kind = keyof typeof PARTS;

const KINDS = Object.keys(PARTS) as Kind[];

/** Characters of the text that an error may show. */
const SHOWN = 100;

/** Evaluations that are written behind a move, as in `Nf3!?`. */
const BEHIND = /(?<![!?])[!?]+$/;

/**
 * Reads movetext.
 *
 * @param options.hasResult whether it may end in a result; in some games `1-0` is a move
 * @throws {NotationError} on a brace or parenthesis without its partner, or moves after the result
 */
export function readMovetext(text: string, { hasResult = true } = {}): Movetext {
  const fail = (problem: string, at: number): never => {
    throw new NotationError(`${problem} in ${quote(text.slice(at, at + SHOWN))}`);
  };
  const moves: string[] = [];
  const notes: Note[] = [];
  let result: PgnResult | null = null;
  /** Where the open variations begin. */
  const variations: number[] = [];
  const note = (text: string) => notes.push({ ply: moves.length, text });
  const kinds = KINDS.filter((kind) => hasResult || kind !== "result");
  for (let at = 0; at < text.length;) {
    const kind = kinds.find((kind) => matches(PARTS[kind], text, at));
    if (!kind) return fail(`a comment without its second brace, or a brace without a comment`, at);
    const end = PARTS[kind].lastIndex;
    const part = () => text.slice(at, end);
    if (kind === "open") variations.push(at);
    else if (kind === "close") {
      const begin = variations.pop();
      if (begin === undefined) return fail(`")" without "("`, at);
      if (variations.length === 0) note(text.slice(begin, end));
    } else if (variations.length === 0) {
      if (kind === "comment" || kind === "evaluation") note(part());
      else if (kind === "move" || kind === "result") {
        if (result !== null) fail(`expected nothing after the result ${result}`, at);
        if (kind === "result") result = part() as PgnResult;
        else {
          const [move] = part().split(BEHIND);
          moves.push(move);
          if (move.length < end - at) note(part().slice(move.length));
        }
      }
    }
    at = end;
  }
  if (variations.length > 0) fail(`"(" without ")"`, variations[0]);
  return { moves, notes, result };
}

/** Whether the part is in the text at this place; its `lastIndex` is then the end. */
function matches(part: RegExp, text: string, at: number): boolean {
  part.lastIndex = at;
  return part.test(text);
}
