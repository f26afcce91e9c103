import { assertAlmostEquals, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { loadStudy } from "matchbox/experiments/mod.ts";
import { randomGames } from "matchbox/experiments/studies/game_tree_facts/random_games.ts";
import { randomSummaries } from "matchbox/experiments/studies/game_tree_facts/summary.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { runStudy } from "matchbox/runner/run_study.ts";
import { localExecutors } from "matchbox/runner/run_work.ts";

const study = await loadStudy("game-tree-facts");
const { rows: { facts: rows } } = await runStudy("game-tree-facts", {
  store: ":memory:",
  executors: localExecutors(0),
});

Deno.test("solved: tic-tac-toe is a draw, Reversi 4x4 lost by 8, Metelyk won by one move", () => {
  assertStrictEquals(factOf("tictactoe", "solved", "value"), 0);
  assertStrictEquals(factOf("tictactoe", "solved", "positions"), 5478);
  assertStrictEquals(factOf("reversi:size=4", "solved", "value"), -8);
  for (const game of ["metelyk:side=1", "metelyk:side=2"]) {
    const { value, positions, best } = solvedByNotation(game);
    assertStrictEquals(factOf(game, "solved", "value"), value);
    assertStrictEquals(factOf(game, "solved", "positions"), positions);
    assertStrictEquals(rowOf(game, "solved", "best first moves")!.text, best.join(" "));
    assertStrictEquals(best.length, 1);
  }
});

Deno.test("perft rows are the known counts, and end before they grow too large", () => {
  const known = { "reversi:size=8": [4, 12, 56, 244, 1396, 8200, 55092], chess: [20, 400, 8902] };
  for (const [game, counts] of Object.entries(known)) {
    const found = rows.filter((row) => row.game === game && row.method === "perft");
    assertEquals(found.map(({ value }) => value), counts);
  }
});

Deno.test("tic-tac-toe is counted as in the sources (M1, M2, C4)", () => {
  const counted = rows.filter(({ method }) => method === "counted");
  assertEquals(Object.fromEntries(counted.map(({ fact, value }) => [fact, value])), {
    colourings: 19_683,
    positions: 5478,
    "up to symmetry": 765,
    "boxes without symmetry": 2201,
    boxes: 304,
  });
});

Deno.test("random games of tic-tac-toe have the exact shares of the sources within their intervals", () => {
  // 737/1260, 8/63, 121/420 (M4); a batch of 4,000 games, four standard errors.
  const facts = randomGames(findGame("tictactoe"), 4000, 1, randomStream("shares"));
  for (
    const [fact, share] of [["first wins", 737 / 1260], ["draws", 8 / 63], [
      "second wins",
      121 / 420,
    ]] as const
  ) {
    const found = facts.find((row) => row.fact === fact)!.value as number;
    assertAlmostEquals(found, share, 4 * Math.sqrt(share * (1 - share) / 4000), `${fact} ${found}`);
  }
});

Deno.test("a summary puts batches together: means over batches, extremes over all, shares of all games", () => {
  const row = (fact: string, part: number, value: number): Row => ({
    ...{ game: "tictactoe", method: "random games", fact, part, count: 10, value, text: null },
  });
  const made = [1, 2].flatMap((batch) => [
    row("length", batch, 6 + batch),
    row("branching", batch, 5),
    row("score", batch, 0.5),
    row("first wins", batch, 0.4),
    row("draws", batch, 0.2),
    row("second wins", batch, 0.4),
    row("shortest", batch, 4 + batch),
    row("longest", batch, 7 + batch),
  ]);
  const [summary] = randomSummaries(made);
  assertStrictEquals(summary.games, 20);
  assertStrictEquals(summary.length.mean, 7.5);
  assertStrictEquals(summary.length.count, 20);
  assertEquals([summary.shortest, summary.longest], [5, 9]);
  assertStrictEquals(summary.firstWins.mean, 0.4);
});

Deno.test("the claims say what the rows say", () => {
  const verdicts = Object.fromEntries(
    study.claims(rows).map(({ claim, verdict }) => [claim, verdict]),
  );
  assertStrictEquals(verdicts.C4a, "confirmed");
  const fewer = rows.map((row) => row.fact === "boxes" ? { ...row, value: 303 } : row);
  assertStrictEquals(study.claims(fewer).find(({ claim }) => claim === "C4a")!.verdict, "refuted");
  assertMatch(
    study.claims(rows).find(({ claim }) => claim === "C2")!.evidence,
    /side 2 a win by 2-6/,
  );
});

function factOf(game: string, method: string, fact: string) {
  return rowOf(game, method, fact)?.value;
}

function rowOf(game: string, method: string, fact: string): Row | undefined {
  return rows.find((row) => row.game === game && row.method === method && row.fact === fact);
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
