import {
  assertAlmostEquals,
  assertEquals,
  assertGreaterOrEqual,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { type RowsOf, rowWith, verdictOn } from "matchbox/experiments/mod.ts";
import {
  allChoices,
  type Choices,
  OF_ARTICLE,
} from "matchbox/experiments/studies/article_figures/calls.ts";
import type { SearchRow, sets } from "matchbox/experiments/studies/article_figures/rows.ts";
import { study } from "matchbox/experiments/studies/article_figures/show.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { studyRows } from "../fixtures/study_rows.ts";

type Rows = RowsOf<typeof sets>;

const chess = findGame("chess");
const rows = await studyRows<Rows>("article-figures", { positions: 6, depth: 3 });

Deno.test("of the 16 ways to count, only that of the article gives its number", () => {
  const { ways, matching, counted } = study.summarise(rows);
  assertEquals([counted, matching], [16, 1]);
  assertStrictEquals(rowWith(ways, OF_ARTICLE).equal, "below the root");
});

Deno.test("at depth 1 every program makes a call for each legal move", () => {
  for (const { kind, position, start } of rows.positions) {
    const moves = legalMoves(chess, chess.start(start)).length;
    const own = rows.searches.filter((row) => row.kind === kind && row.position === position);
    const calls = own.filter(({ depth }) => depth === 1).map((row) => row.calls);
    assertEquals(calls, Array(1 + allChoices.length).fill(moves), start);
  }
});

Deno.test("alpha-beta with a smaller window or an earlier cutoff makes no more calls, and never more than minimax", () => {
  for (const row of rows.searches.filter(({ algorithm }) => algorithm === "alpha-beta")) {
    assertLessOrEqual(row.calls, callsOf(row, null));
    const choices = row as Choices;
    assertLessOrEqual(callsOf(row, { ...choices, root: "alpha carried" }), row.calls);
    assertGreaterOrEqual(callsOf(row, { ...choices, cutoff: "above beta" }), row.calls);
  }
});

Deno.test("a position is the same however many there are and however deep the search", async () => {
  const fewer = await studyRows<Rows>("article-figures", { positions: 2, depth: 1 });
  const starts = ({ positions }: Rows) => positions.filter(({ position }) => position <= 2);
  assertEquals(fewer.positions, starts(rows));
  assertStrictEquals(new Set(rows.positions.map(({ start }) => start)).size, 1 + 2 * 6);
});

Deno.test("the printed numbers are confirmed only by equal counts", () => {
  const verdict = (minimax: number, alphaBeta: number) =>
    judged(study.summarise(madeUp({ minimax, alphaBeta }))).verdict;
  assertStrictEquals(verdict(879_750, 61_721), "confirmed");
  for (const off of [-1, 1]) {
    assertStrictEquals(verdict(879_750 + off, 61_721), "partly");
    assertStrictEquals(verdict(879_750, 61_721 + off), "partly");
    assertStrictEquals(verdict(879_750 + off, 61_721 + off), "refuted");
  }
});

Deno.test("if every way to count gave the printed number, it would test nothing", () => {
  const summary = study.summarise(madeUp({ minimax: 879_750, alphaBeta: 61_721 }));
  assertStrictEquals(judged(summary).verdict, "confirmed");
  assertStrictEquals(judged({ ...summary, matching: summary.counted }).verdict, "void");
});

Deno.test("the evidence and the title say how many ways give the number", () => {
  const found = (alphaBeta: number) => study.summarise(madeUp({ minimax: 879_750, alphaBeta }));
  const title = (alphaBeta: number) => {
    const summary = found(alphaBeta);
    return study.figures(summary, () => judged(summary))[0].title;
  };
  assertMatch(judged(found(61_721)).evidence, /Of 16 ways .*, 1 gives the printed/);
  assertMatch(judged(found(50_000)).evidence, /Of 16 ways .*, 0 give the printed/);
  assertMatch(
    title(61_721),
    /^Of 16 ways to count alpha-beta, 1 gives the 61,721 .* makes the 879/,
  );
  assertMatch(title(50_000), /^Of 16 ways to count alpha-beta, none gives the 61,721/);
});

Deno.test("a change is the ratio of its calls to the article's, position by position", () => {
  const { samples } = study.summarise(madeUp({ minimax: 879_750, alphaBeta: 61_721 }));
  assertStrictEquals(samples.length, 1);
  const [{ changes, share, count }] = samples;
  assertStrictEquals(count, 2);
  // Made up: minimax 1000; the article 100 and 400; a changed choice doubles, in position 2 by 8.
  assertAlmostEquals(share.mean, Math.sqrt(0.1 * 0.4), 1e-12);
  const strict = rowWith(changes, { name: "cutoff only above beta" });
  assertAlmostEquals(strict.ratio.mean, Math.sqrt(2 * 8), 1e-12);
  assertEquals([strict.least, strict.most], [2, 8]);
  assertEquals(changes.map(({ name }) => name), [
    "alpha carried at the root",
    "cutoff only above beta",
    "moves in Matchbox's order",
    "all three",
  ]);
});

/** The verdict on the only claim. */
function judged(summary: ReturnType<typeof study.summarise>) {
  return verdictOn(study.claims(summary)[0]);
}

/** The rows of a run with these parameters. */
/** The calls of another program in the position and to the depth of a row; null for minimax. */
function callsOf({ kind, position, depth }: SearchRow, choices: Choices | null): number {
  return rows.searches.find((row) =>
    row.kind === kind && row.position === position && row.depth === depth &&
    (choices === null
      ? row.algorithm === "minimax"
      : row.order === choices.order && row.root === choices.root && row.cutoff === choices.cutoff)
  )!.calls;
}

/** Rows with these calls in the pictured position, where every change adds 1000, and a small sample. */
function madeUp(pictured: { minimax: number; alphaBeta: number }): Rows {
  const searches: SearchRow[] = [];
  const add = (
    at: Pick<SearchRow, "kind" | "position" | "depth">,
    minimax: number,
    article: number,
    changed: number,
  ) => {
    const any = { order: "any", root: "any", cutoff: "any" } as const;
    searches.push({ ...at, algorithm: "minimax", ...any, value: 0, calls: minimax });
    for (const choices of allChoices) {
      const own = JSON.stringify(choices) === JSON.stringify(OF_ARTICLE);
      const calls = own ? article : changed;
      searches.push({ ...at, algorithm: "alpha-beta", ...choices, value: 0, calls });
    }
  };
  for (const depth of [1, 2, 3, 4]) {
    const { minimax, alphaBeta } = pictured;
    add({ kind: "pictured", position: 1, depth }, minimax, alphaBeta, alphaBeta + 1000);
  }
  add({ kind: "self-play", position: 1, depth: 2 }, 1000, 100, 200);
  add({ kind: "self-play", position: 2, depth: 2 }, 1000, 400, 3200);
  return { searches, positions: [] };
}
