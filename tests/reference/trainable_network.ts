/**
 * A trainable network by its definition: in double precision, one row after the other, with the losses
 * written as in a textbook, and a gradient by finite differences, which knows nothing of backpropagation.
 *
 * @module
 */
import type { LossSettings, NetworkShape } from "matchbox/agents/mod.ts";

/** A row of a batch. */
export interface Row {
  readonly inputs: readonly number[];
  /** For each move of the policy. */
  readonly legal: readonly boolean[];
  /** What the policy and the values should be. */
  readonly targets: readonly number[];
}

/** The outputs of a network: the probabilities of its policy, then its values. */
export function slowOutputs(
  shape: NetworkShape,
  weights: readonly number[],
  { inputs, legal }: Row,
): number[] {
  const { hidden, activation, moves, values, valueActivation } = shape;
  const sizes = [...hidden, moves + values];
  let start = 0;
  let layer = [...inputs];
  sizes.forEach((size, number) => {
    const before = [1, ...layer];
    layer = Array.from({ length: size }, (_, to) => {
      let sum = 0;
      before.forEach((value, from) => sum += value * weights[start + from * size + to]);
      if (number === sizes.length - 1) return sum;
      return activation === "relu" ? Math.max(sum, 0) : Math.tanh(sum);
    });
    start += before.length * size;
  });
  const powers = layer.slice(0, moves).map((sum, move) => legal[move] ? Math.exp(sum) : 0);
  const total = powers.reduce((one, other) => one + other, 0);
  return [
    ...powers.map((power) => total === 0 ? 0 : power / total),
    ...layer.slice(moves).map((sum) => valueActivation === "tanh" ? Math.tanh(sum) : sum),
  ];
}

/** The loss of a batch, and its two parts without their weights. */
export function slowLoss(
  shape: NetworkShape,
  weights: readonly number[],
  rows: readonly Row[],
  { valueWeight, l2 }: LossSettings,
): { policy: number; value: number; loss: number } {
  let [policy, value] = [0, 0];
  for (const row of rows) {
    slowOutputs(shape, weights, row).forEach((output, i) => {
      const target = row.targets[i];
      if (i >= shape.moves) value += (output - target) ** 2 / rows.length;
      else if (target !== 0) policy -= target * Math.log(output) / rows.length;
    });
  }
  let squares = 0;
  let at = 0;
  const sizes = [shape.inputs, ...shape.hidden, shape.moves + shape.values];
  for (let i = 1; i < sizes.length; i++) {
    at += sizes[i];
    for (const end = at + sizes[i - 1] * sizes[i]; at < end; at++) squares += weights[at] ** 2;
  }
  return { policy, value, loss: policy + valueWeight * value + l2 / 2 * squares };
}

/** How far each weight is moved to both sides. */
const MOVED = 1e-5;

/** The derivative of the loss by each weight: how the loss changes when the weight is moved a little. */
export function slowGradient(
  shape: NetworkShape,
  weights: readonly number[],
  rows: readonly Row[],
  settings: LossSettings,
): number[] {
  return weights.map((weight, i) => {
    const [above, below] = [weight + MOVED, weight - MOVED].map((moved) =>
      slowLoss(shape, weights.with(i, moved), rows, settings).loss
    );
    return (above - below) / (2 * MOVED);
  });
}
