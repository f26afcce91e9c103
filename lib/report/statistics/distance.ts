/**
 * How far two estimates of the same quantity are apart.
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "./interval.ts";
import { freedomOf, onScale, standardError } from "./standard_error.ts";

/**
 * The distance of two independent estimates, made comparable with a draw from the standard normal
 * distribution. In common standard errors it follows Student's distribution, by the degrees of freedom of
 * Welch and Satterthwaite (B. L. Welch, 1947); what is returned has the same probability by the normal one.
 * So one distance in twenty is beyond 1.96 however few units the intervals are over.
 *
 * @returns negative when the first estimate is the smaller one; null where one of them has no interval, or
 * one that is open, or both have no error
 */
export function distance(one: Interval, other: Interval): number | null {
  const variances = [one, other].map((each) => (standardError(each) ?? Infinity) ** 2);
  const variance = variances[0] + variances[1];
  if (!Number.isFinite(variance) || variance === 0) return null;
  const apart = (onScale(one.mean, one.scale) - onScale(other.mean, other.scale)) /
    Math.sqrt(variance);
  const shares = variances.map((each) => each / variance);
  const freedom = 1 / (shares[0] ** 2 / freedomOf(one) + shares[1] ** 2 / freedomOf(other));
  if (freedom === Infinity) return apart;
  const below = jstat.studentt.cdf(-Math.abs(apart), freedom);
  return -Math.sign(apart) * jstat.normal.inv(below, 0, 1);
}
