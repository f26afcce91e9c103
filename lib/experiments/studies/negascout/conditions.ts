/**
 * The conditions under which the visited nodes are compared.
 *
 * @module
 */

/**
 * The search that is compared with alpha-beta, and how both try the moves. With a fixed order both try those
 * of a node in the same order. Killers and the moves in a table are learned during the search, so the two
 * may learn different ones. The null windows lie next to the value.
 */
export const CONDITIONS = [
  "NegaScout, fixed order",
  "NegaScout, fixed order, fail-hard",
  "NegaScout, fixed order, fractional values",
  "NegaScout, killers",
  "NegaScout, table",
  "null window below, fixed order",
  "null window above, fixed order",
] as const;
export type Condition = typeof CONDITIONS[number];

/** The sample of trees beside those of games. */
export const UNIFORM_TREES = "uniform trees";
