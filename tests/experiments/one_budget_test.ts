import { assert, assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { cpuClock } from "matchbox/experiments/cpu_clock.ts";
import { codeLines, linesOf } from "matchbox/experiments/studies/one_budget/code_length.ts";
import {
  against,
  marksOf,
  OPPONENTS,
  STRONGEST,
} from "matchbox/experiments/studies/one_budget/exams.ts";
import { ARENAS } from "matchbox/experiments/studies/one_budget/learners.ts";
import { orderKept } from "matchbox/experiments/studies/one_budget/order.ts";
import { gamesLadder, timeLadder } from "matchbox/experiments/studies/one_budget/parameters.ts";
import { study } from "matchbox/experiments/studies/one_budget/show.ts";
import { trainingOf } from "matchbox/experiments/studies/one_budget/training.ts";
import { wonPositions } from "matchbox/experiments/studies/evolution_long/perfect_play.ts";
import { randomOpenings } from "matchbox/agents/learners/random_opening.ts";
import { createAgent } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

const PARAMS = { ...study.presets.quick, runs: 10, budgets: 2 };
const RUNS = Array.from({ length: PARAMS.runs }, (_, index) => index + 1);

/** What the rows are made of, by learner, run and place of the budget. */
interface Made {
  /** The share of points of a training. */
  readonly score: (learner: string, run: number, rung: number) => number;
  /** The same by time. */
  readonly timed: (learner: string, run: number) => number;
  /** The place of the first exam from which on it loses nothing. */
  readonly sure: (learner: string) => number;
}

/** The summary of made-up rows: a hundred games of each match. */
function summary({ score, timed, sure }: Made) {
  const games = 100;
  const rows = ARENAS.flatMap((arena) =>
    arena.learners.flatMap(({ name: learner }, place) =>
      RUNS.map((run) => {
        const key = { game: arena.name, learner };
        const ladder = gamesLadder(arena, PARAMS);
        return {
          scores: ladder.flatMap((played, rung) => {
            const last = rung === ladder.length - 1;
            return [...OPPONENTS, ...last ? [STRONGEST] : []].map((opponent) => ({
              ...{ ...key, run, played, opponent, games, draws: 0 },
              wins: Math.round(games * score(learner, run, rung)),
            }));
          }),
          marks: ladder.map((played, rung) => ({
            ...{ ...key, run, played, asked: 10, lost: rung < sure(learner) ? 1 : 0 },
          })),
          times: timeLadder(PARAMS).map((budget) => ({
            ...{ ...key, process: run, budget, seconds: budget, played: 100, games },
            points: games * timed(learner, run),
          })),
          code: run === 1 ? [{ ...key, lines: 100 + place }] : [],
        };
      })
    )
  );
  return study.summarise({
    scores: rows.flatMap(({ scores }) => scores),
    marks: rows.flatMap(({ marks }) => marks),
    times: rows.flatMap(({ times }) => times),
    code: rows.flatMap(({ code }) => code),
    duels: [],
  });
}

/** The place of a learner in the order in which they are first listed. */
const names = [...new Set(ARENAS.flatMap(({ learners }) => learners.map(({ name }) => name)))];
const rank = (learner: string) => names.indexOf(learner) / names.length;

function verdicts(made: Made): string[] {
  return study.claims(summary(made)).map((claim) => verdictOn(claim).verdict);
}

Deno.test("one-budget: a verdict falls on the right side of its range", () => {
  const jitter = (run: number) => run / 1000;
  const tuplesFirst = (learner: string, run: number) =>
    (learner === "n-tuples" ? 0.9 : 0.5 * rank(learner)) + jitter(run);
  const others = ["measured", "measured"];
  assertEquals(
    verdicts({
      score: tuplesFirst,
      timed: (learner, run) =>
        0.9 - 0.5 * rank(learner) - (learner === "n-tuples" ? 0.5 : 0) +
        jitter(run),
      sure: (learner) => learner === "MENACE" ? 3 : 1,
    }),
    // By time the order is the other one, and n-tuples are not first.
    ["partly", "confirmed", "confirmed", "confirmed", ...others],
  );
  assertEquals(
    verdicts({
      score: (learner, run) => 1 - tuplesFirst(learner, run),
      timed: (learner, run) => 1 - tuplesFirst(learner, run),
      sure: (learner) => learner === "MENACE" ? 1 : 3,
    }),
    ["refuted", "refuted", "refuted", "refuted", ...others],
  );
  assertEquals(
    verdicts({
      score: (_, run) => 0.4 + jitter(run),
      timed: (_, run) => 0.4 + jitter(run),
      sure: () => 2,
    }).slice(0, 3),
    ["not decided", "not decided", "not decided"],
  );
});

Deno.test("one-budget: games until a training never loses, and what nobody beats clearly is as good", () => {
  const { games } = summary({
    score: (learner, run) => (learner === "n-tuples" ? 0.9 : 0.4) + run / 1000,
    timed: () => 0.5,
    // MENACE never gets so far.
    sure: (learner) => learner === "MENACE" ? 99 : 2,
  });
  const [ticTacToe] = games;
  const ladder = gamesLadder(ARENAS[0], PARAMS);
  const [menace, table] = ticTacToe.sure;
  assertEquals(menace.runs.map(({ games }) => games), RUNS.map(() => null));
  assertEquals(table.runs.map(({ games }) => games), RUNS.map(() => ladder[2]));
  assertEquals(games.slice(1).flatMap(({ sure }) => sure), []);
  const reversi = games.at(-1)!.gameBudgets.at(-1)!;
  assertEquals([reversi.best, reversi.equals], ["n-tuples", []]);
  assertStrictEquals(ticTacToe.gameBudgets[0].equals.length, ARENAS[0].learners.length - 1);
});

Deno.test("one-budget: the order by games is that by time, or its reverse", () => {
  const trained = (sign: number) =>
    ["a", "b", "c", "d"].flatMap((learner, place) =>
      [1, 2, 3].map((run) => ({ learner, run, budget: 1, score: sign * place + run / 10 }))
    );
  assertStrictEquals(orderKept(trained(1), trained(1), "same")!.mean, 1);
  assertAlmostEquals(orderKept(trained(1), trained(-1), "reverse")!.mean, -1, 1e-12);
  assertStrictEquals(orderKept(trained(1), trained(1).slice(0, 9), "one is missing"), null);
});

for (const { name, game: spec, learners } of ARENAS) {
  Deno.test(`one-budget: every learner of ${name} trains by its games, and goes on from its state`, () => {
    const game = findGame(spec);
    for (const learner of learners) {
      const start = () => ({ game, random: randomStream("a training") });
      const [whole, parts] = [start(), start()];
      const straight = trainingOf(learner, whole);
      assertStrictEquals(40 % straight.step, 0, learner.name);
      straight.train(80);
      const half = trainingOf(learner, parts);
      half.train(40);
      assertStrictEquals(half.played, 40, learner.name);
      const state = JSON.parse(JSON.stringify(half.state));
      const rest = trainingOf(learner, { ...parts, state });
      rest.train(40);
      assertStrictEquals(rest.played, 80, learner.name);
      assertEquals(JSON.stringify(rest.state), JSON.stringify(straight.state), learner.name);
      // The populations that count their games agree.
      const [own] = (straight.state as { learned: { games?: number }[] }).learned;
      if (learner.by.way === "generations" && own.games !== undefined) {
        assertStrictEquals(own.games, 80, learner.name);
      }
    }
  });
}

Deno.test("one-budget: perfect play loses nothing, and random play does", () => {
  const random = randomStream("exams");
  for (const arena of ARENAS.slice(0, 3)) {
    const game = findGame(arena.game);
    const papers = {
      ...{ game, games: 30, random },
      positions: game.name === "metelyk" ? wonPositions(10, random) : [],
      openings: randomOpenings(game, { count: 2, plies: arena.plies }, random),
    };
    const perfect = game.name === "reversi" ? "endgame:empties=10" : "perfect";
    assertStrictEquals(marksOf(createAgent(perfect, game), arena, papers)!.lost, 0, arena.name);
    const { asked, lost } = marksOf(createAgent("random", game), arena, papers)!;
    assert(asked > 0 && lost > 0, arena.name);
  }
  const [, , , large] = ARENAS;
  const game = findGame(large.game);
  const papers = { game, games: 1, positions: [], openings: [], random };
  assertStrictEquals(marksOf(createAgent("random", game), large, papers), null);
});

Deno.test("one-budget: a test has two games from each opening", () => {
  const [arena] = ARENAS;
  const game = findGame(arena.game);
  const random = randomStream("tests");
  const openings = randomOpenings(game, { count: 5, plies: arena.plies }, random);
  const tally = against(createAgent("perfect", game), "random", game, openings, random);
  assertStrictEquals(tally.wins + tally.draws + tally.losses, 10);
});

Deno.test("one-budget: lines of code are those of a learner and of what it imports, and of no other learner", () => {
  assertStrictEquals(codeLines("/** A\n * b */\n\n// c\nconst d = 1; // e\n\nf();\n"), 2);
  const files: Record<string, string> = {
    "strategies/populations.ts": 'import "x";\nfrom "./cma_es.ts";\nfrom "./one_plus_one.ts";\n' +
      'from "../learner.ts";\nfrom "../../agent.ts";\nfrom "../tuned/by_games.ts";\n',
    "strategies/one_plus_one.ts": 'from "../tuned/by_games.ts";\na();\n',
    "tuned/by_games.ts": "b();\nc();\n",
  };
  // 6 lines of the list, 2 of the strategy and 2 of the games, once.
  assertStrictEquals(linesOf("one_plus_one:pairs=10", (path) => files[path]), 10);
});

Deno.test("one-budget: CPU time goes on where the process has one, and else the clock does", () => {
  const cpu = cpuClock({ now: () => -1 });
  const before = cpu.now();
  let sum = 0;
  for (let i = 0; i < 3e6; i++) sum += Math.sqrt(i);
  assert(sum > 0 && cpu.now() > before && before >= 0);
});
