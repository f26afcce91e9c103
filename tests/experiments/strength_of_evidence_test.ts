import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertLessOrEqual,
  assertStrictEquals,
} from "@std/assert";
import jstat from "jstat";
import { expectedScore, playMatch, sprt } from "matchbox/arena/mod.ts";
import { simulatedPairs, type SimulatedPlayers } from "matchbox/arena/simulated_match.ts";
import { loadStudy } from "matchbox/experiments/mod.ts";
import {
  countCovered,
  textbookInterval,
} from "matchbox/experiments/studies/strength_of_evidence/coverage.ts";
import {
  BLOCK,
  MAXIMUM_DISC,
  MOBILITY,
  pairEndings,
  playBlock,
} from "matchbox/experiments/studies/strength_of_evidence/matches.ts";
import {
  countDuels,
  rules,
  wrongShare,
} from "matchbox/experiments/studies/strength_of_evidence/rules.ts";
import {
  fixedTest,
  playTest,
  TEST,
} from "matchbox/experiments/studies/strength_of_evidence/sequential.ts";
import {
  pairSummaries,
  testSummaries,
} from "matchbox/experiments/studies/strength_of_evidence/summary.ts";
import { countVerdicts } from "matchbox/experiments/studies/strength_of_evidence/verdicts.ts";
import { findGame } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { plainTable } from "matchbox/report/cell.ts";
import type { Row, Value } from "matchbox/report/table.ts";
import { runStudy } from "matchbox/runner/run_study.ts";
import { localExecutors } from "matchbox/runner/run_work.ts";

const study = await loadStudy("strength-of-evidence");
const small = { pairs: 10, matches: 100, tests: 100, most_games: 40 };
const { rows: { facts: rows } } = await runStudy("strength-of-evidence", {
  store: ":memory:",
  executors: localExecutors(0),
  set: small,
});
const [oneGame, firstToFour] = rules;

Deno.test("the blocks of a match are together the match", () => {
  const game = findGame("metelyk");
  const match = { game: game.spec, first: "alphabeta:depth=1", second: "greedy" };
  const common = {
    ...{ pairs: 10, seed: 7, clock: performance },
  };
  const blocks = [[1, 4], [5, 8], [9, 10]].map(([from, to]) =>
    playBlock(game, match, { ...common, from, to })
  );
  const whole = playMatch(game, match.first, match.second, { games: 20, seed: 7 });
  const pairs = [0, 0, 0, 0, 0];
  for (const { counts } of blocks) {
    for (const { name, moving, replying } of pairEndings) {
      pairs[2 * (moving + replying)] += counts.get(name)!;
    }
  }
  assertEquals(pairs, [...whole.pairs]);
});

Deno.test("two agents without chance count once from each of the 72 openings of tic-tac-toe", () => {
  const game = findGame("tictactoe");
  const match = { game: game.spec, first: "alphabeta:depth=3", second: "alphabeta:depth=2" };
  const { counts, repeated } = playBlock(game, match, {
    ...{ pairs: 80, from: 1, to: 80, seed: 1, clock: performance },
  });
  assertStrictEquals([...counts.values()].reduce((sum, count) => sum + count), 72);
  assertStrictEquals(repeated, 8);
});

Deno.test("every pair, match and duel is counted once", () => {
  const groups = Map.groupBy(rows, ({ experiment }) => experiment);
  assertEquals([...groups.keys()], ["match", "verdict", "rule", "test", "coverage"]);
  const sums = (experiment: string, of: (row: Row) => boolean, by: (row: Row) => unknown[]) => {
    const counted = groups.get(experiment)!.filter(of);
    const parts = [...Map.groupBy(counted, (row) => JSON.stringify(by(row))).values()];
    return new Set(
      parts.map((part) => part.reduce((sum, { value }) => sum + (value as number), 0)),
    );
  };
  const all = () => true;
  const match = ({ game, first, second }: Row) => [game, first, second];
  assertEquals([...sums("match", all, match)], [small.pairs]);
  const leads = ({ fact }: Row) => !String(fact).startsWith("interval");
  const verdict = ({ truth, games }: Row) => [truth, games];
  assertEquals([...sums("verdict", leads, verdict)], [small.matches]);
  assertEquals([...sums("verdict", (row) => !leads(row), verdict)], [small.matches]);
  const ended = ({ fact }: Row) => fact !== "games";
  assertEquals([...sums("rule", ended, ({ truth, method }) => [truth, method])], [
    small.matches,
  ]);
});

Deno.test("pairs leave no variance where the opening decides, and double it where games repeat", () => {
  const summaryOf = (endings: Record<string, number>) => {
    const made = pairEndings.map(({ name }): Row => ({
      ...{ experiment: "match", game: "reversi", first: "a", second: "b", part: 1 },
      ...{ fact: name, count: 20, value: endings[name] ?? 0 },
    }));
    return pairSummaries(made)[0];
  };
  assertStrictEquals(summaryOf({ "1 + 0": 10, "0 + 1": 10 }).variance.mean, 0);
  assertStrictEquals(summaryOf({ "1 + 1": 10, "0 + 0": 10 }).variance.mean, 2);
  // Independent games: all four endings equally often.
  const independent = { "1 + 0": 5, "0 + 1": 5, "1 + 1": 5, "0 + 0": 5 };
  assertStrictEquals(summaryOf(independent).variance.mean, 1);
  const first = summaryOf({ "1 + 0": 20 });
  assertEquals([first.variance.mean, first.firstMove.mean], [1, 0.5]);
  assertStrictEquals(first.match.score.mean, 0.5);
});

Deno.test("without draws a match of ten games is misjudged as often as the binomial says", () => {
  const score = expectedScore(50);
  const players = { score, drawShare: 0, openingBias: 0 };
  const random = randomStream("ten games");
  const played = Array.from({ length: 20_000 }, () => simulatedPairs(players, 5, random));
  const found = countVerdicts(played);
  near(found.get("second leads")!, jstat.binomial.cdf(4, 10, score), 20_000);
  near(found.get("level")!, jstat.binomial.pdf(5, 10, score), 20_000);
});

Deno.test("the interval names who is two standard errors ahead, and nobody who is not", () => {
  // Of a hundred independent games the standard error is 0.05: 58 won are 1.6 of them above a half, 61 are 2.2.
  const ahead = [[8, 0, 23, 0, 19], [9, 0, 24, 0, 17]] as const;
  const behind = [[19, 0, 23, 0, 8], [17, 0, 24, 0, 9]] as const;
  const found = countVerdicts([...ahead, ...behind, [10, 0, 30, 0, 10]]);
  assertEquals([...found.values()], [2, 1, 2, 1, 3, 1]);
});

Deno.test("the table of verdicts says whose lead is whose", () => {
  const counts = {
    ...{ "first leads": 70, level: 20, "second leads": 10 },
    ...{ "interval names first": 35, "interval names nobody": 60, "interval names second": 5 },
  };
  const made = Object.entries(counts).map(([fact, value]): Row => ({
    ...{ experiment: "verdict", truth: 100, games: 10, fact, value, count: 100 },
  }));
  const [row] = tableOf("verdicts", made);
  const shown = ["stronger leads", "level", "weaker leads"].map((column) => start(row[column]));
  assertEquals(shown, ["0.700", "0.200", "0.100"]);
  const named = ["stronger named", "nobody named", "weaker named"];
  assertEquals(named.map((column) => start(row[column])), ["0.350", "0.600", "0.050"]);
});

Deno.test("the blocks of a match are judged by who wins the whole, one by one and five together", () => {
  // The second agent wins the whole: it wins four blocks by 40 to 0, and loses the one between.
  const blocks = ["0 + 0", "0 + 0", "1 + 1", "0 + 0", "0 + 0"].map((ending) => ({
    [ending]: BLOCK,
  }));
  // A sixth that is shorter is no match of forty games.
  const rows = tableOf("real_verdicts", madeMatch("a", [...blocks, { "1 + 1": BLOCK - 1 }]));
  const shown = rows.filter(({ match }) => match === "a v b").map((row) => [
    ...[row.games, row.n, start(row["loser leads"])],
    ...[start(row["winner named"]), start(row["loser named"])],
  ]);
  assertEquals(shown, [[40, 5, "0.200", "0.800", "0.200"], [
    200,
    1,
    "0.000",
    "1.000",
    "0.000",
  ]]);
});

Deno.test("matches as far apart are put together, and those without a winner or by census are not shown", () => {
  const lead = (won: number) => ({ "1 + 1": won, "1 + 0": BLOCK - won });
  const made = [
    // 2 and 4 won of 20 pairs, the others shared: +35 and +70 Elo. 18 won: +512.
    ...madeMatch("close", [lead(2)]),
    ...madeMatch("also close", [lead(4), { "0 + 0": 1, "1 + 0": BLOCK - 1 }]),
    ...madeMatch("distant", [lead(18)]),
    ...madeMatch("level", [{ "1 + 1": 10, "0 + 0": 10 }]),
    ...madeMatch("census", [lead(4), { "1 + 0": 12, repeated: 8 }]),
  ];
  const shown = tableOf("real_verdicts", made).map((row) => [
    ...[row.match, row.n, start(row["loser leads"])],
  ]);
  assertEquals(shown, [
    ["close v b", 1, "0.000"],
    ["also close v b", 2, "0.500"],
    ["distant v b", 1, "0.000"],
    ["less than 150 Elo apart", 3, "0.333"],
    ["150 Elo apart or more", 1, "0.000"],
  ]);
});

Deno.test("one game keeps the worse one as often as it is won by it", () => {
  for (const openingBias of [0, 0.05]) {
    const players = { score: 0.64, drawShare: 0.3, openingBias };
    assertAlmostEquals(wrongShare(oneGame, players), 0.21, 1e-12);
  }
});

Deno.test("first to four wins is the negative binomial distribution when openings do not matter", () => {
  for (const [score, drawShare] of [[0.5, 0], [0.64, 0.3], [0.76, 0.2], [0.9, 0]]) {
    const loss = (1 - score - drawShare / 2) / (1 - drawShare);
    // The fourth win of the worse one comes when the better one has 0, 1, 2 or 3.
    const wrong = [1, 4, 10, 20].reduce(
      (sum, ways, won) => sum + ways * loss ** 4 * (1 - loss) ** won,
      0,
    );
    const found = wrongShare(firstToFour, { score, drawShare, openingBias: 0 });
    assertAlmostEquals(found, wrong, 1e-12, `${found} is not ${wrong}`);
  }
});

Deno.test("duels that are played come out as the arithmetic says, also when openings matter", () => {
  const random = randomStream("duels");
  for (const [score, drawShare, openingBias] of [[0.5, 0, 0.4], [0.64, 0.3, 0.15], [0.7, 0, 0.3]]) {
    const players: SimulatedPlayers = { score, drawShare, openingBias };
    for (const rule of rules) {
      const { outcomes, games } = countDuels(rule, players, 10_000, random);
      near(outcomes.get("second")!, wrongShare(rule, players), 10_000);
      near(outcomes.get("both")!, rule === oneGame ? drawShare : 0, 10_000);
      assert(games.every((count) => count >= rule.wins));
    }
  }
});

Deno.test("the test of fixed size has the length of one proportion against another, and its errors", () => {
  const { pairs, accepts } = fixedTest({ drawShare: 0, openingBias: 0 });
  // n = ((z sqrt(p0 q0) + z sqrt(p1 q1)) / (p1 - p0))^2 games, z = 1.6449 for 5 % (J. L. Fleiss and others, Statistical
  // Methods for Rates and Proportions, 2003, chapter 2).
  const [p0, p1] = [0.5, expectedScore(50)];
  const deviations = Math.sqrt(p0 * (1 - p0)) + Math.sqrt(p1 * (1 - p1));
  assertStrictEquals(pairs, Math.ceil((1.6449 * deviations / (p1 - p0)) ** 2 / 2));

  const games = 2 * pairs;
  // The fewest wins with which it accepts H1, as pairs of 2 to 0, at most one of 1 to 1, and of 0 to 2.
  const least = Array.from({ length: games + 1 }, (_, wins) => wins).find((wins) => {
    const won = Math.floor(wins / 2);
    return accepts([pairs - won - wins % 2, 0, wins % 2, 0, won]);
  })!;
  const alpha = 1 - jstat.binomial.cdf(least - 1, games, p0);
  const beta = jstat.binomial.cdf(least - 1, games, p1);
  for (const error of [alpha, beta]) {
    assert(error > 0.04 && error < 0.06, `an error of ${error}`);
  }
});

Deno.test("the sequential test errs as seldom as it says, in as many games as Wald's formula foretells", () => {
  const tests = 2000;
  const random = randomStream("sequential tests");
  for (const [truth, right] of [[0, "H0"], [50, "H1"]] as const) {
    const score = expectedScore(truth);
    const players = { score, drawShare: 0.3, openingBias: 0 };
    const played = Array.from({ length: tests }, () => playTest(players, random));
    const errors = played.filter(({ decision }) => decision !== right).length / tests;
    const { alpha, beta } = TEST;
    assertLessOrEqual(
      errors,
      alpha + 3 * Math.sqrt(alpha * (1 - alpha) / tests),
      `${errors} at ${truth}`,
    );
    // At a hypothesis the ratio drifts, a pair, by the squared distance of the two over twice its variance, and ends
    // at the right bound but for the errors (A. Wald, Sequential Analysis, 1947, chapter 3). It goes a
    // little beyond the bound, so that the formula is somewhat short.
    const variance = (score * (1 - score) - players.drawShare / 4) / 2;
    const drift = (expectedScore(TEST.elo1) - expectedScore(TEST.elo0)) ** 2 / (2 * variance);
    const bound = Math.log((1 - beta) / alpha);
    const foretold = 2 * ((1 - alpha) * bound - alpha * bound) / drift;
    const games = played.reduce((sum, { games }) => sum + games, 0) / tests;
    assert(games > foretold && games < 1.15 * foretold, `${games} games, not ${foretold}`);
  }
});

Deno.test("a sequential test gives the pairs that decided it", () => {
  const random = randomStream("stops");
  for (let i = 0; i < 20; i++) {
    const { decision, games, pairs } = playTest(
      { score: 0.6, drawShare: 0.3, openingBias: 0 },
      random,
    );
    assertStrictEquals(2 * pairs.reduce((sum, count) => sum + count), games);
    assertStrictEquals(sprt(pairs, TEST).decision, decision);
  }
});

Deno.test("a test is shorter outside of its hypotheses, and its interval still covers most truths", () => {
  for (const { truth, games, fixedGames, covered, excess } of testSummaries(rows)) {
    if (truth < 0 || truth > 50) assertLess(games.high!, fixedGames);
    // 0.9, and three standard errors of 100 tests.
    assertGreater(covered.mean, 0.81, `${covered.mean} at ${truth}`);
    // A test that stops at the lower bound has met bad luck at its end, one at the upper bound good luck.
    if (truth === 0) assertLess(excess.mean, 0);
    if (truth === 50) assertGreater(excess.mean, 0);
  }
});

Deno.test("what a test saves is the more the fewer games it takes", () => {
  const common = { experiment: "test", truth: 50, count: 10 };
  const [row] = tableOf("tests", [
    { ...common, method: "sequential", fact: "games", value: 100, low: 90, high: 120 },
    { ...common, method: "sequential", fact: "H1 accepted", value: 8 },
    { ...common, method: "sequential", fact: "covered", value: 9 },
    { ...common, method: "sequential", fact: "excess", value: 0.02, low: 0.01, high: 0.03 },
    { ...common, method: "fixed", fact: "H1 accepted", value: 7, games: 200 },
  ]);
  assertStrictEquals(row.saved, "0.50 [0.40, 0.55]");
  assertStrictEquals(row.excess, "0.020 [0.010, 0.030]");
  const shares = ["H1 accepted", "interval covers", "fixed: H1 accepted"];
  assertEquals(shares.map((column) => start(row[column])), ["0.800", "0.900", "0.700"]);
});

Deno.test("the textbook's interval is mean plus or minus 1.96 standard errors, and none of equal games", () => {
  const { low, high } = textbookInterval({ win: 60, draw: 0, loss: 40 });
  // 0.6 and 1.96 times the root of 0.24 / 100.
  assertEquals([low.toFixed(4), high.toFixed(4)], ["0.5040", "0.6960"]);
  // A draw is a half: the variance of 25 wins, 50 draws and 25 losses is 1/8.
  const drawn = textbookInterval({ win: 25, draw: 50, loss: 25 });
  assertStrictEquals(
    (drawn.high - drawn.low).toFixed(4),
    (2 * 1.96 * Math.sqrt(0.125 / 100)).toFixed(4),
  );
  assertEquals(textbookInterval({ win: 9, draw: 0, loss: 0 }), { low: 1, high: 1 });
});

Deno.test("of a pair between equals the textbook's interval covers the truth when both win once", () => {
  const players = { score: 0.5, drawShare: 0, openingBias: 0 };
  const covered = countCovered(players, 1, 10_000, randomStream("a pair"));
  near(covered.get("textbook")!, 0.5, 10_000);
  // Wilson's interval of 2 wins in 2 games begins at 0.34 and that of 2 losses ends at 0.66.
  assertStrictEquals(covered.get("pairs"), 10_000);
});

Deno.test("the maximum disc player and mobility are judged by their intervals, not their scores", () => {
  // The verdicts when `of` wins so many of a hundred pairs against its opponents and loses the others.
  const verdicts = (of: string, ...won: number[]) => {
    const others = rows.filter(({ first }) => first !== of);
    const made = won.map((count, index) =>
      madeMatch(of, [{ "1 + 1": count, "0 + 0": 100 - count }], `opponent ${index}`)
    );
    const claims = study.claims([...others, ...made.flat()]);
    return Object.fromEntries(claims.map(({ claim, verdict }) => [claim, verdict]));
  };
  // A hundred pairs that are each won or lost whole have a standard error of 0.05: to win 42 or 58 of them is nothing.
  for (const won of [42, 48, 52, 58]) {
    assertStrictEquals(verdicts(MAXIMUM_DISC, won, won).C16a, "not decided");
    assertStrictEquals(verdicts(MOBILITY, won).D11, "not decided");
  }
  assertStrictEquals(verdicts(MAXIMUM_DISC, 35, 20).C16a, "confirmed");
  assertStrictEquals(verdicts(MAXIMUM_DISC, 35, 48).C16a, "partly");
  assertStrictEquals(verdicts(MAXIMUM_DISC, 35, 65).C16a, "partly");
  assertStrictEquals(verdicts(MAXIMUM_DISC, 65, 80).C16a, "refuted");
  assertStrictEquals(verdicts(MOBILITY, 65).D11, "confirmed");
  assertStrictEquals(verdicts(MOBILITY, 35).D11, "refuted");
});

Deno.test("the duels of the sources are measured and not judged", () => {
  assertEquals(study.claims(rows).map(({ claim }) => claim), ["C16a", "D11"]);
  assertGreater(tableOf("rules", rows).length, 0);
});

/** The rows of a match of which each block is given by how many of its pairs ended how. */
function madeMatch(
  first: string,
  blocks: readonly Record<string, number>[],
  second = "b",
): Row[] {
  const facts = [...pairEndings.map(({ name }) => name), "repeated"];
  return blocks.flatMap((block, index) =>
    facts.map((fact): Row => ({
      ...{ experiment: "match", game: "reversi", first, second, part: index + 1, fact },
      ...{ count: BLOCK, value: block[fact] ?? 0 },
    }))
  );
}

function tableOf(name: string, rows: readonly Row[]): readonly Row[] {
  return plainTable(study.tables(rows).find((table) => table.name === name)!).rows;
}

/** The estimate, without its interval. */
function start(shown: Value): string {
  return String(shown).split(" ")[0];
}

/** So many successes of so many trials are within four standard errors of the share. */
function near(successes: number, share: number, trials: number): void {
  const error = Math.sqrt(share * (1 - share) / trials);
  const found = successes / trials;
  assertAlmostEquals(found, share, 4 * error, `${found} is not ${share}`);
}
