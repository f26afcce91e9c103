import { assert, assertEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { createLearner } from "matchbox/agents/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import { drawBead, playAndLearn } from "matchbox/agents/learners/menace_rule.ts";
import { boxesOf } from "./menace_machines.ts";

const game = findGame("tictactoe");

for (const [win, draw, loss] of [[1, 0, -1], [3, 1, -1], [0, 0, -1]]) {
  Deno.test(`the rule and the machine have the same beads after each of many games, +${win}/+${draw}/${loss}`, () => {
    const spec = `menace:setting=staged,win=${win},draw=${draw},loss=${loss}`;
    const machine = createLearner(spec, game);
    const boxes = structuredClone(boxesOf(machine)) as Record<string, number[]>;
    const stream = (name: string) => randomStream(`${spec} ${name}`);
    const anyMove = (random: ReturnType<typeof stream>) => (position: TicTacToePosition) => {
      const moves = legalMoves(game, position);
      return moves[random.below(moves.length)];
    };
    const [byRule, byMachine] = [anyMove(stream("opponent")), anyMove(stream("opponent"))];
    const [ofRule, ofMachine] = [stream("beads"), stream("beads")];
    const context = { random: ofMachine, clock: { now: () => 0 } };
    const results = new Set<number>();
    let refilled = 0;
    for (let played = 0; played < 1500; played++) {
      const empty = Object.values(boxes).filter((beads) => beads.every((count) => count === 0));
      const result = playAndLearn(boxes, { win, draw, loss }, byRule, ofRule);
      refilled += empty.filter((beads) => beads.some((count) => count > 0)).length;
      const position = game.start() as TicTacToePosition;
      machine.gameStart!(0);
      while (position.result() === null) {
        position.play(
          position.side === 0 ? machine.choose(position, context) : byMachine(position),
        );
      }
      machine.gameEnd!(position.result()!, 0);
      assertEquals(result, position.result(), `game ${played}`);
      if (played % 50 === 0) assertEquals(boxes, boxesOf(machine), `game ${played}`);
      results.add(result);
    }
    assertEquals(boxes, boxesOf(machine));
    assertEquals(results.size, 3, "won, drawn and lost games");
    assert(refilled > 0, "no box was refilled");
  });
}

Deno.test("a bead is drawn as often as it is in the box", () => {
  const random = randomStream("a box of three and one");
  const beads = [0, 3, 0, 0, 0, 0, 0, 1, 0];
  const draws = Array.from({ length: 4000 }, () => drawBead(beads, "O-X-X-O--", random));
  const share = draws.filter((square) => square === 1).length / draws.length;
  // The standard error is 0.007.
  assert(Math.abs(share - 0.75) < 0.03, `${share}`);
  assert(draws.every((square) => square === 1 || square === 7));
});
