/**
 * The recorded games beside slow programs that know nothing of ours, so that no rule is right only because it was
 * recorded. That they follow from our rules is a test of the battery.
 *
 * @module
 */
import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { Chess } from "chess.js";
import { findGame, type Game, type Position } from "matchbox/games/mod.ts";
import { movesOfPlaythrough, playthrough, playthroughFile } from "matchbox/games/playthrough.ts";
import { referenceConnectFour } from "../reference/connect_four.ts";
import { referenceDraughts } from "../reference/draughts.ts";
import { referenceHexapawn } from "../reference/hexapawn.ts";
import { referenceMetelyk } from "../reference/metelyk.ts";
import type { Reference } from "../reference/reference.ts";
import { referenceReversi } from "../reference/reversi.ts";
import { referenceTicTacToe } from "../reference/tictactoe.ts";

const references: Readonly<Record<string, Reference>> = {
  tictactoe: referenceTicTacToe(),
  ...Object.fromEntries(
    [4, 6, 8, 10].map((size) => [`reversi:size=${size}`, referenceReversi(size)]),
  ),
  ...Object.fromEntries(
    [[4, 4], [6, 5], [8, 7], [7, 6]].map(([columns, rows]) => [
      `connect_four:size=${columns}x${rows}`,
      referenceConnectFour(columns, rows),
    ]),
  ),
  ...Object.fromEntries(
    [4, 6].map((size) => [`draughts:size=${size}`, referenceDraughts(size)]),
  ),
  ...Object.fromEntries(
    [3, 5].map((size) => [`hexapawn:size=${size}`, referenceHexapawn(size)]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((side) => [`metelyk:side=${side}`, referenceMetelyk(side)]),
  ),
};

for (const [spec, reference] of Object.entries(references)) {
  Deno.test(`${spec}: the recorded game is one by the reference`, () => {
    let slow = reference;
    const { plies, result } = read(findGame(spec));
    for (const { position, legal, move } of plies) {
      assertStrictEquals(position, slow.toString());
      assertEquals(legal.sort(), slow.moves().sort());
      if (move !== undefined) slow = slow.play(move);
    }
    const [first, second] = findGame(spec).sides;
    const words = { "1": `${first} won`, "0": "a draw", "-1": `${second} won` };
    assertStrictEquals(result.replace(/ by .*/, ""), words[`${slow.result()!}`]);
  });
}

Deno.test("chess: the recorded game is one by chess.js", () => {
  const oracle = new Chess();
  const { plies, result } = read(findGame("chess"));
  for (const { position, legal, move } of plies) {
    assertStrictEquals(position, oracle.fen());
    assertEquals(legal.sort(), oracle.moves().sort());
    if (move !== undefined) oracle.move(move);
  }
  assert(oracle.isCheckmate() && oracle.turn() === "b");
  assertStrictEquals(result, "White won");
});

Deno.test("a changed rule shows at the ply where it matters, and the moves before it are kept", () => {
  const game = findGame("tictactoe");
  const recorded = playthrough(game);
  const moves = movesOfPlaythrough(recorded);
  assertStrictEquals(playthrough(game, moves), recorded);
  // From now on, nobody may play in the square of the third move while others are free.
  const forbidden = game.parse(game.start(), moves[2]);
  const changed: Game = { ...game, start: (notation) => without(game.start(notation), forbidden) };
  const now = playthrough(changed, moves);
  assertEquals(movesOfPlaythrough(now).slice(0, 2), moves.slice(0, 2));
  const [old, lines] = [recorded.split("\n"), now.split("\n")];
  const first = lines.findIndex((line, i) => line !== old[i]);
  assertStrictEquals(old[first], "legal, 9: a1 b1 c1 a2 b2 c2 a3 b3 c3");
  assertStrictEquals(
    lines[first],
    `legal, 8: ${"a1 b1 c1 a2 b2 c2 a3 b3 c3".replace(moves[2], "").replace("  ", " ").trim()}`,
  );
});

/** The plies of the recorded game, and its result. */
function read(game: Game) {
  const path = new URL(`playthroughs/${playthroughFile(game)}`, import.meta.url);
  const text = Deno.readTextFileSync(path);
  const plies = text.split(/^ply: \d+$/m).slice(1).map((part) => {
    const line = (name: RegExp) => part.match(name)?.[1];
    return {
      position: line(/^position: (.*)$/m)!,
      legal: line(/^legal, \d+: ?(.*)$/m)!.split(" ").filter(Boolean),
      move: line(/^move: (.*)$/m),
    };
  });
  return { plies, result: text.match(/^result: (.*)$/m)![1] };
}

/** The position without one of its moves, unless it is the only one. */
function without(position: Position, move: number): Position {
  const all = position.moves.bind(position);
  const moves = (out: Int32Array, from: number) => {
    const end = all(out, from);
    const kept = out.slice(from, end).filter((each) => each !== move);
    if (kept.length === 0) return end;
    out.set(kept, from);
    return from + kept.length;
  };
  return Object.defineProperty(position, "moves", { value: moves });
}
