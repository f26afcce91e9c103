import {
  assert,
  assertEquals,
  assertGreater,
  assertNotStrictEquals,
  assertStrictEquals,
} from "@std/assert";
import {
  BISHOP,
  chess,
  type ChessEnd,
  type ChessPosition,
  KNIGHT,
  PAWN,
  QUEEN,
  WHITE,
} from "matchbox/games/chess/mod.ts";
import { legalMoves } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { playRandomGame } from "../random_game.ts";

const game = chess();

function start(notation?: string): ChessPosition {
  return game.start(notation) as ChessPosition;
}

/** Plays moves written with spaces between. */
function play(position: ChessPosition, moves: string): ChessPosition {
  for (const move of moves.split(" ")) position.play(game.parse(position, move));
  return position;
}

const hashOf = (position: ChessPosition) => `${position.hashLow},${position.hashHigh}`;
const movesOf = (position: ChessPosition) =>
  legalMoves(game, position).map((move) => game.format(position, move)).sort();

const ends: [string, ChessEnd | null, number | null][] = [
  ["rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "checkmate", -1],
  ["r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4", "checkmate", 1],
  ["7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate", 0],
  ["8/8/8/4k3/8/8/8/4K3 w - - 0 1", "insufficient material", 0],
  ["8/8/8/4k3/8/8/8/4KN2 w - - 0 1", "insufficient material", 0],
  ["8/8/8/4k3/8/8/8/4KB2 b - - 0 1", "insufficient material", 0],
  // c1 and f8 are dark squares, c8 and f1 light ones.
  ["5b2/8/8/4k3/8/8/8/2B1K3 w - - 0 1", "insufficient material", 0],
  ["2b5/8/8/4k3/8/8/8/2B1K3 w - - 0 1", null, null],
  // Mate is possible with two knights or with a knight against a bishop, though not by force.
  ["8/8/8/4k3/8/8/8/4KNN1 w - - 0 1", null, null],
  ["2b5/8/8/4k3/8/8/8/4KN2 w - - 0 1", null, null],
  ["8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", null, null],
  ["8/8/8/4k3/8/8/8/4K2R w - - 99 80", null, null],
  ["8/8/8/4k3/8/8/8/4K2R w - - 100 80", "fifty-move rule", 0],
  // Mate with the hundredth ply is mate.
  ["k1K5/8/8/8/8/8/8/R7 b - - 100 80", "checkmate", 1],
];

for (const [notation, end, result] of ends) {
  Deno.test(`the end of ${notation}: ${end ?? "none"}`, () => {
    const position = start(notation);
    assertStrictEquals(position.end(), end);
    assertStrictEquals(position.result(), result);
    assertStrictEquals(legalMoves(game, position).length === 0, end !== null);
  });
}

Deno.test("the third occurrence of a position ends the game, and undo reopens it", () => {
  const position = play(start(), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
  assertStrictEquals(position.end(), null);
  position.play(game.parse(position, "Ng8"));
  assertStrictEquals(position.occurrences, 3);
  assertStrictEquals(position.end(), "threefold repetition");
  assertStrictEquals(position.result(), 0);
  assertEquals(movesOf(position), []);
  assertStrictEquals(start(position.toString()).end(), null);
  position.undo();
  assertStrictEquals(position.end(), null);
  assertGreater(legalMoves(game, position).length, 0);
});

Deno.test("positions with different castling rights are different", () => {
  const there = "Ke2 Ke7 Ke1 Ke8";
  const position = play(start("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1"), `${there} ${there}`);
  // The pieces stand as at first for the third time, but without the rights for the second.
  assertStrictEquals(position.occurrences, 2);
  assertStrictEquals(position.end(), null);
  // With both kings on the second rank, the rights were already lost at the first occurrence.
  assertStrictEquals(play(position, "Ke2 Ke7").end(), "threefold repetition");
});

Deno.test("a position with a possible en passant capture differs from the one without", () => {
  const able = play(start("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d5");
  assert(movesOf(able).includes("exd6"));
  const unable = start("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2");
  assertNotStrictEquals(hashOf(able), hashOf(unable));
  play(able, "Ke2 Ke7 Ke1 Ke8");
  assertStrictEquals(able.occurrences, 1);
  assertStrictEquals(hashOf(able), hashOf(unable));
});

Deno.test("en passant by a pinned pawn is illegal, and is not in notation or hash", () => {
  // Both pawns leave the fifth rank at once and uncover the rook.
  const position = play(start("8/2p5/8/KP5r/8/8/8/4k3 b - - 0 1"), "c5");
  assertStrictEquals(position.toString(), "8/8/8/KPp4r/8/8/8/4k3 w - - 0 2");
  assert(!movesOf(position).includes("bxc6"));
  assertStrictEquals(hashOf(position), hashOf(start("8/8/8/KPp4r/8/8/8/4k3 w - c6 0 2")));
});

Deno.test("en passant can capture a pawn that gives check", () => {
  const position = play(start("8/4p3/8/3P4/2K5/8/8/4k3 b - - 0 1"), "e5");
  assert(movesOf(position).includes("dxe6"));
  const checking = play(start("8/3p4/8/4P3/4K3/8/8/4k3 b - - 0 1"), "d5");
  assert(checking.inCheck());
  assert(movesOf(checking).includes("exd6"));
});

Deno.test("castling needs empty squares, and no attack on the squares of the king", () => {
  const castles = (notation: string) => movesOf(start(notation)).filter((m) => m.startsWith("O"));
  assertEquals(castles("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), ["O-O", "O-O-O"]);
  assertEquals(castles("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"), []);
  assertEquals(castles("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1"), ["O-O"]);
  // The rook on b8 attacks b1, where only the rook passes; that on d8 the king's way; on e7 the king.
  assertEquals(castles("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), ["O-O", "O-O-O"]);
  assertEquals(castles("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), ["O-O"]);
  assertEquals(castles("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1"), []);
});

Deno.test("castling rights are lost with a king move, a rook move and a captured rook", () => {
  const rights = (moves: string) =>
    play(start("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), moves).toString().split(" ")[2];
  assertStrictEquals(rights("Ke2"), "kq");
  assertStrictEquals(rights("O-O-O"), "kq");
  assertStrictEquals(rights("Rg1"), "Qkq");
  assertStrictEquals(rights("Rxa8+"), "Kk");
  assertStrictEquals(rights("Rxa8+ Ke7"), "K");
});

Deno.test("equal positions have equal hashes, however they were reached", () => {
  assertStrictEquals(hashOf(play(start(), "e3 e6 Nf3")), hashOf(play(start(), "Nf3 e6 e3")));
  assertStrictEquals(hashOf(play(start(), "Nf3 Nf6 Ng1 Ng8")), hashOf(start()));
  const promoted = play(start("8/P6k/8/8/8/8/8/K7 w - - 0 1"), "a8=Q");
  assertStrictEquals(hashOf(promoted), hashOf(start("Q7/7k/8/8/8/8/8/K7 b - - 0 1")));
});

Deno.test("piece counts are updated by captures, promotions and undo", () => {
  const position = start("1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
  const counts = () =>
    ([PAWN, QUEEN, BISHOP] as const).map((kind) => position.pieceCount(0, kind))
      .concat(position.pieceCount(1, KNIGHT));
  assertEquals(counts(), [1, 0, 0, 1]);
  play(position, "axb8=B");
  assertEquals(counts(), [0, 0, 1, 0]);
  position.undo();
  assertEquals(counts(), [1, 0, 0, 1]);
  play(position, "a8=Q");
  assertEquals(counts(), [0, 1, 0, 1]);
  assertStrictEquals(position.at(56), WHITE | QUEEN);
  assertStrictEquals(position.kingSquare(0), 0);
  assertStrictEquals(position.kingSquare(1), 63);
});

Deno.test("piece counts agree with the board in random games", () => {
  playRandomGame(game, randomStream("chess counts"), (position) => {
    const board = position as ChessPosition;
    for (const side of [0, 1] as const) {
      for (const kind of [1, 2, 3, 4, 5, 6] as const) {
        const piece = kind | (side === 0 ? 8 : 16);
        const found = Array.from({ length: 64 }, (_, square) => board.at(square) === piece);
        assertStrictEquals(board.pieceCount(side, kind), found.filter(Boolean).length);
      }
    }
  });
});

Deno.test("a long game can be undone to its start", () => {
  // Longer than the room that a new position has, twice over.
  const position = start("4k3/8/8/8/8/8/PPPPPPPP/4K2R w K - 0 1");
  const seen: string[] = [];
  const random = randomStream("chess, long game");
  while (position.result() === null && seen.length < 500) {
    seen.push(`${position} ${hashOf(position)}`);
    const moves = legalMoves(game, position);
    position.play(moves[random.below(moves.length)]);
  }
  assertGreater(seen.length, 150, `${seen.length} plies`);
  const copy = position.clone();
  for (const expected of seen.reverse()) {
    position.undo();
    copy.undo();
    assertStrictEquals(`${position} ${hashOf(position)}`, expected);
    assertStrictEquals(copy.toString(), position.toString());
  }
});

Deno.test("the known position with most moves has 218", () => {
  // N. Petrovic, 1964.
  const position = start("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
  assertStrictEquals(legalMoves(game, position).length, 218);
});
