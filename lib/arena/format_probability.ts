/**
 * How probabilities are written.
 *
 * @module
 */

/**
 * Writes a probability with four decimals: `0.9731`. One that would be rounded to 1 or 0 is written `> 0.9999`
 * or `< 0.0001`, because no finite number of games makes a result certain.
 *
 * @param probability from 0 to 1
 */
export function formatProbability(probability: number): string {
  const text = probability.toFixed(4);
  if (text === "1.0000") return "> 0.9999";
  return text === "0.0000" ? "< 0.0001" : text;
}
