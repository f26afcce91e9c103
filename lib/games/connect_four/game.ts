/**
 * Connect Four, on boards of 4x4 to 8x7: 7x6 unless set otherwise. The sides take turns to drop a disc into a
 * column, where it falls to the lowest free row. Four discs of a side in a line, in any direction, win; a
 * full board without such a line is a draw. Red (X) moves first.
 *
 * Notation: a character for each square, rows from the top, `X` red, `O` yellow, `-` empty, then a space and
 * the side to move. No disc hangs in the air, there are as many discs of each side or one more of red, and
 * at most the last move has made a line; nothing else is tested. A move is the letter of its column.
 *
 * @module
 */
import { oneOf, quote } from "matchbox/base/mod.ts";
import { boardSvg, corners, diamond, onSquare } from "../board_svg.ts";
import { NotationError } from "../errors.ts";
import { type Game, legalMoves, type PictureMarks, type Position, type Side } from "../game.ts";
import {
  type BoardNotation,
  drawBoard,
  fileNames,
  formatBoard,
  parseBoard,
  parseMove,
  rankNames,
  squareName,
} from "../notation.ts";
import {
  bitOf,
  type BoardSize,
  hasFour,
  linesOf,
  sizeOf,
  sizes,
  type SizeText,
  squaresOf,
} from "./board.ts";
import {
  ConnectFourPosition,
  connectFourSpec,
  freeSquare,
  ownersOf,
  topSquare,
} from "./position.ts";

/** The parameters of the game, for the registry. */
export const connectFourParameters = {
  size: oneOf(sizes, "7x6", "columns and rows of the board"),
};

/** Fill, edge and inner ring of a red and a yellow disc: the ring tells them apart without colours. */
const DISC_COLOURS = [["#C62828", "#7F1010", "#FFD9D9"], ["#F9C80E", "#9A7A00", "none"]];

/**
 * The game of Connect Four.
 *
 * @param size columns and rows of the board
 */
export function connectFour(size: SizeText): Game {
  const board = sizeOf(size);
  const { columns, rows } = board;
  const squares = columns * rows;
  const beginning = formatBoard({ owners: Array(squares).fill(-1), side: 0 });
  const game: Game = {
    spec: connectFourSpec(board),
    name: "connect_four",
    title: `Connect Four ${size}`,
    sides: ["red", "yellow"],
    maxMoves: columns,
    maxPlies: squares,

    drawReason: () => "full board",

    start(notation = beginning) {
      const read = parseBoard(notation, columns, rows);
      checkDiscs(read, board, notation);
      return ConnectFourPosition.fromBoard(read, board);
    },

    format: (_position, move) => fileNames(columns)[move],

    parse: (position, text) => parseMove(game, position, text),

    draw: (position) =>
      `${drawBoard(ownersOf(position as ConnectFourPosition), columns)}\n` +
      caption(position, ["X red", "O yellow"]),

    picture: (position, marks = {}) =>
      boardSvg({
        title: position.toString(),
        caption: caption(position, game.sides),
        files: fileNames(columns),
        ranks: rankNames(rows),
        cell: Math.floor(400 / Math.max(columns, rows)),
        field: "#1F5FA8",
        line: "#174A84",
        content: holesSvg(position as ConnectFourPosition) + marksSvg(game, position, marks),
      }),
  };
  return game;
}

/** The squares of the lines of four that the winner has, by rows from the top left; none in other positions. */
export function wonSquares(position: ConnectFourPosition): number[] {
  const { columns, rows } = position.size;
  const squareOf = (bit: number) => {
    const column = Math.floor(bit / (rows + 1));
    return (rows - 1 - bit % (rows + 1)) * columns + column;
  };
  const won = linesOf(position.size).map((line) => line.map(squareOf)).filter((line) => {
    const owners = new Set(line.map((square) => position.at(square)));
    return owners.size === 1 && !owners.has(-1);
  });
  return [...new Set(won.flat())].sort((one, other) => one - other);
}

/** A red (side 0) or yellow disc as SVG elements in the unit square. */
export function fourDiscSvg(side: Side): string {
  const [fill, edge, ring] = DISC_COLOURS[side];
  return `<circle cx="0.5" cy="0.5" r="0.4" fill="${fill}" stroke="${edge}" stroke-width="0.03"/>` +
    `<circle cx="0.5" cy="0.5" r="0.24" fill="none" stroke="${ring}" stroke-width="0.05"/>`;
}

const HOLE = `<circle cx="0.5" cy="0.5" r="0.4" fill="#F7F4EC"/>`;

/** Discs, and holes where there is none. */
function holesSvg(position: ConnectFourPosition): string {
  const { columns } = position.size;
  return ownersOf(position).map((owner, square) =>
    onSquare(
      square % columns,
      Math.floor(square / columns),
      owner === -1 ? HOLE : fourDiscSvg(owner),
    )
  ).join("");
}

/** Corners around the last disc, and diamonds where the next one may fall. */
function marksSvg(game: Game, position: Position, marks: PictureMarks): string {
  const { lastMove, legalMoves: showLegal = false } = marks;
  const connectFour = position as ConnectFourPosition;
  const { columns } = connectFour.size;
  const at = (square: number, mark: (x: number, y: number) => string) =>
    mark(square % columns, Math.floor(square / columns));
  const last = lastMove === undefined ? [] : [topSquare(connectFour, lastMove)];
  const legal = showLegal ? legalMoves(game, position) : [];
  return [
    ...last.map((square) => at(square, corners)),
    ...legal.map((move) => at(freeSquare(connectFour, move), diamond)),
  ].join("");
}

/** @throws {NotationError} naming what cannot be on the board */
function checkDiscs({ owners, side }: BoardNotation, size: BoardSize, text: string): void {
  const { columns, rows } = size;
  const fail = (problem: string): never => {
    throw new NotationError(`position ${quote(text)}: ${problem}`);
  };
  const hanging = owners.findIndex((owner, square) =>
    owner !== -1 && square + columns < owners.length && owners[square + columns] === -1
  );
  if (hanging >= 0) fail(`expected a disc below that on square ${squareName(hanging, columns)}`);
  const [reds, yellows] = [0, 1].map((each) => owners.filter((owner) => owner === each).length);
  if (reds - yellows !== side) {
    fail(
      `expected ${side === 0 ? "as many X as O" : "one X more than O"} as ${
        side === 0 ? "X" : "O"
      } is to move but found ${reds} X and ${yellows} O`,
    );
  }
  const lineWithout = (mark: Side, left?: number) => {
    const bits = owners.flatMap((owner, square) =>
      owner === mark && square !== left
        ? bitOf(square % columns, rows - 1 - Math.floor(square / columns), rows)
        : []
    );
    const { low, high } = squaresOf(bits);
    return hasFour(low, high, rows);
  };
  if (lineWithout(side)) fail(`${"XO"[side]} is to move but has four in a line already`);
  const last = side === 0 ? 1 : 0;
  const tops = owners.flatMap((owner, square) =>
    owner === last && (owners[square - columns] ?? -1) === -1 ? square : []
  );
  if (lineWithout(last) && tops.every((square) => lineWithout(last, square))) {
    fail(`expected at most one move of ${"XO"[last]} to have made its lines of four`);
  }
}

function caption(position: Position, sides: readonly [string, string]): string {
  const result = position.result();
  if (result === null) return `${sides[position.side]} to move`;
  return result === 0 ? "drawn" : `${sides[result === 1 ? 0 : 1]} won`;
}
