/**
 * What networks cost: a forward pass of a 38-64-50 network beside brain.js and TensorFlow.js, with the same
 * sizes and the same inputs, and the games of an evolution a second.
 *
 * @module
 */
import {
  type DenseNetwork,
  encode,
  Evolution,
  evolutionSettings,
  NETWORK_KINDS,
  randomNetwork,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { KernelNetwork } from "matchbox/kernels/networks/forward.ts";
import {
  loadTensorFlow,
  tensorNetwork,
} from "matchbox/experiments/studies/net_speed/tensorflow.ts";
import { findGame, randomPosition } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";

const SIZES = [38, 64, 50];
const game = findGame("metelyk");
const random = randomStream("networks bench");
const network = randomNetwork(SIZES, random);
const inputs = Array.from({ length: 64 }, () => {
  const position = randomPosition(game, 10 + random.below(30), random) as MetelykPosition;
  const encoded = new Float64Array(SIZES[0]);
  encode(position ?? game.start(), position?.side ?? 0, "sum", encoded);
  return encoded;
});

const group = `forward pass ${SIZES.join("-")}`;
let next = 0;
/** The inputs of one position after the other. */
const nextInputs = () => inputs[next = (next + 1) % inputs.length];

Deno.bench("typed arrays", { group, baseline: true }, () => {
  network.run(nextInputs());
});

const kernel = new KernelNetwork(SIZES, network.weights);
Deno.bench("kernel", { group }, () => {
  kernel.run(nextInputs());
});

const brain = await brainNetwork(network);
if (brain) {
  Deno.bench("brain.js 1.6.1", { group }, () => {
    brain.runInput(nextInputs());
  });
}

await loadTensorFlow();
const tensors = tensorNetwork(network);
Deno.bench("TensorFlow.js 3.21.0, backend in JavaScript", { group }, () => {
  tensors.run([nextInputs()]);
});

for (const kind of NETWORK_KINDS) {
  for (const hidden of ["none", "16", "64"]) {
    const settings = evolutionSettings({ network: kind, hidden });
    const evolution = Evolution.begin(settings, game, random);
    const games = settings.population;
    Deno.bench(`${kind}, hidden ${hidden}`, { group: `a generation: ${games} games` }, () => {
      evolution.train(1, random);
    });
  }
}

/** The parts of a network of brain.js that are used; its types leave them out. */
interface BrainNetwork {
  readonly biases: number[][];
  /** By layer, neuron and input. */
  readonly weights: number[][][];
  initialize(): void;
  runInput(inputs: Float64Array): ArrayLike<number>;
}

/** The same network in brain.js; null, with the reason printed, where it cannot be loaded. */
async function brainNetwork({ sizes, weights }: DenseNetwork): Promise<BrainNetwork | null> {
  try {
    const { default: brain } = await import("brain.js");
    const net = new brain.NeuralNetwork({ activation: "relu" }) as unknown as BrainNetwork;
    Object.assign(net, { sizes, outputLayer: sizes.length - 1 });
    net.initialize();
    let at = 0;
    for (let layer = 1; layer < sizes.length; layer++) {
      for (let to = 0; to < sizes[layer]; to++) net.biases[layer][to] = weights[at++];
      for (let from = 0; from < sizes[layer - 1]; from++) {
        for (let to = 0; to < sizes[layer]; to++) net.weights[layer][to][from] = weights[at++];
      }
    }
    return net;
  } catch (error) {
    console.log(`brain.js cannot be loaded here: ${error}`);
    return null;
  }
}
