import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import {
  ANY_PARENTS,
  END,
  learners,
  ONE_WIN,
  pieces,
  published,
  SOON,
  SOURCE,
  START,
  TEXTBOOK,
  TWELVE_WINS,
} from "matchbox/experiments/studies/chess_weights/learners.ts";
import type { MatchRow, WeightsRow } from "matchbox/experiments/studies/chess_weights/rows.ts";
import { playTextbook } from "matchbox/experiments/studies/chess_weights/run_task.ts";
import { study, summarise, type Summary } from "matchbox/experiments/studies/chess_weights/show.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { plainName } from "matchbox/experiments/sources/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { around, assertTurns, between } from "./around.ts";

const small = { runs: 2, games: 20, population: 4, mutation: 0.2, soon: 1, depth: 1, pairs: 2 };
const { rows } = await runStudy("chess-weights", {
  store: ":memory:",
  executors: localExecutors(0),
  set: small,
});
const weights = rows.weights as unknown as WeightsRow[];
const matches = rows.matches as unknown as MatchRow[];

Deno.test("every evolution plays the games of a run, and the longer its duels the fewer its generations", () => {
  const generations = learners.map(({ name }) => {
    const own = weights.filter(({ learner, run }) => learner === name && run === 1);
    assertEquals([own[0].games, own.at(-1)!.games], [0, small.games]);
    return own.at(-1)!.generation;
  });
  const [four, one, twelve] = generations;
  // Two duels a generation, each of one game or more.
  assert(twelve <= four && four < one && one <= small.games / 2);
});

Deno.test("the mean weights of the first population are between 100 and 1000", () => {
  for (const row of weights.filter(({ games }) => games === 0)) {
    assert(pieces.every((piece) => row[piece] >= 100 && row[piece] <= 1000));
  }
});

Deno.test("the evolutions and three of the source's populations play the textbook's weights", () => {
  const players = [...new Set(matches.map(({ player }) => player))];
  assertEquals(players, [...learners.map(({ name }) => name), START, SOON, END]);
  for (const { wins, draws, losses } of matches) assertStrictEquals(wins + draws + losses, 4);
});

Deno.test("who gives his men away loses to the textbook's weights", () => {
  const foolish = { pawn: -100, knight: -300, bishop: -300, rook: -500, queen: -1000 };
  const options = { pairs: 4, depth: 1 };
  const { wins, losses } = playTextbook("fool", 1, [foolish], options, randomStream("fools"));
  assertStrictEquals(wins, 0);
  assert(losses > 4);
});

Deno.test("rules of duels have the plain names of the sources, and the textbook is 3, 3, 5", () => {
  assertStrictEquals(SOURCE, plainName("E6"));
  const [textbook] = published;
  for (const piece of pieces) assertStrictEquals(textbook.values[piece], TEXTBOOK[piece] / 100);
});

Deno.test("weights are shown in pawns, as means over runs", () => {
  const row = (run: number, knight: number) => ({
    ...{ learner: SOURCE, run, games: 10, generation: 2 },
    ...{ knight, bishop: 300, rook: 500 },
  });
  const match = (player: string) =>
    [1, 2].map((run) => ({
      ...{ player, run, draws: 2 },
      ...(player === SOON ? { wins: 4 + run, losses: 2 - run } : { wins: 3, losses: 3 }),
    }));
  const { ends, matches, soonGained } = summarise({
    weights: [row(1, 250), row(2, 350)],
    matches: [...match(SOURCE), ...match(START), ...match(SOON)],
  });
  assertEquals(pieces.map((piece) => ends[0].weights[piece].mean), [3, 3, 5]);
  assertEquals([matches[0].games, matches[0].score.mean], [16, 0.5]);
  // 6 and 7 of 8 points beside 4, run by run.
  assertEquals([soonGained.mean, soonGained.count], [0.3125, 2]);
});

/** A summary with these results. */
function made(
  { soonGained = between(0.2, 0.3), rook = between(4.5, 5.5), gain = 0 },
): Summary {
  const stage = (learner: string, games: number) => ({
    ...{ learner, games, generations: 10 },
    weights: { knight: between(2.5, 3.5), bishop: between(2.1, 3.9), rook },
    runs: [{ run: 1, knight: 3, bishop: 3, rook: 5 }],
  });
  const names = [SOURCE, ONE_WIN, TWELVE_WINS, ANY_PARENTS];
  const stages = names.flatMap((name) => [stage(name, 0), stage(name, 900)]);
  return {
    ...{ stages, soonGained },
    ends: stages.filter(({ games }) => games === 900),
    matches: [...names, START, SOON, END].map((player) => ({
      ...{ player, games: 100, score: between(0.45, 0.55) },
    })),
    gains: [ONE_WIN, TWELVE_WINS, ANY_PARENTS].map((player) => ({
      ...{ player, gain: between(gain - 0.1, gain + 0.1) },
    })),
  };
}

const verdictIn = (summary: Summary, number: string) =>
  verdictOn(study.claims(summary).find(({ claim }) => claim === number)!);

Deno.test("the verdicts of chess-weights turn at their thresholds", () => {
  const verdict = (number: string, results: Parameters<typeof made>[0]) =>
    verdictIn(made(results), number).verdict;
  // The claim gives no amount: any gain counts.
  assertTurns(0, "above", (soonGained) => verdict("C40b", { soonGained }));
  // The textbook's rook is worth 5 pawns, and one pawn more or less is near; the other pieces are near.
  const high = around(6, (rook) => verdict("C40c", { rook }));
  assertEquals(high, ["partly", "partly", "confirmed"]);
  const low = around(4, (rook) => verdict("C40c", { rook }));
  assertEquals(low, ["confirmed", "partly", "partly"]);
  // The rules of duels that the source does not have are not judged.
  const results = made({});
  const ends = results.ends.map((end) =>
    end.learner === SOURCE ? end : { ...end, weights: { ...end.weights, rook: between(7, 8) } }
  );
  assertStrictEquals(verdictIn({ ...results, ends }, "C40c").verdict, "confirmed");
  for (const question of ["E6", "C40a"]) assertStrictEquals(verdict(question, {}), "measured");
});

Deno.test("the titles of the figures of chess-weights say what was found", () => {
  const titles = (results: Parameters<typeof made>[0]) => {
    const summary = made(results);
    return study.figures(summary, (claim) => verdictIn(summary, claim)).map(({ title }) => title);
  };
  const [weights, strong] = titles({});
  assertMatch(weights, /near the textbook: knight, bishop and rook$/);
  assertMatch(
    strong,
    /^Random weights score 0.50 points a game, better ones soon after, .* the length of the duels is not shown to matter$/,
  );
  assertMatch(titles({ gain: -0.2 })[1], /; weaker: first win decides and first to twelve wins$/);
  const [rest, apart] = titles({ rook: between(6, 7), soonGained: between(-0.3, -0.2), gain: 0.2 });
  assertMatch(rest, /near the textbook: knight and bishop$/);
  assertMatch(
    apart,
    /, worse ones soon after, .*; stronger: first win decides and first to twelve wins$/,
  );
});
