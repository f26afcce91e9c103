import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { beadsAt, boxPicture, createAgent, createLearner } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import { framesOf } from "matchbox/notebook/menace_game.ts";
import { stillContext } from "../fixtures/still_context.ts";

const game = findGame("tictactoe");
const at = (notation: string) => game.start(notation) as TicTacToePosition;

Deno.test("the beads of a box are turned with the board", () => {
  // Beads for the square opposite the nought on a1 and for the edge b1 beside it, two and five.
  const { rules, boxes } = createLearner("menace", game).state as {
    rules: unknown;
    boxes: Record<string, number[]>;
  };
  const menace = createLearner("menace", game, {
    rules,
    boxes: { ...boxes, "O---X----": [0, 5, 0, 0, 0, 0, 0, 0, 2] },
  });
  assertEquals(beadsAt(menace, at("O---X---- X")), [0, 5, 0, 0, 0, 0, 0, 0, 2]);
  // A quarter turn clockwise: a1 becomes c1, b1 becomes c2, and c3 becomes a3.
  assertEquals(beadsAt(menace, at("--O-X---- X")), [0, 0, 0, 0, 0, 5, 2, 0, 0]);
  assertStrictEquals(beadsAt(menace, at("XOXXOO-XO X")), undefined);
});

Deno.test("a picture of a box has a dot for each bead, or their number, and tells their sum", () => {
  const dots = (beads: number[]) => boxPicture(at("O---X---- X"), beads);
  const few = dots([0, 3, 0, 0, 0, 0, 0, 0, 1]);
  // Four beads, and the nought on the board.
  assertStrictEquals(few.match(/<circle/g)!.length, 4 + 1);
  assertMatch(few, />4 beads</);
  const many = dots([0, 40, 0, 0, 0, 0, 0, 0, 1]);
  assertStrictEquals(many.match(/<circle/g)!.length, 1 + 1 + 1);
  assertMatch(many, />40<\/text>/);
});

Deno.test("a game is shown move by move, and then every box that was used, with its new beads", () => {
  const menace = createLearner("menace:setting=michie", game);
  const context = stillContext("frames");
  const frames = framesOf(menace, createAgent("random", game), context);
  const captions = frames.map(({ caption }) => caption);
  const drawn = captions.filter((caption) =>
    /^Move \d: MENACE draws a bead for \w\d\.$/.test(caption)
  );
  const after = captions.filter((caption) => /^The game is (won|drawn|lost): /.test(caption));
  assertStrictEquals(after.length, drawn.length);
  // A win, a draw and a loss change a box of 4, 3, 2 or 1 beads for the square by 3, 1 and -1.
  const change = { won: 3, drawn: 1, lost: -1 };
  after.forEach((caption, index) => {
    const [, result, beads] = caption.match(/^The game is (\w+): .* has (\d+) for /)!;
    assertStrictEquals(Number(beads), 4 - index + change[result as keyof typeof change]);
  });
});
