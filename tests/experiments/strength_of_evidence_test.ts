import assert from "node:assert/strict";
import jstat from "jstat";
import { expectedScore, playMatch } from "matchbox/arena/mod.ts";
import { simulatedPairs, type SimulatedPlayers } from "matchbox/arena/simulated_match.ts";
import { loadStudy } from "matchbox/experiments/mod.ts";
import {
  countCovered,
  textbookInterval,
} from "matchbox/experiments/studies/strength_of_evidence/coverage.ts";
import {
  MAXIMUM_DISC,
  pairEndings,
  playBlock,
} from "matchbox/experiments/studies/strength_of_evidence/matches.ts";
import {
  countDuels,
  rules,
  wrongShare,
} from "matchbox/experiments/studies/strength_of_evidence/rules.ts";
import { fixedTest } from "matchbox/experiments/studies/strength_of_evidence/sequential.ts";
import {
  pairSummaries,
  testSummaries,
} from "matchbox/experiments/studies/strength_of_evidence/summary.ts";
import {
  countVerdicts,
  resampledPairs,
} from "matchbox/experiments/studies/strength_of_evidence/verdicts.ts";
import { findGame, randomStream } from "matchbox/games/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { runStudy } from "matchbox/runner/run_study.ts";

const study = await loadStudy("strength-of-evidence");
const small = { pairs: 10, block: 4, matches: 100, tests: 100, most_games: 40 };
const { rows } = await runStudy("strength-of-evidence", { store: ":memory:", jobs: 0, set: small });
const [oneGame, firstToFour] = rules;

Deno.test("the blocks of a match are together the match", () => {
  const game = findGame("metelyk");
  const match = { game: game.spec, first: "alphabeta:depth=1", second: "greedy" };
  const common = {
    ...{ pairs: 10, seed: 7, clock: performance },
    signal: new AbortController().signal,
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
  assert.deepEqual(pairs, whole.pairs);
});

Deno.test("two agents without chance count once from each of the 72 openings of tic-tac-toe", () => {
  const game = findGame("tictactoe");
  const match = { game: game.spec, first: "alphabeta:depth=3", second: "alphabeta:depth=2" };
  const { counts, repeated } = playBlock(game, match, {
    ...{ pairs: 80, from: 1, to: 80, seed: 1, clock: performance },
    signal: new AbortController().signal,
  });
  assert.equal([...counts.values()].reduce((sum, count) => sum + count), 72);
  assert.equal(repeated, 8);
});

Deno.test("every pair, match and duel is counted once", () => {
  const groups = Map.groupBy(rows, ({ experiment }) => experiment);
  assert.deepEqual([...groups.keys()], ["match", "verdict", "rule", "test", "coverage"]);
  const sums = (experiment: string, of: (row: Row) => boolean, by: (row: Row) => unknown[]) => {
    const counted = groups.get(experiment)!.filter(of);
    const parts = [...Map.groupBy(counted, (row) => JSON.stringify(by(row))).values()];
    return new Set(
      parts.map((part) => part.reduce((sum, { value }) => sum + (value as number), 0)),
    );
  };
  const all = () => true;
  const match = ({ game, first, second }: Row) => [game, first, second];
  assert.deepEqual([...sums("match", all, match)], [small.pairs]);
  const leads = ({ fact }: Row) => !String(fact).startsWith("interval");
  const verdict = ({ truth, games }: Row) => [truth, games];
  assert.deepEqual([...sums("verdict", leads, verdict)], [small.matches]);
  assert.deepEqual([...sums("verdict", (row) => !leads(row), verdict)], [small.matches]);
  const ended = ({ fact }: Row) => fact !== "games";
  assert.deepEqual([...sums("rule", ended, ({ truth, method }) => [truth, method])], [
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
  assert.equal(summaryOf({ "1 + 0": 10, "0 + 1": 10 }).variance.mean, 0);
  assert.equal(summaryOf({ "1 + 1": 10, "0 + 0": 10 }).variance.mean, 2);
  // Independent games: all four endings equally often.
  const independent = { "1 + 0": 5, "0 + 1": 5, "1 + 1": 5, "0 + 0": 5 };
  assert.equal(summaryOf(independent).variance.mean, 1);
  const first = summaryOf({ "1 + 0": 20 });
  assert.deepEqual([first.variance.mean, first.firstMove.mean], [1, 0.5]);
  assert.equal(first.match.score.mean, 0.5);
});

Deno.test("without draws a match of ten games is misjudged as often as the binomial says", () => {
  const score = expectedScore(50);
  const players = { score, drawShare: 0, openingBias: 0 };
  const random = randomStream("ten games");
  const found = countVerdicts(20_000, () => simulatedPairs(players, 5, random));
  near(found.get("second leads")!, jstat.binomial.cdf(4, 10, score), 20_000);
  near(found.get("level")!, jstat.binomial.pdf(5, 10, score), 20_000);
});

Deno.test("resampled pairs are those that were played, as often as they were played", () => {
  const random = randomStream("resampled");
  assert.deepEqual(resampledPairs([0, 0, 3, 0, 0], 7, random), [0, 0, 7, 0, 0]);
  const drawn = resampledPairs([10, 0, 20, 30, 40], 20_000, random);
  [0.1, 0, 0.2, 0.3, 0.4].forEach((share, points) => near(drawn[points], share, 20_000));
});

Deno.test("one game keeps the worse one as often as it is won by it", () => {
  for (const openingBias of [0, 0.05]) {
    const players = { score: 0.64, drawShare: 0.3, openingBias };
    assert.ok(Math.abs(wrongShare(oneGame, players) - 0.21) < 1e-12);
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
    assert.ok(Math.abs(found - wrong) < 1e-12, `${found} is not ${wrong}`);
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
      assert.ok(games.every((count) => count >= rule.wins));
    }
  }
});

Deno.test("the test of fixed size has the length of one proportion against another, and its errors", () => {
  const { pairs, accepts } = fixedTest({ drawShare: 0, openingBias: 0 });
  // n = ((z sqrt(p0 q0) + z sqrt(p1 q1)) / (p1 - p0))^2 games, z = 1.6449 for 5 % (J. L. Fleiss and others, Statistical
  // Methods for Rates and Proportions, 2003, chapter 2).
  const [p0, p1] = [0.5, expectedScore(50)];
  const deviations = Math.sqrt(p0 * (1 - p0)) + Math.sqrt(p1 * (1 - p1));
  assert.equal(pairs, Math.ceil((1.6449 * deviations / (p1 - p0)) ** 2 / 2));

  const games = 2 * pairs;
  // The fewest wins with which it accepts H1, as pairs of 2 to 0, at most one of 1 to 1, and of 0 to 2.
  const least = Array.from({ length: games + 1 }, (_, wins) => wins).find((wins) => {
    const won = Math.floor(wins / 2);
    return accepts([pairs - won - wins % 2, 0, wins % 2, 0, won]);
  })!;
  const alpha = 1 - jstat.binomial.cdf(least - 1, games, p0);
  const beta = jstat.binomial.cdf(least - 1, games, p1);
  for (const error of [alpha, beta]) {
    assert.ok(error > 0.04 && error < 0.06, `an error of ${error}`);
  }
});

Deno.test("the sequential test errs as seldom as it says and is the shorter one", () => {
  for (const { truth, games, accepted, fixedGames } of testSummaries(rows)) {
    // 5 %, and three standard errors of 100 tests.
    if (truth <= 0) assert.ok(accepted.mean < 0.12, `${accepted.mean} at ${truth}`);
    if (truth >= 50) assert.ok(accepted.mean > 0.88, `${accepted.mean} at ${truth}`);
    if (truth < 0 || truth > 50) assert.ok(games.high! < fixedGames);
  }
});

Deno.test("the textbook's interval is mean plus or minus 1.96 standard errors, and none of equal games", () => {
  const { low, high } = textbookInterval({ win: 60, draw: 0, loss: 40 });
  // 0.6 and 1.96 times the root of 0.24 / 100.
  assert.deepEqual([low.toFixed(4), high.toFixed(4)], ["0.5040", "0.6960"]);
  // A draw is a half: the variance of 25 wins, 50 draws and 25 losses is 1/8.
  const drawn = textbookInterval({ win: 25, draw: 50, loss: 25 });
  assert.equal((drawn.high - drawn.low).toFixed(4), (2 * 1.96 * Math.sqrt(0.125 / 100)).toFixed(4));
  assert.deepEqual(textbookInterval({ win: 9, draw: 0, loss: 0 }), { low: 1, high: 1 });
});

Deno.test("of a pair between equals the textbook's interval covers the truth when both win once", () => {
  const players = { score: 0.5, drawShare: 0, openingBias: 0 };
  const covered = countCovered(players, 1, 10_000, randomStream("a pair"));
  near(covered.get("textbook")!, 0.5, 10_000);
  // Wilson's interval of 2 wins in 2 games begins at 0.34 and that of 2 losses ends at 0.66.
  assert.equal(covered.get("pairs"), 10_000);
});

Deno.test("the maximum disc player loses or not by its intervals", () => {
  const verdictWith = (ending: string) => {
    const made = rows.map((row) => {
      const changed = row.first === MAXIMUM_DISC && row.fact !== "repeated";
      return changed ? { ...row, value: row.fact === ending ? 4 : 0 } : row;
    });
    return study.claims(made).find(({ claim }) => claim === "C16")!.verdict;
  };
  assert.equal(verdictWith("0 + 0"), "confirmed");
  assert.equal(verdictWith("1 + 1"), "refuted");
});

Deno.test("one game is no proof at any difference, four wins are at 200 Elo and not at 100", () => {
  const verdicts = study.claims(rows).map(({ claim, verdict }) => [claim, verdict]);
  assert.deepEqual(verdicts.slice(0, 2), [["B5", "refuted"], ["E6", "depends"]]);
});

/** So many successes of so many trials are within four standard errors of the share. */
function near(successes: number, share: number, trials: number): void {
  const error = Math.sqrt(share * (1 - share) / trials);
  const found = successes / trials;
  assert.ok(Math.abs(found - share) <= 4 * error, `${found} is not ${share}`);
}
