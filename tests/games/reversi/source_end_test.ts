/**
 * Reversi with the end test of the source (D9), compared with the standard rule.
 *
 * @module
 */
import {
  assert,
  assertEquals,
  assertGreater,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves, NotationError, perft, type Position } from "matchbox/games/mod.ts";
import { endsForSource, type ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { playRandomGame } from "../random_game.ts";

const standard = findGame("reversi:size=4");
const source = findGame("reversi:size=4,end=source");

const namesOf = (position: Position) =>
  legalMoves(source, position).map((move) => source.format(position, move));

Deno.test("the source's end test misses an end with empty squares and discs of both sides", () => {
  const ends = {
    "XXXXXXXXXXXXXXXX X": true,
    "-----XX--XX----- X": true,
    // X holds all lines of the three discs, and none of them can be enclosed.
    "OXXXXOXXXXOXXXX- O": false,
  };
  for (const [board, seen] of Object.entries(ends)) {
    const position = standard.start(board) as ReversiPosition;
    assert(position.result() !== null, board);
    assertStrictEquals(endsForSource(position), seen, board);
    assertStrictEquals(source.start(board).result(), seen ? position.result() : null, board);
  }
});

Deno.test("where both sides must pass, both do, and then the game is drawn", () => {
  // After c4 the last empty square is O's. After b4, which flips c3, all that O holds is a1, b2 and d4: their lines
  // to c4 are X X, X X and none, and no line from c4 to a disc of X has discs of O between.
  const position = source.start("OXXXXOXXXXOXX--O X");
  assertEquals(namesOf(position), ["b4", "c4"]);
  const seen: string[] = [];
  for (const move of ["b4", "pass", "pass"]) {
    position.play(source.parse(position, move));
    seen.push(position.toString());
    if (move === "b4") {
      assertStrictEquals(standard.start(position.toString()).result(), 1);
      assertStrictEquals(position.result(), null);
      assertStringIncludes(source.draw(position), "light must pass");
    }
  }
  const end = "OXXXXOXXXXXXXX-O";
  assertEquals(seen, [`${end} O`, `${end} X pass`, `${end} O pass pass`]);
  assertEquals([position.result(), namesOf(position)], [0, []]);
  assertStrictEquals(source.drawReason!(position), "passes without end");
  assertStringIncludes(source.draw(position), "X dark 12, O light 3; drawn");
  // Each of the three is another position, and has another hash.
  const hashes = seen.map((notation) => source.start(notation).hashLow);
  assertStrictEquals(new Set(hashes).size, 3);
});

Deno.test("perft by hand: the passes are moves, and two are the last", () => {
  const counts = (game: typeof source) =>
    [1, 2, 3, 4].map((depth) => perft(game, game.start("OXXXXOXXXXOXX--O X"), depth));
  // b4 ends the game, and c4 is answered by b4, which fills the board.
  assertEquals(counts(standard), [2, 1, 0, 0]);
  assertEquals(counts(source), [2, 2, 1, 0]);
});

Deno.test("perft differs by the missed ends one and two plies before, and by nothing else", () => {
  const depths = 9;
  const missed: number[] = Array(depths + 1).fill(0);
  const count = (position: ReversiPosition, ply: number) => {
    if (position.result() !== null && !endsForSource(position)) missed[ply]++;
    if (ply === depths) return;
    for (const move of legalMoves(standard, position)) {
      position.play(move);
      count(position, ply + 1);
      position.undo();
    }
  };
  count(standard.start() as ReversiPosition, 0);
  // The shortest such game: b1 c1 d1 a1 a3 pass d4.
  assertStrictEquals(missed.findIndex((games) => games > 0), 7);
  for (let depth = 1; depth <= depths; depth++) {
    assertStrictEquals(
      perft(source, source.start(), depth) - perft(standard, standard.start(), depth),
      missed[depth - 1] + (missed[depth - 2] ?? 0),
      `depth ${depth}`,
    );
  }
});

Deno.test("on larger boards perft is the same while no game can be over", () => {
  // A game that is over has at least nine plies on 8x8: see perft_test.ts.
  for (const [size, depth] of [[6, 6], [8, 7], [10, 5]]) {
    const [one, other] = ["", ",end=source"].map((end) => findGame(`reversi:size=${size}${end}`));
    assertStrictEquals(perft(other, other.start(), depth), perft(one, one.start(), depth));
  }
});

for (const [size, games] of [[4, 200], [6, 300], [8, 400]]) {
  Deno.test(`${size}x${size}: both rules agree until neither side can move, and on ends that the test finds`, () => {
    const game = findGame(`reversi:size=${size},end=source`);
    const twin = findGame(`reversi:size=${size}`);
    const ends = { found: 0, missed: 0 };
    for (let number = 0; number < sampleSize(games, 10 * games); number++) {
      const same = twin.start();
      let over = 0;
      const { position } = playRandomGame(
        game,
        randomStream(`source end/${size}/${number}`),
        (position, played) => {
          if (played.length) same.play(played.at(-1)!);
          if (same.result() !== null) over++;
          if (over > 1) return;
          assertStrictEquals(`${position}`, `${same}`);
          if (over === 0) {
            assertEquals(legalMoves(game, position), legalMoves(twin, same));
            assertStrictEquals(position.result(), null);
          }
        },
      );
      if (over === 1) assertStrictEquals(position.result(), same.result());
      // The end itself and one position after each pass.
      else assertEquals([over, position.result()], [3, 0]);
      ends[over === 1 ? "found" : "missed"]++;
    }
    // The sample has both; the study game-tree-facts counts how many are missed.
    assertGreater(Math.min(ends.found, ends.missed), 0);
  });
}

Deno.test("the standard rule is the default, and its spec does not name it", () => {
  for (const spec of ["reversi", "reversi:end=standard", "reversi:size=8,end=standard"]) {
    assertStrictEquals(findGame(spec).spec, "reversi:size=8");
  }
  assertStrictEquals(findGame("reversi:end=source").spec, "reversi:size=8,end=source");
  assertThrows(
    () => findGame("reversi:end=both"),
    UsageError,
    'parameter end of game reversi: expected standard or source but found "both"',
  );
});

Deno.test("passes are named only where neither side can move, at most two, and in this game alone", () => {
  for (
    const [game, notation] of [
      [source, "OXXXXOXXXXOXX--O X pass"],
      [source, "XXXXXXXXXXXXXXXX X pass"],
      [source, "OXXXXOXXXXXXXX-O O pass pass pass"],
      [standard, "OXXXXOXXXXXXXX-O O pass"],
    ] as const
  ) assertThrows(() => game.start(notation), NotationError, "expected", notation);
});
