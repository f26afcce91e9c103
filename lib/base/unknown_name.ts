/**
 * The error for an unknown name, which suggests the name that was probably meant.
 *
 * @module
 */
import { closestString, levenshteinDistance } from "@std/text";
import { quote, UsageError } from "./errors.ts";

/** Further parts of the message. */
export interface UnknownNameOptions {
  /** What the names belong to, e.g. `game reversi`. */
  readonly owner?: string;
  /** What is allowed, in words. Default: `available: ` and the names. */
  readonly listing?: string;
}

/** A name is similar when at most this share of its letters differ: two of `minmax`, none of `go`. */
const NEAR = 0.4;

/**
 * The error for an unknown name: `unknown agent "minmax"; did you mean "minimax"? available: random,
 * minimax`. When no name is similar, it only lists the known ones.
 *
 * @param kind the kind of thing named, e.g. `agent`
 * @param known the known names
 */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  { owner, listing = `available: ${known.join(", ")}` }: UnknownNameOptions = {},
): UsageError {
  const meant = nearest(name, known);
  const question = meant === null ? "" : `did you mean ${quote(meant)}? `;
  const place = owner === undefined ? "" : ` of ${owner}`;
  return new UsageError(`unknown ${kind} ${quote(name)}${place}; ${question}${listing}`);
}

/** The most similar known name, ignoring case; null when none is similar. */
function nearest(name: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const closest = closestString(name, known);
  const edits = levenshteinDistance(name.toLowerCase(), closest.toLowerCase());
  return edits <= NEAR * Math.max(name.length, closest.length) ? closest : null;
}
