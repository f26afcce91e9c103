import {
  assertEquals,
  assertGreater,
  assertNotStrictEquals,
  assertStrictEquals,
} from "@std/assert";
import { solve } from "matchbox/agents/mod.ts";
import { playMatch } from "matchbox/arena/mod.ts";
import { endgameTurn } from "matchbox/experiments/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { emptySquares, type ReversiPosition } from "matchbox/games/reversi/mod.ts";

const game = findGame("reversi:size=6");
const { records } = playMatch(game, "random", "greedy", { games: 60, seed: "turns" });

Deno.test("a game is turned when the side that is lost with best play does not lose it", () => {
  let turned = 0;
  let compared = 0;
  for (const record of records) {
    const found = endgameTurn(record, 8);
    const position = game.start(record.opening) as ReversiPosition;
    for (const move of record.moves) {
      if (emptySquares(position) === 8) break;
      position.play(game.parse(position, move));
    }
    if (emptySquares(position) !== 8 || position.result() !== null) {
      assertStrictEquals(found, null);
      continue;
    }
    // The generic solver values the result for the side to move.
    const value = Math.sign(solve(game, position).value);
    const winner = value === 0 ? null : value > 0 ? position.side : 1 - position.side;
    const lost = winner === null ? null : 1 - winner;
    const winnerWins = record.result === (winner === 0 ? 1 : -1);
    assertEquals(found, { lost, turned: lost !== null && !winnerWins });
    compared++;
    if (found!.turned) turned++;
  }
  assertGreater(compared, 40);
  assertGreater(turned, 0);
});

Deno.test("a drawn game is turned for the side that was lost", () => {
  const record = records.find((each) => endgameTurn(each, 8)?.lost === 1)!;
  assertNotStrictEquals(record, undefined);
  assertEquals(endgameTurn({ ...record, result: 0 }, 8), { lost: 1, turned: true });
  assertEquals(endgameTurn({ ...record, result: 1 }, 8), { lost: 1, turned: false });
});
