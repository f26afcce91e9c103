import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  ACTIVATIONS,
  adamOptimiser,
  type LossSettings,
  momentumOptimiser,
  type NetworkShape,
  type Optimiser,
  PlainArithmetic,
  randomWeights,
  readTrainableNetwork,
  sizesOf,
  TrainableNetwork,
  VALUE_ACTIVATIONS,
  weightsOf,
} from "matchbox/agents/mod.ts";
import { type Random, randomStream, UsageError } from "matchbox/base/mod.ts";
import { SimdArithmetic } from "matchbox/kernels/networks/training.ts";
import {
  type Row,
  slowGradient,
  slowLoss,
  slowOutputs,
} from "../../reference/trainable_network.ts";

/**
 * A number goes through some ten roundings to single precision, each by at most 2^-24 of it, and errors of
 * several layers and rows add up.
 */
const ROUNDING = 32 * 2 ** -24;

const shape: NetworkShape = {
  ...{ inputs: 5, hidden: [11, 9], activation: "relu" },
  ...{ moves: 6, values: 2, valueActivation: "tanh" },
};
const plain: LossSettings = { valueWeight: 1, l2: 0 };

Deno.test("the gradient is that of finite differences, for each activation, loss and set of heads", () => {
  const heads = [{ moves: 6, values: 2 }, { moves: 9, values: 0 }, { moves: 0, values: 1 }];
  const settings = [plain, { valueWeight: 0.25, l2: 0.1 }];
  let compared = 0;
  for (const activation of ACTIVATIONS) {
    for (const valueActivation of VALUE_ACTIVATIONS) {
      for (const head of heads) {
        for (const loss of settings) {
          for (const hidden of [[], [9], [3, 8]]) {
            const own = { ...shape, ...head, hidden, activation, valueActivation };
            const random = randomStream(`gradient ${JSON.stringify([own, loss])}`);
            const network = randomNet(own, 4, random, loss);
            const rows = fill(network, 4, random);
            network.forward(4);
            network.backward(4);
            slowGradient(own, [...network.weights], rows, loss).forEach((slope, i) => {
              assertAlmostEquals(network.gradient[i], slope, ROUNDING);
              compared++;
            });
          }
        }
      }
    }
  }
  assertGreater(compared, 2000);
});

Deno.test("outputs and losses are those of the definition, on random networks and batches", () => {
  const random = randomStream("trainable networks");
  for (let i = 0; i < 60; i++) {
    const own: NetworkShape = {
      inputs: 1 + random.below(20),
      hidden: Array.from({ length: random.below(4) }, () => 1 + random.below(30)),
      activation: ACTIVATIONS[random.below(2)],
      moves: random.below(20),
      values: 1 + random.below(10),
      valueActivation: VALUE_ACTIVATIONS[random.below(2)],
    };
    const count = 1 + random.below(7);
    const network = randomNet(own, 8, random);
    const rows = fill(network, count, random);
    network.forward(count);
    network.backward(count);
    const weights = [...network.weights];
    const expected = rows.flatMap((row) => slowOutputs(own, weights, row));
    expected.forEach((output, at) => assertClose(network.outputs[at], output));
    const { policy, value } = slowLoss(own, weights, rows, plain);
    assertClose(network.policyLoss, policy);
    assertClose(network.valueLoss, value);
  }
});

Deno.test("a product is the sum of its terms in their order, rounded at each step", () => {
  const { fround } = Math;
  const random = randomStream("products");
  // Widths around the eight columns of TypeScript, and the 8 and 32 columns of the kernel.
  for (
    const width of [...Array.from({ length: 19 }, (_, i) => i + 1), 31, 32, 33, 39, 45, 64, 70]
  ) {
    const [rows, inner] = [1 + random.below(5), 1 + random.below(200)];
    const number = () => random.below(2) === 0 ? 0 : random.float() - 0.5;
    const left = Float32Array.from({ length: rows * inner }, number);
    const right = Float32Array.from({ length: inner * width }, number);
    const turned = left.map((_, i) => left[i % rows * inner + Math.floor(i / rows)]);
    const room = { numbers: 2 * left.length + right.length + rows * width + 8 + width };
    for (const biases of [Float32Array.from({ length: width }, number), null]) {
      const expected = Float32Array.from({ length: rows * width }, (_, at) => {
        const [row, column] = [Math.floor(at / width), at % width];
        let sum = biases?.[column] ?? 0;
        for (let k = 0; k < inner; k++) {
          sum = fround(sum + fround(left[row * inner + k] * right[k * width + column]));
        }
        return sum;
      });
      for (const make of [PlainArithmetic, SimdArithmetic]) {
        const arithmetic = new make({ ...room, arrays: 5, terms: inner });
        const copy = (numbers: Float32Array) => {
          const array = arithmetic.array(numbers.length);
          array.set(numbers);
          return array;
        };
        const [own, ownTurned, ownRight] = [left, turned, right].map(copy);
        const bias = biases && copy(biases);
        // Nothing behind the product is written.
        const product = arithmetic.array(rows * width + 8);
        for (const transposed of [false, true]) {
          product.fill(0.5);
          const factors = transposed ? ownTurned : own;
          arithmetic.multiply(product, bias, factors, transposed, ownRight, rows, inner, width);
          assertEquals(bits(product.subarray(0, rows * width)), bits(expected));
          assertEquals([...product.subarray(rows * width)], Array(8).fill(0.5));
        }
      }
    }
  }
});

Deno.test("a row gives the same bits alone and in a batch", () => {
  const random = randomStream("alone");
  const network = randomNet(shape, 16, random);
  fill(network, 16, random);
  network.forward(16);
  const one = new TrainableNetwork(shape, 1, network.weights);
  for (let row = 0; row < 16; row++) {
    one.inputs.set(network.inputs.subarray(row * 5, row * 5 + 5));
    one.legal.set(network.legal.subarray(row * 6, row * 6 + 6));
    one.forward(1);
    assertEquals(bits(one.outputs), bits(network.outputs.subarray(row * 8, row * 8 + 8)));
  }
  for (const count of [0, 17, NaN]) {
    assertThrows(() => network.forward(count), RangeError, "expected 1 to 16 rows but found");
  }
});

Deno.test("a move that is not legal has no probability and teaches nothing, however large its sum", () => {
  const own = { ...shape, hidden: [], inputs: 1, moves: 3, values: 0 };
  // Three biases, and the weights of one input.
  const network = new TrainableNetwork(own, 2, Float32Array.of(0, 1000, Math.log(3), 0, 0, 0));
  network.legal.set([1, 0, 1, 0, 0, 0]);
  network.targets.set([1, 0, 0, 0, 0, 0]);
  network.forward(2);
  // e^0 against e^(log 3); the second row has no legal move.
  [0.25, 0, 0.75, 0, 0, 0].forEach((p, i) => assertAlmostEquals(network.outputs[i], p, ROUNDING));
  network.backward(2);
  assertAlmostEquals(network.policyLoss, Math.log(4) / 2, ROUNDING);
  [-0.375, 0, 0.375].forEach((g, i) => assertAlmostEquals(network.gradient[i], g, ROUNDING));
  // Probabilities that are rounded to 0 still have a finite loss.
  network.legal.fill(1);
  network.targets.set([1, 0, 0, 0, 0, 1]);
  network.forward(2);
  network.backward(2);
  assertAlmostEquals(network.policyLoss, (1000 + 1000 - Math.log(3)) / 2, 1000 * ROUNDING);
});

Deno.test("momentum and Adam take the steps of their formulas, by hand", () => {
  for (const kernel of ["wasm", "ts"] as const) {
    // A bias and a weight.
    const own = { ...shape, inputs: 1, hidden: [], moves: 0, values: 1 };
    const make = (weights: Float32Array) => new TrainableNetwork(own, 1, weights, plain, kernel);
    const one = make(Float32Array.of(1, -2));
    const descent = momentumOptimiser("hand", one, 0.5);
    one.gradient.set([4, 0]);
    descent.step(0.25);
    // v = (4, 0).
    assertEquals([...one.weights], [0, -2]);
    one.gradient.set([1, 2]);
    descent.step(0.25);
    // v = (2 + 1, 2).
    assertEquals([...one.weights], [-0.75, -2.5]);

    const other = make(Float32Array.of(1, 1));
    const adam = adamOptimiser("hand", other, { beta1: 0.5, beta2: 0.75, epsilon: 1 });
    other.gradient.set([2, -6]);
    adam.step(0.5);
    // m = (1, -3) and v = (1, 9), corrected by 1 - 0.5 and 1 - 0.75: (2, -6) / (sqrt(4, 36) + 1).
    assertClose(other.weights[0], 1 - 0.5 * 2 / 3);
    assertClose(other.weights[1], 1 + 0.5 * 6 / 7);
    other.gradient.set([3, 0]);
    adam.step(0.5);
    // m = (0.5 + 1.5, -1.5) and v = (0.75 + 2.25, 6.75), corrected by 1 - 0.5^2 and 1 - 0.75^2.
    assertClose(other.weights[0], 1 - 0.5 * 2 / 3 - 0.5 * (2 / 0.75) / (Math.sqrt(3 / 0.4375) + 1));
    assertClose(
      other.weights[1],
      1 + 0.5 * 6 / 7 + 0.5 * (1.5 / 0.75) / (Math.sqrt(6.75 / 0.4375) + 1),
    );
  }
});

Deno.test("a network with a hidden layer learns the exclusive or", () => {
  const cases = [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]];
  for (const activation of ACTIVATIONS) {
    for (const optimiser of [adamOptimiser, momentumOptimiser]) {
      const own = { ...shape, inputs: 2, hidden: [8], activation, moves: 2, values: 1 };
      const network = randomNet(own, 4, randomStream(`xor ${activation}`));
      const descent = optimiser("xor", network);
      cases.forEach(([a, b, xor], row) => {
        network.inputs.set([a, b], 2 * row);
        network.targets.set([1 - xor, xor, 2 * xor - 1], 3 * row);
      });
      for (let step = 0; step < 500; step++) learn(network, 4, descent, 0.05);
      network.forward(4);
      cases.forEach(([, , xor], row) => {
        assertGreater(network.outputs[3 * row + xor], 0.95);
        assertAlmostEquals(network.outputs[3 * row + 2], 2 * xor - 1, 0.1);
      });
    }
  }
});

Deno.test("a network without hidden layers finds the optimum of ridge regression", () => {
  // Values y of 1, 2 and 6 at x of -1, 0 and 1: the bias is their mean 3. The derivative by the weight w is
  // 2/3 of the sum of x * (w * x + 3 - y), plus l2 * w, which is 4/3 * (w - 5/2) + l2 * w.
  for (const [l2, best] of [[0, 2.5], [2, 1]]) {
    const own: NetworkShape = {
      ...{ inputs: 1, hidden: [], activation: "relu" },
      ...{ moves: 0, values: 1, valueActivation: "linear" },
    };
    const network = randomNet(own, 3, randomStream("regression"), { valueWeight: 1, l2 });
    network.inputs.set([-1, 0, 1]);
    network.targets.set([1, 2, 6]);
    const descent = momentumOptimiser("regression", network, 0.5);
    for (let step = 0; step < 200; step++) learn(network, 3, descent, 0.1);
    assertAlmostEquals(network.weights[0], 3, 1e-5);
    assertAlmostEquals(network.weights[1], best, 1e-5);
  }
});

Deno.test("a policy without inputs to tell rows apart finds how often each move was the target", () => {
  const own = { ...shape, inputs: 1, hidden: [], moves: 3, values: 0 };
  const network = randomNet(own, 10, randomStream("frequencies"));
  for (let row = 0; row < 10; row++) {
    network.targets[3 * row + [0, 1, 1, 2, 2, 2, 2, 2, 2, 2][row]] = 1;
  }
  const descent = momentumOptimiser("frequencies", network);
  for (let step = 0; step < 400; step++) learn(network, 10, descent, 0.2);
  const shares = [0.1, 0.2, 0.7];
  shares.forEach((share, move) => assertAlmostEquals(network.outputs[move], share, 1e-5));
  // No loss is less than the entropy.
  const entropy = -shares.reduce((sum, p) => sum + p * Math.log(p), 0);
  assertAlmostEquals(network.policyLoss, entropy, 1e-6);
});

Deno.test("a training that was stopped goes on with the same bits", () => {
  const makers: readonly ((network: TrainableNetwork, state?: unknown) => Optimiser)[] = [
    (network, state) => momentumOptimiser("resumed", network, 0.9, state),
    (network, state) => adamOptimiser("resumed", network, undefined, state),
  ];
  for (const make of makers) {
    const run = (stopAt: number) => {
      const random = randomStream("resumed");
      let network = randomNet(shape, 8, random);
      let descent = make(network);
      for (let step = 0; step < 30; step++) {
        if (step === stopAt) {
          const stored = JSON.stringify([network.state, descent.state]);
          const [state, descentState] = JSON.parse(stored);
          network = readTrainableNetwork("resumed", shape, 8, state);
          descent = make(network, descentState);
        }
        fill(network, 8, random);
        learn(network, 8, descent, 0.01);
      }
      return JSON.stringify([network.state, descent.state]);
    };
    const uninterrupted = run(-1);
    for (const stopAt of [0, 1, 17]) assertStrictEquals(run(stopAt), uninterrupted);
  }
});

Deno.test("a state keeps every bit, that of a negative zero too, and is a copy", () => {
  const own = { ...shape, inputs: 1, hidden: [], moves: 0, values: 1 };
  const network = new TrainableNetwork(own, 1, Float32Array.of(-0, 1e-45));
  const { state } = network;
  network.weights.fill(7);
  const read = readTrainableNetwork("copy", own, 1, state);
  assert(Object.is(read.weights[0], -0));
  assertStrictEquals(read.weights[1], Math.fround(1e-45));
});

Deno.test("a state that does not fit is refused in one line that says where", () => {
  const network = randomNet(shape, 1, randomStream("refused"));
  const state = network.state as Record<string, unknown>;
  const refuses = (found: unknown, message: RegExp) => {
    const error = assertThrows(() => readTrainableNetwork("net", shape, 1, found), UsageError);
    assertMatch(error.message, message);
    assertStrictEquals(error.message.includes("\n"), false);
  };
  refuses({ ...state, hidden: [11] }, /^state of net: hidden: expected 11\/9 but found 11$/);
  refuses({ ...state, hidden: [] }, /hidden: expected 11\/9 but found none$/);
  refuses({ ...state, activation: "tanh" }, /activation: expected relu but found tanh$/);
  refuses({ ...state, activation: "step" }, /activation: /);
  refuses({ ...state, weights: "AAAA" }, /weights: expected 1016 bytes in base64 but found 3$/);
  refuses({ ...state, weights: "?" }, /weights: expected numbers in base64$/);
  refuses(
    { ...state, weights: new Uint8Array(1016).fill(255).toBase64() },
    /weights: expected finite numbers$/,
  );
  refuses({ ...state, weights: [1, 2] }, /weights: expected a text/);
  refuses(null, /state of net: /);
  const single = { ...shape, inputs: 1, hidden: [], moves: 0, values: 1 };
  const other = randomNet(single, 1, randomStream("refused"));
  const adam = adamOptimiser("net", other).state as Record<string, unknown>;
  const below = new Uint8Array(Float32Array.of(0, -1).buffer).toBase64();
  assertThrows(
    () => adamOptimiser("net", other, undefined, { ...adam, square: below }),
    UsageError,
    "square: expected finite numbers of at least 0",
  );
  assertThrows(() => adamOptimiser("net", network, undefined, adam), UsageError, "but found 8");
  assertThrows(() => adamOptimiser("net", other, undefined, { ...adam, power1: 2 }), UsageError);
  assertThrows(() => momentumOptimiser("net", other, 0.9, adam), UsageError, "velocity");
});

Deno.test("random weights depend on the seed alone, and vary with the neurons around them", () => {
  const of = (seed: string, own = shape) => randomWeights(own, randomStream(seed));
  assertEquals(of("a"), of("a"));
  assertNotEquals(of("a"), of("b"));
  const wide = { ...shape, inputs: 40, hidden: [60], moves: 20, values: 0 };
  for (const activation of ACTIVATIONS) {
    const weights = of("wide", { ...wide, activation });
    assertStrictEquals(weights.length, weightsOf(sizesOf(wide)));
    assertEquals([...weights.subarray(0, 60)], Array(60).fill(0));
    assertEquals([...weights.subarray(41 * 60, 41 * 60 + 20)], Array(20).fill(0));
    const variances = [
      [weights.subarray(60, 41 * 60), activation === "relu" ? 2 / 40 : 2 / 100],
      [weights.subarray(41 * 60 + 20), 2 / 80],
    ] as const;
    for (const [part, variance] of variances) {
      const squares = part.reduce((sum, weight) => sum + weight * weight, 0) / part.length;
      // The standard error of the mean of n squares is variance * sqrt(0.8 / n).
      assertAlmostEquals(squares, variance, 4 * variance * Math.sqrt(0.8 / part.length));
      // A uniform number goes up to sqrt(3) times its standard deviation.
      const largest = Math.max(...part.map(Math.abs));
      assertLess(largest, Math.sqrt(3 * variance));
      assertGreater(largest, 0.95 * Math.sqrt(3 * variance));
    }
  }
});

/** What distinguishes 0 from -0, too. */
function bits(numbers: Float32Array): Uint32Array {
  return new Uint32Array(numbers.slice().buffer);
}

/** Equal but for rounding, also for numbers that are larger than 1. */
function assertClose(actual: number, expected: number): void {
  assertAlmostEquals(actual, expected, ROUNDING * Math.max(1, Math.abs(expected)));
}

function randomNet(shape: NetworkShape, rows: number, random: Random, loss = plain) {
  const weights = randomWeights(shape, random);
  // Biases that are not 0 put no neuron on the bend of its activation.
  return new TrainableNetwork(shape, rows, weights.map((w) => w || random.float() - 0.5), loss);
}

/** A step of training. */
function learn(network: TrainableNetwork, count: number, descent: Optimiser, rate: number): void {
  network.forward(count);
  network.backward(count);
  descent.step(rate);
}

/** Writes a random batch, half of its inputs empty, and returns the same rows for the reference. */
function fill({ shape, inputs, legal, targets }: TrainableNetwork, count: number, random: Random) {
  const { moves, values } = shape;
  return Array.from({ length: count }, (_, number): Row => {
    const first = random.below(Math.max(moves, 1));
    const allowed = Array.from({ length: moves }, (_, i) => i === first || random.below(2) === 0);
    const row = {
      inputs: Array.from(
        { length: shape.inputs },
        () => random.below(2) * Math.fround(2 * random.float() - 1),
      ),
      legal: allowed,
      targets: [
        // They do not add up to 1.
        ...allowed.map((legal) => legal ? Math.fround(random.float()) : 0),
        ...Array.from({ length: values }, () => Math.fround(2 * random.float() - 1)),
      ],
    };
    inputs.set(row.inputs, number * shape.inputs);
    legal.set(allowed.map(Number), number * moves);
    targets.set(row.targets, number * (moves + values));
    return row;
  });
}
