/**
 * Sentences below results that have a word such as "always" and need no guard, by notebook and reason.
 *
 * @module
 */

/** Why no published row could contradict a sentence. */
export type Reason =
  /** It follows from the rules of a game, from a theorem, or from how a program is built. */
  | "rule"
  /** It says what is measured, counted or shown, and how. */
  | "definition"
  /** It asks, advises or announces. */
  | "no statement"
  /** It repeats what a cell of the notebook computes, without a study. */
  | "computed here"
  /** It offers a reason that nothing here tests. */
  | "explanation";

/** The words of sentences, or of parts of them, as they stand in the text apart from line breaks. */
export const unguarded: Readonly<Record<string, Partial<Record<Reason, readonly string[]>>>> = {};
