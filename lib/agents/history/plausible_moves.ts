/**
 * The plausible moves of Bernstein's program (A. Bernstein and M. de V. Roberts, "Computer v. chess-player", Scientific
 * American, 1958). It asked eight questions of a position, in this order, and took the first seven moves that answered
 * them:
 *
 * 1. Is the king in check? Then only moves that answer it: captures, then moves in between, then those of the king.
 * 2. Can men be won, saved from loss, or exchanged?
 * 3. Can the king castle?
 * 4. Can a knight or bishop be developed?
 * 5. Can a key square be occupied? Key squares are those controlled by diagonally connected pawns.
 * 6. Can an open file be occupied?
 * 7. Can a pawn be moved?
 * 8. Can another man be moved?
 *
 * Our readings: what is won, lost or exchanged is told by the exchange on the square. A move saves men if the largest
 * loss that threatens is smaller after it. A knight or bishop is developed from its first rank. A file is open without
 * pawns, and rooks and queens occupy it. Moves that lose men come after all others, and of the moves that answer the same
 * question those that win more come first.
 *
 * @module
 */
import { attackersOf } from "matchbox/games/chess/attacked_cells.ts";
import * as geometry from "matchbox/games/chess/geometry.ts";
import { isCastling } from "matchbox/games/chess/move.ts";
import { MAX_MOVES } from "matchbox/games/chess/moves.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { isLoud, staticExchange } from "matchbox/games/chess/static_exchange.ts";
import type { Move } from "matchbox/games/game.ts";

const { BISHOP, BLACK, BORDER, KIND, KING, KNIGHT, PAWN, QUEEN, rankOf, ROOK, UP, WHITE } =
  geometry;

/** The question that a move answers; the smaller, the sooner it is tried. */
export const QUESTIONS = [
  "takes the man that gives check",
  "between king and check",
  "king out of check",
  "wins men",
  "saves men",
  "exchanges men",
  "castles",
  "develops a knight or bishop",
  "key square",
  "open file",
  "pawn",
  "other man",
  "loses men",
] as const;

/** What a move answers. */
export type Question = typeof QUESTIONS[number];

const loud = new Int32Array(MAX_MOVES);

/** Sorts the first `count` moves by the questions; those that answer the same one by what they win. */
export function sortByQuestions(position: ChessPosition, moves: Int32Array, count: number): void {
  const threat = position.inCheck() ? 0 : threatened(position);
  const ranked = Array.from(moves.subarray(0, count), (move) => {
    const wins = staticExchange(position.cells, move);
    return { move, wins, question: QUESTIONS.indexOf(questionOf(position, move, wins, threat)) };
  });
  ranked.sort((one, other) => one.question - other.question || other.wins - one.wins);
  ranked.forEach(({ move }, index) => moves[index] = move);
}

/**
 * The question that a legal move answers.
 *
 * @param wins what it wins by the exchange on its target, in centipawns
 * @param threat what the other side would win if the side to move passed
 */
export function questionOf(
  position: ChessPosition,
  move: Move,
  wins: number,
  threat: number,
): Question {
  const { cells } = position;
  const [piece, to] = [cells[move & 255], move >> 8 & 255];
  const kind = piece & KIND;
  const takes = isLoud(cells, move);
  if (position.inCheck()) {
    if (takes) return "takes the man that gives check";
    return kind === KING ? "king out of check" : "between king and check";
  }
  if (takes && wins > 0) return "wins men";
  if (wins < 0) return "loses men";
  if (threat > 0 && threatAfter(position, move) < threat) return "saves men";
  if (takes) return "exchanges men";
  if (isCastling(move)) return "castles";
  if ((kind === KNIGHT || kind === BISHOP) && isFirstRank(move & 255, piece)) {
    return "develops a knight or bishop";
  }
  if (kind !== PAWN && kind !== KING && isKeySquare(cells, to, piece)) return "key square";
  if ((kind === ROOK || kind === QUEEN) && opensOn(cells, move)) return "open file";
  return kind === PAWN ? "pawn" : "other man";
}

/** The most that the other side could win by a capture if the side to move passed, in centipawns. */
export function threatened(position: ChessPosition): number {
  position.pass();
  const most = mostWon(position);
  position.undo();
  return most;
}

function threatAfter(position: ChessPosition, move: Move): number {
  position.play(move);
  const most = mostWon(position);
  position.undo();
  return most;
}

/** The most that the side to move wins by a capture, at least 0. */
function mostWon(position: ChessPosition): number {
  const count = position.loudMoves(loud, 0);
  let most = 0;
  for (let i = 0; i < count; i++) most = Math.max(most, staticExchange(position.cells, loud[i]));
  return most;
}

function isFirstRank(cell: number, piece: number): boolean {
  return rankOf(cell) === ((piece & WHITE) !== 0 ? 0 : 7);
}

/** Whether an own pawn that another own pawn defends controls a cell. */
function isKeySquare(cells: Uint8Array, cell: number, piece: number): boolean {
  const own = piece & (WHITE | BLACK);
  const pawnsAt = (at: number) =>
    attackersOf(cells, at, own).filter((from) => (cells[from] & KIND) === PAWN);
  return pawnsAt(cell).some((pawn) => pawnsAt(pawn).length > 0);
}

/** Whether a move goes from a file with pawns to one without. */
function opensOn(cells: Uint8Array, move: Move): boolean {
  return !hasPawns(cells, move >> 8 & 255) && hasPawns(cells, move & 255);
}

function hasPawns(cells: Uint8Array, cell: number): boolean {
  let at = cell;
  while (cells[at - UP] !== BORDER) at -= UP;
  for (; cells[at] !== BORDER; at += UP) if ((cells[at] & KIND) === PAWN) return true;
  return false;
}
