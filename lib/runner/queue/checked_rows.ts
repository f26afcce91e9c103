/**
 * Rows that come from another machine, checked before they are used.
 *
 * @module
 */
import type { RowSets, RowsOf } from "matchbox/experiments/mod.ts";
import { decodeRows } from "../work/encoded_rows.ts";

/**
 * Decodes rows.
 *
 * @throws {TypeError | SyntaxError} when the text is not one that `encodeRows` could have written
 */
export function checkRows<S extends RowSets>(sets: S, text: string): RowsOf<S> {
  const encoded: unknown = JSON.parse(text);
  if (typeof encoded !== "object" || encoded === null || Array.isArray(encoded)) {
    throw new TypeError("expected sets of rows");
  }
  for (const [name, rows] of Object.entries(encoded)) {
    if (!Object.hasOwn(sets, name)) throw new TypeError(`the study has no set of rows ${name}`);
    if (!Array.isArray(rows) || rows.length === 0 || !rows.every(Array.isArray)) {
      throw new TypeError(`the set ${name} is not a list of rows`);
    }
    const strange = rows.flat().find((value) => !isValue(value));
    if (strange !== undefined) {
      throw new TypeError(
        `expected texts, numbers, true, false and null but found ${typeof strange}`,
      );
    }
  }
  return decodeRows(sets, text);
}

function isValue(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
