/**
 * Sums of weights for the sets of eight places: one lookup gives the sum of a set that is a byte.
 *
 * @module
 */

/**
 * The sums for each group of eight places.
 *
 * @param weights one for each place; sums of whole ones in an `Int32Array` must fit in 32 bits
 * @returns at `256 * group + set`: the sum of the weights of a set of places of that group
 */
export function byteSums(weights: Int32Array): Int32Array;
export function byteSums(weights: Int32Array | Float64Array): Int32Array | Float64Array;
export function byteSums(weights: Int32Array | Float64Array): Int32Array | Float64Array {
  const length = Math.ceil(weights.length / 8) << 8;
  const sums = weights instanceof Int32Array ? new Int32Array(length) : new Float64Array(length);
  for (let place = 0; place < weights.length; place++) {
    const group = place >> 3 << 8;
    const bit = 1 << (place & 7);
    // The sets whose last place is this one: it, and a set of the places before it.
    for (let set = 0; set < bit; set++) {
      sums[group + bit + set] = sums[group + set] + weights[place];
    }
  }
  return sums;
}
