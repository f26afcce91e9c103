/**
 * International draughts on small boards: 6x6 unless set otherwise. Men step diagonally ahead and take ahead and
 * back; a man that ends its move on the last row becomes a king, who goes and takes along whole diagonals. Taking
 * is forced, and so is taking the most men. Who cannot move has lost. White moves first, up the board. Of the rules
 * for draws only one is kept: 25 moves of each side without a capture or a move of a man (A, C42).
 *
 * Notation: the side to move, the squares of white and of black, kings with a `K`, and the plies since the last
 * capture or move of a man, e.g. `W:W13,14,K15:B1,2,3:H0`; the last part may be missing. Dark squares are numbered
 * by rows from the top left. A move is `13-10`, a capture `13x6`; of several captures with the same ends each
 * names the squares on its way, as `13x6x15x8`.
 *
 * @module
 */
import { oneOfNumbers, quote } from "matchbox/base/mod.ts";
import { boardSvg, corners, diamond, onSquare } from "../board_svg.ts";
import { NotationError } from "../errors.ts";
import { type Game, legalMoves, type Move, type Position, type Side } from "../game.ts";
import { parseMove } from "../notation.ts";
import { type DraughtsBoard, draughtsBoard, rowsOfMen } from "./board.ts";
import {
  bitCount,
  DraughtsPosition,
  draughtsSpec,
  MOST_IDLE_PLIES,
  MOST_MOVES,
  partsOfMove,
} from "./position.ts";

/** The parameters of the game, for the registry. */
export const draughtsParameters = {
  size: oneOfNumbers([4, 6], 6, "squares on a side of the board"),
};

/** Fill and edge of a white and a black man. */
const MAN_COLOURS = [["#FBF7EC", "#5B5346"], ["#3B332B", "#D9CDB8"]];

/**
 * The game of draughts.
 *
 * @param size squares on a side of the board, 4 or 6
 */
export function draughts(size: number): Game {
  const board = draughtsBoard(size);
  const count = rowsOfMen(size) * size / 2;
  const numbers = Array.from({ length: board.squares }, (_, square) => square + 1);
  const beginning = `W:W${numbers.slice(-count)}:B${numbers.slice(0, count)}`;
  const game: Game = {
    spec: draughtsSpec(size),
    name: "draughts",
    title: `Draughts ${size}x${size}`,
    sides: ["white", "black"],
    maxMoves: MOST_MOVES,
    // Men step ahead at most size - 1 times and two more for each man that they took backwards; between two of
    // these moves, or captures, kings may move until the game is drawn.
    maxPlies: MOST_IDLE_PLIES * (2 * count * (size - 1) + 3 * 2 * count + 1),

    drawReason: () => "25 moves of each side without a capture or a move of a man",

    start: (notation = beginning) => parsePosition(notation, board, count),

    withoutCounters: (position) => (position as DraughtsPosition).withoutCounter(),

    pastMatters: (position, plies) =>
      (position as DraughtsPosition).idle + plies >= MOST_IDLE_PLIES,

    perftMoves: (position, out, from) => (position as DraughtsPosition).movesOfMen(out, from),

    format: (position, move) => formatMove(game, position as DraughtsPosition, move),

    parse: (position, text) => parseMove(game, position, text),

    tactics: {
      // Captures are forced, so a search that looks at loud moves alone may not stand still.
      threatened: (position) => (position as DraughtsPosition).captures(scratch, 0) > 0,
      loudMoves: (position, out, from) => (position as DraughtsPosition).captures(out, from),
      isLoud: (_position, move) => partsOfMove(move).taken !== 0,
    },

    draw: (position) =>
      `${drawMen(position as DraughtsPosition)}\n${caption(position, game.sides)}`,

    picture(position, { lastMove, legalMoves: showLegal = false } = {}) {
      const { rows, columns } = board;
      const at = (square: number, mark: (x: number, y: number) => string) =>
        mark(columns[square], rows[square]);
      const last = lastMove === undefined ? undefined : partsOfMove(lastMove);
      const targets = showLegal
        ? new Set(legalMoves(game, position).map((move) => partsOfMove(move).to))
        : [];
      return boardSvg({
        title: position.toString(),
        caption: caption(position, game.sides),
        files: Array(size).fill(""),
        ranks: Array(size).fill(""),
        cell: 64,
        field: "#EFE6D5",
        line: "#EFE6D5",
        content: [
          ...numbers.map((number) => at(number - 1, (x, y) => onSquare(x, y, darkSquare(number)))),
          ...numbers.map((number) =>
            at(
              number - 1,
              (x, y) => onSquare(x, y, manOn(position as DraughtsPosition, number - 1)),
            )
          ),
          ...(last ? [last.from, last.to] : []).map((square) => at(square, corners)),
          ...[...targets].map((square) => at(square, diamond)),
        ].join(""),
      });
    },
  };
  return game;
}

const scratch = new Int32Array(MOST_MOVES);

/** The owner of the man or king on a square, or -1 for none. */
export function ownerAt(position: DraughtsPosition, square: number): Side | -1 {
  if ((position.men(0) >> square & 1) === 1) return 0;
  return (position.men(1) >> square & 1) === 1 ? 1 : -1;
}

/** Whether a king stands on the square. */
export function isKingAt(position: DraughtsPosition, square: number): boolean {
  return (position.kings >> square & 1) === 1;
}

/** A man of a side as SVG elements in the unit square; a king is two men high. */
export function draughtsmanSvg(side: Side, king: boolean): string {
  const [fill, edge] = MAN_COLOURS[side];
  const disc = (y: number) =>
    `<ellipse cx="0.5" cy="${y}" rx="0.36" ry="0.3" fill="${fill}" stroke="${edge}" stroke-width="0.04"/>`;
  return king ? disc(0.58) + disc(0.42) + disc(0.36) : disc(0.5);
}

function darkSquare(number: number): string {
  return `<rect width="1" height="1" fill="#B99B73"/>` +
    `<text x="0.06" y="0.24" font-size="0.2" fill="#4A3B25">${number}</text>`;
}

function manOn(position: DraughtsPosition, square: number): string {
  const owner = ownerAt(position, square);
  return owner === -1 ? "" : draughtsmanSvg(owner, isKingAt(position, square));
}

/** A free square shows its number, a man `w` or `b`, a king `W` or `B`. */
function drawMen(position: DraughtsPosition): string {
  const { size, squares, rows, columns } = position.board;
  const lines = Array.from({ length: size }, () => Array<string>(size).fill("  "));
  for (let square = 0; square < squares; square++) {
    const owner = ownerAt(position, square);
    const mark = owner === -1
      ? String(square + 1)
      : (isKingAt(position, square) ? "WB" : "wb")[owner];
    lines[rows[square]][columns[square]] = mark.padStart(2);
  }
  return lines.map((line) => line.join(" ").trimEnd()).join("\n");
}

function caption(position: Position, sides: readonly [string, string]): string {
  const result = position.result();
  if (result === null) return `${sides[position.side]} to move`;
  return result === 0 ? "a draw" : `${sides[result === 1 ? 0 : 1]} won`;
}

function formatMove(game: Game, position: DraughtsPosition, move: Move): string {
  const { from, to, taken } = partsOfMove(move);
  if (taken === 0) return `${from + 1}-${to + 1}`;
  const twins = legalMoves(game, position).filter((other) => {
    const parts = partsOfMove(other);
    return parts.from === from && parts.to === to;
  });
  const way = twins.length > 1 ? wayOf(position, move) : [from, to];
  return way.map((square) => square + 1).join("x");
}

/** The squares on the way of a capture: of several ways the first, by the numbers of the squares. */
function wayOf(position: DraughtsPosition, move: Move): number[] {
  const { from, to, taken } = partsOfMove(move);
  const ways: number[][] = [];
  position.eachCapture((path, jumped) => {
    if (path[0] === from && path.at(-1) === to && jumped === taken) ways.push([...path]);
  });
  // All ways of a capture have as many squares as it takes men, and one more.
  return ways.sort((a, b) => {
    const at = a.findIndex((square, i) => square !== b[i]);
    return a[at] - b[at];
  })[0];
}

/** @throws {NotationError} naming the invalid part */
function parsePosition(text: string, board: DraughtsBoard, most: number): DraughtsPosition {
  const fail = (problem: string): never => {
    throw new NotationError(`position ${quote(text)}: ${problem}`);
  };
  const [, mover, ...parts] = text.match(/^([WB]):W([K\d,]*):B([K\d,]*)(?::H(\d+))?$/) ??
    fail("expected a form like W:W13,14,K15:B1,2,3:H0");
  const idle = Number(parts[2] ?? 0);
  if (idle > MOST_IDLE_PLIES) fail(`expected at most H${MOST_IDLE_PLIES} but found H${parts[2]}`);
  let kings = 0;
  let occupied = 0;
  const men = parts.slice(0, 2).map((list, side) => {
    let set = 0;
    for (const name of list === "" ? [] : list.split(",")) {
      const [, king, number] = name.match(/^(K?)(\d+)$/) ?? fail(`${quote(name)} is no square`);
      const square = Number(number) - 1;
      if (square < 0 || square >= board.squares) {
        fail(`expected squares 1 to ${board.squares} but found ${number}`);
      }
      if ((occupied >> square & 1) === 1) fail(`square ${number} is named twice`);
      if (!king && board.rows[square] === (side === 0 ? 0 : board.size - 1)) {
        fail(`a man on its last row is a king: expected K${number}`);
      }
      occupied |= 1 << square;
      set |= 1 << square;
      if (king) kings |= 1 << square;
    }
    if (bitCount(set) > most) fail(`expected at most ${most} men of a side`);
    return set;
  });
  const side = mover === "W" ? 0 : 1;
  return new DraughtsPosition({ men: [men[0], men[1]], kings, side, idle }, board.size);
}
