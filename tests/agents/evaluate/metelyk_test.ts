import { assertStrictEquals } from "@std/assert";
import { createEvaluation, listEvaluations } from "matchbox/agents/mod.ts";
import { findGame, type Game, legalMoves } from "matchbox/games/mod.ts";
import { boardOf, type MetelykPosition, SIZES } from "matchbox/games/metelyk/mod.ts";
import { samplePositions } from "../sample_positions.ts";

const metelyk = findGame("metelyk");
const valueOf = (name: string, notation: string) =>
  createEvaluation(metelyk, name).evaluate(metelyk.start(notation));

// White on 9 and 32, Black on 19, 15 and 25.
const board = "-W---/------/----B--/---W----/B---/B--/--/-";

Deno.test("Metelyk: material counts the men that have not been taken", () => {
  assertStrictEquals(valueOf("material", `${board} w 3-1`), 2 + 3 - (3 + 1));
  assertStrictEquals(valueOf("material", `${board} w 1-3`), 2 + 1 - (3 + 3));
});

Deno.test("Metelyk: advance counts how far men have come, and a point as two fields further", () => {
  // White in columns 4 and 5; Black in rows 4, 3 and 6 from the bottom; the last line is 8.
  assertStrictEquals(valueOf("advance", `${board} w 3-1`), 4 + 5 + 3 * 10 - (4 + 3 + 6 + 10));
});

Deno.test("Metelyk: every evaluation is antisymmetric, and 0 at the start", () => {
  for (const { name } of listEvaluations(metelyk)) {
    assertStrictEquals(valueOf(name, `${board} w 3-1`) + valueOf(name, `${board} b 3-1`), 0);
    for (const side of [1, 2, 3, 4]) {
      const game = findGame(`metelyk:side=${side}`);
      assertStrictEquals(createEvaluation(game, name).evaluate(game.start()), 0);
    }
  }
});

/** The moves of a side, as if it were its turn. */
const movesOf = (game: Game, notation: string, side: string) =>
  legalMoves(game, game.start(notation.replace(/ [wb] /, ` ${side} `))).length;

Deno.test("Metelyk: points, mobility and their weighted sum, against moves listed for both sides", () => {
  for (const spec of ["metelyk", "metelyk:side=3", "metelyk:side=2"]) {
    const game = findGame(spec);
    for (const position of samplePositions(game, 100, "evaluations of Metelyk")) {
      const notation = `${position}`;
      const [, side, score] = notation.split(" ");
      const own = side === "w" ? "w" : "b";
      const [white, black] = score.split("-").map(Number);
      const points = own === "w" ? white - black : black - white;
      const mobility = movesOf(game, notation, own) -
        movesOf(game, notation, own === "w" ? "b" : "w");
      const value = (name: string) => createEvaluation(game, name).evaluate(position) + 0;
      assertStrictEquals(value("points"), points + 0, notation);
      assertStrictEquals(value("mobility"), mobility + 0, notation);
      assertStrictEquals(value("weighted"), 2 * value("advance") + mobility + 0);
      assertStrictEquals(
        value("weighted(points=3,advance=0.5,mobility=-1,material=4)"),
        3 * points + 0.5 * value("advance") - mobility + 4 * value("material") + 0,
      );
    }
  }
});

Deno.test("Metelyk: advance is the sum over all men, on every size of the board", () => {
  for (const size of SIZES) {
    const game = findGame(`metelyk:side=${size}`);
    const { columns, rows, fields } = boardOf(size);
    for (const position of samplePositions(game, 60, "advance") as MetelykPosition[]) {
      let white = (2 * size + 2) * (position.points(0) - position.points(1));
      for (let field = 0; field < fields; field++) {
        if (position.at(field) === 0) white += columns[field] + 1;
        // Rows are numbered from the top, and Black moves up.
        if (position.at(field) === 1) white -= 2 * size - rows[field];
      }
      const value = createEvaluation(game, "advance").evaluate(position);
      assertStrictEquals(value + 0, (position.side === 0 ? white : -white) + 0, `${position}`);
    }
  }
});
