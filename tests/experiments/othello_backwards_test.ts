import { assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { PERFECT_GAME } from "matchbox/experiments/studies/othello_backwards/published_proof.ts";
import type { sets } from "matchbox/experiments/studies/othello_backwards/rows.ts";
import { study } from "matchbox/experiments/studies/othello_backwards/show.ts";
import { summarise } from "matchbox/experiments/studies/othello_backwards/summary.ts";
import { findGame, makeMove } from "matchbox/games/mod.ts";
import { emptySquares, type ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { studyRows } from "../fixtures/study_rows.ts";

type Rows = RowsOf<typeof sets>;

const rows = await studyRows<Rows>("othello-backwards", { empties: 14, table_bits: 10 });

Deno.test("othello-backwards: the published game is legal and drawn, and its positions lead to one another", () => {
  assertEquals(rows.game, [{ squares: 0, plies: 60, dark: 32, light: 32 }]);
  const game = findGame("reversi");
  assertEquals(rows.positions.map(({ empties }) => empties), [8, 9, 10, 11, 12, 13, 14]);
  for (const [index, { empties, position, move }] of rows.positions.entries()) {
    const start = game.start(position) as ReversiPosition;
    assertStrictEquals(emptySquares(start), empties);
    // The moves of the record, counted from its end.
    assertStrictEquals(
      move,
      PERFECT_GAME.replaceAll(" ", "").slice(-2 * empties).slice(0, 2).toLowerCase(),
    );
    if (index === 0) continue;
    const after = makeMove(start, game.parse(start, move));
    assertStrictEquals(after.toString(), rows.positions[index - 1].position);
  }
});

Deno.test("othello-backwards: one position that is no draw refutes the claim", () => {
  const verdict = (scores: readonly number[]) => {
    const positions = scores.map((score, index) => ({ ...rows.positions[index], score }));
    const [claim] = study.claims(summarise({ ...rows, positions }));
    return verdictOn(claim).verdict;
  };
  assertStrictEquals(verdict([0, 0, 0, 0, 0, 0, 0]), "confirmed");
  assertStrictEquals(verdict([0, 0, 0, 0, 0, 0, 2]), "refuted");
});

Deno.test("othello-backwards: nodes that double with each square are 2^10 times as many ten squares on", () => {
  const positions = Array.from({ length: 8 }, (_, index) => {
    return { ...rows.positions[0], empties: 12 + index, nodes: 100 * 2 ** index };
  });
  const { growth, grownTo } = summarise({ ...rows, positions });
  assertAlmostEquals(growth.mean, 2);
  assertAlmostEquals(grownTo(22).mean, 102_400, 1e-3);
});
