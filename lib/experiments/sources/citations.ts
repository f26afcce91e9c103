/**
 * Reads off a source file which numbers of the sources and which papers it names.
 *
 * @module
 */
import { nameOf } from "./papers.ts";
import type { Paper } from "./source.ts";

/** Between the name of an author and the year: room for other authors and a title. */
const NEAR = 130;

/**
 * The numbers that a TypeScript source names: in its comments anywhere, as in `(B3)`, `D11's` or
 * `M1 to M4`; in its texts within parentheses only. What stands between backticks is no citation. Squares of
 * a board are no danger: small letters name them.
 *
 * @param known the numbers there are
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

/** Whether a comment of a TypeScript source names a paper: its author, and soon after that its year. */
export function citesPaper(source: string, paper: Paper): boolean {
  const name = nameOf(paper).replaceAll(" ", "\\s");
  // A name that was given to it alone says enough.
  const year = paper.citedAs ? "" : `.{0,${NEAR}}?\\b${paper.year}\\b`;
  const citation = new RegExp(`\\b${name}\\b${year}`);
  return commentsIn(source).some((comment) => citation.test(comment));
}

/** The comments, each in one line; lines of `//` that follow each other are one comment. */
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

/** What stands between double quotes on one line. */
function textsIn(source: string): string[] {
  return source.match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
}

/** `M1`, `M2`, `M3` from `M1` to `M3`; none when the letters differ. */
function between(from: string, to: string): string[] {
  if (from[0] !== to[0]) return [];
  const [first, last] = [from, to].map((number) => Number(number.slice(1)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => `${from[0]}${first + i}`);
}
