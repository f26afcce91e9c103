import { assert, assertAlmostEquals, assertEquals, assertGreater } from "@std/assert";
import { Chess } from "chess.js";
import { positionPlay } from "matchbox/agents/history/position_play.ts";
import { considerableMoves } from "matchbox/agents/history/turing.ts";
import { createAgent } from "matchbox/agents/mod.ts";
import { isCastling } from "matchbox/games/chess/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { samplePositions } from "../sample_positions.ts";

const chess = findGame("chess");
const machine = createAgent("turing", chess);

/** The position-play value for the side that has made the move. */
function playAfter(fen: string | undefined, text: string): number {
  const position = chess.start(fen) as ChessPosition;
  const move = chess.parse(position, text);
  position.play(move);
  return positionPlay(position, isCastling(move));
}

/** The considerable moves of a position after a move. */
function considerable(fen: string, after?: string): string[] {
  const position = chess.start(fen) as ChessPosition;
  if (after) position.play(chess.parse(position, after));
  const moves = new Int32Array(chess.maxMoves);
  const count = considerableMoves(position, moves, position.moves(moves, 0));
  return [...moves.subarray(0, count)].map((move) => chess.format(position, move)).sort();
}

Deno.test("position-play values of first moves, worked by hand", () => {
  // Both: the knight of b1 has 2 moves; both knights and both bishops are defended once, 4; castling is possible
  // later, 1; seven pawns on their squares are defended by men, 2.1.
  const common = Math.sqrt(2) + 4 + 1 + 2.1;
  // Knight 3 moves, bishop 5, queen 4, king 1 move and as a queen 2; two ranks.
  const e4 = Math.sqrt(3) + Math.sqrt(5) + Math.sqrt(4) + 1 - Math.sqrt(2) + 0.4;
  assertAlmostEquals(playAfter(undefined, "e4"), common + e4);
  // As a queen the king has one move; one rank.
  const e3 = Math.sqrt(3) + Math.sqrt(5) + Math.sqrt(4) + 1 - 1 + 0.2;
  assertAlmostEquals(playAfter(undefined, "e3"), common + e3);
});

Deno.test("position-play: castling counts 3, check half a point, a threat of mate 1", () => {
  const castling = "4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1";
  // Rook on f1: e1, d1, c1, b1, a1; defended. King on g1: h1; as a queen h1. The pawns are defended by the king,
  // that of f2 by the rook as well.
  assertAlmostEquals(playAfter(castling, "O-O"), Math.sqrt(5) + 1 + 1 - 1 + 0.9 + 3);
  // The rook on a8 gives check: 7 squares down, 6 to the right, the king's not counted. The king has 5 moves; as a
  // queen it has four squares to the left, three to the right, seven up, and diagonals of 4 and 3 squares.
  const queen = 4 + 3 + 7 + 4 + 3;
  assertAlmostEquals(
    playAfter("7k/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+"),
    Math.sqrt(7 + 6) + Math.sqrt(5) - Math.sqrt(queen) + 0.5,
  );
  // Rooks on a7 and b1, the first not defended: 7 + 6 + 1 squares, and 7 + 1 + 6. The king has
  // 8 moves; as a queen 4 left, 3 right, 6 up, 1 down, and diagonals of 4, 3, 1 and 1. The rook of b1 threatens mate.
  assertAlmostEquals(
    playAfter("7k/R7/8/8/8/8/8/1R2K3 w - - 0 1", "Ke2"),
    Math.sqrt(1 + 6 + 7) + Math.sqrt(7 + 1 + 6) + Math.sqrt(8) -
      Math.sqrt(4 + 3 + 6 + 1 + 4 + 3 + 1 + 1) + 1,
  );
});

Deno.test("considerable moves: undefended men, men of more value, what was taken, and mate", () => {
  // The pawn of a4 is free; that of d5 is defended, and takes no man of more value.
  assertEquals(considerable("4k3/8/4p3/3p4/p2R4/8/8/4K3 w - - 0 1"), ["Rxa4"]);
  // A pawn may take a defended knight, the rook not.
  assertEquals(considerable("4k3/8/4p3/3n4/2P5/8/8/3RK3 w - - 0 1"), ["cxd5"]);
  // After the rook took on d5 Black may retake.
  assertEquals(considerable("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "Rxd5"), ["exd5"]);
  assertEquals(considerable("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), ["Ra8#"]);
  assertEquals(considerable("6k1/5ppp/8/8/8/8/8/R3K3 b - - 0 1"), []);
});

Deno.test("the paper machine begins with 1. e3, as its reconstructions do, though Turing played 1. e4", () => {
  const position = chess.start();
  assertEquals(chess.format(position, machine.choose(position, stillContext())), "e3");
});

/** Turing's machine against A. Glennie, Manchester 1952, as Turing published it. */
const GLENNIE =
  ("e4 e5 Nc3 Nf6 d4 Bb4 Nf3 d6 Bd2 Nc6 d5 Nd4 h4 Bg4 a4 Nxf3+ gxf3 Bh5 Bb5+ c6 dxc6 " +
    "O-O cxb7 Rb8 Ba6 Qa5 Qe2 Nd7 Rg1 Nc5 Rg5 Bg6 Bb5 Nxb7 O-O-O Nc5 Bc6 Rfc8 Bd5 Bxc3 Bxc3 " +
    "Qxa4 Kd2 Ne6 Rg4 Nd4 Qd3 Nb5 Bb3 Qa6 Bc4 Bh5 Rg3 Qa4 Bxb5 Qxb5 Qxd6 Rd8").split(" ");

Deno.test("most moves of the published game follow from the rules; Turing made slips with pencil and paper", () => {
  const slow = new Chess();
  const position = chess.start();
  const same = GLENNIE.map((text) => {
    const move = position.side === 0 ? machine.choose(position, stillContext()) : null;
    const agrees = move !== null && chess.format(position, move) === text;
    position.play(chess.parse(position, text));
    slow.move(text, { strict: true });
    return agrees;
  });
  assertEquals(`${position}`.split(" ")[0], slow.fen().split(" ")[0]);
  assertGreater(same.filter((agrees) => agrees).length, GLENNIE.length / 4);
});

Deno.test("the paper machine plays the same with alpha-beta as without, in fewer positions", () => {
  const paper = createAgent("turing:cutoffs=false", chess);
  let [fewer, all] = [0, 0];
  for (const position of samplePositions(chess, 6, "turing")) {
    const [one, other] = [machine, paper].map((agent) => agent.analyse!(position, stillContext()));
    assertEquals([one.move, one.value], [other.move, other.value], `${position}`);
    fewer += one.stats.nodes;
    all += other.stats.nodes;
  }
  assert(fewer < all);
});
