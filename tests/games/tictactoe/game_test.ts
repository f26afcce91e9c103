import {
  assertEquals,
  assertMatch,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  findGame,
  IllegalMoveError,
  legalMoves,
  NotationError,
  type Position,
} from "matchbox/games/mod.ts";
import { reachablePositions, type TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";

const game = findGame("tictactoe");

Deno.test("there are 255,168 games of tic-tac-toe", () => {
  // The count found in every treatment of the game: 131,184 won by X, 77,904 by O, 46,080 drawn.
  const ended = { "1": 0, "-1": 0, "0": 0 };
  const walk = (position: Position) => {
    const result = position.result();
    if (result !== null) ended[`${result}`]++;
    for (const move of legalMoves(game, position)) {
      position.play(move);
      walk(position);
      position.undo();
    }
  };
  walk(game.start());
  assertEquals(ended, { "1": 131184, "-1": 77904, "0": 46080 });
});

Deno.test("5,478 positions can be reached, 765 up to symmetry", () => {
  const reached = reachable();
  assertStrictEquals(reached.size, 5478);
  const listed = reachablePositions().map((position) => position.toString());
  assertEquals(listed.toSorted(), [...reached].toSorted());
  assertStrictEquals(new Set([...reached].map(canonical)).size, 765);
});

Deno.test("exactly the notations of reachable positions are accepted", () => {
  const reached = reachable();
  let accepted = 0;
  for (let code = 0; code < 3 ** 9; code++) {
    const board = Array.from({ length: 9 }, (_, i) => "XO-"[Math.floor(code / 3 ** i) % 3]).join(
      "",
    );
    for (const side of "XO") {
      const notation = `${board} ${side}`;
      if (reached.has(notation)) {
        assertStrictEquals(game.start(notation).toString(), notation);
        accepted++;
      } else {
        assertThrows(() => game.start(notation), NotationError, undefined, notation);
      }
    }
  }
  assertStrictEquals(accepted, 5478);
});

Deno.test("squares are named by files from the left and ranks from the top", () => {
  const position = game.start();
  position.play(game.parse(position, "c1"));
  position.play(game.parse(position, "A3"));
  assertStrictEquals(position.toString(), "--X---O-- X");
  assertStrictEquals((position as TicTacToePosition).at(2), 0);
  assertStrictEquals((position as TicTacToePosition).at(6), 1);
  assertStrictEquals((position as TicTacToePosition).at(0), -1);
});

Deno.test("the hash does not depend on the order of the moves", () => {
  const hashOf = (moves: string) => {
    const position = game.start();
    for (const move of moves.split(" ")) position.play(game.parse(position, move));
    return [position.hashLow, position.hashHigh];
  };
  assertEquals(hashOf("a1 b2 c3"), hashOf("c3 b2 a1"));
  assertNotEquals(hashOf("a1 b2 c3"), hashOf("a1 c3 b2"));
});

Deno.test("the drawing shows rows from the top and who is to move or has won", () => {
  assertStrictEquals(
    game.draw(game.start("XO--X---- O")),
    "  a b c\n1 X O -\n2 - X -\n3 - - -\nO to move",
  );
  assertMatch(game.draw(game.start("XO-OX---X O")), /X won$/);
  assertMatch(game.draw(game.start("XOXXOOOXX O")), /drawn$/);
});

Deno.test("errors say what is wrong with a notation", () => {
  const says = (notation: string, message: RegExp) =>
    assertThrows(() => game.start(notation), NotationError, message);
  says("---------", /expected 9 squares, a space and the side to move/);
  says("-------- X", /expected 9 squares but found 8/);
  says("---x----- X", /expected X, O or - on square a2 but found "x"/);
  says("--------- x", /expected X or O as the side to move but found "x"/);
  says("XX------- O", /expected as many X as O or one more but found 2 X and 0 O/);
  says("X-------- X", /expected as many X as O as X is to move but found 1 X and 0 O/);
  says("XO------- O", /expected one X more than O as O is to move but found 1 X and 1 O/);
  says("XXXOO-O-- X", /X is to move but has three in a row already/);
  says("OOOXX-X-X O", /O is to move but has three in a row already/);
});

Deno.test("errors say why a move is refused", () => {
  assertStrictEquals(
    assertThrows(() => game.parse(game.start("XO------- X"), "a1"), IllegalMoveError).message,
    '"a1" is not a legal move in XO------- X; legal: c1, a2, b2, c2, a3, b3, c3',
  );
  assertStrictEquals(
    assertThrows(() => game.parse(game.start("XO-OX---X O"), "c1"), IllegalMoveError).message,
    '"c1" is not a legal move in XO-OX---X O; the game is over',
  );
});

/** The notations of all reachable positions. */
function reachable(): Set<string> {
  const reached = new Set<string>();
  const walk = (position: Position) => {
    const notation = position.toString();
    if (reached.has(notation)) return;
    reached.add(notation);
    for (const move of legalMoves(game, position)) {
      position.play(move);
      walk(position);
      position.undo();
    }
  };
  walk(game.start());
  return reached;
}

/** The first in order of the eight images of a board under rotation and reflection. */
function canonical(notation: string): string {
  const turn = [6, 3, 0, 7, 4, 1, 8, 5, 2];
  const flip = [2, 1, 0, 5, 4, 3, 8, 7, 6];
  const images: string[] = [];
  let board = [...notation.slice(0, 9)];
  for (let i = 0; i < 4; i++) {
    board = turn.map((square) => board[square]);
    images.push(board.join(""), flip.map((square) => board[square]).join(""));
  }
  return images.sort()[0];
}
