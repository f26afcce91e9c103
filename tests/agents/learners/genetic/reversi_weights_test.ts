import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import {
  firstReversiGeneration,
  nextReversiGeneration,
  reachedWeights,
  reversiEvolution,
  reversiGames,
  type ReversiGeneration,
  type ReversiMeeting,
  type ReversiWeights,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";

/** The individual with the larger weight of corners wins. */
const corners: ReversiMeeting = (one, other) => one[3] - other[3];

function evolve(
  options: Record<string, unknown>,
  generations: number,
  meet: ReversiMeeting,
  seed = "evolution",
): ReversiGeneration {
  const random = randomStream(seed);
  let state = firstReversiGeneration;
  for (let i = 0; i < generations; i++) {
    state = nextReversiGeneration(state, reversiEvolution(options), meet, random);
  }
  return state;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function near(found: readonly number[], expected: readonly number[]): void {
  found.forEach((value, index) => assertAlmostEquals(value, expected[index], 1e-12));
}

Deno.test("B5: the next generation starts from the mean of the winner and the start, scaled to a sum of 5", () => {
  let winner: ReversiWeights;
  const secondWins: ReversiMeeting = (_one, other) => {
    winner = other;
    return -1;
  };
  const { parents, number, games } = evolve({ population: 2 }, 1, secondWins);
  const means = winner!.map((weight) => (weight + 1) / 2);
  assertEquals([number, games, parents.length], [1, 1, 1]);
  near(parents[0], means.map((weight) => 5 * weight / sum(means)));
});

Deno.test("B5: a draw keeps both individuals", () => {
  const seen: ReversiWeights[] = [];
  const draw: ReversiMeeting = (one, other) => {
    seen.push(one, other);
    return 0;
  };
  const { parents } = evolve({ population: 4 }, 1, draw);
  assertStrictEquals(seen.length, 4);
  const sums = [0, 1, 2, 3, 4].map((index) => 1 + sum(seen.map((weights) => weights[index])));
  near(parents[0], sums.map((value) => 5 * value / sum(sums)));
});

Deno.test("B5: by the other reading the start counts as much as all winners together", () => {
  const seen: ReversiWeights[] = [];
  const draw: ReversiMeeting = (one, other) => {
    seen.push(one, other);
    return 0;
  };
  const { parents } = evolve({ population: 4, start: "half" }, 1, draw);
  const means = [0, 1, 2, 3, 4]
    .map((index) => (1 + sum(seen.map((weights) => weights[index])) / 4) / 2);
  near(parents[0], means.map((value) => 5 * value / sum(means)));
});

Deno.test("individuals differ from the starting weights by a factor between 0.5 and 1.5", () => {
  const seen: number[] = [];
  evolve({ population: 200 }, 1, (one, other) => {
    seen.push(...one, ...other);
    return 1;
  });
  assertStrictEquals(seen.length, 1000);
  assert(seen.every((weight) => weight >= 0.5 && weight <= 1.5));
  // Of 1000 uniform factors some are within a hundredth of each end.
  assertLess(Math.min(...seen), 0.51);
  assertGreater(Math.max(...seen), 1.49);
});

Deno.test("selection works: where the larger weight of corners wins, it grows until nothing else counts", () => {
  const weights = reachedWeights(evolve({}, 100, corners));
  assertGreater(weights[3], 4.9);
});

Deno.test("weights are positive and add up to 5, with all options", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 2, max: 5 }),
      fc.constantFrom("none", "uniform"),
      fc.integer({ min: 0, max: 1 }),
      fc.string(),
      (population, most, crossover, elite, seed) => {
        const options = { population, tournament: Math.min(most, population), crossover, elite };
        for (const weights of evolve(options, 3, corners, seed).parents) {
          assertAlmostEquals(sum(weights), 5, 1e-9);
          assert(weights.every((weight) => weight > 0));
        }
      },
    ),
    { numRuns: 50 },
  );
});

Deno.test("without mutation all weights stay 1", () => {
  near(reachedWeights(evolve({ mutation: 0, crossover: "uniform" }, 5, corners)), [1, 1, 1, 1, 1]);
});

Deno.test("in a tournament of four each meets each, and the best one survives", () => {
  const met = new Map<ReversiWeights, number>();
  const meet: ReversiMeeting = (one, other) => {
    for (const each of [one, other]) met.set(each, (met.get(each) ?? 0) + 1);
    return corners(one, other, randomStream(""));
  };
  const { parents, games } = evolve(
    { population: 8, tournament: 4, crossover: "uniform" },
    1,
    meet,
  );
  assertEquals([...met.values()], Array(8).fill(3));
  assertEquals([games, parents.length], [12, 2]);
  const most = Math.max(...[...met.keys()].map((weights) => 5 * weights[3] / sum(weights)));
  assert(parents.some((weights) => weights[3] <= most + 1e-9));
});

Deno.test("an elite keeps the weights of parents", () => {
  const seen: ReversiWeights[] = [];
  const meet: ReversiMeeting = (one, other) => {
    seen.push(one, other);
    return 1;
  };
  evolve({ population: 6, elite: 2 }, 1, meet);
  const same = seen.filter((weights) => weights.every((weight) => weight === 1));
  assertStrictEquals(same.length, 2);
});

Deno.test("with crossover each weight of a child comes from one of two parents", () => {
  const parents: ReversiWeights[] = [[1, 1, 1, 1, 1], [0.5, 1.5, 0.25, 2.5, 0.25]];
  const seen: ReversiWeights[] = [];
  const options = reversiEvolution({ population: 50, mutation: 0, crossover: "uniform" });
  nextReversiGeneration(
    { number: 1, parents, games: 0 },
    options,
    (one, other) => {
      seen.push(one, other);
      return 0;
    },
    randomStream("children"),
  );
  assert(seen.every((child) => child.every((w, i) => parents.some((parent) => parent[i] === w))));
  assert(seen.some((child) => parents.every((parent) => child.some((w, i) => w !== parent[i]))));
});

Deno.test("players of equal weights are level in two games with exchanged colours", () => {
  const random = randomStream("pairs");
  const meet = reversiGames(reversiEvolution({ games: 2, opening: 6, depth: 1 }));
  for (let i = 0; i < 5; i++) {
    assertStrictEquals(meet([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], random), 0);
  }
});

Deno.test("only ratios of weights matter, and corners beat discs", () => {
  const meet = reversiGames(reversiEvolution({ games: 10, opening: 6, depth: 1 }));
  const play = (one: ReversiWeights) => meet(one, [1, 0, 0, 0, 0], randomStream("ten games"));
  // Twice the weights change no sum but by the factor 2, which is exact.
  assertStrictEquals(play([1, 0, 0, 20, 0]), play([2, 0, 0, 40, 0]));
  assertGreater(play([1, 0, 0, 20, 0]), 0);
});

Deno.test("an evolution continues from its state as if it had not stopped", () => {
  const options = reversiEvolution({ population: 4, depth: 1 });
  const meet = reversiGames(options);
  const step = (state: ReversiGeneration, stream: string) =>
    nextReversiGeneration(state, options, meet, randomStream(stream));
  const first = step(firstReversiGeneration, "1");
  const stored: ReversiGeneration = JSON.parse(JSON.stringify(first));
  assertEquals(step(stored, "2"), step(first, "2"));
});

Deno.test("bad options of the evolution are named", () => {
  const problem = (options: Record<string, unknown>) =>
    assertThrows(() => reversiEvolution(options), UsageError).message;
  assertStrictEquals(
    problem({ population: 1 }),
    "parameter population of the evolution of Reversi weights: " +
      'expected a whole number from 2 to 10000 but found "1"',
  );
  assertStrictEquals(
    problem({ mutation: NaN }),
    'parameter mutation of the evolution of Reversi weights: expected a number from 0 to 1 but found "NaN"',
  );
  assertStrictEquals(
    problem({ population: 4, elite: 4 }),
    "parameter elite of the evolution of Reversi weights: " +
      "expected less than the population of 4 but found 4",
  );
  assertStrictEquals(
    problem({ population: 4, tournament: 5 }),
    "parameter tournament of the evolution of Reversi weights: " +
      "expected at most the population of 4 but found 5",
  );
});
