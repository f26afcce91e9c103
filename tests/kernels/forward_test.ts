import { assertEquals, assertGreater, assertStrictEquals, assertThrows } from "@std/assert";
import {
  chooserOf,
  createAgent,
  DenseNetwork,
  layersOf,
  NETWORK_KINDS,
  randomNetwork,
  weightsOf,
} from "matchbox/agents/mod.ts";
import { type Random, randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, randomPosition } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { KernelNetwork } from "matchbox/kernels/networks/forward.ts";

Deno.test("forward passes give the same numbers in the kernel and in TypeScript", () => {
  const random = randomStream("kernel of forward passes");
  for (let i = 0; i < 60; i++) {
    const hidden = Array.from({ length: random.below(5) }, () => 1 + random.below(70));
    const sizes = [2 + random.below(50), ...hidden, 1 + random.below(70)];
    const twin = withBiases(sizes, random);
    const kernel = new KernelNetwork(sizes, twin.weights);
    for (let pass = 0; pass < 3; pass++) {
      const inputs = Float64Array.from({ length: sizes[0] }, () => random.below(4) - 1);
      assertSame(kernel.run(inputs), twin.run(inputs));
      const count = random.below(65);
      const changes = Float64Array.from({ length: 4 * count }, (_, at) => {
        if (at % 4 === 3) return [1, 2, 0.1][random.below(3)];
        return at % 4 === 2 && random.below(2) === 0 ? -1 : random.below(sizes[0]);
      });
      const values = kernel.runChanged(inputs, changes, count).subarray(0, count);
      assertSame(values, twin.runChanged(inputs, changes, count).subarray(0, count));
    }
  }
});

Deno.test("a network keeps its numbers when many others have been run since", () => {
  const random = randomStream("ring");
  const sizes = [40, 300, 50];
  const inputs = Float64Array.from({ length: 40 }, () => random.float());
  // 216 kB each: 19 of them fill the memory.
  const networks = Array.from({ length: 45 }, () => withBiases(sizes, random));
  const kernels = networks.map(({ weights }) => new KernelNetwork(sizes, weights));
  assertGreater(networks.length * weightsOf(sizes) * 8, 2 * 2 ** 22);
  // All in turns, and then in any order.
  const order = [...networks.keys(), ...networks.keys()];
  for (let i = 0; i < 200; i++) order.push(random.below(networks.length));
  for (const at of order) assertSame(kernels[at].run(inputs), networks[at].run(inputs));
});

Deno.test("networks choose the same moves with both kernels, and say what the kernel cannot hold", () => {
  const game = findGame("metelyk");
  const random = randomStream("choices");
  for (const kind of NETWORK_KINDS) {
    for (const hidden of [[], [16], [20, 9]]) {
      const network = randomNetwork(layersOf(kind, hidden, 4), random);
      const [kernel, twin] = (["wasm", "ts"] as const).map((kernel) =>
        chooserOf(kind, network, "sum", kernel)
      );
      for (let i = 0; i < 20; i++) {
        const position = randomPosition(game, random.below(60), random) as MetelykPosition | null;
        if (position !== null) assertStrictEquals(kernel(position), twin(position));
      }
    }
  }
  const large = "hidden=1024/1024";
  createAgent(`net38_1:${large}`, game);
  assertThrows(
    () => createAgent(`net38_1:${large},kernel=wasm`, game),
    UsageError,
    "the kernel networks/forward has room for 6 layers of up to 1024 neurons, and 4 MB of weights",
  );
});

/** A random network whose biases are not 0. */
function withBiases(sizes: readonly number[], random: Random): DenseNetwork {
  const { weights } = randomNetwork(sizes, random);
  return new DenseNetwork(sizes, weights.map((weight) => weight || random.float() - 0.5));
}

/** Equal numbers; 0 and -0 are equal too. */
function assertSame(actual: Float64Array, expected: Float64Array): void {
  assertEquals([...actual].map((x) => x + 0), [...expected].map((x) => x + 0));
}
