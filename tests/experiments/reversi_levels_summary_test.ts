import { assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import { mobilityOf } from "matchbox/experiments/studies/reversi_levels/mobility.ts";
import { type GameRow, orders, stages } from "matchbox/experiments/studies/reversi_levels/rows.ts";
import {
  cornersOf,
  cutoffsOf,
  matchesOf,
  turnedOf,
} from "matchbox/experiments/studies/reversi_levels/summary.ts";

/** A game with nothing in it. */
function gameRow(changed: Partial<GameRow>): GameRow {
  const moves = stages.flatMap((stage) => [
    [`first_moves_to_${stage}`, 8],
    [`second_moves_to_${stage}`, 8],
  ]);
  return {
    ...{ first: "maximum disc", second: "random", differ: "all", opening: 1, dark: "first" },
    ...{ points: 1, last: "second", corner_move: null, corner_of: null },
    ...{ half_discs: 4, solved: 1, first_moves: 8, second_moves: 8 },
    ...Object.fromEntries(moves),
    ...changed,
  } as GameRow;
}

Deno.test("a match counts its pairs from the first player's side", () => {
  const games = [
    gameRow({ points: 1 }),
    gameRow({ points: 0.5, dark: "second" }),
    gameRow({ points: 0, opening: 2 }),
    gameRow({ points: 0, opening: 2, dark: "second" }),
  ];
  const [{ pairs, wins, draws, losses, score }] = matchesOf(games);
  assertEquals([pairs, wins, draws, losses], [[1, 0, 0, 1, 0], 1, 1, 2]);
  assertStrictEquals(score.mean, 0.375);
  assertEquals(matchesOf([gameRow({ differ: "nothing" })]), []);
  const apart = matchesOf([gameRow({}), gameRow({ differ: "more games", points: 0 })]);
  assertEquals(apart.map(({ differ, wins }) => [differ, wins]), [["all", 1], ["more games", 0]]);
});

Deno.test("the first corner counts for its owner, whichever player that is", () => {
  const equal = { first: "easy", second: "easy", differ: "nothing" };
  const corners = cornersOf([
    gameRow({ ...equal, corner_move: 30, corner_of: "second", points: 0 }),
    gameRow({ ...equal, corner_move: 31, corner_of: "first", points: 0 }),
  ]);
  const of = (name: string) => corners.find(({ when }) => when === name);
  assertStrictEquals(of("first half")!.points.mean, 1);
  assertStrictEquals(of("second half")!.lost.mean, 1);
  assertStrictEquals(of("moves 1-20"), undefined);
  assertStrictEquals(of("first half, hard at depth 4"), undefined);
});

Deno.test("a game is turned if the side that had lost by the exact value does not lose", () => {
  const searching = { first: "hard", second: "easy" };
  const [{ turned, fromBehind }] = turnedOf([
    gameRow({ ...searching, solved: 0, points: 0.5, half_discs: 3 }),
    gameRow({ ...searching, solved: 0, points: 0, half_discs: 0 }),
    gameRow({ ...searching, solved: 1, points: 1, half_discs: -1 }),
    gameRow({ ...searching, solved: 0.5, points: 0, half_discs: 5 }),
    gameRow({ ...searching, solved: null, points: 0 }),
  ]);
  assertEquals([turned.count, fromBehind.count], [3, 3]);
  assertAlmostEquals(turned.mean, 1 / 3);
  assertAlmostEquals(fromBehind.mean, 2 / 3);
});

Deno.test("the lead in moves has the sign of the player, and both levels meet the same opponents", () => {
  const games = [1, 2].flatMap((opening) => [
    ...["all", "more games"].flatMap((differ) => [
      gameRow({ differ, opening, points: 0, first_moves_to_30: 5, first_moves_to_40: 3 }),
      gameRow({ differ, opening, points: 1, dark: "second", first_moves_to_30: 10 }),
    ]),
    // A draw is neither won nor lost, and only the round robin counts for the points.
    gameRow({ differ: "more games", opening, points: 0.5, first_moves_to_30: 99 }),
    gameRow({ opening, first: "medium", second: "easy", second_moves: 100 }),
    ...["medium", "easy"].map((second) =>
      gameRow({ opening, first: "hard", second, first_moves: second === "medium" ? 6 : 9 })
    ),
    ...["heuristics", "equal weights"].map((second) => gameRow({ opening, first: "hard", second })),
  ]);
  const { greedy, lost, won, lostMinusWon, mediumMinusEasy } = mobilityOf(games);
  assertEquals(greedy.map(({ opponent, points }) => [opponent, points]), [["random", 0.5]]);
  // 5 and 3 against 8 in the lost games, 10 and 8 against 8 in the won ones.
  assertEquals([lost!.mean, won!.mean, lostMinusWon!.mean], [-4, 1, -5]);
  assertEquals(greedy[0].lead.mean, -1.5);
  assertStrictEquals(mediumMinusEasy.mean, -3);
});

Deno.test("nodes are compared in the same game, without what an order looked at and with it", () => {
  const row = (evaluation: string, order: string, nodes: number, order_nodes: number) => ({
    ...{ game: "reversi:size=8", position: 1, evaluation, order, nodes, order_nodes },
  });
  const rows = [
    ...orders.map((order) => ({ ...row("material", order, 7000, 0), game: "chess" })),
    ...["material", "squares", "mobility", "stages", "heuristics"].flatMap((evaluation) => [
      row(evaluation, "as generated", evaluation === "material" ? 100 : 200, 0),
      row(evaluation, "captures first", 50, 150),
    ]),
  ];
  const [, inChess, material, first, squares] = cutoffsOf(rows);
  assertAlmostEquals(inChess.toGenerated.mean, 1);
  assertAlmostEquals(material.nodes.mean, 100);
  assertAlmostEquals(first.toGenerated.mean, 0.5);
  assertAlmostEquals(first.charged.mean, 2);
  assertAlmostEquals(squares.toMaterial.mean, 2);
  assertAlmostEquals(squares.toPlain.mean, 2);
});
