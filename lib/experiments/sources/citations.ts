/**
 * Finds the numbers of the sources and the papers that a source file cites.
 *
 * @module
 */
import { nameOf } from "./papers.ts";
import type { Paper } from "./source.ts";

/** The most characters between an author's name and the year: other authors and a title. */
const NEAR = 130;

/**
 * The numbers that a TypeScript file cites: anywhere in its comments, as in `(B3)`, `D11's` or `M1 to M4`;
 * in its strings only within parentheses. Text between backticks is not a citation. Squares of a board have
 * small letters, so they are not confused with numbers.
 *
 * @param known all numbers
 */
export function citedNumbers(source: string, known: ReadonlySet<string>): Set<string> {
  const texts = textsIn(source).flatMap((text) => text.match(/\([^()]*\)/g) ?? []);
  const found = new Set<string>();
  for (const prose of [...commentsIn(source), ...texts]) {
    for (const [, from, to] of prose.matchAll(/\b([A-EM]\d+)[a-c]?(?: to |-)([A-EM]\d+)\b/g)) {
      for (const number of between(from, to)) found.add(number);
    }
    for (const [number] of prose.matchAll(/\b[A-EM]\d+[a-c]?\b/g)) found.add(number);
  }
  return found.intersection(known);
}

/** Whether a comment of a TypeScript file cites a paper: its author, closely followed by its year. */
export function citesPaper(source: string, paper: Paper): boolean {
  const name = nameOf(paper).replaceAll(" ", "\\s");
  // A name of its own is enough without the year.
  const year = paper.citedAs ? "" : `.{0,${NEAR}}?\\b${paper.year}\\b`;
  const citation = new RegExp(`\\b${name}\\b${year}`);
  return commentsIn(source).some((comment) => citation.test(comment));
}

/** The comments, each in one line; consecutive `//` lines are one comment. */
function commentsIn(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?:(?<![:"])\/\/.*\n?[ \t]*)+/g) ?? [];
  return comments.map((comment) =>
    comment
      .replace(/^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)/gm, "")
      .replace(/\*\/$/, "")
      .replace(/`[^`]*`/g, "")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/** The strings in double quotes on one line. */
function textsIn(source: string): string[] {
  return source.match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
}

/** `M1`, `M2`, `M3` from `M1` to `M3`; empty when the letters differ. */
function between(from: string, to: string): string[] {
  if (from[0] !== to[0]) return [];
  const [first, last] = [from, to].map((number) => Number(number.slice(1)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => `${from[0]}${first + i}`);
}
