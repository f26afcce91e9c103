/**
 * Reversi on boards of 4x4, 6x6, 8x8 and 10x10 squares (B1, D9). Dark (X) moves first. A disc must be
 * placed so that it encloses enemy discs in a straight line; these are flipped. A player without such a
 * move passes; when neither has one, the game is over and more discs win. `end=source` is another rule for
 * the end: see source_end.ts.
 *
 * Notation: a character for each square, rows from the top, `X` dark, `O` light, `-` empty, then a space
 * and the side to move. The four squares in the centre are occupied, and all discs are connected to them;
 * nothing else is tested (see reachable.ts). With `end=source` the word `pass` follows once for each pass
 * made where neither side can move. Moves are written `a1` to `j10`, the file from the left and the
 * rank from the top, or `pass`.
 *
 * @module
 */
import { boardSvg, squareMarks } from "../board_svg.ts";
import { NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";
import type { Game, Side } from "../game.ts";
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
import { oneOf, oneOfNumbers } from "matchbox/base/mod.ts";
import { BitboardReversi } from "./bitboard.ts";
import { type ReversiEnd, reversiSpec } from "./geometry.ts";
import { MailboxReversi } from "./mailbox.ts";
import { ownersOf, type ReversiPosition } from "./position.ts";
import { loneDisc } from "./reachable.ts";
import { SourceEndReversi, withoutLastPasses } from "./source_end.ts";

/** The parameters of the game, for the registry. */
export const reversiParameters = {
  size: oneOfNumbers([4, 6, 8, 10], 8, "squares on a side of the board"),
  end: oneOf(
    ["standard", "source"],
    "standard",
    "when neither side can move the game is over, or, with source, both pass and it is drawn (D9)",
  ),
};

/** Fill and edge of a dark and a light disc. */
const DISC_COLOURS = [["#1A1A1A", "#000000"], ["#FAFAFA", "#8A8A8A"]];

/** A dark and a light disc, defined once for all squares. */
const DISCS = `<defs><g id="dark-disc">${discSvg(0)}</g><g id="light-disc">${
  discSvg(1)
}</g></defs>`;

/**
 * The game of Reversi.
 *
 * @param size squares on a side of the board: 4, 6, 8 or 10
 * @param end the rule for the end
 */
export function reversi(size: number, end: ReversiEnd = "standard"): Game {
  const squares = size * size;
  const beginning = formatBoard(startingBoard(size));
  const game: Game = {
    spec: reversiSpec(size, end),
    name: "reversi",
    title: `Reversi ${size}x${size}${end === "source" ? ", end as in the source" : ""}`,
    sides: ["dark", "light"],
    // The four squares in the centre are never empty, and a pass is the only move.
    maxMoves: squares - 4,
    // At most one pass before each disc placed: after two the game is over. With the source's end test two
    // passes may follow where neither side can move, and then at least one square stays empty.
    maxPlies: 2 * (squares - 4),

    drawReason: (position) =>
      position instanceof SourceEndReversi && position.missesEnd
        ? "passes without end"
        : "equal discs",

    start: (notation = beginning) =>
      end === "source" ? startWithSourceEnd(notation, size) : standardStart(notation, size),

    isLegal: (position, move) => (position as ReversiPosition).isLegal(move),

    format: (_position, move) => move === squares ? "pass" : squareName(move, size),

    parse: (position, text) => parseMove(game, position, text),

    draw: (position) =>
      `${drawBoard(ownersOf(position as ReversiPosition), size)}\n` +
      caption(position as ReversiPosition, ["X dark", "O light"]),

    picture: (position, marks = {}) =>
      boardSvg({
        title: position.toString(),
        caption: caption(position as ReversiPosition, game.sides),
        files: fileNames(size),
        ranks: rankNames(size),
        cell: Math.floor(400 / size),
        field: "#1B8F3E",
        line: "#0C5A25",
        content: discsSvg(position as ReversiPosition) + squareMarks(game, position, marks, size),
      }),
  };
  return game;
}

/** @throws {NotationError} as `Game.start` */
function standardStart(notation: string, size: number): ReversiPosition {
  const board = parseBoard(notation, size);
  checkDiscs(board, size, notation);
  return size === 8 ? BitboardReversi.fromBoard(board) : MailboxReversi.fromBoard(board, size);
}

/** @throws {NotationError} as `Game.start`, also if passes are named where a side can move */
function startWithSourceEnd(notation: string, size: number): SourceEndReversi {
  const { board, passes } = withoutLastPasses(notation);
  const position = new SourceEndReversi(standardStart(board, size), passes);
  if (passes === 0 || position.missesEnd) return position;
  throw new NotationError(
    `position ${
      quote(notation)
    }: expected "pass" after the side to move only where neither side can ` +
      "move, and the board is not full and has discs of both",
  );
}

/** Two discs each, crosswise in the centre: on 8x8 dark on e4 and d5, light on d4 and e5. */
function startingBoard(size: number): BoardNotation {
  const owners: (Side | -1)[] = Array(size * size).fill(-1);
  centre(size).forEach((square, i) => owners[square] = i === 0 || i === 3 ? 1 : 0);
  return { owners, side: 0 };
}

/** The four squares in the centre, by rows. */
function centre(size: number): number[] {
  const first = (size / 2 - 1) * (size + 1);
  return [first, first + 1, first + size, first + size + 1];
}

/** @throws {NotationError} if a disc of the start is missing, or a disc is not connected to them */
function checkDiscs({ owners }: BoardNotation, size: number, text: string): void {
  const start = centre(size);
  for (const square of start) {
    if (owners[square] === -1) {
      throw new NotationError(
        `position ${quote(text)}: expected X or O on square ${squareName(square, size)}, ` +
          `which holds a disc from the start, but found -`,
      );
    }
  }
  const lone = loneDisc(owners, size, start);
  if (lone !== null) {
    throw new NotationError(
      `position ${quote(text)}: the disc on square ${
        squareName(lone, size)
      } is not connected to the ` +
        `start; expected every disc next to another`,
    );
  }
}

/** One line: the discs of both sides, and the side to move or the result. */
function caption(position: ReversiPosition, names: readonly [string, string]): string {
  const discs = `${names[0]} ${position.discs(0)}, ${names[1]} ${position.discs(1)}`;
  return `${discs}; ${state(position)}`;
}

function state(position: ReversiPosition): string {
  const sides = ["dark", "light"];
  const result = position.result();
  if (result === 0) return "drawn";
  if (result !== null) return `${sides[result === 1 ? 0 : 1]} won`;
  return `${sides[position.side]} ${position.mobility(position.side) ? "to move" : "must pass"}`;
}

/** The discs, and on large boards four dots on the grid for orientation. */
function discsSvg(position: ReversiPosition): string {
  const { size } = position;
  const ends = size >= 8 ? [2, size - 2] : [];
  const dots = ends.flatMap((y) =>
    ends.map((x) => `<circle cx="${x}" cy="${y}" r="0.07" fill="#0C5A25"/>`)
  );
  const discs = ownersOf(position).map((owner, square) => {
    if (owner === -1) return "";
    const name = ["dark", "light"][owner];
    return `<use href="#${name}-disc" x="${square % size}" y="${Math.floor(square / size)}"/>`;
  });
  return [DISCS, ...dots, ...discs].join("");
}

/** A dark (side 0) or light disc with its shadow as SVG elements in the unit square. */
export function discSvg(side: Side): string {
  const [fill, edge] = DISC_COLOURS[side];
  return `<circle cx="0.52" cy="0.53" r="0.4" fill="#000000" opacity="0.3"/>` +
    `<circle cx="0.5" cy="0.5" r="0.4" fill="${fill}" stroke="${edge}" stroke-width="0.02"/>`;
}
