import { assertEquals, assertRejects, assertStrictEquals } from "@std/assert";
import { createLearner } from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { MACHINES } from "matchbox/web/sheets/boxes.ts";
import { sheetPage } from "matchbox/web/sheets/sheet_page.ts";
import { sheetsVerb } from "../../cli/sheets.ts";

Deno.test("the sheets of MENACE have Michie's 304 boxes, by the move of X that they are for", () => {
  const boxes = MACHINES.tictactoe();
  // D. Michie, Experiments on the mechanization of game-learning, 1963.
  assertEquals([1, 2, 3, 4].map((turn) => boxes.filter((box) => box.turn === turn).length), [
    1,
    12,
    108,
    183,
  ]);
  assertStrictEquals(new Set(boxes.map(({ picture }) => picture)).size, 304);
});

Deno.test("the sheets of HER have the boxes that the machine opens, and no others", () => {
  const game = findGame("hexapawn");
  // Not punished, the machine goes on playing everything that it can.
  const machine = createLearner("her:beads=1000", game, undefined, randomStream("her"));
  const random = randomStream("her and another");
  for (let played = 0; played < 2000; played++) {
    const position = game.start();
    machine.gameStart(1);
    for (let ply = 0; legalMoves(game, position).length > 0; ply++) {
      const moves = legalMoves(game, position);
      position.play(
        ply % 2 === 1
          ? machine.choose(position, { random } as Parameters<typeof machine.choose>[1])
          : moves[random.below(moves.length)],
      );
    }
  }
  const { boxes } = machine.state as { boxes: Record<string, Record<string, number>> };
  const opened = Object.values(boxes).map((box) => Object.keys(box).length).sort();
  assertEquals(MACHINES.hexapawn().map(({ beads }) => beads.length).sort(), opened);
});

Deno.test("a page has every box once, and lines for the games", () => {
  for (const game of ["tictactoe", "hexapawn"] as const) {
    const page = sheetPage(game);
    const captions = [...page.matchAll(/<figcaption>box (\d+),/g)].map(([, number]) => +number);
    assertEquals(captions, MACHINES[game]().map((_, index) => index + 1));
    assertStrictEquals(page.match(/<script|src=|href=/g), null);
  }
});

Deno.test("a game without a machine of matchboxes is an error that names those that have one", async () => {
  const error = await assertRejects(() => sheetsVerb("chess", {}), UsageError);
  assertStrictEquals(/tictactoe.*hexapawn/.test(error.message), true);
});
