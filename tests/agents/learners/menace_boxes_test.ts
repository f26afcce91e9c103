import { assertEquals, assertStrictEquals } from "@std/assert";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { boxPositions, imagesOf, likeness, play } from "./noughts_and_crosses.ts";
import { boxesOf, choose, create } from "./menace_machines.ts";

const game = findGame("tictactoe");

Deno.test("there are 304 boxes, 1, 12, 108 and 183 for X's moves, each for a position and its images", () => {
  const positions = boxPositions();
  const kinds = new Set(positions.map(likeness));
  const byPly = [0, 2, 4, 6].map((ply) =>
    [...kinds].filter((board) => [...board].filter((mark) => mark !== "-").length === ply).length
  );
  assertEquals(byPly, [1, 12, 108, 183]);
  const keys = Object.keys(boxesOf(create("setting=staged")));
  assertStrictEquals(keys.length, 304);
  assertEquals(new Set(keys.map(likeness)), kinds);
});

Deno.test("without symmetry there are 2,201 boxes, one for each position", () => {
  const keys = Object.keys(boxesOf(create("symmetry=false")));
  assertStrictEquals(keys.length, 2201);
  assertEquals(new Set(keys), new Set(boxPositions()));
});

Deno.test("a machine that plays O has 289 boxes, 3, 38, 153 and 95 for its moves", () => {
  const kinds = new Set(boxPositions("O").map(likeness));
  const keys = Object.keys(boxesOf(create("side=O")));
  assertStrictEquals(keys.length, 289);
  assertEquals(new Set(keys.map(likeness)), kinds);
  const byPly = [1, 3, 5, 7].map((ply) =>
    keys.filter((board) => [...board].filter((mark) => mark !== "-").length === ply).length
  );
  assertEquals(byPly, [3, 38, 153, 95]);
});

Deno.test("a bead means the same move on all eight images of a position", () => {
  for (const squares of ["legal", "distinct"]) {
    // Nothing is learned from a draw, so one machine serves for all positions.
    const learner = create(`setting=staged,squares=${squares}`);
    const boxes = boxesOf(learner);
    for (const [key, beads] of Object.entries(boxes)) {
      const total = beads.reduce((sum, count) => sum + count);
      const reached = new Set<string>();
      for (let draw = 0; draw < total; draw++) {
        const boards = new Set(
          imagesOf(key).map((image) => {
            learner.gameStart(0);
            const move = choose(learner, image, [[total, draw]]);
            learner.gameEnd(0, 0);
            assertStrictEquals(image[move], "-", `${squares}: ${move} in ${image}`);
            return likeness(play(image, move, "X"));
          }),
        );
        assertStrictEquals(boards.size, 1, `${squares}: bead ${draw} of ${key}`);
        for (const board of boards) reached.add(board);
      }
      const replies = legalMoves(game, game.start(`${key} X`)).map((move) =>
        likeness(play(key, move, "X"))
      );
      assertEquals(reached, new Set(replies), `${squares}: moves from ${key}`);
    }
    assertEquals(boxesOf(learner), boxes);
  }
});
