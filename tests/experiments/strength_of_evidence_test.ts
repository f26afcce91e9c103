import { sumOf } from "@std/collections";
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
import type { RowsOf } from "matchbox/experiments/mod.ts";
import { plainName } from "matchbox/experiments/sources/mod.ts";
import {
  countCovered,
  coverageRow,
  textbookInterval,
} from "matchbox/experiments/studies/strength_of_evidence/coverage.ts";
import {
  playBlock,
  referenceMatches,
} from "matchbox/experiments/studies/strength_of_evidence/matches.ts";
import {
  countDuels,
  crossing,
  type Rule,
  rules,
  wrongShare,
} from "matchbox/experiments/studies/strength_of_evidence/duels.ts";
import {
  fixedTest,
  playTest,
  TEST,
} from "matchbox/experiments/studies/strength_of_evidence/sequential.ts";
import { pairEndings } from "matchbox/experiments/studies/strength_of_evidence/pair_endings.ts";
import { playersApart } from "matchbox/experiments/studies/strength_of_evidence/simulated_players.ts";
import { study } from "matchbox/experiments/studies/strength_of_evidence/show.ts";
import { countVerdicts } from "matchbox/experiments/studies/strength_of_evidence/verdicts.ts";
import { findGame } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

const small = { pairs: 10, matches: 100, tests: 100, most_games: 40 };
const { rows: found } = await runStudy("strength-of-evidence", {
  store: ":memory:",
  executors: localExecutors(0),
  set: small,
});
const rows = found as unknown as RowsOf<typeof study.sets>;
const [oneGame, firstToFour] = rules;

Deno.test("the blocks of a match are together the match", () => {
  const game = findGame("metelyk");
  const match = { game: game.spec, first: "alphabeta:depth=1", second: "greedy" };
  const common = {
    ...{ openings: 10, seed: 7, clock: performance },
  };
  const blocks = [[1, 4], [5, 8], [9, 10]].map(([from, to]) =>
    playBlock(game, match, { ...common, from, to })
  );
  const whole = playMatch(game, `${match.first},eval=advance`, "greedy:eval=advance", {
    games: 20,
    seed: 7,
  });
  const pairs = [0, 0, 0, 0, 0];
  for (const counts of blocks) {
    for (const { name, moving, replying } of pairEndings) {
      pairs[2 * (moving + replying)] += counts[name];
    }
  }
  assertEquals(pairs, [...whole.pairs]);
});

Deno.test("two agents without chance count once from each of the 72 openings of tic-tac-toe", () => {
  const game = findGame("tictactoe");
  const match = { game: game.spec, first: "alphabeta:depth=3", second: "alphabeta:depth=2" };
  const { repeated, ...counts } = playBlock(game, match, {
    ...{ openings: 80, from: 1, to: 80, seed: 1, clock: performance },
  });
  assertStrictEquals(sumOf(Object.values(counts), (count) => count), 72);
  assertStrictEquals(repeated, 8);
});

Deno.test("every pair, match and duel is counted once", () => {
  const { matches, verdicts, duels } = rows;
  const total = (row: object, names: readonly string[]) =>
    sumOf(names, (name) => (row as Record<string, number>)[name]);
  const endings = [...pairEndings.map(({ name }) => name), "repeated"];
  assertStrictEquals(matches.length, referenceMatches.length);
  for (const match of matches) assertStrictEquals(total(match, endings), small.pairs);
  assertStrictEquals(verdicts.length, 5 * 3);
  for (const verdict of verdicts) {
    assertStrictEquals(total(verdict, ["first_leads", "level", "second_leads"]), small.matches);
    const named = total(verdict, ["first_named", "nobody_named", "second_named"]);
    assertStrictEquals(named, small.matches);
  }
  assertStrictEquals(duels.length, 5 * 2);
  for (const duel of duels) {
    assertStrictEquals(total(duel, ["first_kept", "both_kept", "second_kept"]), small.matches);
  }
});

Deno.test("players with draws and without have their intervals tried alike", () => {
  const cells = (drawn: boolean) =>
    rows.coverage.filter(({ draws }) => draws > 0 === drawn)
      .map(({ score, bias, games }) => [score, bias, games]);
  assertEquals(cells(false), cells(true));
  // Three scores, two kinds of openings, seven lengths.
  assertStrictEquals(cells(false).length, 3 * 2 * 7);
});

Deno.test("tasks have different keys, also when no game of simulated players is drawn", () => {
  for (const [draws, cells] of [[0.3, 84], [0, 42]]) {
    const tasks = [...study.tasks({ ...study.presets.quick, draws })];
    assertStrictEquals(new Set(tasks.map(({ key }) => key)).size, tasks.length);
    assertStrictEquals(tasks.filter(({ key }) => key.startsWith("score")).length, cells);
  }
});

Deno.test("without draws a match of ten games is misjudged as often as the binomial says", () => {
  const score = expectedScore(50);
  const players = { score, drawShare: 0, openingBias: 0 };
  const random = randomStream("ten games");
  const played = Array.from({ length: 20_000 }, () => simulatedPairs(players, 5, random));
  const found = countVerdicts(played);
  near(found.second_leads, jstat.binomial.cdf(4, 10, score), 20_000);
  near(found.level, jstat.binomial.pdf(5, 10, score), 20_000);
});

Deno.test("the interval names who is two standard errors ahead, and nobody who is not", () => {
  // Of a hundred independent games the standard error is 0.05: 58 won are 1.6 of them above a half, 61 are 2.2.
  const ahead = [[8, 0, 23, 0, 19], [9, 0, 24, 0, 17]] as const;
  const behind = [[19, 0, 23, 0, 8], [17, 0, 24, 0, 9]] as const;
  const found = countVerdicts([...ahead, ...behind, [10, 0, 30, 0, 10]]);
  assertEquals(found, {
    ...{ first_leads: 2, level: 1, second_leads: 2 },
    ...{ first_named: 1, nobody_named: 3, second_named: 1 },
  });
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
      const { kept, games } = countDuels(rule, players, 10_000, random);
      near(kept.second, wrongShare(rule, players), 10_000);
      near(kept.both, rule === oneGame ? drawShare : 0, 10_000);
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
  for (const { difference, games_high, fixed_games, covered, tests, excess } of rows.tests) {
    if (difference < 0 || difference > 50) assertLess(games_high!, fixed_games);
    // 0.9, and three standard errors of 100 tests.
    assertGreater(covered / tests, 0.81, `${covered} of ${tests} at ${difference}`);
    // A test that stops at the lower bound has met bad luck at its end, one at the upper bound good luck.
    if (difference === 0) assertLess(excess, 0);
    if (difference === 50) assertGreater(excess, 0);
  }
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
  near(covered.textbook, 0.5, 10_000);
  // Wilson's interval of 2 wins in 2 games begins at 0.34 and that of 2 losses ends at 0.66.
  assertStrictEquals(covered.by_pairs, 10_000);
});

Deno.test("without draws and biased openings the textbook's interval covers as often as the binomial says", () => {
  for (const [score, games] of [[0.5, 10], [0.7, 10], [0.95, 20]]) {
    const cell = { score, games, openings: "even", drawn: false } as const;
    const { draws, bias, textbook } = coverageRow(
      cell,
      { matches: 20_000, draws: 0.3 },
      randomStream(`${score}`),
    );
    assertEquals([draws, bias], [0, 0]);
    const expected = sumOf(Array.from({ length: games + 1 }, (_, wins) => wins), (wins) => {
      const share = wins / games;
      const covers = Math.abs(share - score) <= 1.96 * Math.sqrt(share * (1 - share) / games);
      return covers ? jstat.binomial.pdf(wins, games, score) : 0;
    });
    near(textbook, expected, 20_000);
  }
});

Deno.test("the two rules are wrong equally often at one difference, because a draw keeps both", () => {
  for (const players of [{ draws: 0.3, bias: 0.05 }, { draws: 0.1, bias: 0 }]) {
    const equal = crossing(rules, players, 200)!;
    const wrong = (rule: Rule, difference: number) =>
      wrongShare(rule, playersApart({ ...players, difference }));
    assertGreater(equal, 0);
    for (let difference = 0; difference <= 200; difference += 1) {
      const [one, four] = [wrong(oneGame, difference), wrong(firstToFour, difference)];
      if (difference < equal) assertLess(one, four, `at ${difference}`);
      else assertLessOrEqual(four, one, `at ${difference}`);
    }
    assertStrictEquals(crossing(rules, players, equal), equal);
    assertStrictEquals(crossing(rules, players, equal - 1), null);
  }
  // Without draws both are a coin toss between equals, and more games are better from there on.
  assertStrictEquals(crossing(rules, { draws: 0, bias: 0 }, 200), 0);
});

Deno.test("rules have the plain names of the lines of the sources", () => {
  assertEquals(rules.map(({ name }) => name), [plainName("B5"), plainName("E6")]);
});

/** So many successes of so many trials are within four standard errors of the share. */
function near(successes: number, share: number, trials: number): void {
  const error = Math.sqrt(share * (1 - share) / trials);
  const found = successes / trials;
  assertAlmostEquals(found, share, 4 * error, `${found} is not ${share}`);
}
