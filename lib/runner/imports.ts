/**
 * Which modules a source file imports, read off its text.
 *
 * @module
 */

/** An import or a re-export. */
export interface Import {
  readonly specifier: string;
  /** Types only: gone when the code runs. */
  readonly typeOnly: boolean;
}

/** The imports and re-exports of a TypeScript source, dynamic ones with a literal name included. */
export function importsOf(source: string): Import[] {
  const found: Import[] = [];
  const statement = /^[ \t]*(?:import|export)\s+(?:(type)\s+)?[^;'"()]*?from\s*["']([^"']+)["']/gm;
  for (const [, type, specifier] of source.matchAll(statement)) {
    found.push({ specifier, typeOnly: type !== undefined });
  }
  for (const [, specifier] of source.matchAll(/^[ \t]*import\s*["']([^"']+)["']/gm)) {
    found.push({ specifier, typeOnly: false });
  }
  for (const [, specifier] of source.matchAll(/\bimport\(\s*["']([^"']+)["']/g)) {
    found.push({ specifier, typeOnly: false });
  }
  return found;
}
