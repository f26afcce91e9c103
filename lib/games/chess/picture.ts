/**
 * Drawings of a chess position: as text, and as an SVG board seen from White's side. Both squares of the
 * last move have marked corners. The target of a legal move has a small diamond, or triangles in its
 * corners if it is a capture.
 *
 * @module
 */
import { boardSvg, corners, onSquare } from "../board_svg.ts";
import { formatRights } from "./fen.ts";
import { cellName, EMPTY, letterOf } from "./geometry.ts";
import { moveFrom, moveTo } from "./move.ts";
import { pieceSvg } from "./pieces_svg.ts";
import { MAX_MOVES } from "./moves.ts";
import type { ChessPosition } from "./position.ts";
import { opponent, type PictureMarks } from "../game.ts";
import { fileNames, rankNames } from "../notation.ts";

const LIGHT = "#EFE6D5";
const DARK = "#A98B68";
const MARK = "#222222";

/** The names of the sides. */
export const SIDES = ["White", "Black"] as const;

/** Draws the board and the state of the position as text. */
export function drawChess(position: ChessPosition): string {
  const ranks = RANKS_FROM_TOP.map((rank) => {
    const letters = FILES.map((_, file) => letterOf(position.at(8 * rank + file)));
    return `${rank + 1} ${letters.join(" ")}`;
  });
  const { rights, passed, clock } = position;
  return [
    ...ranks,
    `  ${FILES.join(" ")}`,
    caption(position),
    `castling ${formatRights(rights)}, en passant ${passed ? cellName(passed) : "-"}, ` +
    `${clock} plies since a capture or a pawn move`,
  ].join("\n");
}

/** Draws the position as a standalone SVG document. */
export function pictureOfChess(
  position: ChessPosition,
  { lastMove, legalMoves = false }: PictureMarks,
): string {
  const last = lastMove === undefined ? [] : [moveFrom(lastMove), moveTo(lastMove)];
  const targets = legalMoves ? targetsOf(position) : [];
  return boardSvg({
    title: position.toString(),
    caption: caption(position),
    files: FILES,
    ranks: rankNames(8).reverse(),
    cell: 50,
    field: DARK,
    line: DARK,
    content: [
      lightSquares(),
      ...last.map((square) => corners(square & 7, 7 - (square >> 3))),
      ...Array.from({ length: 64 }, (_, square) => {
        const piece = position.at(square);
        return piece === EMPTY ? "" : on(square, pieceSvg(piece));
      }),
      ...targets.map((square) => on(square, position.at(square) === EMPTY ? DIAMOND : TRIANGLES)),
    ].join(""),
  });
}

const FILES = fileNames(8);
const RANKS_FROM_TOP = [7, 6, 5, 4, 3, 2, 1, 0];

/** One line: the move number, and the side to move or how the game ended. */
function caption(position: ChessPosition): string {
  const end = position.end();
  if (end === "checkmate") {
    return `move ${position.moveNumber}; ${SIDES[opponent(position.side)]} won by ${end}`;
  }
  if (end !== null) return `move ${position.moveNumber}; drawn: ${end}`;
  const check = position.inCheck() ? ", in check" : "";
  return `move ${position.moveNumber}; ${SIDES[position.side]} to move${check}`;
}

/** The squares to which there are legal moves, each once. */
function targetsOf(position: ChessPosition): number[] {
  const moves = new Int32Array(MAX_MOVES);
  const end = position.moves(moves, 0);
  return [...new Set(Array.from(moves.subarray(0, end), moveTo))];
}

/** Moves elements drawn in the unit square to a square of the board. */
function on(square: number, elements: string): string {
  return onSquare(square & 7, 7 - (square >> 3), elements);
}

/** The light squares, four in each rank, and the frame, which they would cover. */
function lightSquares(): string {
  const rank = (y: number) => [0, 2, 4, 6].map((x) => `M${x + y % 2} ${y}h1v1h-1z`).join("");
  return `<path d="${RANKS_FROM_TOP.map(rank).join("")}" fill="${LIGHT}"/>` +
    `<rect width="8" height="8" fill="none" stroke="${MARK}" stroke-width="0.04"/>`;
}

const DIAMOND = `<path d="M0.5 0.37l0.13 0.13l-0.13 0.13l-0.13 -0.13z" fill="#FFFFFF" ` +
  `stroke="${MARK}" stroke-width="0.03"/>`;

const TRIANGLES =
  `<path d="M0.03 0.03h0.2l-0.2 0.2zM0.97 0.03v0.2l-0.2 -0.2zM0.97 0.97h-0.2l0.2 -0.2z` +
  `M0.03 0.97v-0.2l0.2 0.2z" fill="#FFFFFF" stroke="${MARK}" stroke-width="0.03"/>`;
