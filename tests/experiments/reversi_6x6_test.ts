import {
  assert,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { MOST_GIVEN, problemOf } from "matchbox/experiments/studies/reversi_6x6/problem.ts";
import type { LineRow, sets } from "matchbox/experiments/studies/reversi_6x6/rows.ts";
import { study } from "matchbox/experiments/studies/reversi_6x6/show.ts";
import { boundsText, summarise } from "matchbox/experiments/studies/reversi_6x6/summary.ts";
import { findGame, legalMoves, makeMove } from "matchbox/games/mod.ts";
import { emptySquares, type ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { finalScore, slowScore } from "../agents/endgame/slow_solver.ts";
import { noVerdict } from "./around.ts";
import { studyRows } from "../fixtures/study_rows.ts";

type Rows = RowsOf<typeof sets>;

/** Scores of 4x4 for dark, by notation. */
const scores = new Map<string, number>();

const small = await studyRows<Rows>("reversi-6x6", {
  size: 4,
  given: 0,
  split: 4,
  links: 12,
  table_bits: 8,
});
const late = await studyRows<Rows>("reversi-6x6", {
  size: 6,
  given: 16,
  split: 3,
  links: 60,
  table_bits: 12,
});

Deno.test("4x4 is solved from its start: light wins by 10, as plain minimax finds", () => {
  const game = findGame("reversi:size=4");
  assertStrictEquals(slowFor(game.start().toString()), -10);
  assertEquals(boundsOf(small), { lower: -10, upper: -10 });
  assertStrictEquals(claim(small).verdict, "confirmed");
  assertEquals(small.line.map(({ checked }) => checked), small.line.map(() => -10));
  const end = makeMove(game.start(), ...small.line.map(({ move }) => move));
  assertStrictEquals(finalScore(end) * (end.side === 0 ? 1 : -1), -10);
});

Deno.test("a late position of 6x6 has the score of the start, and best play ends with 16 to 20", () => {
  assertEquals(boundsOf(late), { lower: -4, upper: -4 });
  const game = findGame("reversi:size=6");
  for (const { ply, empties, dark, light, checked } of late.line) {
    const after = makeMove(game.start(), ...late.line.slice(0, ply).map((row) => row.move));
    assertEquals(
      [empties, dark, light],
      [
        emptySquares(after as ReversiPosition),
        ...[0, 1].map((side) => (after as ReversiPosition).discs(side as 0 | 1)),
      ],
    );
    if (empties <= 18) assertStrictEquals(checked, -4);
    if (empties > 7) continue;
    const score = slowScore(game, after);
    assertStrictEquals(after.side === 0 ? score : -score, -4, `${after} by plain minimax`);
  }
  const last = late.line.at(-1)!;
  assertEquals([last.dark, last.light, last.empties], [16, 20, 0]);
});

Deno.test("the known line of 6x6 is a game, and can be given up to its last moves but not further", () => {
  const { given, start } = problemOf(6, MOST_GIVEN);
  assertStrictEquals(given.length, MOST_GIVEN);
  assertStrictEquals(start.result(), null);
  assertEquals(problemOf(6, 3).given, given.slice(0, 3));
  assertThrows(() => problemOf(4, 1), RangeError, "only 0 moves");
});

Deno.test("bounds of the first plies are true, and those on the line exact", () => {
  const root = small.tree[0];
  assertEquals(boundsOf(small), { lower: root.lower, upper: root.upper });
  const game = findGame("reversi:size=4");
  for (const { path, lower, upper } of small.tree) {
    const position = makeMove(game.start(), ...path.split(" ").filter(Boolean));
    const score = slowFor(position.toString());
    assert(lower <= score && score <= upper, `${path}: ${score} in ${lower} to ${upper}`);
  }
  const onLine = small.line.slice(0, 2).map(({ move }) => move).join(" ");
  const exact = small.tree.find(({ path }) => path === onLine)!;
  assertStrictEquals(exact.lower, exact.upper);
});

Deno.test("too few links prove nothing, and say so", async () => {
  const begun = await studyRows<Rows>("reversi-6x6", {
    size: 4,
    given: 0,
    split: 4,
    links: 1,
    table_bits: 8,
  });
  assertEquals(begun.searches.map(({ number }) => number), [1, 1]);
  assertEquals(begun.line, []);
  const { verdict, evidence } = claim(begun);
  assertStrictEquals(verdict, "not decided");
  assertMatch(evidence, /Best play is not known/);
  const [tree, discs] = study.figures(summarise(begun), noVerdict).map(({ title }) => title);
  assertMatch(tree, /not yet proved to be -10/);
  assertMatch(discs, /^Best play is not known/);
});

Deno.test("the verdict needs both bounds, and no search of its own that differs", () => {
  const [solution] = late.solution;
  const with_ = (lower: number, upper: number) =>
    claim({ ...late, solution: [{ ...solution, lower, upper }] }).verdict;
  assertStrictEquals(with_(-4, -4), "confirmed");
  assertStrictEquals(with_(-4, -2), "not decided");
  assertStrictEquals(with_(-6, -4), "not decided");
  assertStrictEquals(with_(-2, 36), "refuted");
  assertStrictEquals(with_(-36, -6), "refuted");
  const wrong = late.line.map((row): LineRow => row.empties === 0 ? { ...row, checked: -6 } : row);
  const { verdict, evidence } = claim({ ...late, line: wrong });
  assertStrictEquals(verdict, "refuted");
  assertMatch(evidence, /-6 \(by searches .*, and otherwise\)/);
});

Deno.test("the sentence says from where the score is proved", () => {
  assertMatch(claim(small).sentence, /^From the start light wins 4x4 by 13 to 3 /);
  assertMatch(
    claim(late).sentence,
    /^After 16 given moves of best play light wins 6x6 by 20 to 16 /,
  );
});

Deno.test("each proof searches on its own, and no more than it needs", () => {
  for (const goal of ["at least", "at most"] as const) {
    const own = late.searches.filter((row) => row.goal === goal);
    assertGreater(own.length, 0);
    assertLess(own.length, 60);
    assertStrictEquals(new Set(own.map(({ position }) => position)).size, own.length);
  }
});

Deno.test("bounds are written without the ends that say nothing", () => {
  assertStrictEquals(boundsText({ lower: -4, upper: -4 }, 6), "-4");
  assertStrictEquals(boundsText({ lower: -4, upper: 36 }, 6), "at least -4");
  assertStrictEquals(boundsText({ lower: -36, upper: -4 }, 6), "at most -4");
  assertStrictEquals(boundsText({ lower: -6, upper: 2 }, 6), "at least -6 and at most 2");
  assertStrictEquals(boundsText({ lower: -16, upper: 16 }, 4), "unknown");
});

function boundsOf({ solution: [{ lower, upper }] }: Rows) {
  return { lower, upper };
}

function claim(rows: Rows) {
  return verdictOn(study.claims(summarise(rows))[0]);
}

/** The score of 4x4 for dark by minimax that remembers positions by their notation, and nothing else. */
function slowFor(notation: string): number {
  const known = scores.get(notation);
  if (known !== undefined) return known;
  const game = findGame("reversi:size=4");
  const position = game.start(notation);
  const sign = position.side === 0 ? 1 : -1;
  const score = position.result() !== null ? sign * finalScore(position) : sign * Math.max(
    ...legalMoves(game, position).map((move) => {
      const after = game.start(notation);
      after.play(move);
      return sign * slowFor(after.toString());
    }),
  );
  scores.set(notation, score);
  return score;
}
