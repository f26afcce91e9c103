import { assert, assertGreater, assertStrictEquals } from "@std/assert";
import { boardShape } from "matchbox/agents/endgame/board.ts";
import { Stability } from "matchbox/agents/endgame/stability.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, legalMoves, opponent, type Position } from "matchbox/games/mod.ts";
import { discsOf } from "matchbox/games/reversi/discs.ts";
import { ownersOf, type ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { playedEndgame, randomBoard } from "./sample_endgames.ts";

const stable = (size: number, position: Position) => {
  const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position);
  return new Stability(boardShape(size)).count(ownLow, ownHigh, enemyLow, enemyHigh);
};

Deno.test("a corner, an edge filled from it, and a full board are stable; the start is not", () => {
  const game = findGame("reversi");
  assertStrictEquals(stable(8, game.start()), 0);
  const board = (rows: string[]) => game.start(`${rows.join("")} X`);
  // Light's discs join the corner to the start, as a notation has to.
  const centre = ["---XO---", "---OX---", "--------", "--------", "--------"];
  assertStrictEquals(stable(8, board(["XXX-----", "--O-----", "--O-----", ...centre])), 3);
  // b2 lies on full lines nowhere, but in all four directions beside a stable disc.
  assertStrictEquals(stable(8, board(["XXX-----", "XX------", "X-O-----", ...centre])), 6);
  // Without c1 and a3 it can be flipped along the rising diagonal.
  assertStrictEquals(stable(8, board(["XX------", "XX------", "--O-----", ...centre])), 3);
  assertStrictEquals(stable(8, game.start(`${"X".repeat(40)}${"O".repeat(24)} X`)), 40);
  // On 6x6 the corner lies elsewhere in the halves.
  const small = findGame("reversi:size=6");
  const six = small.start("XX----" + "--O---" + "--XO--" + "--OX--" + "------" + "------ X");
  assertStrictEquals(stable(6, six), 2);
});

Deno.test("no more discs are counted as stable than survive any random game", () => {
  const random = randomStream("stable discs");
  let counted = 0;
  for (const size of [4, 6, 8]) {
    const game = findGame(`reversi:size=${size}`);
    for (let sample = 0; sample < 150; sample++) {
      const position = sample % 2 === 0
        ? playedEndgame(game, Math.min(12, 3 * size), random)
        : randomBoard(game, 10, random);
      for (const side of [0, 1] as const) {
        // The count for a side does not depend on who is to move.
        const turned = game.start(`${position.toString().split(" ")[0]} ${"XO"[side]}`);
        const count = stable(size, turned);
        counted += count;
        const kept = survivors(position, side);
        assert(count <= kept, `${count} stable, ${kept} kept by ${side} in ${position}`);
      }
    }
  }
  // The test says something only if there are many.
  assertGreater(counted, 3000);

  /** The discs of a side that are never flipped in any of many random games. */
  function survivors(position: Position, side: 0 | 1): number {
    const game = findGame(`reversi:size=${(position as ReversiPosition).size}`);
    const kept = new Set(
      [...ownersOf(position as ReversiPosition).entries()]
        .filter(([, owner]) => owner === side).map(([square]) => square),
    );
    for (let line = 0; line < 40; line++) {
      const current = position.clone() as ReversiPosition;
      while (current.result() === null) {
        const moves = legalMoves(game, current);
        current.play(moves[random.below(moves.length)]);
        for (const square of kept) {
          if (current.at(square) === opponent(side)) kept.delete(square);
        }
      }
    }
    return kept.size;
  }
});
