import { assert, assertStrictEquals, assertThrows } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame, listGames } from "matchbox/games/mod.ts";
import { piecesOf, withOtherSide, withPiece } from "matchbox/touch/board/set_up.ts";
import { modelOf } from "matchbox/touch/boards/models.ts";

/** Puts pieces on cells of the start, one after the other. */
function put(spec: string, ...pieces: readonly (readonly [cell: string, letter: string])[]) {
  const game = findGame(spec);
  return pieces.reduce((notation, [name, letter]) => {
    const { cells } = modelOf(game, game.start(notation));
    return withPiece(game, notation, cells, cells.find((cell) => cell.name === name)!, letter);
  }, String(game.start()));
}

Deno.test("positions of every game are set up by clicks", () => {
  for (const { name } of listGames()) {
    assert(piecesOf(findGame(name)).length > 2, name);
  }
});

Deno.test("a man of draughts is taken off, put on another square and crowned", () => {
  assertStrictEquals(put("draughts", ["16", ""]), "W:W13,14,15,17,18:B1,2,3,4,5,6:H0");
  assertStrictEquals(
    put("draughts", ["1", ""], ["16", "BK"]),
    "W:W13,14,15,17,18:B2,3,4,5,6,K16:H0",
  );
  const white = put("draughts", ["16", ""], ["6", "WK"], ["6", ""], ["10", "W"]);
  assertStrictEquals(white, "W:W10,13,14,15,17,18:B1,2,3,4,5:H0");
  assertStrictEquals(
    withOtherSide(findGame("draughts"), white),
    "B:W10,13,14,15,17,18:B1,2,3,4,5:H0",
  );
});

Deno.test("men of draughts do not stand on light squares, nor men on their last row", () => {
  assertThrows(() => put("draughts", ["light 1", "W"]), UsageError, "dark squares");
  assertThrows(() => put("draughts", ["1", "W"]), UsageError, "a man on its last row is a king");
});

Deno.test("a king of Los Alamos chess moves, and other men come and go", () => {
  const game = findGame("los_alamos");
  assertStrictEquals(
    put("los_alamos", ["d3", "K"], ["a2", ""], ["a5", ""], ["f4", "q"]),
    "rnqknr/1ppppp/5q/3K2/1PPPPP/RNQ1NR w 0",
  );
  const letters = piecesOf(game).map(({ letter }) => letter).join("");
  assertStrictEquals(letters, "PNRQKpnrqk", "there are no bishops");
  assertStrictEquals(
    withOtherSide(game, "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w 0"),
    "rnqknr/pppppp/6/6/PPPPPP/RNQKNR b 0",
  );
});
