/**
 * Random placements of pieces beside chessops, which has its own rules of what checks cannot be.
 *
 * @module
 */
import { assert, assertGreater, assertStrictEquals } from "@std/assert";
import { ray } from "chessops/attacks";
import { Chess, isImpossibleCheck } from "chessops/chess";
import { parseFen } from "chessops/fen";
import { SquareSet } from "chessops/squareSet";
import { opposite, squareRank } from "chessops/util";
import { randomStream, shuffle } from "matchbox/base/mod.ts";
import { chess, type ChessPosition } from "matchbox/games/chess/mod.ts";
import { legalMoves, NotationError, type Position } from "matchbox/games/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { playRandomGame } from "../random_game.ts";

const game = chess();

/** Kings and up to 15 other pieces anywhere, at times with a pawn that has just gone two squares. */
function randomPlacement(name: string): string {
  const random = randomStream(name);
  const squares = shuffle([...Array(64).keys()], random);
  const board: string[] = Array(64).fill("");
  board[squares[0]] = "K";
  board[squares[1]] = "k";
  const count = random.below(16);
  for (let i = 2; i < 2 + count; i++) board[squares[i]] = "PNNBRQpnnbrq"[random.below(12)];
  const side = "wb"[random.below(2)];
  let passed = "-";
  if (random.below(3) === 0) {
    // By rows from the eighth: where the pawn stands, what it passed, whence it came.
    const file = random.below(8);
    const [row, step, pawn] = side === "w" ? [3, -8, "p"] : [4, 8, "P"];
    const stands = 8 * row + file;
    const free = [stands, stands + step, stands + 2 * step]
      .every((square) => board[square].toLowerCase() !== "k");
    if (free) {
      [board[stands], board[stands + step], board[stands + 2 * step]] = [pawn, "", ""];
      passed = "abcdefgh"[file] + (side === "w" ? 6 : 3);
    }
  }
  const ranks = Array.from(
    { length: 8 },
    (_, row) =>
      board.slice(8 * row, 8 * row + 8).map((piece) => piece || "1").join("")
        .replace(/1+/g, (empty) => String(empty.length)),
  );
  return `${ranks.join("/")} ${side} - ${passed} 0 1`;
}

/** The position, or why there is none. */
function read(text: string): ChessPosition | string {
  try {
    return game.start(text) as ChessPosition;
  } catch (error) {
    assert(error instanceof NotationError);
    return error.message;
  }
}

/** The placement before the pawn went two squares, its side to move; null when none has. */
function beforeDoubleStep(text: string): string | null {
  const [ranks, side, , passed] = text.split(" ");
  if (passed === "-") return null;
  const rows = ranks.split("/").map((
    rank,
  ) => [...rank.replace(/\d/g, (count) => "-".repeat(Number(count)))]);
  const file = passed.charCodeAt(0) - 97;
  const [from, to, pawn] = side === "w" ? [1, 3, "p"] : [6, 4, "P"];
  rows[to][file] = "-";
  rows[from][file] = pawn;
  const board = rows.map((row) => row.join("").replace(/-+/g, ({ length }) => String(length)));
  return `${board.join("/")} ${side === "w" ? "b" : "w"} - - 0 1`;
}

/** Whether a legal move of chessops leads to the placement, from a board that differs by this move alone. */
function canHaveBeenGiven(after: Chess): boolean {
  const { board, turn } = after;
  const mover = opposite(turn);
  const lastRank = mover === "white" ? 7 : 0;
  for (const [to, { role: placed, color }] of board) {
    if (color !== mover) continue;
    const promoted = squareRank(to) === lastRank && placed !== "king";
    for (const from of SquareSet.full().diff(board.occupied)) {
      for (const role of promoted ? [placed, "pawn"] as const : [placed]) {
        for (const taken of ["none", "knight", "en passant"] as const) {
          const before = board.clone();
          before.take(to);
          before.set(from, { role, color });
          if (taken === "knight") before.set(to, { role: "knight", color: turn });
          if (taken === "en passant") {
            const square = to + (mover === "white" ? -8 : 8);
            if (role !== "pawn" || promoted || board.occupied.has(square)) continue;
            before.set(square, { role: "pawn", color: turn });
          }
          const epSquare = taken === "en passant" ? to : undefined;
          const found = Chess.fromSetup({
            ...after.toSetup(),
            board: before,
            turn: mover,
            epSquare,
          });
          const promotion = role === placed ? undefined : placed;
          if (found.isOk && found.value.isLegal({ from, to, promotion })) return true;
        }
      }
    }
  }
  return false;
}

const PLACEMENTS = Array.from(
  { length: sampleSize(6000, 24_000) },
  (_, number) => randomPlacement(`checks/${number}`),
);

Deno.test("of random placements those are refused that chessops calls impossible or has no move to, but for checks from both ends of a line", () => {
  const seen: Record<string, number> = {};
  for (const text of PLACEMENTS) {
    const ours = read(text);
    const setup = parseFen(text).unwrap();
    const theirs = Chess.fromSetup(setup);
    if (theirs.isErr) {
      assertStrictEquals(typeof ours, "string", text);
      continue;
    }
    const position = theirs.unwrap();
    const impossible = isImpossibleCheck(position);
    const checks = position.ctx().checkers;
    const two = position.epSquare === undefined && checks.size() === 2;
    const bothEnds = two && ray(checks.first()!, checks.last()!).has(position.ctx().king!) &&
      checks.diff(position.board.pawn).size() === 2;
    // Of two checks chessops does not look for a move that gives both.
    const noMove = two && !impossible && !canHaveBeenGiven(position);
    const check = typeof ours === "string" && /give check|was in check/.test(ours);
    // A check that the pawn has blocked was there before as well, which chessops does not look for.
    const before = beforeDoubleStep(text);
    const leftInCheck = before !== null && Chess.fromSetup(parseFen(before).unwrap()).isErr;
    const refused = impossible && !bothEnds || leftInCheck || noMove;
    assertStrictEquals(check, refused, `${text}: ${ours}`);
    const kind = check
      ? ours.replace(/.*(no move gives both|more than two|was in check).*/, "$1")
      : two
      ? "two checks"
      : "other";
    seen[kind] = (seen[kind] ?? 0) + 1;
    // What else is refused is the number of men.
    if (!check && typeof ours === "string") assert(/pieces at least|at most 8/.test(ours), ours);
  }
  for (
    const kind of ["no move gives both", "more than two", "was in check", "two checks", "other"]
  ) {
    assertGreater(seen[kind], 15, JSON.stringify(seen));
  }
});

/** Plays every legal move; the notation of the position after it must be read as that position. */
function readAfterEveryMove(
  position: Position,
  seen: { moves: number; doubleChecks: number },
): void {
  for (const move of legalMoves(game, position)) {
    position.play(move);
    const after = position.toString();
    assertStrictEquals(game.start(after).toString(), after);
    position.undo();
    seen.moves++;
    const found = Chess.fromSetup(parseFen(after).unwrap());
    if (found.isOk && found.value.ctx().checkers.size() === 2) seen.doubleChecks++;
  }
}

Deno.test("whatever position a legal move leads to is one", () => {
  const seen = { moves: 0, doubleChecks: 0 };
  for (const text of PLACEMENTS.slice(0, 4000)) {
    const position = read(text);
    if (typeof position !== "string") readAfterEveryMove(position, seen);
  }
  assertGreater(seen.moves, 10_000);
  assertGreater(seen.doubleChecks, 10);
});

Deno.test("no position of a random game is refused, whatever is played there", () => {
  const seen = { moves: 0, doubleChecks: 0 };
  for (let number = 0; number < sampleSize(3, 30); number++) {
    playRandomGame(game, randomStream(`last moves/${number}`), (position) => {
      if (position.result() === null) readAfterEveryMove(position, seen);
    });
  }
  assertGreater(seen.moves, 10_000);
});
