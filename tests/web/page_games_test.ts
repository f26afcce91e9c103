import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { agentName } from "matchbox/agents/mod.ts";
import { findGame, legalMoves, listGames } from "matchbox/games/mod.ts";
import { modelOf } from "matchbox/touch/boards/models.ts";
import { programsOf } from "matchbox/touch/board/programs.ts";
import { squareModel } from "matchbox/touch/boards/square_board.ts";
import { NAMED_PROGRAMS, USUAL_LEVELS } from "matchbox/web/play/levels.ts";
import { levelsOf, offeredGames, pageGame } from "matchbox/web/play/page_games.ts";
import { agentOf, playerNamed } from "matchbox/web/play/players.ts";
import { playerWord } from "matchbox/web/play/words.ts";

Deno.test("every game is offered", () => {
  const offered = new Set(offeredGames().map((spec) => findGame(spec).name));
  assertEquals([...offered], listGames().map(({ name }) => name));
});

Deno.test("every level of an offered game is an agent of it, and a record tells it again", () => {
  for (const spec of offeredGames()) {
    const game = findGame(spec);
    for (const level of levelsOf(game.name)) {
      const name = agentName(agentOf(game.name, level), game);
      assertEquals(playerNamed(game, name, 0), level, `${spec}: ${name}`);
    }
  }
});

Deno.test("a program with a name of its own plays one offered game, and a record tells it again", () => {
  for (const [spec, { name, game: only }] of Object.entries(NAMED_PROGRAMS)) {
    assert(offeredGames().includes(only));
    const game = findGame(only);
    const canonical = agentName(spec, game);
    assertEquals(playerNamed(game, canonical, 0), spec);
    assertEquals(playerWord(["person", spec], 1), name);
    // The boards of notebooks offer it first.
    assertEquals(programsOf(game)[0].spec, spec);
  }
  const small = programsOf(findGame("metelyk:side=3")).map(({ spec }) => spec);
  assertEquals(small.filter((spec) => Object.hasOwn(NAMED_PROGRAMS, spec)), []);
});

Deno.test("the level expert is one of Reversi", () => {
  const expert = listGames().map(({ name }) => name)
    .filter((name) => levelsOf(name).includes("expert"));
  assertEquals(expert, ["reversi"]);
});

Deno.test("a game that the page does not know has levels that play any game, and its picture as its board", () => {
  const { levels, offered } = pageGame("unlisted");
  assertEquals(offered, ["unlisted"]);
  for (const { name } of listGames()) {
    for (const level of USUAL_LEVELS) agentName(levels[level], findGame(name));
  }
  for (const spec of offeredGames()) {
    const game = findGame(spec);
    const position = game.start();
    const [move] = legalMoves(game, position);
    position.play(move);
    const { cells, picture, moves } = modelOf({ ...game, name: "unlisted" }, position, move);
    assertEquals(cells, []);
    assertStringIncludes(picture!, "<svg");
    assert(moves.every(({ from, to }) => from === null && to === null));
    const names = legalMoves(game, position).map((move) => game.format(position, move));
    assertEquals(moves.map(({ name }) => name), names);
  }
});

Deno.test("a board of squares may be wider than high, and a move need not be a square", () => {
  const game = findGame("tictactoe");
  // As in Connect Four: a move is a column, and its disc falls to the last row that is free.
  const model = squareModel(game, game.start("X-------- O"), 0, {
    columns: 9,
    owners: Array.from({ length: 18 }, (_, square) => square === 9 ? 0 : -1),
    ground: "paper",
    score: "",
    pieceOf: () => "<circle/>",
    pieceName: () => "disc",
    squareOf: (column, played) => played || column > 0 ? 9 + column : column,
  });
  assertEquals([model.columns, model.rows], [9, 2]);
  assertEquals([model.files.at(-1), model.ranks.at(-1)], ["i", "2"]);
  assertEquals(model.last, ["a2"]);
  assertEquals(model.moves[0], { name: "b1", from: null, to: "b2" });
  assertEquals(model.cells.filter(({ piece }) => piece !== "").map(({ name }) => name), ["a2"]);
});
