/**
 * Drawings of a Metelyk position: as text, and as an SVG board with the number of each field. The fields of
 * the last move have marked corners. A legal move is an arrow from its man, off the board for bearing off.
 *
 * @module
 */
import { corners, framedSvg } from "../board_svg.ts";
import { type Move, opponent, type PictureMarks, type Side } from "../game.ts";
import { boardOf, type MetelykBoard } from "./board.ts";
import { type MetelykPosition, ownersOf } from "./position.ts";
import { type MetelykMove, OFF, tableOf } from "./table.ts";

/** The names of the sides. */
export const NAMES = ["white", "black"] as const;

/**
 * Draws the board as in A1: the number of each field, with `W` or `B` before it for a man, and `.` for
 * squares outside the board. The points and the side to move are below.
 */
export function drawMetelyk(position: MetelykPosition): string {
  const { size, fieldAt } = boardOf(position.size);
  const lines = Array.from({ length: 2 * size }, (_, i) => i);
  const cell = (field: number) => {
    if (field < 0) return ".";
    const owner = position.at(field);
    return owner === -1 ? String(field) : "WB"[owner] + field;
  };
  const rows = lines.map((y) => lines.map((x) => cell(fieldAt(x, y)).padStart(3)).join(" "));
  return [...rows, caption(position)].join("\n");
}

/** Draws the position as a standalone SVG document. */
export function pictureOfMetelyk(
  position: MetelykPosition,
  { lastMove, legalMoves = false, values }: PictureMarks,
): string {
  const board = boardOf(position.size);
  const table = tableOf(position.size);
  const last = lastMove === undefined ? [] : fieldsOf(table[lastMove], opponent(position.side));
  const cell = Math.min(WIDTH / (2 * board.size), LARGEST_CELL);
  const height = 2 * board.size * cell;
  return framedSvg(
    { title: position.toString(), caption: caption(position), width: WIDTH, height },
    [
      `<g transform="translate(${(WIDTH - height) / 2} 0) scale(${cell})">`,
      ...Array.from({ length: board.fields }, (_, field) => fieldSvg(field, board)),
      quarterOutline(board.size),
      directions(board.size, cell),
      `<g font-size="0.3" text-anchor="middle">`,
      ...ownersOf(position).map((owner, field) => manSvg(owner, field, board)),
      `</g>`,
      ...last.map((field) => corners(board.columns[field], board.rows[field])),
      ...(legalMoves
        ? Array.from(movesOf(position), (row) => moveArrow(table[row], position.side, board))
        : []),
      ...(values ? valueArrows(values, position, board) : []),
      `</g>`,
    ],
  );
}

/** Width of the board of the source in pixels; smaller boards are centred in the same width. */
const WIDTH = 400;
const LARGEST_CELL = 100;
/** The scale of the sign of directions, in pixels for one field. */
const SIGN = 44;

/** Fields of White's base, of Black's base and of the battle quarter. */
const GROUNDS = ["#EBDDBD", "#CBD5DC", "#F4EFE4"];
const EDGE = "#8B8371";
/** The source outlines the battle quarter in red. */
const QUARTER_EDGE = "#B3261E";
/** Disc, its edge, and the number on it, for White and for Black. */
const MEN = [["#FFFFFF", "#55504A", "#2B2B2B"], ["#1F1F1F", "#000000", "#FFFFFF"]];
const NUMBER = "#6A6458";
const ARROW = "#0B4F8A";

/** One line: the points, and the side to move or the result and its reason. */
function caption(position: MetelykPosition): string {
  const [white, black] = [position.points(0), position.points(1)];
  const result = position.result();
  const points = `points: white ${white}, black ${black}`;
  if (result === null) return `${points}; ${NAMES[position.side]} to move`;
  if (white !== black) return `${points}; ${NAMES[result === 1 ? 0 : 1]} won`;
  const quarter = [position.quarter(0), position.quarter(1)];
  if (result === 0) return `points: ${white} each; drawn, ${quarter[0]} each in the quarter`;
  const [more, less] = quarter.sort((a, b) => b - a);
  return `points: ${white} each; ${
    NAMES[result === 1 ? 0 : 1]
  } won, ${more} to ${less} in the quarter`;
}

/** The start field of a move and, unless it bears off, its target. */
function fieldsOf({ from, to }: MetelykMove, mover: Side): number[] {
  return to[mover] === OFF ? [from[mover]] : [from[mover], to[mover]];
}

function movesOf(position: MetelykPosition): Int32Array {
  const moves = new Int32Array(tableOf(position.size).length);
  return moves.subarray(0, position.moves(moves, 0));
}

function fieldSvg(field: number, { men, quarter, columns, rows }: MetelykBoard): string {
  const ground = GROUNDS[field >= quarter ? 2 : field < men ? 0 : 1];
  return `<rect x="${columns[field]}" y="${rows[field]}" width="1" height="1" fill="${ground}" ` +
    `stroke="${EDGE}" stroke-width="0.02"/>`;
}

function quarterOutline(size: number): string {
  return `<rect x="${size}" y="0" width="${size}" height="${size}" fill="none" ` +
    `stroke="${QUARTER_EDGE}" stroke-width="0.05"/>`;
}

function manSvg(owner: Side | -1, field: number, { columns, rows }: MetelykBoard): string {
  const [x, y] = [columns[field] + 0.5, rows[field] + 0.5];
  const man = owner === -1 ? "" : manAt(x, y, 0.36, owner);
  const ink = owner === -1 ? NUMBER : MEN[owner][2];
  return `${man}<text x="${x}" y="${y + 0.11}" fill="${ink}">${field}</text>`;
}

/** A man of a side as SVG elements, with its centre at `x`, `y`. */
export function manAt(x: number, y: number, radius: number, owner: Side): string {
  const [fill, edge] = MEN[owner];
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${edge}" ` +
    `stroke-width="0.04"/>`;
}

/** An arrow from the man that moves across the edge or corner of its field. */
function moveArrow(move: MetelykMove, mover: Side, board: MetelykBoard): string {
  const { columns, rows } = board;
  const from = move.from[mover];
  const to = move.to[mover];
  const x = columns[from] + 0.5;
  const y = rows[from] + 0.5;
  if (to === OFF) return arrow(x, y, AHEAD[mover]);
  return arrow(
    x,
    y,
    Math.atan2(rows[to] - rows[from], columns[to] - columns[from]) * 180 / Math.PI,
  );
}

/** An arrow for each move with a value: the largest value has full colour, the smallest a tenth of it. */
function valueArrows(
  values: ReadonlyMap<Move, number>,
  { size, side }: MetelykPosition,
  board: MetelykBoard,
): string[] {
  const least = Math.min(...values.values());
  const range = Math.max(...values.values()) - least || 1;
  return [...values].sort(([, a], [, b]) => a - b).map(([move, value]) =>
    `<g opacity="${(0.1 + 0.9 * (value - least) / range).toFixed(2)}">${
      moveArrow(tableOf(size)[move], side, board)
    }</g>`
  );
}

/** White goes to the right, Black to the top; in degrees, clockwise from the right. */
const AHEAD = [0, -90];

/** An arrow that begins just inside the edge of the man with its centre at `x`, `y`. */
function arrow(x: number, y: number, degrees: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${degrees})" ` +
    `d="M0.3 -0.05h0.17v-0.09l0.22 0.14l-0.22 0.14v-0.09h-0.17z" fill="${ARROW}" ` +
    `stroke="#FFFFFF" stroke-width="0.03"/>`;
}

/** In the empty lower left quarter: a man of each side with its direction. */
function directions(size: number, cell: number): string {
  const men = ([0, 1] as const).map((side) => {
    const x = side === 0 ? -0.8 : 0.6;
    return manAt(x, 0.15, 0.36, side) + arrow(x, 0.15, AHEAD[side]);
  });
  return `<g transform="translate(${size / 2} ${size * 1.5}) scale(${SIGN / cell})">` +
    `${men.join("")}</g>`;
}
