import { assertAlmostEquals, assertEquals, assertGreater, assertLessOrEqual } from "@std/assert";
import type { Agent } from "matchbox/agents/agent.ts";
import { bookMoves } from "matchbox/agents/book/book_moves.ts";
import { parseBook } from "matchbox/agents/book/book_file.ts";
import shipped from "matchbox/agents/book/shipped/reversi.json" with { type: "json" };
import { createLearner, playEpisode, randomOpening } from "matchbox/agents/mod.ts";
import type { TupleLearner } from "matchbox/agents/learners/temporal_difference/ntuple/ntuple.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import {
  boards,
  type CompanyName,
  opponentsOf,
  playOne,
} from "matchbox/experiments/studies/position_learning/companies.ts";
import { Diary } from "matchbox/experiments/studies/position_learning/diary.ts";
import {
  type PracticePlan,
  practise,
} from "matchbox/experiments/studies/position_learning/practice.ts";
import { rivals } from "matchbox/experiments/studies/position_learning/rivals.ts";
import type { RivalRow } from "matchbox/experiments/studies/position_learning/rows.ts";
import { study } from "matchbox/experiments/studies/position_learning/show.ts";
import { tuplePlayer } from "matchbox/experiments/studies/position_learning/tuple_player.ts";
import { findGame } from "matchbox/games/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

Deno.test("position-learning: a diary tells known positions by the moves that led to them", () => {
  const diary = new Diary();
  const game = (...moves: string[]) => {
    for (const move of moves) {
      diary.note({ text: move.toLowerCase(), known: move === move.toUpperCase(), changed: false });
    }
    diary.end();
  };
  // Capital letters are known positions: `C` is reached over a and b, then over d, and then over d again.
  game("a", "b", "c");
  assertEquals(diary.take(), {
    ...{ moves: 3, known: 0, other_ways: 0, inside: 0, whole: 0, changed: 0 },
  });
  game("A", "d", "C");
  const { moves, known, other_ways, inside, whole } = diary.take();
  assertEquals({ moves, known, other_ways, inside, whole }, {
    ...{ moves: 3, known: 2, other_ways: 1, inside: 1, whole: 0 },
  });
  game("A", "D", "C");
  const again = diary.take();
  assertEquals([again.other_ways, again.inside, again.whole], [0, 3, 1]);
});

Deno.test("position-learning: who has a book begins with a move of it, and sides take turns", () => {
  const game = findGame("reversi:size=8");
  const book = parseBook(shipped);
  const options = { choose: "games", leastGames: 1, plies: null, vary: true } as const;
  const context = { random: randomStream("book"), clock: performance };
  const company: CompanyName = "the same with a book";
  const opponents = opponentsOf(game, company);
  const sides: number[] = [];
  for (let number = 0; number < 4; number++) {
    let seen = 0;
    const random = createAgent("random", game);
    const agent: Agent = {
      ...random,
      choose(position, context) {
        if (seen++ === 0) {
          sides.push(position.side);
          // The second player sees a position after one move of the book.
          if (position.side === 1) {
            const first = bookMoves(book, game, game.start(), options).map(({ move }) => {
              const after = game.start();
              after.play(move);
              return `${after}`;
            });
            assertEquals(first.includes(`${position}`), true);
          }
        }
        return random.choose(position, context);
      },
    };
    playOne(game, company, agent, opponents, number, context);
  }
  assertEquals(sides, [0, 1, 0, 1]);
});

Deno.test("position-learning: a practice counts its games, and its memory is what it met", () => {
  const plan: PracticePlan = {
    ...{
      board: "reversi:size=6",
      company: "many opponents",
      rule: "two_targets",
      learner: 1,
    } as const,
    ...{ games: 64, exam_games: 4, clock: performance },
    stream: (label) => randomStream(`practice ${label}`),
  };
  const { practice, exams } = practise(plan);
  assertEquals(practice.map(({ until }) => until), [1, 2, 4, 8, 16, 32, 64]);
  let [games, unknown] = [0, 0];
  for (const part of practice) {
    games += part.games;
    unknown += part.moves - part.known;
    assertEquals(games, part.until);
    // Within a game no position comes twice, so each unknown one is new.
    assertEquals(part.positions, unknown);
    assertLessOrEqual(part.inside, part.known);
    assertLessOrEqual(part.other_ways, part.known);
    // 36 squares, and at least `"": {"w":0,"l":0,"n":0},` and the end of a line.
    assertGreater(part.bytes, part.positions * (36 + 24));
  }
  assertEquals(exams.map(({ exam, games }) => [exam, games]), [["many opponents", 4]]);
});

Deno.test("position-learning: one ply ahead a network plays the move that its learner values most", () => {
  const context = { random: randomStream("tuples"), clock: performance };
  for (const size of [6, 8]) {
    const game = findGame(`reversi:size=${size}`);
    const learner = createLearner("ntuple", game) as TupleLearner;
    for (let number = 0; number < 20; number++) {
      playEpisode(game.start(), [learner, learner], context);
    }
    const player = tuplePlayer(game, learner.network, 1);
    for (let number = 0; number < 50; number++) {
      const position = randomOpening(game, 4 + number % 20, context.random);
      // The learner finds its values by what a move changes on the board, the player from the whole board.
      const values = learner.analyse(position, context).moves;
      const best = Math.max(...values.map(({ value }) => value));
      const chosen = values.find(({ move }) => move === player.choose(position, context))!;
      assertAlmostEquals(chosen.value, best, 1e-6);
    }
  }
});

Deno.test("position-learning: each rival sits each exam of its boards once, whoever it practises with", async () => {
  const set = { learners: 2, games: 64, exam: 2 };
  const executors = localExecutors(0);
  const { rows } = await runStudy("position-learning", { set, store: ":memory:", executors });
  const sat = (rows.rivals as unknown as RivalRow[]).map(({ rival, board, exam, learner }) =>
    `${rival}, ${board}, ${exam}, ${learner}`
  );
  const due = rivals.flatMap((rival) =>
    rival.boards.flatMap((board) =>
      boards[board].flatMap((exam) => [1, 2].map((n) => `${rival.name}, ${board}, ${exam}, ${n}`))
    )
  );
  assertEquals(sat.sort(), due.sort());
});

/** The verdicts when shares and points go up or down by the games. */
function verdicts(up: boolean): Record<string, string> {
  const random = randomStream("made up");
  const noise = () => random.below(9);
  const learners = Array.from({ length: 20 }, (_, index) => index + 1);
  const settings = Object.entries(boards).flatMap(([board, companies]) =>
    companies.flatMap((company) =>
      (["right", "two_targets"] as const).flatMap((rule) =>
        learners.map((learner) => ({ board, company, rule, learner }))
      )
    )
  );
  const practice = settings.flatMap((own) =>
    [100, 200].map((until) => {
      const late = until === 200;
      const book = own.company === "the same with a book";
      const known = (late === up ? 400 : 100) + (book === up ? 100 : 0) + noise();
      return {
        ...{ ...own, until, games: 100, points: 50, moves: 1000, known, changed: 10 },
        ...{ other_ways: Math.floor(known * (up ? 0.05 : 0.5)) - noise() },
        ...{ inside: up ? 300 + noise() : 900 + noise(), whole: 1, bytes: 1e6 },
        positions: late ? (up ? 1500 : 3500) + noise() : 1000,
      };
    })
  );
  const exams = settings.flatMap((own) =>
    boards[own.board].map((exam) => {
      const same = exam === own.company;
      const gain = same === up ? 200 : -200;
      return {
        ...{ ...own, exam, games: 1000, points: 500 + gain + noise(), without: 500 },
        ...{ moves: 1000, known: 10, changed: 10 },
      };
    })
  );
  // The learner of positions has about 700 points in its company when they go up, and 300 when they go down.
  const rivals = Object.entries({ regression: [900, 100], "TD in company": [800, 200] }).flatMap((
    [rival, points],
  ) =>
    learners.flatMap((learner) =>
      boards["reversi:size=8"].map((exam) => ({
        ...{ board: "reversi:size=8", rival, learner, exam, taught: 100, games: 1000 },
        points: points[up ? 0 : 1] + noise(),
      }))
    )
  );
  return Object.fromEntries(
    study.claims(study.summarise({ practice, exams, rivals }))
      .map((claim) => [claim.claim, verdictOn(claim).verdict]),
  );
}

Deno.test("position-learning: a verdict falls on the right side of its range", () => {
  assertEquals(new Set(Object.values(verdicts(true))), new Set(["confirmed"]));
  assertEquals(new Set(Object.values(verdicts(false))), new Set(["refuted"]));
});
