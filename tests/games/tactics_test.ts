/**
 * The tactical knowledge of games.
 *
 * @module
 */
import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { EMPTY } from "matchbox/games/chess/geometry.ts";
import { type ChessPosition, moveFrom, moveTo, promotionOf } from "matchbox/games/chess/mod.ts";
import {
  findGame,
  type Game,
  gameOf,
  legalMoves,
  listGames,
  type Position,
} from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { PERFT_SUITE } from "./chess/positions.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const chess = findGame("chess");

/** Whether a move is loud, by the board or the notation. */
const isLoud: Record<string, (position: Position, move: number) => boolean> = {
  chess(position, move) {
    const board = position as ChessPosition;
    // En passant: a pawn leaves its file for an empty square.
    const pawn = (board.at(moveFrom(move)) & 7) === 1;
    const changesFile = moveFrom(move) % 8 !== moveTo(move) % 8;
    return board.at(moveTo(move)) !== EMPTY || pawn && changesFile || promotionOf(move) !== 0;
  },
  draughts: (position, move) => gameOf(position).format(position, move).includes("x"),
  los_alamos: (position, move) => {
    const name = gameOf(position).format(position, move);
    const reached = gameOf(position).draw(position).split("\n")[6 - Number(name[3])];
    return name.length === 5 || reached.split(" ")[" abcdef".indexOf(name[2])] !== "-";
  },
  metelyk: (position, move) => /x|-off$/.test(gameOf(position).format(position, move)),
};

const specs = ["chess", "draughts", "los_alamos", "metelyk", "metelyk:side=3", "metelyk:side=2"];

Deno.test("every game with tactics is tested here", () => {
  const withTactics = listGames().map(({ name }) => name).filter((name) => findGame(name).tactics);
  assertEquals(withTactics.sort(), Object.keys(isLoud).sort());
});

/** Calls `body` at every position of seeded random games, from several starts. */
function eachPosition(game: Game, games: number, body: (position: Position) => void): number {
  let positions = 0;
  for (let number = 0; number < games; number++) {
    const random = randomStream(`tactics/${game.spec}/${number}`);
    const start = game === chess
      ? PERFT_SUITE[number % PERFT_SUITE.length].position
      : game.start().toString();
    for (const position = game.start(start);; positions++) {
      body(position);
      const moves = legalMoves(game, position);
      if (moves.length === 0) break;
      position.play(moves[random.below(moves.length)]);
    }
  }
  return positions;
}

for (const spec of specs) {
  Deno.test(`${spec}: loudMoves gives the loud ones of the moves, in the same order`, () => {
    const game = findGame(spec);
    const loud = isLoud[game.name];
    const out = new Int32Array(game.maxMoves + 3);
    let found = 0;
    const positions = eachPosition(game, sampleSize(20, 60), (position) => {
      const expected = legalMoves(game, position).filter((move) => loud(position, move));
      const end = game.tactics!.loudMoves(position, out.fill(-77), 3);
      assertEquals([...out.subarray(0, end)], [-77, -77, -77, ...expected], `${position}`);
      assert(out.subarray(end).every((untouched) => untouched === -77));
      found += expected.length;
    });
    assert(positions > 100 && found > 50, `${positions} positions, ${found} loud moves`);
  });
}

Deno.test("chess: loud moves in whole trees of positions rich in checks, pins and promotions", () => {
  const moves = new Int32Array(10 * chess.maxMoves);
  const loud = new Int32Array(chess.maxMoves);
  const walk = (position: Position, depth: number, from: number) => {
    const end = position.moves(moves, from);
    const expected = moves.subarray(from, end).filter((move) => isLoud.chess(position, move));
    const found = loud.subarray(0, chess.tactics!.loudMoves(position, loud, 0));
    if (`${found}` !== `${expected}`) assertEquals([...found], [...expected], `${position}`);
    if (depth === 0) return;
    for (let i = from; i < end; i++) {
      position.play(moves[i]);
      walk(position, depth - 1, end);
      position.undo();
    }
  };
  for (const { position } of PERFT_SUITE) walk(chess.start(position), 2, 0);
});

Deno.test("chess: a side is threatened when it is in check", () => {
  const threatened = (notation: string) => chess.tactics!.threatened(chess.start(notation));
  assertStrictEquals(threatened("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"), true);
  assertStrictEquals(threatened("4k3/8/8/8/8/8/3R4/4K3 b - - 0 1"), false);
});

Deno.test("chess: a move threatens when the other side is in check after it", () => {
  let checks = 0;
  let special = 0;
  eachPosition(chess, 20, (position) => {
    const before = position.toString();
    for (const move of legalMoves(chess, position)) {
      const threatens = chess.tactics!.threatens!(position, move);
      position.play(move);
      assertStrictEquals(threatens, chess.tactics!.threatened(position), `${move}`);
      position.undo();
      checks += Number(threatens);
      special += Number(threatens && move >> 16 !== 0);
    }
    assertStrictEquals(position.toString(), before);
  });
  assert(checks > 500 && special > 5, `${checks} checks, ${special} by special moves`);
});

Deno.test("chess: a move gains by what it takes or becomes, a little more with a man of less worth", () => {
  const gain = (notation: string, name: string) => {
    const position = chess.start(notation);
    return chess.tactics!.gain!(position, chess.parse(position, name));
  };
  const men = "4k3/1P6/8/q1pPp3/1P6/8/8/R5K1 w - c6 0 1";
  const inOrder = ["b8=Q+", "bxa5", "Rxa5", "b8=N", "bxc5", "dxc6"];
  const gains = inOrder.map((name) => gain(men, name));
  assertEquals(gains, [...gains].sort((a, b) => b - a));
  // A pawn takes a pawn, en passant or not.
  assertStrictEquals(gains[4], gains[5]);
});

Deno.test("chess: a pass only changes the side to move, and undo takes it back", () => {
  const everythingOf = (position: ChessPosition) => ({
    notation: position.toString(),
    side: position.side,
    hash: [position.hashLow, position.hashHigh],
    occurrences: position.occurrences,
    moves: legalMoves(chess, position),
    result: position.result(),
  });
  let passes = 0;
  let enPassant = 0;
  eachPosition(chess, sampleSize(20, 60), (position) => {
    const board = position as ChessPosition;
    if (chess.tactics!.threatened(board) || board.result() !== null) return;
    const before = everythingOf(board);
    chess.tactics!.pass!(board);
    passes++;
    const [men, side, rights, passed, clock] = before.notation.split(" ");
    if (passed !== "-") enPassant++;
    const other = side === "w" ? "b" : "w";
    const fresh = chess.start(
      [men, other, rights, "-", Number(clock) + 1, board.moveNumber].join(" "),
    );
    assertStrictEquals(board.toString(), fresh.toString());
    assertEquals([board.hashLow, board.hashHigh], [fresh.hashLow, fresh.hashHigh]);
    assertStrictEquals(board.inCheck(), false);
    if (board.result() === fresh.result()) {
      assertEquals(legalMoves(chess, board), legalMoves(chess, fresh));
    }
    // Moves after a pass come back to it too.
    for (const move of legalMoves(chess, board).slice(0, 3)) {
      board.play(move);
      assertStrictEquals(
        board.inCheck(),
        (chess.start(board.toString()) as ChessPosition).inCheck(),
      );
      board.undo();
    }
    board.undo();
    assertEquals(everythingOf(board), before);
  });
  assert(passes > 1000 && enPassant > 5, `${passes} passes, ${enPassant} with en passant`);
});

Deno.test("chess: a pass counts as a ply for the fifty-move rule and for repetition", () => {
  const position = chess.start("4k3/8/8/8/8/8/8/4K2R w - - 98 80") as ChessPosition;
  position.pass();
  assertStrictEquals(position.clock, 99);
  position.play(chess.parse(position, "Kd7"));
  assertStrictEquals(position.end(), "fifty-move rule");

  const again = chess.start("4k3/8/8/8/8/8/8/4K2R w - - 0 1") as ChessPosition;
  again.pass();
  again.play(chess.parse(again, "Kd7"));
  again.pass();
  again.play(chess.parse(again, "Ke8"));
  assertStrictEquals(again.occurrences, 2);
});
