import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertMatch,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import {
  batched,
  byPriority,
  byValue,
  createAgent,
  DenseNetwork,
  encode,
  ENCODINGS,
  incremental,
  layersOf,
  MOST_MOVES,
  networkData,
  oneByOne,
  randomNetwork,
  readNetwork,
  weightsOf,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves, randomPosition } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { withFolder } from "../../fixtures/command.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const metelyk = findGame("metelyk");

Deno.test("a forward pass adds bias and weighted inputs, and hidden layers give no negative values", () => {
  // Two inputs, two hidden neurons, one output.
  const network = new DenseNetwork(
    [2, 2, 1],
    Float64Array.of(
      ...[0.5, -1], // biases of the hidden neurons
      ...[2, 3], // weights of the first input
      ...[-1, 4], // weights of the second input
      ...[0.25], // bias of the output
      ...[10, 100], // weights of the hidden neurons
    ),
  );
  // Hidden sums 0.5 + 2 * 1 - 1 * 2 = 0.5 and -1 + 3 + 8 = 10.
  assertEquals([...network.run(Float64Array.of(1, 2))], [0.25 + 5 + 1000]);
  // Hidden sums -1.5 and -4 give nothing: the bias of the output remains.
  assertEquals([...network.run(Float64Array.of(-1, 0))], [0.25]);
});

Deno.test("a network has a bias for each neuron and a weight for each connection", () => {
  assertStrictEquals(weightsOf([38, 50]), 39 * 50);
  assertStrictEquals(weightsOf([38, 64, 50]), 39 * 64 + 65 * 50);
  assertStrictEquals(weightsOf([38, 32, 16, 1]), 39 * 32 + 33 * 16 + 17);
});

Deno.test("a forward pass is the product of matrices that it stands for, added in the order of the inputs", () => {
  fc.assert(fc.property(shapes(), fc.nat(), (hidden, seed) => {
    const sizes = [38, ...hidden, 1 + seed % 20];
    const network = randomNetwork(sizes, randomStream(`${seed}`));
    const random = randomStream(`inputs ${seed}`);
    const inputs = Float64Array.from({ length: 38 }, () => random.below(3) - 1);
    const expected = product(sizes, network.weights, [...inputs]);
    // Any other order would round otherwise, and evolutions would not be what was published.
    network.run(inputs).forEach((value, i) => assert(value === expected[i]));
  }));
});

Deno.test("random weights depend on the seed alone and are short decimal numbers", () => {
  const of = (seed: string) => [...randomNetwork([38, 8, 50], randomStream(seed)).weights];
  assertEquals(of("a"), of("a"));
  assertNotEquals(of("a"), of("b"));
  for (const weight of of("a")) assertStrictEquals(weight, Number(weight.toFixed(4)));
  // Biases are 0, weights of a neuron with 38 inputs at most sqrt(3/38).
  assertEquals(of("a").slice(0, 8), Array(8).fill(0));
  assertStrictEquals(Math.max(...of("a").slice(8, 39 * 8).map(Math.abs)) <= 0.281, true);
});

Deno.test("the scores are inputs as their sum and difference, scaled or not, or as they are", () => {
  const position = metelyk.start(
    "-----/------/-------/--------/----/---/BB/- w 3-5",
  ) as MetelykPosition;
  const last = (side: 0 | 1, encoding: typeof ENCODINGS[number]) => {
    const inputs = new Float64Array(38);
    encode(position, side, encoding, inputs);
    return [...inputs.subarray(36)];
  };
  assertEquals(last(0, "sum"), [8, -2]);
  assertEquals(last(1, "sum"), [8, 2]);
  assertEquals(last(0, "scores"), [3, 5]);
  assertEquals(last(1, "scores"), [5, 3]);
  // Each side has ten men.
  assertEquals(last(0, "scaled"), [0.8, -0.2]);
  assertEquals(last(1, "scaled"), [0.8, 0.2]);
});

Deno.test("one by one, batched and incremental passes give the same values, in play on every board", () => {
  fc.assert(fc.property(shapes(), fc.constantFrom(...ENCODINGS), fc.nat(), play), { numRuns: 60 });

  function play(hidden: number[], encoding: typeof ENCODINGS[number], seed: number): void {
    const random = randomStream(`play ${seed}`);
    const side = 1 + random.below(4);
    const game = findGame(`metelyk:side=${side}`);
    const position = randomPosition(game, random.below(14 * side), random) as MetelykPosition;
    if (position === null) return;
    const network = randomNetwork(layersOf("38-1", hidden, side), random);
    const moves = new Int32Array(MOST_MOVES);
    const before = position.toString();
    const count = position.moves(moves, 0);
    const [expected, ...others] = [oneByOne, batched, incremental].map((way) =>
      [...way(network, encoding)(position, moves, count)].slice(0, count)
    );
    assertEquals(others[0], expected);
    others[1].forEach((value, i) => assertAlmostEquals(value, expected[i], 1e-9));
    assertStrictEquals(position.toString(), before);
  }
});

Deno.test("network 38-50 plays the legal move with the largest output, however large the others are", () => {
  const position = metelyk.start() as MetelykPosition;
  const legal = legalMoves(metelyk, position);
  const weights = new Float64Array(weightsOf([38, 50]));
  // The first weights are the biases of the outputs: every illegal move has a larger one.
  for (let row = 0; row < 50; row++) weights[row] = legal.includes(row) ? row : 1000;
  const choose = byPriority(new DenseNetwork([38, 50], weights), "sum");
  assertStrictEquals(choose(position), Math.max(...legal));
  weights[legal[1]] = 99;
  assertStrictEquals(choose(position), legal[1]);
});

Deno.test("network 38-1 plays to the position with the largest value for the side that moved", () => {
  // The difference of the scores alone has a weight: bearing off is best, for either side.
  const weights = new Float64Array(weightsOf([38, 1]));
  weights[38] = 1;
  for (
    const notation of [
      "-----/------/W------/-------W/----/---/--/B w 0-0",
      "-B---/------/W------/--------/----/---/--/B b 0-0",
    ]
  ) {
    const position = metelyk.start(notation) as MetelykPosition;
    const network = new DenseNetwork([38, 1], weights);
    for (const way of [oneByOne, batched, incremental]) {
      const move = byValue(way(network, "sum"))(position);
      assertMatch(metelyk.format(position, move), /-off$/);
    }
  }
});

Deno.test("an analysis shows the priorities of all 50 moves, and the values after the legal ones", () => {
  const position = metelyk.start();
  const legal = legalMoves(metelyk, position).map((move) => metelyk.format(position, move));
  const [priorities, values] = ["net38_50", "net38_1"].map((name) =>
    createAgent(name, metelyk).analyse!(position, stillContext("none"))
  );
  assertStrictEquals(priorities.outputs!.length, 50);
  assert(Number.isNaN(priorities.value), "a priority is no value of a position");
  for (const { outputs = [], move, value } of [priorities, values]) {
    assertEquals(
      outputs.filter((each) => each.legal).map((each) => each.name).sort(),
      [...legal].sort(),
    );
    const best = outputs.filter((each) => each.legal).sort((a, b) => b.value - a.value)[0];
    assertStrictEquals(best.move, move);
    if (!Number.isNaN(value)) assertStrictEquals(best.value, value);
  }
});

Deno.test("a network for Black plays the mirror image of White's game", () => {
  for (const name of ["net38_50:hidden=8", "net38_1:hidden=8"]) {
    const agent = createAgent(name, metelyk);
    const context = stillContext("none");
    // The start is its own mirror image, so the same row of the table is played.
    const white = agent.choose(metelyk.start(), context);
    const black = agent.choose(
      metelyk.start("W----/WW----/WWW----/WWWW----/BBBB/BBB/BB/B b 0-0"),
      context,
    );
    assertStrictEquals(black, white);
  }
});

Deno.test("a network of a file plays as the one that was written", async () => {
  await withFolder(async (folder) => {
    const network = randomNetwork([38, 4, 50], randomStream("written"));
    const path = `${folder}/network.json`;
    await Deno.writeTextFile(path, JSON.stringify(networkData(network, "scores")));
    const agent = createAgent(`net38_50:hidden=4,inputs=scores,file=${path}`, metelyk);
    const choose = byPriority(network, "scores");
    const random = randomStream("positions");
    for (let plies = 0; plies < 40; plies++) {
      const position = randomPosition(metelyk, plies, random) as MetelykPosition;
      if (position === null) continue;
      const context = { random, clock: { now: () => 0 } };
      assertStrictEquals(agent.choose(position, context), choose(position));
    }
  });
});

Deno.test("a file with another network is refused in one line that says where", () => {
  const data = networkData(randomNetwork([38, 50], randomStream("a")), "sum");
  const expected = { inputs: "sum", sizes: [38, 50] } as const;
  const refuses = (found: unknown, message: RegExp) => {
    const error = assertThrows(() => readNetwork("net38_50", expected, found), UsageError);
    assertMatch(error.message, message);
    assertStrictEquals(error.message.includes("\n"), false);
  };
  assertEquals([...readNetwork("net38_50", expected, data).weights], data.weights);
  refuses({ ...data, weights: data.weights.slice(1) }, /weights: expected 1950 .* 38-50 .* 1949/);
  refuses({ ...data, sizes: [38, 64, 50] }, /sizes: expected 38-50 but found 38-64-50/);
  refuses({ ...data, inputs: "scores" }, /inputs: expected sum but found scores/);
  refuses({ ...data, weights: [...data.weights.slice(1), NaN] }, /weights\.1949: /);
  refuses({ ...data, weights: [...data.weights.slice(1), null] }, /weights\.1949: /);
  refuses({ ...data, sizes: [38] }, /sizes: /);
  refuses([], /inputs: expected, but it is missing/);
  for (const hidden of ["0", "64/", "2000", "1/1/1/1/1", "x", "1.5"]) {
    assertThrows(
      () => createAgent(`net38_1:hidden=${hidden}`, metelyk),
      UsageError,
      "expected none",
    );
  }
});

/** Hidden layers. */
function shapes() {
  return fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 3 });
}

/** The outputs of a network by its definition. */
function product(sizes: readonly number[], weights: Float64Array, inputs: number[]): number[] {
  let start = 0;
  let values = inputs;
  sizes.slice(1).forEach((size, layer) => {
    const rows = [1, ...values];
    const own = start;
    const sums = Array.from(
      { length: size },
      (_, to) =>
        rows.reduce((sum, value, from) => sum + value * weights[own + from * size + to], 0),
    );
    start += rows.length * size;
    values = layer === sizes.length - 2 ? sums : sums.map((sum) => Math.max(sum, 0));
  });
  return values;
}
