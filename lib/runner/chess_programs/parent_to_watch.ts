/**
 * The process that has started this one only to give it narrower permissions. When it is killed, this one ends too.
 *
 * @module
 */

/** The environment variable that names it. */
export const PARENT = "MATCHBOX_PARENT";

/** Its number; null when there is none. */
export function parentToWatch(): number | null {
  const { state } = Deno.permissions.querySync({ name: "env", variable: PARENT });
  const text = state === "granted" ? Deno.env.get(PARENT) : undefined;
  return text === undefined ? null : Number(text);
}
