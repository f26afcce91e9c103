/**
 * The part of a chess game in Portable Game Notation that follows its tags: moves with numbers, comments,
 * variations and evaluations, and the result. Standard: PGN Specification and Implementation Guide, 1994,
 * chapter 8.2.
 *
 * @module
 */
import { NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";

/** The results that a game can have; `*` for one that is not finished. */
export const RESULTS: readonly PgnResult[] = ["1-0", "0-1", "1/2-1/2", "*"];

/** Won by White, won by Black, drawn, or not finished. */
export type PgnResult = "1-0" | "0-1" | "1/2-1/2" | "*";

/** The moves and the result as they are written. */
export interface Movetext {
  /** The moves of the game, not those of its variations. */
  readonly moves: readonly string[];
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
  evaluation: /\$\d+|[!?]+|e\.?p\.?(?=\s|$)/y,
  move: /[^\s;{}()]+/y,
} as const;

type Kind = keyof typeof PARTS;

const KINDS = Object.keys(PARTS) as Kind[];

/**
 * Reads movetext; comments, variations and evaluations are skipped.
 *
 * @throws {NotationError} on a brace or parenthesis without its partner, or moves after the result
 */
export function readMovetext(text: string): Movetext {
  const fail = (problem: string, at: number): never => {
    throw new NotationError(`${problem} in ${quote(text.slice(at))}`);
  };
  const moves: string[] = [];
  let result: PgnResult | null = null;
  /** Where the open variations begin. */
  const variations: number[] = [];
  for (let at = 0; at < text.length;) {
    const kind = KINDS.find((kind) => matches(PARTS[kind], text, at));
    if (!kind) fail(`a comment without its second brace, or a brace without a comment`, at);
    const end = PARTS[kind!].lastIndex;
    if (kind === "open") variations.push(at);
    else if (kind === "close" && variations.pop() === undefined) fail(`")" without "("`, at);
    else if (variations.length === 0 && (kind === "move" || kind === "result")) {
      if (result !== null) fail(`expected nothing after the result ${result}`, at);
      const word = text.slice(at, end);
      if (kind === "move") moves.push(word);
      else result = word as PgnResult;
    }
    at = end;
  }
  if (variations.length > 0) fail(`"(" without ")"`, variations[0]);
  return { moves, result };
}

/** Whether the part is in the text at this place; its `lastIndex` is then the end. */
function matches(part: RegExp, text: string, at: number): boolean {
  part.lastIndex = at;
  return part.test(text);
}
