import {
  assert,
  assertEquals,
  assertLessOrEqual,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  chessEvolution,
  type ChessGeneration,
  fightDuel,
  firstChessGeneration,
  type MaterialWeights,
  meanMaterial,
  nextChessGeneration,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";

const textbook: MaterialWeights = { pawn: 100, knight: 300, bishop: 300, rook: 500, queen: 1000 };
/** It gives its men away. */
const foolish: MaterialWeights = {
  pawn: -100,
  knight: -300,
  bishop: -300,
  rook: -500,
  queen: -1000,
};
const free = ["knight", "bishop", "rook"] as const;

/** Games to depth 1 take a millisecond. */
const quick = { depth: 1, wins: 1, most_games: 2 };

Deno.test("E6: the first weights are between 100 and 1000, but 100 for the pawn and 1000 for the queen", () => {
  const options = chessEvolution({ population: 1000 });
  const { individuals, number, games } = firstChessGeneration(options, randomStream("start"));
  assertEquals([individuals.length, number, games], [1000, 0, 0]);
  for (const piece of free) {
    const values = individuals.map((weights) => weights[piece]);
    assert(values.every((value) => Number.isInteger(value) && value >= 100 && value <= 1000));
    // Of 1000 uniform values some are within 20 of each end.
    assert(Math.min(...values) < 120 && Math.max(...values) > 980);
  }
  assert(individuals.every(({ pawn, queen }) => pawn === 100 && queen === 1000));
});

Deno.test("E6: a child has genes of two different parents, or by the other reading may be a copy", () => {
  const copies = (crossing: string) => {
    const options = chessEvolution({ population: 400, mutation: 0, crossing, ...quick });
    const random = randomStream("crossing");
    const before = firstChessGeneration(options, random);
    const { individuals } = nextChessGeneration(before, options, random);
    const genesOf = (weights: MaterialWeights) => free.map((piece) => weights[piece]).join();
    const parents = new Set(individuals.slice(0, 200).map(genesOf));
    return individuals.slice(200).filter((child) => parents.has(genesOf(child))).length;
  };
  // Three random genes of 901 values: two of 200 parents hardly share one.
  assert(copies("both") <= 4);
  // Half of the points are before the first gene that changes or after the last: 100 of 200, and 4 deviations.
  assert(Math.abs(copies("any") - 100) < 30);
});

Deno.test("E6: half of the population stays, and children have genes of survivors, changed by at most 50", () => {
  for (const [mutation, most] of [[0, 0], [1, 50]]) {
    const options = chessEvolution({ population: 8, mutation, ...quick });
    const random = randomStream("children");
    const before = firstChessGeneration(options, random);
    const after = nextChessGeneration(before, options, random);
    assertStrictEquals(after.individuals.length, 8);
    const survivors = after.individuals.slice(0, 4);
    assert(survivors.every((weights) => before.individuals.includes(weights)));
    assertStrictEquals(new Set(survivors).size, 4);
    for (const child of after.individuals.slice(4)) {
      assertEquals([child.pawn, child.queen], [100, 1000]);
      for (const piece of free) {
        const change = Math.min(
          ...survivors.map((parent) => Math.abs(parent[piece] - child[piece])),
        );
        assertLessOrEqual(change, most);
      }
    }
  }
});

Deno.test("E6: the genes of a child are those of one parent up to a point and of the other from there", () => {
  const [low, high] = [200, 900].map((value) => ({
    ...textbook,
    knight: value,
    bishop: value,
    rook: value,
  }));
  const options = chessEvolution({ population: 200, mutation: 0, ...quick, most_games: 1 });
  const start: ChessGeneration = {
    number: 0,
    individuals: Array.from({ length: 200 }, (_, index) => index % 2 === 0 ? low : high),
    games: 0,
  };
  const { individuals } = nextChessGeneration(start, options, randomStream("points"));
  const found = new Set(individuals.map((weights) => free.map((piece) => weights[piece]).join()));
  // A mixed child changes from one to the other once: after the knight or after the bishop.
  assertEquals(
    [...found].sort(),
    ["200,200,200", "200,200,900", "200,900,900", "900,200,200", "900,900,200", "900,900,900"],
  );
});

Deno.test("E6: a duel goes to the first with four wins, and one that gives its men away loses it", () => {
  const random = randomStream("duels");
  for (
    const [one, other, expected] of [
      [textbook, foolish, "first"],
      [foolish, textbook, "second"],
    ] as const
  ) {
    const { winner, games } = fightDuel(one, other, chessEvolution({ depth: 1 }), random);
    assertStrictEquals(winner, expected);
    assert(games >= 4 && games <= 60, `${games} games`);
  }
});

Deno.test("a duel that reaches its last game is decided by its wins, or by lot", () => {
  const random = randomStream("one game");
  const winners = Array.from(
    { length: 20 },
    () => fightDuel(textbook, textbook, { depth: 1, wins: 4, most_games: 1 }, random),
  );
  assert(winners.every(({ games }) => games === 1));
  // Both sides are equal, so that either wins some of twenty: one in 2^19 otherwise.
  assertStrictEquals(new Set(winners.map(({ winner }) => winner)).size, 2);
});

Deno.test("an individual without an opponent stays", () => {
  const options = chessEvolution({ population: 3, mutation: 0, ...quick });
  const random = randomStream("three");
  const before = firstChessGeneration(options, random);
  const { individuals } = nextChessGeneration(before, options, random);
  assertStrictEquals(
    individuals.filter((weights) => before.individuals.includes(weights)).length,
    2,
  );
});

Deno.test("an evolution of chess weights continues from its state as if it had not stopped", () => {
  const options = chessEvolution({ population: 4, ...quick });
  const first = firstChessGeneration(options, randomStream("1"));
  const stored: ChessGeneration = JSON.parse(JSON.stringify(first));
  const step = (state: ChessGeneration) => nextChessGeneration(state, options, randomStream("2"));
  assertEquals(step(stored), step(first));
});

Deno.test("the mean of a population is the mean of each gene", () => {
  const individuals = [textbook, { ...textbook, knight: 400, rook: 600 }];
  assertEquals(meanMaterial({ number: 0, individuals, games: 0 }), {
    ...textbook,
    knight: 350,
    rook: 550,
  });
});

Deno.test("bad options of the evolution of chess weights are named", () => {
  const problem = (options: Record<string, unknown>) =>
    assertThrows(() => chessEvolution(options), UsageError).message;
  const owner = "of the evolution of chess weights";
  assertStrictEquals(
    problem({ population: 1 }),
    `parameter population ${owner}: expected a whole number from 2 to 10000 but found "1"`,
  );
  assertStrictEquals(
    problem({ mutation: NaN }),
    `parameter mutation ${owner}: expected a number from 0 to 1 but found "NaN"`,
  );
});
