import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import {
  createAgent,
  createLearner,
  type Learner,
  openedBoxes,
  playEpisode,
  RESIGN,
} from "matchbox/agents/mod.ts";
import { findGame, type Result } from "matchbox/games/mod.ts";
import { likeness } from "./noughts_and_crosses.ts";
import { type Script, scripted } from "./scripted.ts";
import { type Boxes, boxesOf, choose, create, FIRST, SECOND, THIRD } from "./menace_machines.ts";

const game = findGame("tictactoe");

/** The beads of some boxes. */
function someOf(learner: Learner, boards: readonly string[]): Boxes {
  const all = boxesOf(learner);
  return Object.fromEntries(boards.map((board) => [board, all[board]]));
}

/** The beads of a box after a game in which only this box was used. */
function after(learner: Learner, board: string, script: Script, result: Result): number[] {
  learner.gameStart(0);
  choose(learner, board, script);
  learner.gameEnd(result, 0);
  return boxesOf(learner)[board];
}

Deno.test("staged: a box starts with 4, 3, 2, 1 beads for each legal square", () => {
  const fresh = (board: string, script: Script) =>
    after(create("setting=staged"), board, script, 0);
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

Deno.test("literal: every box starts with random beads of legal squares, three or as many as `beads` says", () => {
  for (const [spec, byTurn] of [["", [3, 3, 3, 3]], [",beads=6/5/1/2", [6, 5, 1, 2]]] as const) {
    const random = randomStream(`literal ${spec}`);
    const seen = new Set<number>();
    for (let machine = 0; machine < 50; machine++) {
      const learner = createLearner(`menace:setting=literal${spec}`, game, undefined, random);
      for (const [board, beads] of Object.entries(boxesOf(learner))) {
        const turn = [...board].filter((mark) => mark === "X").length;
        assertStrictEquals(beads.reduce((sum, count) => sum + count), byTurn[turn], board);
        beads.forEach((count, square) => assert(count === 0 || board[square] === "-", board));
      }
      boxesOf(learner)[FIRST].forEach((count, square) => count > 0 && seen.add(square));
    }
    assertStrictEquals(seen.size, 9, "the beads of machines differ");
  }
});

Deno.test("literal: untrained agents are the same each time", () => {
  const [one, other] = [0, 1].map(() => boxesOf(create("setting=literal")));
  assertEquals(one, other);
});

for (const setting of ["literal", "staged"]) {
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
      const boards = [FIRST, SECOND, THIRD];
      assertEquals(someOf(learner, boards), boxes, "it learns when the game has ended");
      learner.gameEnd(result, 0);
      assertEquals(someOf(learner, boards), {
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

Deno.test("staged: a box emptied by a loss is refilled with three beads when it is next used", () => {
  const learner = create("setting=staged", { [THIRD]: [0, 0, 0, 0, 0, 0, 0, 1, 0] });
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

Deno.test("rewards are free: each result changes the bead drawn by as much as is said, and not below none", () => {
  const before = [0, 0, 0, 2, 0, 0, 2, 2, 0];
  for (const [result, count] of [[1, 9], [0, 2 - 1], [-1, 0]] as const) {
    const learner = create("win=7,draw=-1,loss=-5", { [THIRD]: before });
    assertEquals(after(learner, THIRD, [[6, 4]], result), [0, 0, 0, 2, 0, 0, 2, count, 0]);
  }
});

Deno.test("refill=never: an empty box stays empty; later moves are random", () => {
  const empty = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const boxes = { [FIRST]: empty, [THIRD]: empty };
  const learner = create("refill=never", boxes);
  learner.gameStart(0);
  assertStrictEquals(choose(learner, FIRST, [[9, 4]]), 4);
  assertStrictEquals(choose(learner, THIRD, [[5, 2]]), 6);
  learner.gameEnd(1, 0);
  assertEquals(someOf(learner, [FIRST, THIRD]), boxes);
});

Deno.test("resign=true: it resigns when its first box is empty, for ever, but refills the others", () => {
  const empty = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const learner = create("setting=michie,resign=true", { [FIRST]: empty, [THIRD]: empty });
  const { context } = scripted([]);
  const random = createAgent("random", game);
  for (let number = 0; number < 3; number++) {
    assertStrictEquals(playEpisode(game.start(), [learner, random], context), -1);
  }
  assertEquals(boxesOf(learner)[FIRST], empty);
  const { move, principalVariation, note } = learner.analyse!(game.start(), context);
  assertEquals([move, principalVariation, note], [RESIGN, [], "its box is empty"]);
  assertEquals(
    after(learner, THIRD, [[3, 0], [3, 0], [3, 1], [3, 2]], 1),
    [0, 0, 0, 2, 0, 0, 1 + 3, 0, 0],
  );
});

Deno.test("a machine that plays O is rewarded when O wins", () => {
  const board = "X---O---X";
  for (const [result, change] of [[-1, 3], [0, 1], [1, -1]] as const) {
    const learner = create("setting=michie,side=O");
    // Three beads each, in the second move, for an edge and a corner.
    const [image] = Object.keys(boxesOf(learner)).filter((key) =>
      likeness(key) === likeness(board)
    );
    const before = [...boxesOf(learner)[image]];
    learner.gameStart(1);
    const { context } = scripted([[6, 0]]);
    learner.choose(game.start(`${image} O`), context);
    learner.gameEnd(result, 1);
    const first = before.findIndex((count) => count > 0);
    before[first] += change;
    assertEquals(boxesOf(learner)[image], before);
  }
});

Deno.test("boxes used in an unfinished game learn nothing from the next one", () => {
  const third = [0, 0, 0, 2, 0, 0, 0, 2, 0];
  const learner = create("setting=staged", { [THIRD]: third });
  learner.gameStart(0);
  choose(learner, THIRD, [[4, 0]]);
  assertEquals(after(learner, FIRST, [[36, 0]], 1), [5, 4, 4, 4, 4, 4, 4, 4, 4]);
  assertEquals(boxesOf(learner)[THIRD], third);
});

Deno.test("changing a returned state changes no box", () => {
  const learner = create("setting=staged", { [FIRST]: [0, 3, 0, 0, 3, 0, 0, 0, 0] });
  boxesOf(learner)[FIRST].fill(0);
  assertEquals(boxesOf(learner)[FIRST], [0, 3, 0, 0, 3, 0, 0, 0, 0]);
});

Deno.test("the last move is forced: no bead is drawn and no box used", () => {
  const learner = create("setting=staged");
  learner.gameStart(0);
  assertStrictEquals(choose(learner, "XOXXOO-XO", []), 6);
  const before = boxesOf(learner);
  learner.gameEnd(1, 0);
  assertEquals(boxesOf(learner), before);
});

Deno.test("MENACE refuses the other side, at the start of a game and when asked for a move", () => {
  const { context } = scripted([]);
  const x = create("setting=staged");
  const refusal =
    /^menace plays X, who moves first; expected menace:side=O for a machine that plays O$/;
  assertThrows(() => x.gameStart(1), UsageError, refusal);
  assertThrows(() => x.choose(game.start("X-------- O"), context), UsageError, refusal);
  const o = create("side=O");
  assertThrows(() => o.gameStart(0), UsageError, /^menace:side=O plays O; expected /);
});

Deno.test("contradicting parameters are refused, and a machine without symmetry has beads on all squares", () => {
  assertThrows(
    () => create("symmetry=false,squares=distinct"),
    UsageError,
    "menace: squares=distinct needs symmetry=true; expected squares=legal",
  );
  assertEquals(boxesOf(create("setting=michie,symmetry=false"))[FIRST], Array(9).fill(4));
});

Deno.test("the boxes opened in a game are told with the beads that the draw was from", () => {
  const learner = create("setting=literal", { [SECOND]: [0, 0, 0, 0, 0, 0, 1, 0, 0] });
  learner.gameStart(0);
  assertEquals(openedBoxes(learner), []);
  choose(learner, FIRST, [[3, 0]]);
  const [first] = openedBoxes(learner);
  assertEquals(first.beads, boxesOf(learner)[FIRST]);
  assert(first.beads[first.drawn] > 0);
  // The last bead of the second box is drawn, and the move again from three random ones: b1, b1, c1.
  choose(learner, SECOND, [[1, 0], [7, 0], [7, 0], [7, 1], [3, 2]]);
  assertEquals(openedBoxes(learner), [first, {
    box: 1 + Object.keys(boxesOf(learner)).slice(1).indexOf(SECOND),
    beads: [0, 2, 1, 0, 0, 0, 0, 0, 0],
    drawn: 2,
  }]);
  learner.gameEnd(1, 0);
  assertEquals(openedBoxes(learner), []);
});

Deno.test("what a box holds is told in words, with the moves of the position on the table", () => {
  const boxes = { [SECOND]: [0, 2, 0, 0, 0, 0, 0, 0, 1] };
  const learner = create("setting=staged", boxes);
  const note = (notation: string) => {
    const { context } = scripted([[3, 0]]);
    return learner.analyse!(game.start(notation), context).note;
  };
  assertStrictEquals(note(`${SECOND} X`), "drawn from 3 beads: b1 2, c3 1");
  // The same box, the board turned by 90 degrees clockwise: b1 becomes c2, and c3 becomes a3.
  assertStrictEquals(note("--O-X---- X"), "drawn from 3 beads: c2 2, a3 1");
});
