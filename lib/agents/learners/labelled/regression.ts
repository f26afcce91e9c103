/**
 * Linear regression: the value is a constant and a weight for each feature. With a little ridge (Hoerl and Kennard 1970) the weights are determined even where features always go together.
 *
 * @module
 */
import { LeastSquares } from "../least_squares.ts";
import type { Examples, Learned } from "./examples.ts";

/** A weight of w costs as much as an error of w in so many examples. */
const RIDGE = 1;

/** Fits the weights. */
export function regression({ count, width, features, values }: Examples): Learned {
  const fit = new LeastSquares(width + 1);
  const inputs = Array<number>(width + 1).fill(1);
  for (let row = 0; row < count; row++) {
    for (let i = 0; i < width; i++) inputs[i] = features[row * width + i];
    fit.add(inputs, values[row]);
  }
  for (let own = 0; own < width; own++) {
    fit.add(inputs.map((_, i) => i === own ? Math.sqrt(RIDGE) : 0), 0);
  }
  const weights = fit.solve();
  return {
    numbers: weights.length,
    predict(features, start) {
      let sum = weights[width];
      for (let i = 0; i < width; i++) if (features[start + i] === 1) sum += weights[i];
      return sum;
    },
  };
}
