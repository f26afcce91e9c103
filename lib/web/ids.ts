/**
 * The ids of what visitors begin: games, machines, evolutions. Nobody can guess one.
 *
 * @module
 */
import * as v from "valibot";

/** A new id. */
export function newId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/**
 * The schema of an id.
 *
 * @param thing what it is the id of, e.g. `a game`
 */
export const idOf = (thing: string) =>
  v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, `expected the id of ${thing}`));
