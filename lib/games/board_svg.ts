/**
 * Pictures of boards as standalone SVG documents, with coordinates and a caption below. They have their own
 * background, so they look the same on light and dark pages. Marks differ by shape, not only by colour.
 *
 * @module
 */
import { escape } from "@std/html";
import { type Game, legalMoves, type PictureMarks, type Position } from "./game.ts";

/** The content of a picture of a board. */
export interface BoardPicture {
  /** The title of the document: the notation of the position. */
  readonly title: string;
  /** One short line below the board. */
  readonly caption: string;
  /** Names of the columns from the left. */
  readonly files: readonly string[];
  /** Names of the rows from the top. */
  readonly ranks: readonly string[];
  /** Side of a square in pixels. */
  readonly cell: number;
  /** Colour of the board. */
  readonly field: string;
  /** Colour of the lines between the squares. */
  readonly line: string;
  /** SVG elements of pieces and marks; the unit is one square, the origin the board's top left corner. */
  readonly content: string;
}

/** Pixels between the board and the edge of the picture: room for the coordinates. */
const MARGIN = 32;
/** Pixels for the caption below the lower coordinates. */
const CAPTION = 34;
const PAPER = "#F7F4EC";
const INK = "#2B2B2B";

/** Draws a board with a margin on all sides and the caption below. */
export function boardSvg(picture: BoardPicture): string {
  const { title, caption, files, ranks, cell, field, line, content } = picture;
  const width = files.length * cell;
  const height = ranks.length * cell;
  return framedSvg({ title, caption, width, height }, [
    `<g fill="${INK}" font-size="14" text-anchor="middle">`,
    ...files.map((name, i) => label((i + 0.5) * cell, -MARGIN / 2, name)),
    ...files.map((name, i) => label((i + 0.5) * cell, height + MARGIN / 2, name)),
    ...ranks.map((name, i) => label(-MARGIN / 2, (i + 0.5) * cell, name)),
    ...ranks.map((name, i) => label(width + MARGIN / 2, (i + 0.5) * cell, name)),
    `</g>`,
    `<g transform="scale(${cell})">`,
    grid(files.length, ranks.length, field, line),
    content,
    `</g>`,
  ]);
}

/**
 * Frames a board of any shape: background, a margin on all sides and the caption below.
 *
 * @param picture the board's width and height in pixels, and its texts as in `BoardPicture`
 * @param content SVG elements of the board; the unit is a pixel, the origin its top left corner
 */
export function framedSvg(
  picture: Pick<BoardPicture, "title" | "caption"> & { width: number; height: number },
  content: readonly string[],
): string {
  const width = picture.width + 2 * MARGIN;
  const height = picture.height + 2 * MARGIN + CAPTION;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" font-family="DejaVu Sans, sans-serif">`,
    `<title>${escape(picture.title)}</title>`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="12" ` +
    `fill="${PAPER}" stroke="#C9C3B4"/>`,
    `<text x="${width / 2}" y="${height - 20}" fill="${INK}" font-size="16" ` +
    `text-anchor="middle">${escape(picture.caption)}</text>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...content,
    `</g>`,
    `</svg>`,
  ].join("\n");
}

/** Moves SVG elements drawn in the unit square to the square in column `x` and row `y`, from 0. */
export function onSquare(x: number, y: number, elements: string): string {
  return `<g transform="translate(${x} ${y})">${elements}</g>`;
}

/**
 * The marks of a game on a square board whose moves are square numbers, by rows from the top left: corners
 * around the last move, small diamonds on the legal moves, rings around squares that are pointed out. A pass has no
 * mark.
 */
export function squareMarks(
  game: Game,
  position: Position,
  { lastMove, legalMoves: showLegal = false, squares = [] }: PictureMarks,
  size: number,
): string {
  const onBoard = (move: number) => move < size * size;
  const last = lastMove === undefined ? [] : [lastMove];
  const legal = showLegal ? legalMoves(game, position) : [];
  return [
    ...last.filter(onBoard).map((move) => corners(move % size, Math.floor(move / size))),
    ...legal.filter(onBoard).map((move) => diamond(move % size, Math.floor(move / size))),
    ...squares.map((square) => ring(square % size, Math.floor(square / size))),
  ].join("");
}

/** Corners of the square in column `x` and row `y`: yellow on dark, visible on any board. */
export function corners(x: number, y: number): string {
  const d = "M0.07 0.24v-0.17h0.17M0.76 0.07h0.17v0.17M0.93 0.76v0.17h-0.17M0.24 0.93h-0.17v-0.17";
  const line = (colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return onSquare(x, y, line("#222222", 0.09) + line("#FFDD11", 0.05));
}

/** A diamond in the square in column `x` and row `y`: a legal move, unlike discs, noughts and crosses. */
export function diamond(x: number, y: number): string {
  const d = "M0.5 0.37l0.13 0.13l-0.13 0.13l-0.13 -0.13z";
  return onSquare(
    x,
    y,
    `<path d="${d}" fill="#FFFFFF" stroke="#222222" stroke-width="0.03"/>`,
  );
}

/** A ring in the square in column `x` and row `y`, around a disc or on an empty square. */
function ring(x: number, y: number): string {
  const circle = (colour: string, width: number) =>
    `<circle cx="0.5" cy="0.5" r="0.43" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return onSquare(x, y, circle("#222222", 0.11) + circle("#FF8A00", 0.07));
}

function grid(columns: number, rows: number, field: string, line: string): string {
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${i + 1} 0V${rows}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${i + 1}H${columns}`),
  ];
  return `<rect width="${columns}" height="${rows}" fill="${field}" stroke="${INK}" ` +
    `stroke-width="0.04"/><path d="${
      lines.join("")
    }" fill="none" stroke="${line}" stroke-width="0.02"/>`;
}

/** Letters in this font are 0.7 of their size high, so 5 pixels down centre a line of size 14. */
function label(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y + 5}">${escape(text)}</text>`;
}
