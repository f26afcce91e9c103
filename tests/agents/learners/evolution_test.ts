import {
  assert,
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertMatch,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import {
  bud,
  byPriority,
  createAgent,
  Evolution,
  evolutionSettings,
  firstPopulation,
  founder,
  mutated,
  nextGeneration,
  playOut,
  randomNetwork,
  randomOpening,
  survivor,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { withFolder } from "../../fixtures/command.ts";

const metelyk = findGame("metelyk");
const small = evolutionSettings({ population: 6, hidden: 3 });

Deno.test("a bud takes over total and history, and counts a mutation more", () => {
  let line = founder(1);
  assertEquals(line, {
    ...{ network: 1, parent: null, born: 0 },
    ...{ generation: 0, total: 0, survived: 0, history: "" },
  });
  line = survivor(survivor(line, "="), "+");
  assertEquals([line.total, line.survived, line.history], [2, 2, "=+"]);
  const child = bud(line, 7, 3);
  assertEquals(child, {
    ...{ network: 7, parent: 1, born: 3 },
    ...{ generation: 1, total: 3, survived: 0, history: "=+*" },
  });
  assertEquals(survivor(child, "+").survived, 1);
  assertEquals(bud(survivor(child, "+"), 8, 5).history, "=+*+*");
});

Deno.test("the history goes back ten generations, and the survived generations no further", () => {
  let line = bud(founder(1), 2, 1);
  for (let i = 0; i < 9; i++) line = survivor(line, "=");
  assertEquals([line.history, line.survived], ["*=========", 9]);
  line = survivor(line, "+");
  assertEquals([line.history, line.survived], ["=========+", 10]);
  assertEquals([line.total, line.generation], [11, 1]);
});

Deno.test("in every generation each winner has one bud in the place of a loser, and the marks say so", () => {
  const settings = fc.record({
    network: fc.constantFrom("38-50", "38-1"),
    population: fc.integer({ min: 2, max: 9 }),
    pairing: fc.constantFrom("pairs", "all"),
    replaced: fc.double({ min: 0, max: 0.5, noNaN: true }),
    opening: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(settings, fc.nat(), (given, seed) => {
      const own = evolutionSettings(given);
      const random = randomStream(`${seed}`);
      let population = firstPopulation(own, 4, random);
      for (let generation = 1; generation <= 3; generation++) {
        const before = population;
        const { population: after, departed, games } = nextGeneration(before, own, metelyk, random);
        const size = own.population;
        assertStrictEquals(games, own.pairing === "all" ? size * (size - 1) : 2 * (size >> 1));
        assertLessOrEqual(departed.length, Math.floor(own.replaced * size));
        const buds = after.members.filter(({ line }) => line.history.endsWith("*"));
        const winners = after.members.filter(({ line }) => line.history.endsWith("+"));
        assertEquals(buds.map(({ line }) => line.born), buds.map(() => generation));
        assertStrictEquals(buds.length, departed.length);
        assertEquals(
          buds.map(({ line }) => line.parent).sort(),
          winners.map(({ line }) => line.network).sort(),
        );
        const gone = new Set(departed.map(({ network }) => network));
        for (const { line } of after.members) {
          assert(!gone.has(line.network));
          // The source's fields: generation at most total, and the history no longer than either.
          assertLessOrEqual(line.generation, line.total);
          assertStrictEquals(line.total, generation);
          assertStrictEquals(line.history.length, Math.min(generation, 10));
          assertStrictEquals(
            line.survived,
            line.history.length - 1 - line.history.lastIndexOf("*"),
          );
        }
        population = after;
      }
    }),
    { numRuns: 25 },
  );
});

Deno.test("with all losers replaced, each of a pair that is not drawn either buds or leaves", () => {
  const random = randomStream("pairs");
  const settings = evolutionSettings({ population: 2, opening: 0 });
  for (let i = 0; i < 20; i++) {
    const population = firstPopulation(settings, 4, random);
    const [one, other] = population.members.map(({ network }) => byPriority(network, "sum"));
    const start = randomOpening<MetelykPosition>(metelyk, 0, random);
    const lead = playOut(start, one, other) - playOut(start, other, one);
    const { population: { members } } = nextGeneration(population, settings, metelyk, random);
    const marks = members.map(({ line }) => line.history).join("");
    assertStrictEquals(marks, lead > 0 ? "+*" : lead < 0 ? "*+" : "==");
  }
});

Deno.test("a mutation changes about its share of the weights, none by more than its strength", () => {
  const network = randomNetwork([38, 50], randomStream("weights"));
  const settings = { rate: 0.1, strength: 0.3 };
  const copy = mutated(network, settings, randomStream("mutation"));
  const changes = [...copy.weights].map((weight, i) => Math.abs(weight - network.weights[i]));
  const changed = changes.filter((change) => change > 0).length;
  // 195 expected of 1,950, with a standard deviation of 13.
  assertGreater(changed, 130);
  assertLessOrEqual(changed, 260);
  assertLessOrEqual(Math.max(...changes), 0.30001);
  for (const weight of copy.weights) assertStrictEquals(weight, Number(weight.toFixed(4)));
  // With a rate of 0 a bud still differs from its parent in one weight at most.
  const one = mutated(network, { rate: 0, strength: 100 }, randomStream("one"));
  assertStrictEquals([...one.weights].filter((each, i) => each !== network.weights[i]).length, 1);
});

Deno.test("an evolution that is stored and continued goes on exactly as if it had not been stopped", () => {
  const [whole, halves] = [randomStream("evolution"), randomStream("evolution")];
  const uninterrupted = Evolution.begin(small, metelyk, whole);
  uninterrupted.train(6, whole);
  const first = Evolution.begin(small, metelyk, halves);
  first.train(2, halves);
  const stored = JSON.parse(JSON.stringify(first.state));
  const second = Evolution.continue(small, metelyk, stored);
  second.train(4, halves);
  assertEquals(second.state, uninterrupted.state);
  assertStrictEquals(second.generation, 6);
  // Every network that ever lived has a line, under its own number.
  const numbers = second.lines.map(({ network }) => network).sort((a, b) => a - b);
  assertEquals(numbers, numbers.map((_, i) => i + 1));
  assertGreater(numbers.length, 6);
});

Deno.test("another stream gives another evolution", () => {
  const of = (seed: string) => {
    const random = randomStream(seed);
    const evolution = Evolution.begin(small, metelyk, random);
    evolution.train(2, random);
    return evolution.state;
  };
  assertEquals(of("a"), of("a"));
  assertNotEquals(of("a"), of("b"));
});

Deno.test("a champion of the population plays as the agent that reads its file", async () => {
  await withFolder(async (folder) => {
    const random = randomStream("champion");
    const evolution = Evolution.begin(small, metelyk, random);
    const champion = evolution.champion(random);
    assert(evolution.members.includes(champion));
    const path = `${folder}/champion.json`;
    await Deno.writeTextFile(path, JSON.stringify(evolution.dataOf(champion)));
    const agent = createAgent(`net38_50:hidden=3,file=${path}`, metelyk);
    const position = randomOpening<MetelykPosition>(metelyk, 6, random);
    const context = { random, clock: { now: () => 0 } };
    assertStrictEquals(
      agent.choose(position, context),
      byPriority(champion.network, "sum")(position),
    );
  });
});

Deno.test("settings that are not allowed are refused in one line that names the setting", () => {
  const refuses = (settings: Record<string, unknown>, message: RegExp) => {
    const error = assertThrows(() => evolutionSettings(settings), UsageError);
    assertMatch(error.message, message);
    assertStrictEquals(error.message.includes("\n"), false);
  };
  refuses({ population: 1 }, /population of an evolution: expected a whole number from 2 to 1000/);
  refuses({ strength: NaN }, /strength of an evolution: .* found "NaN"/);
  refuses({ rate: NaN }, /rate of an evolution: .* found "NaN"/);
  refuses({ rate: 1.5 }, /rate of an evolution: expected a number from 0 to 1/);
  refuses({ replaced: 0.6 }, /replaced of an evolution/);
  refuses({ hidden: "many" }, /hidden layers: expected none, or /);
  refuses({ mutation: 1 }, /unknown parameter "mutation"|mutation/);
});

Deno.test("a state that does not fit is refused as a whole, in one line that says where", () => {
  const random = randomStream("state");
  const evolution = Evolution.begin(small, metelyk, random);
  const state = JSON.parse(JSON.stringify(evolution.state));
  const refuses = (found: unknown, message: RegExp, settings = small) => {
    const error = assertThrows(() => Evolution.continue(settings, metelyk, found), UsageError);
    assertMatch(error.message, message);
    assertStrictEquals(error.message.includes("\n"), false);
  };
  const withMember = (change: Record<string, unknown>) => ({
    ...state,
    members: [...state.members.slice(1), { ...state.members[0], ...change }],
  });
  Evolution.continue(small, metelyk, state);
  refuses({ ...state, members: state.members.slice(1) }, /members: expected 6 but found 5/);
  refuses(withMember({ weights: [1, 2] }), /members\.5: weights: expected 317 .* found 2/);
  refuses(withMember({ weights: [NaN] }), /members\.5\.weights\.0/);
  refuses(withMember({ line: { ...founder(1), history: "?" } }), /members\.5\.line\.history/);
  refuses({ ...state, generation: -1 }, /generation/);
  refuses(state, /weights: expected 1950/, evolutionSettings({ population: 6 }));
});
