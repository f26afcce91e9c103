import { assertEquals, assertThrows } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { createLearner } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { type Boxes, create, FIRST, SECOND } from "./menace_machines.ts";

const game = findGame("tictactoe");

Deno.test("a saved machine brings its rules; parameters that contradict them are refused", () => {
  const saved = create("setting=michie,win=5").state;
  const read = (spec: string) => createLearner(spec, game, saved);
  for (const spec of ["menace", "menace:setting=michie,win=5", "menace:win=5,draw=1"]) {
    assertEquals(read(spec).state, saved);
  }
  const refused = (spec: string, problem: string) =>
    assertThrows(() => read(spec), UsageError, `state of ${spec}: it was made with ${problem}`);
  refused("menace:win=3", "win=5, not with win=3");
  refused("menace:setting=michie", "win=5, not with win=3");
  refused("menace:side=O", "side=X, not with side=O");
});

Deno.test("a state of a wrong shape is refused in one line that names the entry", () => {
  const good = create("setting=staged").state as { rules: Record<string, unknown>; boxes: Boxes };
  const refused = (state: unknown, message: RegExp) => {
    const text = `^state of menace: ${message.source}`;
    assertThrows(() => createLearner("menace", game, state), UsageError, new RegExp(text));
  };
  const box = (key: string, beads: unknown) => ({
    ...good,
    boxes: { ...good.boxes, [key]: beads },
  });
  const rule = (name: string, value: unknown) => ({
    ...good,
    rules: { ...good.rules, [name]: value },
  });
  refused(null, /expected an object but found null$/);
  refused({ boxes: {} }, /rules: expected, but it is missing$/);
  refused({ rules: good.rules }, /boxes: expected, but it is missing$/);
  refused({ ...good, more: 1 }, /more: expected nothing else but found "more"$/);
  refused(rule("win", "much"), /rules.win: expected a whole number from -99 to 99$/);
  refused(rule("side", "Y"), /rules.side: expected X or O$/);
  refused(rule("side", null), /rules.side: expected a value, not null$/);
  refused(rule("colour", "red"), /rules.colour: expected nothing else but found "colour"$/);
  refused(box(FIRST, [1, 2]), /boxes.---------: expected 9 numbers$/);
  refused(box(FIRST, Array(9).fill(0.5)), /boxes.---------.0: expected a whole number of beads$/);
  refused(box(FIRST, Array(9).fill(-1)), /boxes.---------.0: .* at least 0$/);
  refused(
    box(FIRST, [4, 4, "4", 4, 4, 4, 4, 4, 4]),
    /boxes.---------.2: expected a number of beads$/,
  );
  refused(box(FIRST, Array(9).fill(2 ** 40)), /boxes.---------.0: .* at most 134217728$/);
  // No board, a finished game, one free square, and a mirror image of a box's board.
  for (const key of ["", "XXXOO----", "XOXXOO-XO", "----X---O"]) {
    refused(box(key, Array(9).fill(0)), new RegExp(`unknown box "${key}"$`));
  }
  refused(
    box(SECOND, [1, 0, 0, 0, 0, 0, 0, 0, 0]),
    new RegExp(`box ${SECOND} can have no bead for square 0; possible: 1, 2, 3, 5, 6, `),
  );
});

Deno.test("a saved machine with 303 boxes is refused, whichever is missing; the message names it", () => {
  const { rules, boxes } = create("setting=staged").state as { rules: unknown; boxes: Boxes };
  for (const key of Object.keys(boxes)) {
    const { [key]: _, ...rest } = boxes;
    assertThrows(
      () => createLearner("menace", game, { rules, boxes: rest }),
      UsageError,
      `state of menace: box ${key} is missing; expected all 304 boxes`,
    );
  }
});
