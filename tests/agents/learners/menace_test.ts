import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { createLearner, type Learner } from "matchbox/agents/mod.ts";
import { findGame, legalMoves, type Result } from "matchbox/games/mod.ts";
import { boxPositions, imagesOf, likeness, play } from "./noughts_and_crosses.ts";
import { type Script, scripted } from "./scripted.ts";

const game = findGame("tictactoe");

type Boxes = Record<string, number[]>;

/** The first three boxes of a game in which X threatens column b and O does not block. */
const FIRST = "---------";
const SECOND = "O---X----";
const THIRD = "OXO-X----";

const create = (spec: string, boxes?: Boxes) => {
  const setting = /setting=(\w+)/.exec(spec)?.[1] ?? "source";
  return createLearner(`menace:${spec}`, game, boxes && { setting, boxes });
};
const boxesOf = (learner: Learner) => (learner.state as { boxes: Boxes }).boxes;

/** The move in the position of a box, with scripted random draws. */
function choose(learner: Learner, board: string, script: Script): number {
  const { context, done } = scripted(script);
  const move = learner.choose(game.start(`${board} X`), context);
  done();
  return move;
}

/** The beads of a box after a game in which only this box was used. */
function after(learner: Learner, board: string, script: Script, result: Result): number[] {
  learner.gameStart(0);
  choose(learner, board, script);
  learner.gameEnd(result, 0);
  return boxesOf(learner)[board];
}

Deno.test("there are 304 boxes, 1, 12, 108 and 183 for X's moves, and MENACE opens all of them", () => {
  const positions = boxPositions();
  const kinds = new Set(positions.map(likeness));
  const byPly = [0, 2, 4, 6].map((ply) =>
    [...kinds].filter((board) => [...board].filter((mark) => mark !== "-").length === ply).length
  );
  assertEquals(byPly, [1, 12, 108, 183]);
  const learner = create("setting=source");
  for (const board of positions) {
    learner.gameStart(0);
    learner.choose(game.start(`${board} X`), {
      random: { state: [], below: () => 0, uint32: () => 0, float: () => 0 },
      clock: { now: () => 0 },
    });
    learner.gameEnd(0, 0);
  }
  const keys = Object.keys(boxesOf(learner));
  assertStrictEquals(keys.length, 304);
  assertEquals(new Set(keys.map(likeness)), kinds);
});

Deno.test("a bead means the same move on all eight images of a position", () => {
  for (const setting of ["source", "michie"]) {
    for (const board of new Set(boxPositions().map(likeness))) {
      const start = create(`setting=${setting}`);
      const total = totalOf(start, board);
      const reached = new Set<string>();
      for (let draw = 0; draw < total; draw++) {
        const outcomes = imagesOf(board).map((image) => {
          const learner = create(`setting=${setting}`);
          learner.gameStart(0);
          const move = choose(learner, image, [[total, draw]]);
          assertStrictEquals(image[move], "-", `${setting}: ${move} in ${image}`);
          learner.gameEnd(-1, 0);
          return { board: likeness(play(image, move, "X")), boxes: boxesOf(learner) };
        });
        for (const outcome of outcomes) assertEquals(outcome, outcomes[0]);
        reached.add(outcomes[0].board);
      }
      const replies = legalMoves(game, game.start(`${board} X`)).map((move) =>
        likeness(play(board, move, "X"))
      );
      assertEquals(reached, new Set(replies), `${setting}: moves from ${board}`);
    }
  }

  /** How many beads the box of a board holds. */
  function totalOf(learner: Learner, board: string): number {
    let total = 0;
    learner.choose(game.start(`${board} X`), {
      random: {
        state: [],
        below(bound) {
          total = bound;
          return 0;
        },
        uint32: () => 0,
        float: () => 0,
      },
      clock: { now: () => 0 },
    });
    return total;
  }
});

Deno.test("source: a box starts with 4, 3, 2, 1 beads for each legal square", () => {
  const fresh = (board: string, script: Script) =>
    after(create("setting=source"), board, script, 0);
  assertEquals(fresh(FIRST, [[36, 0]]), [4, 4, 4, 4, 4, 4, 4, 4, 4]);
  assertEquals(fresh(SECOND, [[21, 0]]), [0, 3, 3, 3, 0, 3, 3, 3, 3]);
  assertEquals(fresh(THIRD, [[10, 0]]), [0, 0, 0, 2, 0, 2, 2, 2, 2]);
  assertEquals(fresh("OXOOXX---", [[3, 0]]), [0, 0, 0, 0, 0, 0, 1, 1, 1]);
});

Deno.test("michie: of symmetric squares only the first has beads", () => {
  const fresh = (board: string, script: Script) =>
    after(create("setting=michie"), board, script, -1);
  // A corner, an edge, the centre; the bead drawn is missing after the loss.
  assertEquals(fresh(FIRST, [[12, 0]]), [3, 4, 0, 0, 4, 0, 0, 0, 0]);
  // The mirror along the diagonal through a1 swaps 1 and 3, 2 and 6, 5 and 7.
  assertEquals(fresh(SECOND, [[12, 11]]), [0, 3, 3, 0, 0, 3, 0, 0, 2]);
  // The mirror that swaps left and right: 3 and 5, 6 and 8.
  assertEquals(fresh(THIRD, [[6, 5]]), [0, 0, 0, 2, 0, 0, 2, 1, 0]);
  assertEquals(fresh("OXOOXX---", [[3, 1]]), [0, 0, 0, 0, 0, 0, 1, 0, 1]);
});

Deno.test("literal: a box starts with random beads of legal squares, three or as many as `beads` says", () => {
  const three = after(create("setting=literal"), FIRST, [[9, 0], [9, 0], [9, 8], [3, 2]], 0);
  assertEquals(three, [2, 0, 0, 0, 0, 0, 0, 0, 1]);
  // The legal squares of the third box are 3, 5, 6, 7, 8.
  const script: Script = [[5, 0], [5, 1], [5, 2], [5, 3], [5, 4], [5, 4], [6, 0]];
  const six = after(create("setting=literal,beads=6"), THIRD, script, 0);
  assertEquals(six, [0, 0, 0, 1, 0, 1, 1, 1, 2]);
});

for (const setting of ["source", "literal"]) {
  Deno.test(`${setting}: a win adds a bead, a draw returns it, a loss keeps it (M4)`, () => {
    const boxes = {
      [FIRST]: [0, 3, 0, 0, 3, 0, 0, 0, 0],
      [SECOND]: [0, 2, 0, 0, 0, 0, 0, 0, 2],
      [THIRD]: [0, 0, 0, 2, 0, 0, 0, 2, 0],
    };
    for (const [result, change] of [[1, 1], [0, 0], [-1, -1]] as const) {
      const learner = create(`setting=${setting}`, boxes);
      learner.gameStart(0);
      assertStrictEquals(choose(learner, FIRST, [[6, 3]]), 4);
      assertStrictEquals(choose(learner, SECOND, [[4, 1]]), 1);
      assertStrictEquals(choose(learner, THIRD, [[4, 2]]), 7);
      assertEquals(boxesOf(learner), boxes, "it learns when the game has ended");
      learner.gameEnd(result, 0);
      assertEquals(boxesOf(learner), {
        [FIRST]: [0, 3, 0, 0, 3 + change, 0, 0, 0, 0],
        [SECOND]: [0, 2 + change, 0, 0, 0, 0, 0, 0, 2],
        [THIRD]: [0, 0, 0, 2, 0, 0, 0, 2 + change, 0],
      });
    }
  });
}

Deno.test("michie: 3 beads more for a win, 1 more for a draw, 1 less for a loss", () => {
  const before = [0, 0, 0, 2, 0, 0, 2, 2, 0];
  for (const [result, count] of [[1, 5], [0, 3], [-1, 1]] as const) {
    const learner = create("setting=michie", { [THIRD]: before });
    const expected = [0, 0, 0, 2, 0, 0, 2, count, 0];
    assertEquals(after(learner, THIRD, [[6, 4]], result), expected);
  }
});

Deno.test("source: a box emptied by a loss is refilled with three beads when it is next used", () => {
  const learner = create("setting=source", { [THIRD]: [0, 0, 0, 0, 0, 0, 0, 1, 0] });
  assertEquals(after(learner, THIRD, [[1, 0]], -1), [0, 0, 0, 0, 0, 0, 0, 0, 0]);
  // 3, 3 and 7 go in; of these the third is drawn.
  const refill: Script = [[5, 0], [5, 0], [5, 3], [3, 2]];
  assertEquals(after(learner, THIRD, refill, 1), [0, 0, 0, 2, 0, 0, 0, 2, 0]);
});

Deno.test("literal: a box is refilled when its last bead is drawn, and the move is drawn again (M3)", () => {
  for (const [result, count] of [[1, 3], [0, 2], [-1, 1]] as const) {
    const learner = create("setting=literal", { [THIRD]: [0, 0, 0, 0, 0, 0, 0, 1, 0] });
    learner.gameStart(0);
    // The bead for 7 comes out last; 3, 5 and 5 go in, and a bead for 5 is drawn.
    assertStrictEquals(choose(learner, THIRD, [[1, 0], [5, 0], [5, 1], [5, 1], [3, 2]]), 5);
    learner.gameEnd(result, 0);
    assertEquals(boxesOf(learner)[THIRD], [0, 0, 0, 1, 0, count, 0, 0, 0]);
  }
});

Deno.test("michie: an empty box stays empty; the first move is the first legal one, later ones random", () => {
  const empty = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const learner = create("setting=michie", { [FIRST]: empty, [THIRD]: empty });
  learner.gameStart(0);
  assertStrictEquals(choose(learner, FIRST, []), 0);
  assertStrictEquals(choose(learner, THIRD, [[5, 2]]), 6);
  learner.gameEnd(1, 0);
  assertEquals(boxesOf(learner), { [FIRST]: empty, [THIRD]: empty });
});

Deno.test("boxes used in an unfinished game learn nothing from the next one", () => {
  const third = [0, 0, 0, 2, 0, 0, 0, 2, 0];
  const learner = create("setting=source", { [THIRD]: third });
  learner.gameStart(0);
  choose(learner, THIRD, [[4, 0]]);
  assertEquals(after(learner, FIRST, [[36, 0]], 1), [5, 4, 4, 4, 4, 4, 4, 4, 4]);
  assertEquals(boxesOf(learner)[THIRD], third);
});

Deno.test("changing a returned state changes no box", () => {
  const learner = create("setting=source", { [FIRST]: [0, 3, 0, 0, 3, 0, 0, 0, 0] });
  boxesOf(learner)[FIRST].fill(0);
  assertEquals(boxesOf(learner)[FIRST], [0, 3, 0, 0, 3, 0, 0, 0, 0]);
});

Deno.test("the last move is forced: no bead is drawn and no box used", () => {
  const learner = create("setting=source");
  learner.gameStart(0);
  assertStrictEquals(choose(learner, "XOXXOO-XO", []), 6);
  learner.gameEnd(1, 0);
  assertEquals(boxesOf(learner), {});
});

Deno.test("MENACE refuses to play O, at the start of a game and when asked for a move", () => {
  const learner = create("setting=source");
  const refusal = /^menace plays X, who moves first; it cannot play O$/;
  assertThrows(() => learner.gameStart(1), UsageError, refusal);
  const { context } = scripted([]);
  assertThrows(() => learner.choose(game.start("X-------- O"), context), UsageError, refusal);
});

Deno.test("a state of a wrong shape is refused in one line that says where", () => {
  const refused = (state: unknown, message: RegExp) =>
    assertThrows(() => createLearner("menace", game, state), UsageError, message);
  const box = (key: string, beads: unknown) => ({ setting: "source", boxes: { [key]: beads } });
  const prefix = "^state of menace:setting=source,beads=3: ";
  refused(null, new RegExp(`${prefix}Invalid type: Expected Object but received null$`));
  refused({ boxes: {} }, new RegExp(`${prefix}setting: .*received undefined$`));
  refused({ setting: "source" }, new RegExp(`${prefix}boxes: .*received undefined$`));
  refused({ ...box(FIRST, Array(9).fill(1)), more: 1 }, new RegExp(`${prefix}more: .*$`));
  refused(box(FIRST, [1, 2]), new RegExp(`${prefix}boxes.${FIRST}: .*Expected 9.*$`));
  refused(
    box(FIRST, Array(9).fill(0.5)),
    new RegExp(`${prefix}boxes.${FIRST}.0: .*safe integer.*$`),
  );
  refused(box(FIRST, Array(9).fill(-1)), new RegExp(`${prefix}boxes.${FIRST}.0: .*>=0.*$`));
  refused(
    { setting: "michie", boxes: {} },
    new RegExp(`${prefix}it was learned with setting=michie, not with setting=source$`),
  );
  // No board, a finished game, one free square, and a mirror image of a box's board.
  for (const key of ["", "XXXOO----", "XOXXOO-XO", "----X---O"]) {
    refused(box(key, Array(9).fill(0)), new RegExp(`${prefix}unknown box "${key}"$`));
  }
  refused(
    box(SECOND, [1, 0, 0, 0, 0, 0, 0, 0, 0]),
    new RegExp(`${prefix}box ${SECOND} can have no bead for square 0; possible: 1, 2, 3, 5, 6, `),
  );
});
