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
