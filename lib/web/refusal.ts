/**
 * The error for a request that is not carried out.
 *
 * @module
 */

/**
 * A request is refused; the message is shown to the person who asked: one line that says what was wrong and
 * what is allowed.
 */
export class Refusal extends Error {
  override name = "Refusal";
}

/** Classes of errors in a thread that are about what was asked of it. */
const ABOUT_THE_REQUEST = new Set(["Refusal", "UsageError", "SetupError"]);

/** What an error in a thread is here: a refusal, when it is about what was asked. */
export function refusalOrError(kinds: readonly string[], message: string): Error {
  return kinds.some((kind) => ABOUT_THE_REQUEST.has(kind))
    ? new Refusal(message)
    : new Error(message);
}
