import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { createAgent, createLearner, RESIGN, solve } from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves, makeMove, type Position } from "matchbox/games/mod.ts";

const game = findGame("hexapawn");
type Boxes = { boxes: Record<string, Record<string, number>> };

function machine(state?: unknown, spec = "her") {
  return createLearner(spec, game, state);
}

/** A game of the machine, as black, against random moves: whether it won. */
function play(her: ReturnType<typeof machine>, seed: string): boolean {
  const random = randomStream(seed);
  const context = { random, clock: { now: () => 0 } };
  const white = createAgent("random", game);
  const position = game.start();
  her.gameStart(1);
  for (;;) {
    const result = position.result();
    if (result !== null) {
      her.gameEnd(result, 1);
      return result === -1;
    }
    const move = (position.side === 0 ? white : her).choose(position, context);
    if (move === RESIGN) {
      her.gameEnd(1, 1);
      return false;
    }
    position.play(move);
  }
}

Deno.test("HER learns by its losses alone to win every game", () => {
  const her = machine();
  const lost = Array.from({ length: 400 }, (_, i) => play(her, `game ${i}`)).filter((won) => !won);
  assert(lost.length > 0);
  // Every move that is left wins.
  const { boxes } = her.state as Boxes;
  for (const [text, box] of Object.entries(boxes)) {
    const position = game.start(text);
    const values = new Map(
      solve(game, position).moves.map(({ move, value }) =>
        [game.format(position, move), value] as const
      ),
    );
    if (Object.values(box).every((beads) => beads === 0)) continue;
    for (const [move, beads] of Object.entries(box)) {
      if (beads > 0) assertStrictEquals(values.get(move), 1, `${text} ${move}`);
    }
  }
  for (let i = 0; i < 50; i++) assert(play(her, `later ${i}`), `later ${i}`);
});

Deno.test("HER has a box for a position and its mirror image, and 19 of them in all", () => {
  const her = machine();
  const context = { random: randomStream("boxes"), clock: { now: () => 0 } };
  const visit = (position: Position): void => {
    if (position.side === 1 && position.result() === null) her.analyse!(position, context);
    for (const move of legalMoves(game, position)) {
      position.play(move);
      visit(position);
      position.undo();
    }
  };
  visit(game.start());
  const { boxes } = her.state as Boxes;
  // Counted apart from this, by a walk over the notations of the slow reference.
  assertStrictEquals(Object.keys(boxes).length, 19);
  // The answers to a step of a side pawn: one image takes by a move that the other mirrors.
  const sides = ["a3a2", "c3c2"].map((move) => makeMove(game.start(), move).toString());
  assertStrictEquals(sides.filter((text) => text in boxes).length, 1);
});

Deno.test("after a loss HER takes the last bead away, after a win it adds its reward, and else nothing", () => {
  const context = () => ({ random: randomStream("draw"), clock: { now: () => 0 } });
  const after = makeMove(game.start(), "b3b2");
  const total = (state: unknown) =>
    Object.values((state as Boxes).boxes).flatMap(Object.values).reduce((sum, n) => sum + n, 0);
  for (const [result, change] of [[1, -1], [-1, 2]] as const) {
    const her = machine(undefined, "her:reward=2");
    her.gameStart(1);
    her.choose(after, context());
    const before = total(her.state);
    her.gameEnd(result, 1);
    assertStrictEquals(total(her.state), before + change);
    her.gameStart(1);
    her.choose(after, context());
    her.gameStart(1);
    assertStrictEquals(total(her.state), before + change);
  }
});

Deno.test("a machine made from the state of HER plays as it, and resigns where its box is empty", () => {
  const her = machine();
  for (let i = 0; i < 20; i++) play(her, `first ${i}`);
  const copy = machine(her.state);
  assertEquals(copy.state, her.state);
  assertStrictEquals(play(copy, "next"), play(her, "next"));
  const after = makeMove(game.start(), "b3b2");
  const boxes = { [after.toString()]: { a1a2: 0, a1b2: 0, c1b2: 0, c1c2: 0 } };
  const context = { random: randomStream("x"), clock: { now: () => 0 } };
  assertStrictEquals(machine({ boxes }).choose(after, context), RESIGN);
  assertThrows(() => machine({ boxes: { x: { a1a2: -1 } } }), UsageError, "at least 0 beads");
});
