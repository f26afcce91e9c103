import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import {
  DenseNetwork,
  ENCODINGS,
  layersOf,
  NETWORK_KINDS,
  networkGames,
  randomNetwork,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, randomPosition } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";

Deno.test("networks play the same games in the kernel and in TypeScript, on every board", () => {
  const random = randomStream("games in the kernel");
  const results = new Set<number>();
  for (const kind of NETWORK_KINDS) {
    for (const hidden of [[], [5], [16, 9]]) {
      for (const encoding of ENCODINGS) {
        for (const size of [1, 2, 3, 4]) {
          const game = findGame(`metelyk:side=${size}`);
          const sizes = layersOf(kind, hidden, size);
          const networks = Array.from({ length: 4 }, () => {
            const { weights } = randomNetwork(sizes, random);
            // Scores that matter, and biases.
            return new DenseNetwork(sizes, weights.map((each) => each * 2 || random.float() - 0.5));
          });
          const [kernel, twin] = (["wasm", "ts"] as const).map((each) =>
            networkGames(kind, networks, encoding, size, each)
          );
          for (let round = 0; round < 6; round++) {
            const drawn = randomPosition(game, random.below(8 * size), random);
            if (drawn === null) continue;
            const position = drawn as MetelykPosition;
            const before = position.toString();
            const [one, other] = [random.below(4), random.below(4)];
            const result = kernel.play(position, one, other);
            assertStrictEquals(result, twin.play(position, one, other));
            assertStrictEquals(position.toString(), before);
            results.add(result);
          }
        }
      }
    }
  }
  assertEquals([...results].sort(), [-1, 0, 1], "wins, draws and losses");
});

Deno.test("networks stay what they are when many others have played since", () => {
  const random = randomStream("ring of games");
  const start = findGame("metelyk").start() as MetelykPosition;
  // 236 kB each: 18 of them fill the memory.
  const networks = Array.from(
    { length: 40 },
    () => randomNetwork(layersOf("38-50", [330], 4), random),
  );
  const [kernel, twin] = (["wasm", "ts"] as const).map((each) =>
    networkGames("38-50", networks, "sum", 4, each)
  );
  for (let i = 0; i < 120; i++) {
    const [one, other] = [i % 40, random.below(40)];
    assertStrictEquals(kernel.play(start, one, other), twin.play(start, one, other));
  }
});

Deno.test("the kernel says which networks it cannot hold", () => {
  const large = randomNetwork(layersOf("38-1", [1024, 1024], 4), randomStream("large"));
  assertThrows(
    () => networkGames("38-1", [large], "sum", 4, "wasm"),
    UsageError,
    "the kernel networks/metelyk_games has room for 6 layers of up to 1024 neurons, and 1 MB of " +
      "weights",
  );
  // Without the wish TypeScript plays.
  networkGames("38-1", [large], "sum", 4);
});
