import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { findGame, legalMoves, type Position } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { boardOf, SIZES } from "matchbox/games/metelyk/board.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { networkInput, networkInputs } from "matchbox/games/metelyk/network.ts";
import { playRandomGame } from "../random_game.ts";

const metelyk = findGame("metelyk");

Deno.test("a network has an input for each field and two for the points: 38 on the source's board", () => {
  assertEquals(SIZES.map(networkInputs), [3 + 2, 10 + 2, 21 + 2, 38]);
});

Deno.test("White sees its men as 1 and the enemy's as -1, then the sum and the difference of points", () => {
  // White on 9 and 32, Black on 19 and 25.
  const position = metelyk.start("-W---/------/----B--/---W----/B---/---/--/- w 3-5");
  const expected = Array(38).fill(0);
  expected[9] = expected[32] = 1;
  expected[19] = expected[25] = -1;
  expected[36] = 3 + 5;
  expected[37] = 3 - 5;
  assertEquals(inputs(position), expected);
});

Deno.test("Black sees the mirrored board with the colours swapped", () => {
  // The example of the source: the fields 32 and 23 change places. 9 and 19 do, and 25 stays (A7).
  const position = metelyk.start("-W---/------/----B--/---W----/B---/---/--/- b 3-5");
  const expected = Array(38).fill(0);
  expected[9] = expected[25] = 1;
  expected[19] = expected[23] = -1;
  expected[36] = 3 + 5;
  expected[37] = 5 - 3;
  assertEquals(inputs(position), expected);
});

Deno.test("at the start both sides see the same", () => {
  for (const size of SIZES) {
    const position = findGame(`metelyk:side=${size}`).start();
    const { men } = boardOf(size);
    const expected = Array.from(
      { length: networkInputs(size) },
      (_, i) => i < men ? 1 : i < 2 * men ? -1 : 0,
    );
    assertEquals(inputs(position, 0), expected);
    assertEquals(inputs(position, 1), expected);
  }
});

Deno.test("input, points and moves of a side are those of the other side in the mirrored position (C2)", () => {
  for (const size of SIZES) {
    const game = findGame(`metelyk:side=${size}`);
    const { fields, mirror, fieldAt } = boardOf(size);
    const places = Array.from({ length: 4 * size * size }, (_, i) => i);
    playRandomGame(game, randomStream(`metelyk mirror/${size}`), (position) => {
      const { at, points, side } = readersOf(position);
      // The notation of the mirrored position, written field by field.
      const rows = Array.from(
        { length: 2 * size },
        (_, y) =>
          places.slice(0, 2 * size).map((x) => fieldAt(x, y)).filter((field) => field >= 0)
            .map((field) => ({ 0: "B", 1: "W", "-1": "-" })[at(mirror[field])]).join(""),
      );
      const mirrored = game.start(`${rows.join("/")} ${"bw"[side]} ${points(1)}-${points(0)}`);

      assertEquals(inputs(mirrored), inputs(position));
      assertEquals(legalMoves(game, mirrored), legalMoves(game, position));
      const result = position.result();
      assertStrictEquals(mirrored.result(), result === null ? null : 0 - result);
      assertStrictEquals(fields + 2, inputs(position).length);
    });
  }
});

Deno.test("the input can be made for the side that has moved, and into both kinds of array", () => {
  const position = metelyk.start();
  position.play(metelyk.parse(position, "9-20"));
  const [white, black] = [inputs(position, 0), inputs(position, 1)];
  assertEquals(inputs(position), black);
  assertStrictEquals(white[20], 1);
  assertStrictEquals(black[20], -1);
  const single = new Float32Array(networkInputs(4));
  networkInput(position as MetelykPosition, single, 0);
  assertEquals([...single], white);
});

function inputs(position: Position, side?: 0 | 1): number[] {
  const board = position as MetelykPosition;
  // Old content is overwritten, also by zeros.
  const out = new Float64Array(networkInputs(board.size)).fill(77);
  networkInput(board, out, side);
  // Deep equality would take them for 0.
  assert(!out.some((input) => Object.is(input, -0)));
  return [...out];
}

function readersOf(position: Position) {
  const board = position as MetelykPosition;
  return {
    at: (field: number) => board.at(field),
    points: (side: 0 | 1) => board.points(side),
    side: board.side,
  };
}
