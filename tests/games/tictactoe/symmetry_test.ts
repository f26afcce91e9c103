import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { findGame, legalMoves, type Position } from "matchbox/games/mod.ts";
import type { TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import {
  canonical,
  codeOf,
  distinctMoves,
  mapSquare,
  notationOf,
  symmetries,
  unmapSquare,
} from "matchbox/games/tictactoe/symmetry.ts";

const game = findGame("tictactoe");
const start = (notation?: string) => game.start(notation) as TicTacToePosition;
const squares = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const indices = [0, 1, 2, 3, 4, 5, 6, 7];
const lines = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) =>
  [...line].map(Number)
);

Deno.test("the symmetries are a group of eight permutations", () => {
  const names = new Set(symmetries.map((symmetry) => symmetry.join("")));
  assertStrictEquals(names.size, 8);
  assertEquals(symmetries[0], squares);
  for (const first of symmetries) {
    assertEquals([...first].sort(), squares);
    for (const second of symmetries) {
      assert(names.has(squares.map((square) => second[first[square]]).join("")), "not closed");
    }
  }
  for (const symmetry of indices) {
    for (const square of squares) {
      assertStrictEquals(unmapSquare(symmetry, mapSquare(symmetry, square)), square);
      assertStrictEquals(mapSquare(symmetry, unmapSquare(symmetry, square)), square);
    }
  }
});

Deno.test("symmetries map lines to lines: rotations clockwise, then reflections", () => {
  const names = new Set(lines.map((line) => line.join("")));
  for (const symmetry of symmetries) {
    const images = lines.map((line) => line.map((square) => symmetry[square]).sort().join(""));
    assertEquals(new Set(images), names);
  }
  // The corner a1 goes round the corners c1, c3, a3; mirrored, it begins at c1.
  assertEquals(symmetries.map((symmetry) => symmetry[0]), [0, 2, 8, 6, 2, 8, 6, 0]);
});

Deno.test("the 5,478 reachable positions are 765 up to symmetry", () => {
  const positions = reachable();
  assertStrictEquals(positions.length, 5478);
  assertStrictEquals(new Set(positions.map((position) => canonical(position).code)).size, 765);
});

Deno.test("MENACE has 304 boxes, 338 with the forced move, 2,201 without symmetry", () => {
  const own = reachable().filter((position) => position.side === 0 && position.result() === null);
  const free = (position: TicTacToePosition) => legalMoves(game, position).length;
  const boxes = own.filter((position) => free(position) > 1);
  assertStrictEquals(new Set(boxes.map((position) => canonical(position).code)).size, 304);
  assertStrictEquals(new Set(own.map((position) => canonical(position).code)).size, 338);
  assertStrictEquals(boxes.length, 2201);
});

Deno.test("there are 287 boxes without those where O threatens twice and X cannot win at once", () => {
  // Michie's count: 304 minus 17 at X's fourth move, where X loses whatever it plays.
  const threats = (position: TicTacToePosition, side: 0 | 1) =>
    new Set(
      lines.filter((line) => line.filter((square) => position.at(square) === side).length === 2)
        .flatMap((line) => line.filter((square) => position.at(square) === -1)),
    ).size;
  const lost = reachable().filter((position) =>
    position.side === 0 && position.result() === null && legalMoves(game, position).length === 3 &&
    threats(position, 1) >= 2 && threats(position, 0) === 0
  );
  assertStrictEquals(new Set(lost.map((position) => canonical(position).code)).size, 17);
});

Deno.test("all images of a position have the same canonical position", () => {
  for (const position of reachable()) {
    const { code, symmetry } = canonical(position);
    assertStrictEquals(codeOf(imageOf(position, symmetry)), code);
    for (const index of indices) assertStrictEquals(canonical(imageOf(position, index)).code, code);
    assertEquals(canonical(start(notationOf(code))), { code, symmetry: 0 });
  }
});

Deno.test("a code is read back as the position that it was made from", () => {
  for (const position of reachable()) {
    assertStrictEquals(notationOf(codeOf(position)), position.toString());
  }
  // A number in base 3, a1 the lowest digit: X on a1 and b1, O on c3.
  assertStrictEquals(codeOf(start("XX------O O")), 1 + 3 + 2 * 3 ** 8);
});

Deno.test("a move on the canonical board, mapped back, is the move on the real one", () => {
  for (const position of reachable()) {
    const { code, symmetry } = canonical(position);
    const image = start(notationOf(code));
    const real = legalMoves(game, image).map((move) => unmapSquare(symmetry, move));
    assertEquals(real.sort(), legalMoves(game, position).sort());
    for (const move of legalMoves(game, image)) {
      image.play(move);
      position.play(unmapSquare(symmetry, move));
      assertStrictEquals(codeOf(imageOf(position, symmetry)), codeOf(image));
      assertStrictEquals(position.result(), image.result());
      image.undo();
      position.undo();
    }
  }
});

Deno.test("distinct moves lead to different positions, and the others to the same", () => {
  const names = (notation?: string) =>
    distinctMoves(start(notation)).map((move) => game.format(start(notation), move));
  assertEquals(names(), ["a1", "b1", "b2"]);
  // A mark in a corner leaves the mirror along its diagonal, and two marks askew leave none.
  assertEquals(names("X-------- O"), ["b1", "c1", "b2", "c2", "c3"]);
  assertStrictEquals(names("X----O--- X").length, 7);
  for (const position of reachable()) {
    const classOf = (move: number) => {
      position.play(move);
      const { code } = canonical(position);
      position.undo();
      return code;
    };
    const distinct = distinctMoves(position).map(classOf);
    assertStrictEquals(new Set(distinct).size, distinct.length);
    assertEquals(new Set(legalMoves(game, position).map(classOf)), new Set(distinct));
  }
});

/** The image of a position, made mark by mark. */
function imageOf(position: TicTacToePosition, symmetry: number): TicTacToePosition {
  const marks = Array(9).fill("-");
  for (const square of squares) {
    marks[mapSquare(symmetry, square)] = "XO-".at(position.at(square))!;
  }
  return start(`${marks.join("")} ${"XO"[position.side]}`);
}

/** Every reachable position, once. */
function reachable(): TicTacToePosition[] {
  const found = new Map<string, TicTacToePosition>();
  const walk = (position: Position) => {
    const notation = position.toString();
    if (found.has(notation)) return;
    found.set(notation, position.clone() as TicTacToePosition);
    for (const move of legalMoves(game, position)) {
      position.play(move);
      walk(position);
      position.undo();
    }
  };
  walk(game.start());
  return [...found.values()];
}
