import {
  assertEquals,
  assertGreater,
  assertLessOrEqual,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { findGame, legalMoves, NotationError, perft } from "matchbox/games/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { referenceDraughts } from "../reference/draughts.ts";
import type { Reference } from "../reference/reference.ts";

const game = findGame("draughts");

function movesOf(notation: string): string[] {
  const position = game.start(notation);
  return legalMoves(game, position).map((move) => game.format(position, move)).sort();
}

function lines(position: Reference, depth: number): number {
  if (depth === 0) return 1;
  return position.moves().reduce((sum, move) => sum + lines(position.play(move), depth - 1), 0);
}

Deno.test("the reference of draughts counts the published moves of the full board", () => {
  // International draughts on 10x10: A. Bik, BikDam, aartbik.blogspot.com; the same capture counts once, as here.
  const counts = [1, 2, 3, 4].map((depth) => lines(referenceDraughts(10), depth));
  assertEquals(counts, [9, 81, 658, 4265]);
});

Deno.test("draughts has the moves of the reference on random boards, kings and all", () => {
  const random = randomStream("draughts/boards");
  const boards = Array.from({ length: 400 }, () => randomBoard(random));
  // Here several captures have the same ends, which is rare.
  boards.push(
    "W:WK4,K5,K9:BK7,K8,K13,K14:H0",
    "W:WK1,K11,K17,18:B7,K8,K13,K14:H0",
    "W:WK2,K16:BK4,K6,K7,K10,13:H0",
  );
  let captures = 0;
  for (const notation of boards) {
    const expected = referenceDraughts(6, notation).moves().sort();
    assertEquals(movesOf(notation), expected, notation);
    if (expected.some((move) => move.includes("x"))) captures++;
  }
  assertGreater(captures, 100);
});

Deno.test("a man takes ahead and back, the most men, and is crowned only where it stops", () => {
  assertEquals(movesOf("W:W14,17:B11,13"), ["14x7", "17x10"]);
  assertEquals(movesOf("W:W14,17:B5,6,11,13"), ["14x9"]);
  // On its way from 14 over 7 and 2 to 9 the man has been on the last row.
  const position = game.start("W:W14,17:B5,6,11,13");
  position.play(game.parse(position, "14x9"));
  assertStrictEquals(String(position), "B:W9,17:B13:H0");
  // The same round, one way or the other, is one move, and ends where it began.
  assertEquals(movesOf("W:W14:B5,6,11,12"), ["14x14"]);
});

Deno.test("a king takes from afar, and two ways that take other men are told apart", () => {
  assertEquals(movesOf("W:WK16:B8"), ["16x3", "16x6"]);
  // Both rounds take four men: 6, 5, 11 and 12, or 6, 5, 13 and 12. No longer one is left.
  assertEquals(movesOf("W:WK9:BK5,K6,K11,12,K13"), ["9x2x10x17x9", "9x2x7x14x9"]);
});

Deno.test("perft ignores the rule of 25 moves, the game does not", () => {
  const text = "W:WK16:BK3:H49";
  const position = game.start(text);
  const quiet = legalMoves(game, position)[0];
  position.play(quiet);
  assertStrictEquals(position.result(), 0);
  assertEquals(legalMoves(game, position), []);
  assertStrictEquals(
    perft(game, game.start(text), 2) > legalMoves(game, game.start(text)).length,
    true,
  );
});

Deno.test("no board of draughts has more moves than the bound says, however full of kings", () => {
  const random = randomStream("draughts/most moves");
  let most = 0;
  for (let start = 0; start < 40; start++) {
    let best = 0;
    let board: string[] = [];
    // Climbs: a change of one square that gives as many moves or more is kept.
    for (let step = 0; step < 400; step++) {
      const changed = board.length ? [...board] : Array<string>(18).fill("");
      changed[random.below(18)] = ["", "", "W", "B"][random.below(4)];
      if (["W", "B"].some((side) => changed.filter((mark) => mark === side).length > 6)) continue;
      const list = (side: string) =>
        changed.flatMap((mark, square) => mark === side ? [`K${square + 1}`] : []).join(",");
      const count = movesOf(`W:W${list("W")}:B${list("B")}`).length;
      if (count >= best) [best, board] = [count, changed];
    }
    most = Math.max(most, best);
  }
  assertLessOrEqual(2 * most, game.maxMoves, `found ${most}`);
});

Deno.test("a position of draughts that cannot be is refused, with the reason", () => {
  for (
    const [text, reason] of [
      ["W:W13", "expected a form like"],
      ["W:W13:B13", "named twice"],
      ["W:W19:B1", "squares 1 to 18"],
      ["W:W1:B4", "expected K1"],
      ["W:W7,8,9,10,11,12,13:B1", "at most 6 men"],
      ["W:W13:B1:H51", "at most H50"],
      ["W:WKK3:B1", "is no square"],
    ]
  ) {
    assertThrows(() => game.start(text), NotationError, reason);
  }
  assertThrows(() => findGame("draughts:size=8"), UsageError, "4 or 6");
});

/** A board of up to six men and kings of each side. */
function randomBoard(random: ReturnType<typeof randomStream>): string {
  const free = Array.from({ length: 18 }, (_, square) => square + 1);
  const list = (lastRow: (square: number) => boolean) =>
    Array.from({ length: 1 + random.below(6) }, () => {
      const [square] = free.splice(random.below(free.length), 1);
      return `${lastRow(square) || random.below(3) === 0 ? "K" : ""}${square}`;
    }).join(",");
  const white = list((square) => square <= 3);
  const black = list((square) => square > 15);
  return `${"WB"[random.below(2)]}:W${white}:B${black}:H0`;
}
