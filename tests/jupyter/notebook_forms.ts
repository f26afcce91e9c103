/**
 * What notebooks are made of, so that a few of them can stand for all in a slow test.
 *
 * @module
 */

/**
 * The notebooks that have something which none before them has: a kind of cell or of output, a type of data, or
 * an entry of metadata. Together they have everything that all of them have.
 *
 * @param texts of notebooks
 * @returns their indexes
 */
export function unlikeOthers(texts: readonly string[]): number[] {
  const seen = new Set<string>();
  return texts.flatMap((text, index) => {
    const parts = [...partsOf(JSON.parse(text))].filter((part) => !seen.has(part));
    for (const part of parts) seen.add(part);
    return parts.length > 0 ? [index] : [];
  });
}

/** The paths of all values, without the places in arrays; kinds and metadata with their value, seals without. */
function* partsOf(value: unknown, path = ""): Iterable<string> {
  if (Array.isArray(value)) {
    for (const each of value) yield* partsOf(each, `${path}/*`);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) yield* partsOf(each, `${path}/${name}`);
  } else if (/_type$|\/metadata\/(?!matchbox\/outputs)/.test(path)) {
    yield `${path}: ${value}`;
  } else {
    yield `${path} ${typeof value}`;
  }
}
