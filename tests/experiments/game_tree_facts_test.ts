import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { checkParameters, randomStream, UsageError } from "matchbox/base/mod.ts";
import { type RowsOf, rowWith, type VerdictOn, verdictOn } from "matchbox/experiments/mod.ts";
import {
  meanChoices,
  pliesToDecision,
} from "matchbox/experiments/studies/game_tree_facts/chess_games.ts";
import { lastMovesRow } from "matchbox/experiments/studies/game_tree_facts/last_moves.ts";
import { pointsRow } from "matchbox/experiments/studies/game_tree_facts/points.ts";
import {
  type RandomGame,
  randomGames,
  randomGamesRow,
} from "matchbox/experiments/studies/game_tree_facts/random_games.ts";
import type {
  CountName,
  RandomGamesRow,
} from "matchbox/experiments/studies/game_tree_facts/rows.ts";
import { study } from "matchbox/experiments/studies/game_tree_facts/show.ts";
import { summarise } from "matchbox/experiments/studies/game_tree_facts/summary.ts";
import { findGame, type Game, legalMoves } from "matchbox/games/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

const run = await runStudy("game-tree-facts", { store: ":memory:", executors: localExecutors(0) });
const rows = run.rows as unknown as RowsOf<typeof study.sets>;
const summary = summarise(rows);

Deno.test("solved: tic-tac-toe is a draw, Reversi 4x4 lost by 8, Metelyk won by one move", () => {
  assertStrictEquals(solved("tictactoe").value, 0);
  assertStrictEquals(solved("tictactoe").counts, "result");
  assertStrictEquals(solved("tictactoe").positions, 5478);
  assertStrictEquals(solved("reversi:size=4").value, -8);
  assertStrictEquals(solved("reversi:size=4").counts, "discs");
  for (const game of ["metelyk:side=1", "metelyk:side=2"]) {
    const { value, positions, best } = solvedByNotation(game);
    const row = solved(game);
    assertStrictEquals(row.value, value);
    assertStrictEquals(row.positions, positions);
    assertStrictEquals(row.best, best.join(" "));
    assertStrictEquals(row.best_first_moves, best.length);
    assertStrictEquals(best.length, 1);
  }
});

Deno.test("perft rows are the known counts, and end before they grow too large", () => {
  const known = { "reversi:size=8": [4, 12, 56, 244, 1396, 8200, 55092], chess: [20, 400, 8902] };
  for (const [spec, counts] of Object.entries(known)) {
    const found = rows.perft.filter(({ game }) => game === spec);
    assertEquals(found.map(({ nodes }) => nodes), counts);
    assertEquals(found.map(({ depth }) => depth), counts.map((_, i) => i + 1));
  }
});

Deno.test("so few nodes that chess is not counted to three plies are refused", () => {
  const with_ = (perft_nodes: number) =>
    checkParameters(study.id, study.parameters, { ...study.presets.quick, perft_nodes });
  assertStrictEquals(with_(10_000).perft_nodes, 10_000);
  assertThrows(() => with_(9_999), UsageError, "perft_nodes");
});

Deno.test("tic-tac-toe is counted as in the sources (M1, M2, C4a)", () => {
  const counted: [CountName, number][] = [
    ["colourings", 19_683],
    ["positions", 5478],
    ["up to symmetry", 765],
    ["boxes without symmetry", 2201],
    ["boxes", 304],
  ];
  assertEquals(rows.tictactoe.map(({ what, number }) => [what, number]), counted);
});

Deno.test("random games of tic-tac-toe have the exact shares of the sources within their intervals", () => {
  // 737/1260, 8/63, 121/420 (M4); a batch of 4,000 games, four standard errors.
  const game = findGame("tictactoe");
  const played = randomGames(game, 4000, randomStream("shares"));
  const row = randomGamesRow({ game, batch: 1, played });
  for (
    const [name, share] of [["first_wins", 737 / 1260], ["draws", 8 / 63], [
      "second_wins",
      121 / 420,
    ]] as const
  ) {
    assertAlmostEquals(row[name], share, 4 * Math.sqrt(share * (1 - share) / 4000), name);
  }
});

Deno.test("random games go on to their end, and fewer of them are the first ones of more", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("tictactoe", "reversi:size=4", "metelyk:side=2"),
      fc.integer({ min: 1, max: 5 }),
      fc.string(),
      (spec, count, seed) => {
        const game = findGame(spec);
        const played = randomGames(game, count, randomStream(seed));
        assertEquals(randomGames(game, count + 3, randomStream(seed)).slice(0, count), played);
        for (const { moves, choices, result } of played) {
          const position = game.start();
          let legal = 0;
          for (const move of moves) {
            assertStrictEquals(position.result(), null);
            legal += legalMoves(game, position).length;
            position.play(move);
          }
          assertStrictEquals(position.result(), result);
          assertStrictEquals(legal, choices);
        }
      },
    ),
    { numRuns: 30 },
  );
});

Deno.test("a batch of two games is described by what was played", () => {
  const game = findGame("tictactoe");
  // X wins in five plies: 9 + 8 + 7 + 6 + 5 moves to choose from; O in six: 4 more.
  const [xWins, oWins] = [["a1", "a2", "b1", "b2", "c1"], ["a1", "a2", "b1", "b2", "c3", "c2"]];
  const played = [gameOf(game, xWins), gameOf(game, oWins)];
  assertEquals(randomGamesRow({ game, batch: 7, played }), {
    ...{ game: "tictactoe", batch: 7, games: 2 },
    ...{ length: 5.5, branching: (35 + 39) / 11, score: 0.5 },
    ...{ first_wins: 0.5, draws: 0, second_wins: 0.5, shortest: 5, longest: 6 },
  });
});

Deno.test("the last move is that of the side that made it, passes or not (C24)", () => {
  for (const size of [4, 6]) {
    const game = findGame(`reversi:size=${size}`);
    const played = randomGames(game, 200, randomStream("last moves"));
    // By the discs: after a game without a pass there is a disc more for each ply.
    const told = played.map(({ moves }) => {
      const position = game.start();
      let last = position.side;
      for (const move of moves) {
        last = position.side;
        position.play(move);
      }
      const [board] = position.toString().split(" ");
      const passed = board.replaceAll("-", "").length < 4 + moves.length;
      return { last, passed };
    });
    const row = lastMovesRow({ game, batch: 1, played });
    assertStrictEquals(row.games, 200);
    assertStrictEquals(row.second_last, told.filter(({ last }) => last === 1).length);
    const free = told.filter(({ passed }) => !passed);
    assertStrictEquals(row.without_pass, free.length);
    assertStrictEquals(
      row.second_last_without_pass,
      free.filter(({ last }) => last === 1).length,
    );
    assertGreater(row.without_pass, 0);
    assertLess(row.without_pass, 200);
  }
});

Deno.test("points are compared with progress in the positions in which there is a move to make (C20a)", () => {
  const game = findGame("metelyk:side=2");
  const row = (moves: string) =>
    pointsRow({ game, batch: 1, played: [gameOf(game, moves.split(" "))] });
  // The only point comes with the fifth of six moves, so that the sums are 0 0 0 0 0 1. Their ranks, 3 five
  // times and 6, deviate by -0.5 and 2.5 from the mean, those of the plies by -2.5, -1.5 ... 2.5.
  const scored = row("1-8 5-6 8-9 3-5 9-off 4-7");
  assertAlmostEquals(scored.correlation, 7.5 / Math.sqrt(7.5 * 17.5), 1e-6);
  assertStrictEquals(scored.pointless, 5 / 6);
  assertEquals(row("2-6 4x6 1-8"), {
    ...{ game: "metelyk:side=2", batch: 1, games: 1 },
    ...{ correlation: 0, pointless: 1 },
  });
});

Deno.test("the ways to generate moves are timed over the same lines, relative to the fastest way with the table", () => {
  const counted = Map.groupBy(rows.generators, ({ process }) => process);
  for (const ways of counted.values()) {
    assertEquals(new Set(ways.map(({ lines }) => lines)).size, 1);
  }
  assertStrictEquals(rows.generators.length, 5 * counted.size);
  const timed = (times: readonly number[]) =>
    summarise({
      ...rows,
      generators: times.flatMap((time, way) =>
        [1, 2].map((process) => ({
          ...{ way: rows.generators[way].way, process, lines: 100, repeats: 5 },
          ...{ seconds: process * time, seconds_low: time, seconds_high: time },
        }))
      ),
    }).generators;
  const { fastest, ways } = timed([4, 2, 1, 3, 8]);
  assertStrictEquals(fastest, "table, field by field");
  for (const [way, ratio] of [2, 1, 0.5, 1.5, 4].entries()) {
    assertAlmostEquals(ways[way].ratio.mean, ratio, 1e-12);
  }
  assertStrictEquals(timed([1, 2, 1, 3, 8]).fastest, "table, row by row");
  assertStrictEquals(timed([4, 2, 1, 3, 1]).fastest, "sets of rows of the table");
  assertAlmostEquals(ways[0].seconds.mean, Math.sqrt(0.04 * 0.08), 1e-12);
});

Deno.test("a chess game is decided at the sixth ply of a lead of five pawns, or at its end (C38)", () => {
  const chess = findGame("chess");
  // White is a rook ahead after each ply; the kings step to and fro.
  const lead = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
  const steps = ["Kd2", "Kd7", "Kd3", "Kd6", "Kd4", "Kc6", "Kc4", "Kd6"];
  assertStrictEquals(pliesToDecision(chess, lead, steps), 6);
  assertStrictEquals(pliesToDecision(chess, lead, steps.slice(0, 5)), null);
  const even = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";
  // The rook is taken with the third ply; six plies with the lead are over after the eighth.
  const taking = ["Kd2", "Kd7", "Rxa8", "Kd6", "Kd3", "Kc6", "Kd4", "Kd6"];
  assertStrictEquals(pliesToDecision(chess, even, taking), 8);
  assertStrictEquals(pliesToDecision(chess, even, taking.slice(0, 7)), null);
  for (const { plies, decided, decided_early } of rows.chess_games) {
    assertStrictEquals(decided < plies || !decided_early, true);
    assertStrictEquals(decided_early || decided === plies, true);
  }
});

Deno.test("the choices of a chess game are the legal moves of each position in which a move was played", () => {
  const chess = findGame("chess");
  // 20 moves at the start, 20 after e4, and 29 after e4 e5: known from perft with one move played.
  const start = chess.start().toString();
  assertStrictEquals(meanChoices(chess, start, ["e4"]), 20);
  assertStrictEquals(meanChoices(chess, start, ["e4", "e5", "Nf3"]), (20 + 20 + 29) / 3);
});

Deno.test("lengths of chess games are in moves of each player", () => {
  const game = { player: "one ply", result: 0, decided_early: true, choices: 30 };
  const { chessGames: [made] } = summarise({
    ...rows,
    chess_games: [
      { ...game, number: 1, plies: 80, decided: 50 },
      { ...game, number: 2, plies: 100, decided: 70 },
      { ...game, number: 3, plies: 60, decided: 60, decided_early: false },
    ],
  });
  assertStrictEquals(made.decided.mean, 30);
  assertStrictEquals(made.toTheEnd.mean, 40);
  assertAlmostEquals(made.decidedEarly.mean, 2 / 3, 1e-12);
});

Deno.test("a summary puts batches together: means over batches, extremes over all, shares of all games", () => {
  const [made] = summarise({ ...rows, random_games: [1, 2].map((batch) => batchOf({ batch })) })
    .random;
  assertStrictEquals(made.games, 20);
  assertStrictEquals(made.length.mean, 7.5);
  assertEquals([made.length.count, made.length.unit], [2, "batches"]);
  assertEquals([made.shortest, made.longest], [5, 9]);
  assertStrictEquals(made.firstWins.mean, 0.4);
  assertStrictEquals(made.firstWins.count, 20);
  assertLess(made.firstWins.low!, 0.4);
});

Deno.test("what cannot be otherwise has no interval", () => {
  const { forced, firstWins, draws, length } = randomOf("metelyk:side=1");
  assertStrictEquals(forced, true);
  for (const [share, of] of [[firstWins, 1], [draws, 0], [length, 1]] as const) {
    assertEquals(share, { mean: of, low: of, high: of, count: 20, unit: "batches" });
  }
  assertEquals(summary.random.filter(({ forced }) => forced).length, 1);
  const statements = study.claims(summary);
  const verdict: VerdictOn = (claim) => verdictOn(statements.find((each) => each.claim === claim)!);
  const [{ marks }] = study.figures(summary, verdict);
  assertStrictEquals(marks[2].data!.length, 9, "nor is it in the figure");
});

Deno.test("shares of games without a pass rest on these games alone", () => {
  const row = {
    game: "reversi:size=8",
    games: 10,
    second_last: 7,
    second_last_without_pass: 4,
    missed_ends: 2,
  };
  const batches = [1, 2].map((batch) => ({ ...row, batch, without_pass: 5 }));
  const [made] = summarise({ ...rows, last_moves: batches }).lastMoves;
  assertStrictEquals(made.secondLast.mean, 0.7);
  assertStrictEquals(made.withoutPass.mean, 0.5);
  assertStrictEquals(made.secondLastWithoutPass!.mean, 0.8);
  assertStrictEquals(made.secondLastWithoutPass!.count, 10);
  const none = { ...row, batch: 1, without_pass: 0, second_last_without_pass: 0 };
  assertStrictEquals(
    summarise({ ...rows, last_moves: [none] }).lastMoves[0].secondLastWithoutPass,
    null,
  );
});

function randomOf(game: string) {
  return rowWith(summary.random, { game });
}

/** A batch of ten games of tic-tac-toe; its length and extremes grow with its number. */
function batchOf({ batch }: { readonly batch: number }): RandomGamesRow {
  return {
    ...{ game: "tictactoe", batch, games: 10, length: 6 + batch, branching: 5, score: 0.5 },
    ...{ first_wins: 0.4, draws: 0.2, second_wins: 0.4, shortest: 4 + batch, longest: 7 + batch },
  };
}

/** The game with those moves, by their names. */
function gameOf(game: Game, names: readonly string[]): RandomGame {
  const position = game.start();
  let choices = 0;
  const moves = names.map((name) => {
    const move = game.parse(position, name);
    choices += legalMoves(game, position).length;
    position.play(move);
    return move;
  });
  return { moves, choices, result: position.result()! };
}

function solved(game: string) {
  return rowWith(rows.solved, { game });
}

/** The same by a search that remembers positions by their notation, and gives up nothing. */
function solvedByNotation(spec: string) {
  const game = findGame(spec);
  const values = new Map<string, number>();
  const valueOf = (notation: string): number => {
    const position = game.start(notation);
    const known = values.get(notation);
    if (known !== undefined) return known;
    const result = position.result();
    const value = result === null
      ? Math.max(...nextOf(notation).map(({ next }) => -valueOf(next)))
      : position.side === 0
      ? result
      : -result;
    values.set(notation, value);
    return value;
  };
  const nextOf = (notation: string) => {
    const position = game.start(notation);
    return legalMoves(game, position).map((move) => {
      const next = game.start(notation);
      next.play(move);
      return { name: game.format(position, move), next: next.toString() };
    });
  };
  const root = game.start().toString();
  const value = valueOf(root);
  const best = nextOf(root).filter(({ next }) => -valueOf(next) === value).map(({ name }) => name);
  return { value, positions: values.size, best };
}

Deno.test("the ways of Reversi are timed over the same lines, relative to the way of the source (D2)", () => {
  const processes = Map.groupBy(rows.reversi_generators, ({ process }) => process);
  for (const ways of processes.values()) {
    assertStrictEquals(ways.length, 3);
    assertStrictEquals(new Set(ways.map(({ lines }) => lines)).size, 1);
  }
  const times = [8, 2, 1];
  const { reversiGenerators } = summarise({
    ...rows,
    reversi_generators: rows.reversi_generators.map((row) => ({
      ...{ ...row, lines: 100 },
      seconds: row.process *
        times[rows.reversi_generators.findIndex(({ way }) => way === row.way)],
    })),
  });
  for (const [way, ratio] of [1, 0.25, 0.125].entries()) {
    assertAlmostEquals(reversiGenerators[way].ratio.mean, ratio, 1e-12);
  }
});
