import {
  assertEquals,
  assertLess,
  assertMatch,
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
import { randomStream } from "matchbox/base/mod.ts";
import { type ReversiPosition, squareWeights } from "matchbox/games/reversi/mod.ts";
import { playRandomGame } from "../random_game.ts";

const sizes = [4, 6, 8, 10];
const ofSize = (size: number) => findGame(`reversi:size=${size}`);
const reversi = ofSize(8);

Deno.test("the game begins with two discs each, crosswise in the centre", () => {
  const held = (size: number) => {
    const position = ofSize(size).start();
    return position.toString().slice(0, size * size).split("").flatMap((mark, square) =>
      mark === "-" ? [] : [`${mark} ${"abcdefghij"[square % size]}${Math.floor(square / size) + 1}`]
    );
  };
  assertEquals(held(4), ["O b2", "X c2", "X b3", "O c3"]);
  assertEquals(held(6), ["O c3", "X d3", "X c4", "O d4"]);
  assertEquals(held(8), ["O d4", "X e4", "X d5", "O e5"]);
  assertEquals(held(10), ["O e5", "X f5", "X e6", "O f6"]);
  for (const size of sizes) assertStrictEquals(ofSize(size).start().side, 0);
});

Deno.test("a move flips what it encloses in all eight directions and nothing else", () => {
  const board = (...rows: string[]) => rows.join("").padEnd(64, "-");
  const position = reversi.start(
    `${board("X-X-X---", "-OOO----", "XO-OXO--", "-OOOX---", "X-XXX---")} X`,
  );
  position.play(reversi.parse(position, "c3"));
  // The disc on f3 lies behind the one that closes the row.
  assertStrictEquals(
    position.toString(),
    `${board("X-X-X---", "-XXX----", "XXXXXO--", "-XXXX---", "X-XXX---")} O`,
  );
});

Deno.test("positions of the FFO endgame suite and its predecessor are read", () => {
  // Lines of the files as published: a position, then moves with the disc difference they lead to.
  // The moves listed must be legal ones, which checks board and orientation.
  const lines = [
    "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38; C7:+36; D8:+34; C1:+30; B1:+30; G7:+28; D7:+28; C6:+28; F7:+26; A6:+24;",
    "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O; G3:-12; C7:-12; H4:-22; G7:-28; G2:-30; B1:-36;",
    "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12; H7:+6; A2:+6; A3:+4; B1:-4; A4:-22; G2:-24;",
    "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X; D1:+2; G3:+0; B8:-2; B1:-4; C1:-4; A2:-4; A3:-6; B2:-12;",
  ];
  for (const line of lines) {
    const [notation, ...moves] = line.split(";").map((part) => part.trim());
    const position = reversi.start(notation);
    assertStrictEquals(position.toString(), notation);
    for (const move of moves.filter(Boolean)) reversi.parse(position, move.split(":")[0]);
  }
});

Deno.test("a side without a placing move passes", () => {
  const small = ofSize(4);
  // The corner a1 cannot be enclosed, and light holds nothing else.
  const position = small.start("OXX--XX--XX----- X");
  assertEquals(namesOf(position, 4), ["pass"]);
  assertStrictEquals(position.result(), null);
  assertMatch(small.draw(position), /X dark 6, O light 1; dark must pass$/);
  position.play(small.parse(position, "pass"));
  assertStrictEquals(position.toString(), "OXX--XX--XX----- O");
  // At the ends of the row and of the diagonal that begin at a1 and hold dark discs between.
  assertEquals(namesOf(position, 4), ["d1", "d4"]);
});

Deno.test("a side that can move may not pass", () => {
  assertThrows(() => reversi.parse(reversi.start(), "pass"), Error, /"pass" is not a legal move/);
});

Deno.test("in the shortest game light loses all discs in nine plies", () => {
  const position = reversi.start();
  for (const move of "e6 f4 e3 f6 g5 d6 e7 f5 c5".split(" ")) {
    assertStrictEquals(position.result(), null);
    position.play(reversi.parse(position, move));
  }
  assertStrictEquals(position.result(), 1);
  // Four discs at the start and nine more.
  assertStrictEquals((position as ReversiPosition).discs(0), 13);
  assertStrictEquals((position as ReversiPosition).discs(1), 0);
  assertMatch(reversi.draw(position), /X dark 13, O light 0; dark won$/);
});

Deno.test("the game ends when neither side can move, with empty squares left", () => {
  const small = ofSize(4);
  assertStrictEquals(small.start("XXX--XX--XX----- X").result(), 1);
  assertStrictEquals(small.start("OO---OO--OO----- X").result(), -1);
  // Full, eight discs each.
  assertStrictEquals(small.start("XXXXXXXXOOOOOOOO O").result(), 0);
});

Deno.test("with best play light wins on 4x4 by 11 discs to 3", () => {
  // A well-known result of exhaustive search; two squares stay empty.
  const small = ofSize(4);
  const moves = new Int32Array((small.maxPlies + 1) * small.maxMoves);
  const solve = (position: ReversiPosition, from: number): number => {
    const end = position.moves(moves, from);
    if (end === from) return difference(position);
    let best = -Infinity;
    for (let i = from; i < end; i++) {
      position.play(moves[i]);
      best = Math.max(best, -solve(position, end));
      position.undo();
    }
    return best;
  };
  assertStrictEquals(solve(small.start() as ReversiPosition, 0), 3 - 11);
});

Deno.test("at, discs and mobility agree with the notation", () => {
  for (const size of sizes) {
    const game = ofSize(size);
    playRandomGame(game, randomStream(`readers/${size}`), (position) => {
      const board = position as ReversiPosition;
      const [squares, mover] = position.toString().split(" ");
      assertStrictEquals(board.size, size);
      [...squares].forEach((mark, square) => {
        assertStrictEquals(board.at(square), { X: 0, O: 1, "-": -1 }[mark]);
      });
      assertStrictEquals(board.discs(0), squares.split("X").length - 1);
      assertStrictEquals(board.discs(1), squares.split("O").length - 1);
      const weights = Array.from(squares, (_, square) => (square + 3) ** 3);
      const signs = [...squares].map((mark) => ({ X: 1, O: -1 }[mark] ?? 0));
      assertStrictEquals(
        board.weigh(squareWeights(weights)),
        signs.reduce((sum, sign, square) => sum + sign * weights[square], 0),
      );
      for (const [side, mark] of [[0, "X"], [1, "O"]] as const) {
        const asked = mark === mover ? position : game.start(`${squares} ${mark}`);
        const placing = namesOf(asked, size).filter((name) => name !== "pass");
        assertStrictEquals(board.mobility(side), placing.length);
      }
    });
  }
});

Deno.test("a position has the same hash however it was reached", () => {
  const hashes = new Map<string, Set<string>>();
  let ways = 0;
  const walk = (position: Position, depth: number) => {
    if (depth === 0) {
      ways++;
      const hash = `${position.hashLow},${position.hashHigh}`;
      hashes.set(position.toString(), (hashes.get(position.toString()) ?? new Set()).add(hash));
      return;
    }
    for (const move of legalMoves(reversi, position)) {
      position.play(move);
      walk(position, depth - 1);
      position.undo();
    }
  };
  walk(reversi.start(), 6);
  assertLess(hashes.size, ways, "no position was reached twice");
  for (const [notation, found] of hashes) assertStrictEquals(found.size, 1, notation);
});

Deno.test("errors say what is wrong with a notation", () => {
  const start = reversi.start().toString();
  const says = (notation: string, message: RegExp) =>
    assertThrows(() => reversi.start(notation), NotationError, message);
  says("", /expected 64 squares, a space and the side to move, X or O/);
  says(ofSize(6).start().toString(), /expected 64 squares but found 36/);
  says(`*${start.slice(1)}`, /expected X, O or - on square a1 but found "\*"/);
  says(start.replace(" X", " W"), /expected X or O as the side to move but found "W"/);
  says(`${start}; D3:+0`, /expected X or O as the side to move but found "X; D3:\+0"/);
  says(
    start.replaceAll("O", "-"),
    /expected X or O on square d4, which holds a disc from the start/,
  );
});

Deno.test("a disc that is not connected to the start is refused, on boards of all sizes", () => {
  for (const size of sizes) {
    const game = ofSize(size);
    const [board, side] = game.start().toString().split(" ");
    const withDiscs = (...squares: number[]) => {
      const marks = [...board];
      for (const square of squares) marks[square] = "X";
      return `${marks.join("")} ${side}`;
    };
    // The corner is connected on 4x4, where b2 is of the start; elsewhere a diagonal leads to it.
    const diagonal = Array.from({ length: size / 2 - 1 }, (_, place) => place * (size + 1));
    assertStrictEquals(game.start(withDiscs(...diagonal)).side, 0);
    if (size === 4) continue;
    const { message } = assertThrows(() => game.start(withDiscs(0)), NotationError);
    assertMatch(message, /the disc on square a1 is not connected to the start; expected/);
    // The ends of two rows follow each other in the notation, and are no neighbours on the board.
    const ends = withDiscs(size - 1, size, ...diagonal.slice(1));
    assertThrows(() => game.start(ends), NotationError, "is not connected");
  }
});

Deno.test("errors say why a move is refused", () => {
  assertStrictEquals(
    assertThrows(() => reversi.parse(reversi.start(), "a1"), IllegalMoveError).message,
    `"a1" is not a legal move in ${reversi.start()}; legal: d3, c4, f5, e6`,
  );
});

Deno.test("the drawing has coordinates, discs and the side to move", () => {
  assertStrictEquals(
    ofSize(4).draw(ofSize(4).start()),
    "  a b c d\n1 - - - -\n2 - O X -\n3 - X O -\n4 - - - -\nX dark 2, O light 2; dark to move",
  );
  assertMatch(ofSize(10).draw(ofSize(10).start()), /^ {3}a b .* i j\n 1 - .*\n10 - /s);
});

function namesOf(position: Position, size: number): string[] {
  const game = ofSize(size);
  return legalMoves(game, position).map((move) => game.format(position, move));
}

/** Discs of the side to move minus the enemy's. */
function difference(position: ReversiPosition): number {
  const dark = position.discs(0) - position.discs(1);
  return position.side === 0 ? dark : -dark;
}
