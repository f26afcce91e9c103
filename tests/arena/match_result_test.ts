import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertLess,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { MatchTally } from "matchbox/arena/match_result.ts";
import { countedGame, endings, type GameRecord, playMatch } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { madeUpPair, type Pair } from "./made_up_games.ts";

const anyResult = fc.constantFrom(1, 0, -1);

/** The results of the first agent in any number of pairs. */
const anyResults = fc.array(fc.tuple(anyResult, anyResult), { minLength: 1 });

Deno.test("wins, draws and losses are those of the first agent, whichever side it had", () => {
  const { wins, draws, losses, games } = tallied([
    madeUpPair({ number: 1, results: [1, 1] }),
    madeUpPair({ number: 2, results: [1, 0] }),
    madeUpPair({ number: 3, results: [-1, 1] }),
  ]);
  assertEquals([wins, draws, losses, games], [4, 1, 1, 6]);
});

Deno.test("a pair is counted by the points of the first agent in both games together", () => {
  const points = new Map([[-1, 0], [0, 0.5], [1, 1]]);
  fc.assert(fc.property(anyResults, (results) => {
    const { pairs, wins, draws, losses, score } = tallied(
      results.map((each, number) => madeUpPair({ number, results: each })),
    );
    const scored = results.map((each) => points.get(each[0])! + points.get(each[1])!);
    assertEquals<readonly number[]>(
      pairs,
      [0, 0.5, 1, 1.5, 2].map((sum) => scored.filter((each) => each === sum).length),
    );
    assertEquals(
      [wins, draws, losses],
      [1, 0, -1].map((result) => results.flat().filter((each) => each === result).length),
    );
    assertAlmostEquals(score.mean, (wins + draws / 2) / (2 * results.length), 1e-12);
    assertStrictEquals(score.count, 2 * results.length);
  }));
});

Deno.test("for the other agent everything is reversed", () => {
  fc.assert(fc.property(anyResults, (results) => {
    const pairs = results.map((each, number) => madeUpPair({ number, results: each }));
    const one = tallied(pairs);
    const other = tallied(pairs.map(([first, second]): Pair => [second, first]), "second", "first");
    assertEquals([other.wins, other.losses], [one.losses, one.wins]);
    assertEquals<readonly number[]>(other.pairs, one.pairs.toReversed());
    assertAlmostEquals(other.score.mean + one.score.mean, 1, 1e-12);
    assertAlmostEquals(other.score.low! + one.score.high!, 1, 1e-9);
    assertAlmostEquals(other.superiority + one.superiority, 1, 1e-9);
  }));
});

Deno.test("games lost by a fault are counted for the agent at fault", () => {
  const lostBy = (index: 0 | 1, ending: GameRecord["ending"], number: number) => {
    const result = index === 0 ? -1 : 1;
    const said = { ending, reason: `${ending} in pair ${number}` };
    return madeUpPair({ number, results: [result, result], said });
  };
  assertEquals(tallied([lostBy(0, "illegal move", 1)]).faults, [2, 0]);
  assertEquals(tallied([lostBy(1, "illegal move", 1)]).faults, [0, 2]);
  const pairs = endings.map((ending, number) => lostBy(0, ending, number));
  // Illegal move, failure and time; not the rules, the adjudicator or the length cap.
  assertEquals(tallied(pairs).faults, [6, 0]);
  const number = endings.indexOf("illegal move");
  assertEquals(tallied(pairs).firstFaults, [`illegal move in pair ${number}`, null]);
  const mixed = madeUpPair({ number: 1, results: [1, -1], said: { ending: "time" } });
  assertEquals(tallied([mixed]).faults, [1, 1]);
});

Deno.test("the length of games is a mean with its interval", () => {
  const lengths = [[5, 7], [9, 9], [6, 6]];
  const pairs = lengths.map(([one, other], number): Pair => {
    const [first, second] = madeUpPair({ number, results: [1, 1] });
    const moves = (count: number) => Array.from({ length: count }, (_, ply) => `${ply}`);
    return [{ ...first, moves: moves(one) }, { ...second, moves: moves(other) }];
  });
  const { plies } = tallied(pairs);
  assertEquals([plies.mean, plies.count], [7, 6]);
  // Squared deviations 4 + 0 + 4 + 4 + 1 + 1; Student's t of 5 degrees of freedom at 0.975 is 2.571 (NIST tables).
  const half = 2.571 * Math.sqrt(14 / 5 / 6);
  assert(Math.abs(plies.low! - (7 - half)) < 1e-3 && Math.abs(plies.high! - (7 + half)) < 1e-3);
});

Deno.test("a repeated deterministic pair is not evidence, but its games are counted", () => {
  const same = (count: number, said: Partial<GameRecord>) =>
    tallied(Array.from({ length: count }, () => madeUpPair({ number: 1, results: [1, 0], said })));
  const once = same(1, { deterministic: true });
  const often = same(50, { deterministic: true });
  assertEquals([often.games, often.wins, often.draws], [100, 50, 50]);
  assertEquals([often.distinct, often.deterministic], [2, true]);
  assertEquals([often.pairs, often.score, often.elo], [once.pairs, once.score, once.elo]);
  assertStrictEquals(often.superiority, once.superiority);
});

Deno.test("a pair with random numbers is evidence, even if it equals another", () => {
  const pair = madeUpPair({ number: 1, results: [1, 0] });
  const { distinct, deterministic, pairs } = tallied([pair, pair, pair]);
  assertEquals([distinct, deterministic, pairs], [2, false, [0, 0, 0, 3, 0]]);
  const [first, second] = pair;
  const half: Pair = [{ ...first, deterministic: true }, second];
  assertEquals(tallied([half, half]).pairs, [0, 0, 0, 2, 0]);
});

Deno.test("games are different when their openings, their sides or their moves are", () => {
  const [first, second] = madeUpPair({ number: 1, results: [0, 0], said: { deterministic: true } });
  const other: Pair = [{ ...first, moves: ["b2"] }, second];
  assertStrictEquals(tallied([[first, second]]).distinct, 2);
  assertStrictEquals(tallied([[first, second], other]).distinct, 3);
  assertEquals(tallied([[first, second], other]).pairs, [0, 0, 2, 0, 0]);
  const elsewhere = madeUpPair({ number: 2, results: [0, 0], said: { deterministic: true } });
  assertStrictEquals(tallied([[first, second], elsewhere]).distinct, 4);
});

Deno.test("a tally has a result at any time after its first pair", () => {
  const tally = new MatchTally("first", "second");
  assertStrictEquals(tally.games, 0);
  assertEquals(tally.pairs, [0, 0, 0, 0, 0]);
  assertThrows(() => tally.result(), RangeError);
  tally.add(...counted(madeUpPair({ number: 1, results: [1, 1] })));
  const before = tally.result();
  tally.add(...counted(madeUpPair({ number: 2, results: [-1, -1] })));
  assertEquals([before.games, before.pairs], [2, [0, 0, 0, 0, 1]]);
  assertEquals([tally.result().games, tally.result().pairs], [4, [1, 0, 0, 0, 1]]);
});

Deno.test("deterministic agents that have played every opening have an exact result, others an interval", () => {
  const said = { deterministic: true };
  const pairs = [
    madeUpPair({ number: 1, results: [1, 1], said }),
    madeUpPair({ number: 2, results: [1, 0], said }),
  ];
  const result = (allOpenings: number | null, added: readonly Pair[] = pairs) => {
    const tally = new MatchTally("first", "second", allOpenings);
    for (const pair of added) tally.add(...counted(pair));
    return tally.result();
  };
  const { census, score, elo, plies, superiority } = result(2);
  assert(census);
  assertEquals(score, { mean: 0.875, low: null, high: null, count: 4 });
  for (const { low, high } of [elo, plies]) assertEquals([low, high], [null, null]);
  assertStrictEquals(superiority, 1);
  // Repeated openings add nothing.
  assert(result(2, [...pairs, pairs[0]]).census);

  const chance = madeUpPair({ number: 2, results: [1, 0] });
  for (const sample of [result(3), result(null), result(2, [pairs[0], chance])]) {
    assert(!sample.census);
    assertLess(sample.score.low!, sample.score.mean);
  }
});

Deno.test("a played match is counted as in its records", () => {
  const game = findGame("reversi:size=4");
  const { records, ...match } = playMatch(game, "greedy", "random", { games: 40 });
  const points = records.map(({ agents, result }) =>
    agents[0] === match.first ? result : 0 - result
  );
  assertEquals(
    [match.wins, match.draws, match.losses],
    [1, 0, -1].map((result) => points.filter((each) => each === result).length),
  );
  const different = new Set(
    records.map(({ agents, opening, moves }) => `${agents} ${opening} ${moves}`),
  );
  assertStrictEquals(match.distinct, different.size);
  assertStrictEquals(match.game, game.spec);
});

function tallied(pairs: readonly Pair[], first = "first", second = "second") {
  const tally = new MatchTally(first, second);
  for (const pair of pairs) tally.add(...counted(pair));
  return tally.result();
}

/** What is counted of the two games of a pair. */
function counted([one, other]: Pair) {
  return [countedGame(one), countedGame(other)] as const;
}
