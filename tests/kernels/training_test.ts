import { assert, assertEquals, assertNotEquals } from "@std/assert";
import {
  ACTIVATIONS,
  adamOptimiser,
  momentumOptimiser,
  type NetworkShape,
  randomWeights,
  TrainableNetwork,
  VALUE_ACTIVATIONS,
} from "matchbox/agents/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";

Deno.test("a network learns the same bits in the kernel and in TypeScript", () => {
  const random = randomStream("kernel of training");
  for (let i = 0; i < 24; i++) {
    const shape: NetworkShape = {
      inputs: 1 + random.below(80),
      hidden: Array.from({ length: random.below(3) }, () => 1 + random.below(70)),
      activation: ACTIVATIONS[i % 2],
      moves: random.below(40),
      values: 1 + random.below(3),
      valueActivation: VALUE_ACTIVATIONS[random.below(2)],
    };
    const rows = 1 + random.below(40);
    const weights = randomWeights(shape, random);
    const loss = { valueWeight: 0.5, l2: i % 3 * 1e-3 };
    const optimiser = i % 4 < 2 ? adamOptimiser : momentumOptimiser;
    const peers = (["wasm", "ts"] as const).map((kernel) => {
      const network = new TrainableNetwork(shape, rows, weights, loss, kernel);
      return { network, descent: optimiser("peer", network) };
    });
    for (let step = 0; step < 6; step++) {
      // Fewer rows than there is room for, too.
      const count = 1 + random.below(rows);
      const seed = `batch ${i} ${step}`;
      for (const { network, descent } of peers) {
        fill(network, count, randomStream(seed));
        network.forward(count);
        network.backward(count);
        descent.step(0.01);
      }
      const [kernel, twin] = peers.map(({ network, descent }) => ({
        state: network.state,
        descent: descent.state,
        losses: [network.policyLoss, network.valueLoss],
        outputs: network.outputs.slice(0, count * (shape.moves + shape.values)),
        gradient: network.gradient.slice(),
      }));
      assertEquals(kernel, twin, JSON.stringify({ shape, rows, count }));
    }
    const { network } = peers[0];
    assert(network.weights.every(Number.isFinite));
    assertNotEquals(network.weights.slice(), weights);
  }
});

/** Writes a random batch, a third of its inputs empty. */
function fill(
  { shape, inputs, legal, targets }: TrainableNetwork,
  count: number,
  random: Random,
): void {
  const { moves, values } = shape;
  const end = count * shape.inputs;
  for (let i = 0; i < end; i++) inputs[i] = random.below(3) === 0 ? 0 : 2 * random.float() - 1;
  for (let row = 0; row < count; row++) {
    for (let move = 0; move < moves; move++) {
      const allowed = random.below(3) > 0 ? 1 : 0;
      legal[row * moves + move] = allowed;
      targets[row * (moves + values) + move] = allowed * random.float();
    }
    for (let i = 0; i < values; i++) {
      targets[row * (moves + values) + moves + i] = 2 * random.float() - 1;
    }
  }
}
