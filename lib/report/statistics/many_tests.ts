/**
 * Tests that are judged together: among many, some seem to decide by chance.
 *
 * @module
 */

/**
 * Holm's adjusted p-values (1979): whoever believes those below 0.05 errs in any of them with at most 5 %.
 *
 * @param ps from 0 to 1
 * @returns in the same order, from 0 to 1
 */
export function holm(ps: readonly number[]): number[] {
  let least = 0;
  return byRank(ps, (p, rank) => least = Math.max(least, Math.min(p * (ps.length - rank), 1)));
}

/**
 * Adjusted p-values of Benjamini and Hochberg (1995): of those that are believed because theirs is below
 * 0.05, at most 5 % are wrong on average. For tests that do not depend on each other, or positively.
 *
 * @param ps from 0 to 1
 * @returns in the same order, from 0 to 1
 */
export function falseDiscoveryRate(ps: readonly number[]): number[] {
  let most = 1;
  const last = ps.length - 1;
  return byRank(
    ps,
    (p, rank) => most = Math.min(most, p * ps.length / (last - rank + 1)),
    (one, other) => other - one,
  );
}

/** Numbers made from the smallest p-value to the largest, or in another order, at their first places. */
function byRank(
  ps: readonly number[],
  adjust: (p: number, rank: number) => number,
  order = (one: number, other: number) => one - other,
): number[] {
  const places = ps.map((_, place) => place).sort((one, other) => order(ps[one], ps[other]));
  const adjusted = new Array<number>(ps.length);
  places.forEach((place, rank) => adjusted[place] = adjust(ps[place], rank));
  return adjusted;
}
