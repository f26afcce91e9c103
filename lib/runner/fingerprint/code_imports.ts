/**
 * Finds the imports in the middle of code without a parser, where this gives for certain what the parser gives.
 *
 * @module
 */
import { bareCode } from "./bare_code.ts";
import type { Import } from "./imports.ts";

/**
 * A module or a file whose name is a string; a use of `import` that names neither; and `other`: any other use of
 * the keyword, or a re-export. A property, as in `x.from`, is none of them; in `...from` the dot belongs to another.
 */
const USE = new RegExp(
  String.raw`(?<![\w$#]|(?<!\.)\.)(?:` +
    String.raw`await import\( ?"(?<module>\d+)",? ?\)` +
    String.raw`|new URL\( ?"(?<asset>\d+)", import\.meta\.url,? ?\)` +
    String.raw`|import(?:\([\w$]+(?:\.[\w$]+)*\)|\.meta\.resolve\(|:)` +
    String.raw`|(?<other>import\b|from ?"))`,
  "g",
);

/**
 * The modules and files that a piece of TypeScript names, in order and as `importsOf` finds them; null when that
 * takes the parser.
 */
export function codeImports(source: string): Import[] | null {
  const bare = bareCode(source);
  if (!bare) return null;
  const found: Import[] = [];
  for (const { groups } of bare.code.matchAll(USE)) {
    const { module, asset, other } = groups!;
    const specifier = bare.strings[Number(module ?? asset)];
    if (other || specifier?.includes("\\")) return null;
    if (specifier !== undefined) found.push({ specifier, kind: module ? "module" : "asset" });
  }
  return found;
}
