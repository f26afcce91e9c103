import type { Random } from "matchbox/base/mod.ts";

/** A draw from the standard normal distribution (Box and Muller, 1958). */
export function normalDraw(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.float()));
  return radius * Math.cos(2 * Math.PI * random.float());
}
