/**
 * Finds the imports of a source file without a parser, where this gives for certain what the parser gives.
 * Most files have all their imports at the top, where only comments stand between them; these need no
 * parser, which reads the whole file and takes many times as long.
 *
 * @module
 */
import { codeImports } from "./code_imports.ts";
import type { Import } from "./imports.ts";

/** White space and comments. */
const BLANK = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;

/** What an import or a re-export names. */
const NAMES = String.raw`\{[\w$\s,]*\}`;
const OBJECT = String.raw`\*\s+as\s+\w+`;
const DEFAULT = String.raw`(?!type\b|from\b)\w+(?:\s*,\s*${NAMES})?`;

/** An import or a re-export; in a form that is not listed here, e.g. with a comment, it is left to the parser. */
const STATEMENT = new RegExp(
  String.raw`(?:import\s+|import\s+(?<type>type\s+)?(?:${NAMES}|${OBJECT}|${DEFAULT})\s+from\s+` +
    String
      .raw`|export\s+(?<types>type\s+)?(?:${NAMES}|${OBJECT}|\*)\s+from\s+)"(?<specifier>[^"\\\n]+)"` +
    String.raw`(?: with \{ type: "json" \})?;`,
  "y",
);

/** A word without which code imports nothing: keywords have no escapes. It may also stand in a string or a comment. */
const MAY_IMPORT = /\bimport\b|\bfrom\b\s*["'/]/;

/**
 * The imports and re-exports of a TypeScript source, in order and as `importsOf` finds them; null when that
 * takes the parser.
 */
export function headerImports(source: string): Import[] | null {
  const found: Import[] = [];
  let place = after(BLANK, source, 0);
  for (let match; (match = matchAt(STATEMENT, source, place));) {
    const { specifier, type, types } = match.groups!;
    found.push({ specifier, kind: type ?? types ? "types" : "module" });
    place = after(BLANK, source, place + match[0].length);
  }
  const code = source.slice(place);
  if (!MAY_IMPORT.test(code)) return found;
  const more = codeImports(code);
  return more && [...found, ...more];
}

function matchAt(pattern: RegExp, source: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(source);
}

/** The place after the match at this place. */
function after(pattern: RegExp, source: string, place: number): number {
  return place + (matchAt(pattern, source, place)?.[0].length ?? 0);
}
