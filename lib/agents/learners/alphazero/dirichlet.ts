/**
 * Random numbers of a Dirichlet distribution: shares that add up to 1. They are numbers of gamma distributions,
 * divided by their sum.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { normal } from "../strategies/optimiser.ts";

/**
 * Writes shares into the first `count` places.
 *
 * @param alpha above 0; the same for all shares: the smaller it is, the more one share has
 */
export function dirichlet(out: Float64Array, count: number, alpha: number, random: Random): void {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    out[i] = gamma(alpha, random);
    sum += out[i];
  }
  for (let i = 0; i < count; i++) out[i] /= sum;
}

/**
 * A number of the gamma distribution with shape `alpha` and scale 1 (G. Marsaglia and W. Tsang, "A simple method for
 * generating gamma variables", 2000). Numbers of a shape below 1 are made from those of a shape larger by 1.
 */
export function gamma(alpha: number, random: Random): number {
  if (alpha < 1) return gamma(alpha + 1, random) * (1 - random.float()) ** (1 / alpha);
  const d = alpha - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v <= 0) continue;
    // 1 - float is above 0, so that its logarithm is finite.
    if (Math.log(1 - random.float()) < x * x / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}
