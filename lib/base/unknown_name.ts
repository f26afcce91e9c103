/**
 * The error of a name that is not among those there are, which says which one was probably meant.
 *
 * @module
 */
import { closestString, levenshteinDistance } from "@std/text";
import { quote, UsageError } from "./errors.ts";

/** What the error says beside the name. */
export interface UnknownNameOptions {
  /** What the names belong to, e.g. `game reversi`. */
  readonly owner?: string;
  /** What is allowed, in words; `available: ` and the names unless given. */
  readonly listing?: string;
}

/** A name is near when at most this share of its letters differ: two of `minmax`, none of `go`. */
const NEAR = 0.4;

/**
 * The error of an unknown name: `unknown agent "minmax"; did you mean "minimax"? available: random,
 * minimax`. Where no name is near, it only lists them.
 *
 * @param kind what the name would be the name of, e.g. `agent`
 * @param known the names there are
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

/** The known name that was probably meant, in whatever case it was written; null when none is near. */
function nearest(name: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const closest = closestString(name, known);
  const edits = levenshteinDistance(name.toLowerCase(), closest.toLowerCase());
  return edits <= NEAR * Math.max(name.length, closest.length) ? closest : null;
}
