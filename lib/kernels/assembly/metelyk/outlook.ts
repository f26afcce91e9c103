// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * How likely the side to move is to win: the sum of trained weights of the lead and of pairs of lanes, one of
 * each side, as a logit in units of 1/16. TypeScript: agents/metelyk/outlook.ts.
 *
 * @module
 */

/** For each pair of lanes a byte for each content of both. */
export const PAIRS: i32 = 1 << 20;
/** After them, a byte for each lead from -10 to 10. */
export const LEADS: i32 = 21;

const weights: usize = memory.data(PAIRS + LEADS);

/** Where the weights are, as bytes with a sign. */
export function weightsAt(): usize {
  return weights;
}

/** The logit of a win for the side to move. */
export function logitOf(own: u32, enemy: u32, lead: i32): i32 {
  let sum = i32(load<i8>(weights + PAIRS + lead + 10));
  let pair: usize = weights;
  for (let lane: u32 = 0; lane < 32; lane += 8) {
    const row = pair + (((own >> lane) & 255) << 8);
    sum += i32(load<i8>(row + (enemy & 255)));
    sum += i32(load<i8>(row + ((enemy >> 8) & 255), 1 << 16));
    sum += i32(load<i8>(row + ((enemy >> 16) & 255), 2 << 16));
    sum += i32(load<i8>(row + (enemy >> 24), 3 << 16));
    pair += 4 << 16;
  }
  return sum;
}
