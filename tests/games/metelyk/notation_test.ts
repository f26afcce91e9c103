/**
 * The notations of Metelyk: for any text the parser returns a position or a move, or throws an error of one
 * line.
 *
 * @module
 */
import {
  assert,
  assertEquals,
  assertLessOrEqual,
  assertNotStrictEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { findGame, IllegalMoveError, legalMoves, NotationError } from "matchbox/games/mod.ts";
import { mutated, notationsOf, orRefused } from "../fuzzing.ts";

const metelyk = findGame("metelyk");
const START = "W----/WW----/WWW----/WWWW----/BBBB/BBB/BB/B w 0-0";

Deno.test("rows are written from the top, with White's points before Black's", () => {
  const position = metelyk.start();
  assertStrictEquals(position.toString(), START);
  for (const move of ["6-32", "19-20"]) position.play(metelyk.parse(position, move));
  assertStrictEquals(position.toString(), "-W---/WW----/WWW----/WWWWB---/-BBB/BBB/BB/B w 0-0");
  const scored = "-----/------/-------/--------/----/---/--/- b 10-7";
  assertStrictEquals(metelyk.start(scored).toString(), scored);
});

Deno.test("errors say what is wrong with a notation", () => {
  const says = (notation: string, problem: string) =>
    assertStrictEquals(
      assertThrows(() => metelyk.start(notation), NotationError).message,
      `position ${JSON.stringify(notation)}: ${problem}`,
    );
  const [rows] = START.split(" ");
  const parts = "expected rows, side to move and points, with a space between, but found";
  says("", `${parts} 1 parts`);
  says(rows, `${parts} 1 parts`);
  says(`${START} `, `${parts} 4 parts`);
  says(START.replaceAll("/", ""), "expected 8 rows but found 1");
  says(START.replace("W----/", ""), "expected 8 rows but found 7");
  says(`-/${START}`, "expected 8 rows but found 9");
  says(START.replace("W----/", "W-----/"), 'expected 5 fields in row 1 but found "W-----"');
  says(START.replace("WWWW----", "WWWW---"), 'expected 8 fields in row 4 but found "WWWW---"');
  says(START.replace("W----", "X----"), 'expected W, B or - on field 6 but found "X"');
  says(START.replace("WWWW----", "WWWW---w"), 'expected W, B or - on field 23 but found "w"');
  says(
    START.replace("B/BBB/", "B/BBW/"),
    "expected no W in the base of Black but found one on field 13",
  );
  says(
    START.replace("WWWW", "WBWW"),
    "expected no B in the base of White but found one on field 2",
  );
  says(START.replace(" w ", " x "), 'expected w or b as the side to move but found "x"');
  says(START.replace(" w ", " W "), 'expected w or b as the side to move but found "W"');
  for (const score of ["", "3", "3-", "-1", "3:2", "3-2-1", "03-2", "3-00", "1e1-0", "+1-0"]) {
    says(
      START.replace("0-0", score),
      `expected points of White and Black such as 3-2 but found "${score}"`,
    );
  }
  const tooMany = (side: string, sum: string) =>
    `expected at most 10 men and points of ${side} together but found ${sum}`;
  says(START.replace("W----", "WW---"), tooMany("White", "11 + 0"));
  says(START.replace("W----", "WB---"), tooMany("Black", "11 + 0"));
  says(START.replace("0-0", "1-0"), tooMany("White", "10 + 1"));
  says(START.replace("0-0", "0-99"), tooMany("Black", "10 + 99"));
});

Deno.test("the notation of another size is refused", () => {
  for (const [side, other] of [[4, 3], [3, 4], [2, 1], [1, 2]]) {
    const notation = findGame(`metelyk:side=${other}`).start().toString();
    assertThrows(() => findGame(`metelyk:side=${side}`).start(notation), NotationError);
  }
});

Deno.test("moves are written by their fields, and read by fields or by table row", () => {
  const position = metelyk.start("----W/--W---/----B--/--------/----/---/--/- w 0-0");
  const names = legalMoves(metelyk, position).map((move) => metelyk.format(position, move));
  assertEquals(names, ["28-29", "35-off", "28x25"]);
  // The rows of these moves in the source's table.
  for (const [text, row] of [["28-29", 12], ["35-off", 22], ["28x25", 36]] as const) {
    assertStrictEquals(metelyk.parse(position, text), row);
    assertStrictEquals(metelyk.parse(position, text.toUpperCase()), row);
    assertStrictEquals(metelyk.parse(position, `#${row}`), row);
  }
  const black = metelyk.start("----W/--W---/----B--/--------/----/---/--/- b 0-0");
  assertStrictEquals(metelyk.parse(black, "25-29"), 15);
  assertStrictEquals(metelyk.parse(black, "#15"), 15);
});

Deno.test("errors say why a move is refused", () => {
  const position = metelyk.start();
  const wrong = ["9x20", "20-9", "9-21", "35-off", "#10", "#06", "#50", "6", "9-20-21", "9 20", ""];
  for (const text of wrong) {
    assertStrictEquals(
      assertThrows(() => metelyk.parse(position, text), IllegalMoveError).message,
      `${JSON.stringify(text)} is not a legal move in ${START}; ` +
        "legal: 9-20, 8-24, 7-28, 6-32",
    );
  }
});

for (const side of [1, 2, 3, 4]) {
  const game = findGame(`metelyk:side=${side}`);
  const notations = notationsOf(game);

  Deno.test(`side ${side}: any text is the notation of a position or a NotationError`, () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), damaged(notations));
    fc.assert(
      fc.property(text, (text) => {
        const position = orRefused(NotationError, () => game.start(text));
        if (position === null) return;
        assertStrictEquals(position.toString(), text);
        // An accepted position is played to its end, within the bounds of the game.
        const moves = new Int32Array(3 * game.maxMoves);
        let plies = 0;
        for (let end; (end = position.moves(moves, 0)) > 0; plies++) {
          assertLessOrEqual(end, game.maxMoves);
          position.play(moves[(plies * 7) % end]);
        }
        assertLessOrEqual(plies, game.maxPlies);
        assertNotStrictEquals(position.result(), null);
        for (; plies > 0; plies--) position.undo();
        assertStrictEquals(position.toString(), text);
      }),
      { numRuns: 500 },
    );
  });

  Deno.test(`side ${side}: any text is a legal move or an IllegalMoveError`, () => {
    const piece = fc.constantFrom(..."0123456789-x#", "off", "OFF");
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: piece, maxLength: 5 }),
      fc.nat(60).map((row) => `#${row}`),
      fc.tuple(fc.nat(36), fc.constantFrom("-", "x"), fc.nat(36)).map((parts) => parts.join("")),
      damaged(["0-2", "9x24", "35-off", "#6"]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...notations), text, (notation, text) => {
        const position = game.start(notation);
        const move = orRefused(IllegalMoveError, () => game.parse(position, text));
        if (move === null) return;
        assert(legalMoves(game, position).includes(move));
        assert([`#${move}`, game.format(position, move)].includes(text.toLowerCase()));
      }),
      { numRuns: 500 },
    );
  });
}

/** Valid texts with characters of such texts inserted. */
function damaged(texts: string[]): fc.Arbitrary<string> {
  const pieces = ["", "W", "B", "-", "/", " ", "w", "b", "9"];
  return mutated(texts, pieces, { length: 60, removed: 2 });
}
