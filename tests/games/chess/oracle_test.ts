/**
 * Random games compared with chess.js, move by move: the legal moves, the notation, the end and its reason
 * at every position; the notation of every move (slow in chess.js) at one position in 40.
 *
 * They differ in one case. For repetition chess.js counts the file of a double step if a pawn stands beside
 * it, even if that pawn is pinned and cannot capture; the laws (FIDE 9.2) require the same possible moves.
 * Such positions are recognised by their equal FENs.
 *
 * @module
 */
import { assert, assertEquals, assertGreaterOrEqual, assertStrictEquals } from "@std/assert";
import { Chess } from "chess.js";
import {
  type ChessEnd,
  type ChessPosition,
  isCastling,
  moveFrom,
  moveTo,
  promotionOf,
} from "matchbox/games/chess/mod.ts";
import { findGame, legalMoves, type Move } from "matchbox/games/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { PERFT_SUITE } from "./positions.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

const GAMES = sampleSize(50, 2000);
const SAN_EVERY = 40;

/**
 * The internals of chess.js used here; its public functions are slow, because they make the notation of
 * each move.
 */
interface Inside {
  readonly _epSquare: number;
  _moves(): InsideMove[];
  _makeMove(move: InsideMove): void;
  _incPositionCount(): void;
}

/** A move of chess.js: `from` and `to` number the squares from a8, 16 to a rank. */
interface InsideMove {
  readonly from: number;
  readonly to: number;
  readonly promotion?: string;
}

const chess = findGame("chess");

Deno.test("random games of chess agree with chess.js", () => {
  const ends: Record<string, number> = {};
  /** Positions in which such a move was legal. */
  const seen = { castling: 0, enPassant: 0, promotion: 0 };
  for (let number = 0; number < GAMES; number++) {
    const random = randomStream(`chess oracle/${number}`);
    const opening = openingOf(number);
    const position = chess.start(opening) as ChessPosition;
    const oracle = new Chess(opening);
    const inside = oracle as unknown as Inside;
    const played: Move[] = [];
    const occurrences = new Map<string, number>();
    const pinnedEnPassant = new Set<string>();
    while (true) {
      assertStrictEquals(position.toString(), oracle.fen());
      const ours = legalMoves(chess, position);
      const theirs = inside._moves();
      const end = position.end();
      const [ranks, side, castling, enPassant] = oracle.fen().split(" ");
      const identity = [ranks, side, castling, enPassant].join(" ");
      occurrences.set(identity, (occurrences.get(identity) ?? 0) + 1);
      if (inside._epSquare !== -1 && enPassant === "-") pinnedEnPassant.add(identity);
      const repeated = occurrences.get(identity)! >= 3;
      if (!pinnedEnPassant.has(identity)) {
        assertStrictEquals(oracle.isThreefoldRepetition(), repeated);
      }
      checkEnd(end, oracle, theirs.length, repeated);
      if (end !== null) {
        assertStrictEquals(ours.length, 0);
        ends[end] = (ends[end] ?? 0) + 1;
        break;
      }
      if (ours.some(isCastling)) seen.castling++;
      if (ours.some(promotionOf)) seen.promotion++;
      if (position.passed !== 0) seen.enPassant++;
      const byName = new Map(theirs.map((move) => [nameOf(move), move]));
      assertEquals(ours.map(coordinates).sort(), [...byName.keys()].sort());
      if (random.below(SAN_EVERY) === 0) {
        const written = ours.map((move) => chess.format(position, move));
        assertEquals(written.sort(), oracle.moves().sort());
      }
      const move = choose(ours, played, number, random);
      inside._makeMove(byName.get(coordinates(move))!);
      inside._incPositionCount();
      position.play(move);
      played.push(move);
    }
  }
  // Each kind must have occurred to be compared.
  for (const [kind, count] of Object.entries(seen)) {
    assertGreaterOrEqual(count, 20, `${kind}: ${count}`);
  }
  assertStrictEquals(Object.keys(ends).length, 5, Object.keys(ends).join(", "));
});

/** Two games of three from the start, the others from positions rich in special moves. */
function openingOf(game: number): string {
  return PERFT_SUITE[game % 3 === 2 ? Math.floor(game / 3) % PERFT_SUITE.length : 0].position;
}

/** In one game of four pieces often move back, so that positions are repeated. */
function choose(legal: Move[], played: Move[], game: number, random: Random): Move {
  const own = played.at(-2);
  if (game % 4 === 0 && own !== undefined && random.below(3) > 0) {
    const back = legal.find((move) =>
      moveFrom(move) === moveTo(own) && moveTo(move) === moveFrom(own)
    );
    if (back !== undefined) return back;
  }
  return legal[random.below(legal.length)];
}

/** The end of the game and its reason agree with chess.js. */
function checkEnd(
  end: ChessEnd | null,
  oracle: Chess,
  moves: number,
  repeated: boolean,
): void {
  const holds: Record<ChessEnd, () => boolean> = {
    "checkmate": () => moves === 0 && oracle.isCheck(),
    "stalemate": () => moves === 0 && !oracle.isCheck(),
    "insufficient material": () => oracle.isInsufficientMaterial(),
    "threefold repetition": () => repeated,
    "fifty-move rule": () => oracle.isDrawByFiftyMoves(),
  };
  if (end === null) {
    for (const [reason, says] of Object.entries(holds)) {
      assert(!says(), `${reason} in ${oracle.fen()}`);
    }
  } else {
    assert(holds[end](), `no ${end} in ${oracle.fen()}`);
    assert(oracle.isGameOver() || repeated);
  }
}

function nameOf({ from, to, promotion = "" }: InsideMove): string {
  const square = (index: number) => "abcdefgh"[index & 15] + "87654321"[index >> 4];
  return square(from) + square(to) + promotion;
}

function coordinates(move: Move): string {
  const square = (index: number) => "abcdefgh"[index & 7] + ((index >> 3) + 1);
  const promotion = ["", "", "n", "b", "r", "q"][promotionOf(move)];
  return square(moveFrom(move)) + square(moveTo(move)) + promotion;
}
