/**
 * Finds the imports of a source file without a parser, where this gives for certain what the parser gives.
 * Most files have all their imports at the top, where only comments stand between them; these need no
 * parser, which reads the whole file and takes many times as long.
 *
 * @module
 */
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

/**
 * A word without which code imports nothing: keywords have no escapes, and `import.meta.url` has the same
 * keyword. It may also stand in a string or a comment; only the parser can tell.
 */
const MAY_IMPORT = /\bimport\b|\bfrom\b\s*["'/]/;

/**
 * What imports nothing that the parser could name, wherever it stands: an import by a variable, the path of a
 * file beside this one, and an example in a comment.
 */
const HARMLESS = new RegExp(
  String.raw`\bimport\([\w$]+(?:\.[\w$]+)*\)|\bimport\.meta\.resolve\(` +
    String.raw`|^ *\* import [\w$\s{},*]* from "[^"\n]*";$`,
  "gm",
);

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
  return MAY_IMPORT.test(source.slice(place).replace(HARMLESS, " ")) ? null : found;
}

function matchAt(pattern: RegExp, source: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(source);
}

/** The place after the match at this place. */
function after(pattern: RegExp, source: string, place: number): number {
  return place + (matchAt(pattern, source, place)?.[0].length ?? 0);
}
