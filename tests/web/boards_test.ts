import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, legalMoves, type Move } from "matchbox/games/mod.ts";
import { offeredGames } from "matchbox/web/play/page_games.ts";
import { modelOf } from "matchbox/touch/boards/models.ts";
import { formatTime } from "matchbox/web/play/clock_view.ts";
import type { GameState } from "matchbox/web/play/messages.ts";
import { PlayedGame } from "matchbox/web/play/played_game.ts";

const specs = [...offeredGames(), "metelyk:side=2"];

Deno.test("the cells of a board show each legal move once, on cells that are there", () => {
  for (const spec of specs) {
    const game = findGame(spec);
    const random = randomStream(`board of ${spec}`);
    for (let number = 0; number < 2; number++) {
      const position = game.start();
      let last: Move | undefined;
      while (position.result() === null) {
        const model = modelOf(game, position, last);
        const { cells, moves, last: marked, columns, rows } = model;
        const legal = legalMoves(game, position);
        assertEquals(
          moves.map(({ name }) => name),
          legal.map((move) => game.format(position, move)),
        );
        // No two moves look the same to whoever chooses.
        const shown = moves.map(({ name, from, to, choice }) =>
          model.picture === undefined ? `${from} ${to} ${choice}` : name
        );
        assertStrictEquals(new Set(shown).size, moves.length, spec);
        const named = new Map(cells.map((cell) => [cell.name, cell]));
        const places = new Set(cells.map(({ x, y }) => `${x} ${y}`));
        assertEquals([named.size, places.size], [cells.length, cells.length]);
        assert(cells.every(({ x, y }) => x >= 0 && x < columns && y >= 0 && y < rows));
        for (const { from, to } of moves) {
          assert(to === null || named.has(to), `${spec}: ${to}`);
          if (from !== null) assert(named.get(from)!.piece !== "", `${spec}: ${from}`);
          else if (to !== null) assertStrictEquals(named.get(to)!.piece, "");
        }
        assert(marked.every((name) => named.has(name)), `${spec}: ${marked}`);
        last = legal[random.below(legal.length)];
        position.play(last);
      }
    }
  }
});

Deno.test("the four promotions of a pawn are told apart by the new piece", () => {
  const chess = findGame("chess");
  const position = chess.start("8/4P2k/8/8/8/8/8/K7 w - - 0 1");
  const choices = modelOf(chess, position).moves
    .filter(({ from, to }) => from === "e7" && to === "e8").map(({ choice }) => choice);
  assertEquals(choices.sort(), ["bishop", "knight", "queen", "rook"]);
});

Deno.test("a king in check and the lines that won are marked, and nothing else", () => {
  const shown = (spec: string, notation: string) => {
    const game = findGame(spec);
    return modelOf(game, game.start(notation));
  };
  assertStrictEquals(shown("chess", "4k3/8/8/8/8/8/8/4R1K1 b - - 0 1").check, "e8");
  assertStrictEquals(shown("chess", "4k3/8/8/8/8/8/8/3R2K1 b - - 0 1").check, undefined);
  // Also where it is mate.
  assertStrictEquals(shown("chess", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1").check, "g8");
  assertEquals(shown("tictactoe", "XXXOO---- O").won, ["a1", "b1", "c1"]);
  assertEquals(shown("tictactoe", "OXX-OX--O X").won, ["a1", "b2", "c3"]);
  assertEquals(shown("tictactoe", "XX-OO---- X").won, []);
  // The last cross completes two lines.
  assertEquals(shown("tictactoe", "XXXXOOXOO O").won, ["a1", "b1", "c1", "a2", "a3"]);
});

Deno.test("the page follows a game forwards, backwards and along another line", () => {
  const game = findGame("chess");
  const state = (...moves: string[]) =>
    ({ spec: "chess", opening: game.start().toString(), moves }) as unknown as GameState;
  const played = new PlayedGame(state());
  for (const moves of [["e4"], ["e4", "e5", "Nf3"], ["e4", "c5"], []]) {
    played.follow(state(...moves));
    assertEquals(played.names, moves);
    const position = game.start();
    moves.forEach((move, ply) => {
      assertStrictEquals(played.at(ply).toString(), position.toString());
      position.play(game.parse(position, move));
    });
    assertStrictEquals(played.at(moves.length).toString(), position.toString());
  }
});

Deno.test("times are written as on a chess clock", () => {
  const times: [number, string][] = [
    [3_909_000, "1:05:09"],
    [309_000, "5:09"],
    [10_000, "0:10"],
    [9_940, "0:10"],
    [9_400, "0:09.4"],
    [1, "0:00.1"],
    [-5, "0:00.0"],
  ];
  for (const [milliseconds, text] of times) assertStrictEquals(formatTime(milliseconds), text);
});
