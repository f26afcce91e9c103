/**
 * Tic-tac-toe: X and O in turn mark one of nine squares; three in a row win. X moves first. The squares of
 * each side are a 9-bit mask.
 *
 * Notation: nine characters `X`, `O` or `-`, rows from the top, a space, and the side to move. Moves are
 * square numbers from 0 at the top left, written `a1` to `c3`: the file from the left and the rank from the
 * top.
 *
 * @module
 */
import { boardSvg, onSquare, squareMarks } from "../board_svg.ts";
import { NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Result, Side } from "../game.ts";
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
import { zobristKeys } from "../zobrist.ts";

const SIZE = 3;
const SQUARES = 9;
const FULL = 0b111_111_111;
const LINES = [
  0b000_000_111,
  0b000_111_000,
  0b111_000_000,
  0b001_001_001,
  0b010_010_010,
  0b100_100_100,
  0b100_010_001,
  0b001_010_100,
];

/** 1 for every mask of squares with a line of three. */
const HAS_LINE = Uint8Array.from(
  { length: FULL + 1 },
  (_, mask) => Number(LINES.some((line) => (mask & line) === line)),
);

/** The squares of the lines of three that the winner has, by rows from the top left; none in other positions. */
export function wonSquares(position: TicTacToePosition): number[] {
  const marks = Array.from({ length: SQUARES }, (_, square) => position.at(square));
  const won = LINES.filter((line) => {
    const owners = new Set(marks.filter((_, square) => line >> square & 1));
    return owners.size === 1 && !owners.has(-1);
  });
  const squares = won.reduce((all, line) => all | line, 0);
  return marks.flatMap((_, square) => squares >> square & 1 ? square : []);
}

/** A cross and a nought in the unit square. */
const MARKS = [
  `<path d="M0.26 0.26L0.74 0.74M0.74 0.26L0.26 0.74" fill="none" stroke="#0B4F8A" ` +
  `stroke-width="0.12" stroke-linecap="round"/>`,
  `<circle cx="0.5" cy="0.5" r="0.26" fill="none" stroke="#B4530A" stroke-width="0.12"/>`,
];

/** The key of `side` on `square` has index `2 * square + side`; the last is O to move. */
const keys = zobristKeys("tictactoe", 2 * SQUARES + 1);
const [LOW, HIGH] = [keys.low, keys.high].map(hashesOf);

/** Half a hash for each set of squares of X, then for each one of O. */
function hashesOf(keys: Int32Array): Int32Array {
  const hashes = new Int32Array(2 * (FULL + 1));
  for (const side of [0, 1]) {
    for (let mask = 0; mask <= FULL; mask++) {
      let hash = 0;
      for (let square = 0; square < SQUARES; square++) {
        if (mask >> square & 1) hash ^= keys[2 * square + side];
      }
      hashes[side << SQUARES | mask] = hash;
    }
  }
  return hashes;
}

const SIDE_LOW = keys.low[2 * SQUARES];
const SIDE_HIGH = keys.high[2 * SQUARES];

/** The game of tic-tac-toe. */
export function ticTacToe(): Game {
  return game;
}

/** A position of tic-tac-toe; evaluations use `at`. */
export class TicTacToePosition implements Position {
  side: Side = 0;
  /** The squares of X in the low nine bits, and those of O above them. */
  #marks = 0;
  /** The squares played, as digits in base 9, the last move as the lowest digit. */
  #played = 0;

  /** An empty board, to be filled by `fromBoard` or `clone`. */
  private constructor() {}

  /** The position with that board, which must be reachable. */
  static fromBoard({ owners, side }: BoardNotation): TicTacToePosition {
    const position = new TicTacToePosition();
    owners.forEach((owner, square) => {
      if (owner !== -1) position.#marks |= 1 << square + SQUARES * owner;
    });
    position.side = side;
    return position;
  }

  get hashLow(): number {
    return LOW[this.crosses] ^ LOW[FULL + 1 | this.noughts] ^ (this.side === 0 ? 0 : SIDE_LOW);
  }

  get hashHigh(): number {
    return HIGH[this.crosses] ^ HIGH[FULL + 1 | this.noughts] ^ (this.side === 0 ? 0 : SIDE_HIGH);
  }

  /** The owner of `square`, 0 to 8: side 0, side 1, or -1 for none. */
  at(square: number): Side | -1 {
    if (this.crosses >> square & 1) return 0;
    return this.noughts >> square & 1 ? 1 : -1;
  }

  /** The squares of X as a mask: bit `s` for square `s`. */
  get crosses(): number {
    return this.#marks & FULL;
  }

  /** The squares of O, as `crosses`. */
  get noughts(): number {
    return this.#marks >> SQUARES;
  }

  moves(out: Int32Array, from: number): number {
    if (this.#lastMoverWon()) return from;
    let end = from;
    for (let free = FULL & ~(this.crosses | this.noughts); free !== 0; free &= free - 1) {
      out[end++] = 31 - Math.clz32(free & -free);
    }
    return end;
  }

  /** Whether any number is one of `moves`. */
  isLegal(move: number): boolean {
    return move >= 0 && move < SQUARES && this.at(move) === -1 && !this.#lastMoverWon();
  }

  play(move: Move): void {
    this.#played = SQUARES * this.#played + move;
    const { side } = this;
    this.#marks |= 1 << (side === 0 ? move : move + SQUARES);
    this.side = side === 0 ? 1 : 0;
  }

  undo(): void {
    const move = this.#played % SQUARES;
    this.#played = this.#played / SQUARES | 0;
    const side = this.side === 0 ? 1 : 0;
    this.#marks ^= 1 << (side === 0 ? move : move + SQUARES);
    this.side = side;
  }

  result(): Result | null {
    if (this.#lastMoverWon()) return this.side === 0 ? -1 : 1;
    return (this.crosses | this.noughts) === FULL ? 0 : null;
  }

  clone(): TicTacToePosition {
    const copy = new TicTacToePosition();
    copy.side = this.side;
    copy.#marks = this.#marks;
    copy.#played = this.#played;
    return copy;
  }

  toString(): string {
    return formatBoard({ owners: ownersOf(this), side: this.side });
  }

  /** Only the side that has just moved can have a line. */
  #lastMoverWon(): boolean {
    return HAS_LINE[this.side === 0 ? this.noughts : this.crosses] === 1;
  }
}

/** The cross (side 0) or nought as SVG elements in the unit square. */
export function markSvg(side: Side): string {
  return MARKS[side];
}

/** The crosses and noughts of a position as SVG elements; the unit is one square of the board. */
export function marksSvg(position: TicTacToePosition): string {
  return ownersOf(position).map((owner, square) =>
    owner === -1 ? "" : onSquare(square % SIZE, Math.floor(square / SIZE), MARKS[owner])
  ).join("");
}

const game: Game = {
  spec: "tictactoe",
  name: "tictactoe",
  title: "Tic-tac-toe",
  sides: ["X", "O"],
  maxMoves: SQUARES,
  maxPlies: SQUARES,

  drawReason: () => "full board",

  start(notation = "--------- X") {
    const board = parseBoard(notation, SIZE);
    checkReachable(board, notation);
    return TicTacToePosition.fromBoard(board);
  },

  isLegal: (position, move) => (position as TicTacToePosition).isLegal(move),

  format: (_position, move) => squareName(move, SIZE),

  parse: (position, text) => parseMove(game, position, text),

  draw: (position) =>
    `${drawBoard(ownersOf(position as TicTacToePosition), SIZE)}\n${caption(position)}`,

  picture(position, marks = {}) {
    return boardSvg({
      title: position.toString(),
      caption: caption(position),
      files: fileNames(SIZE),
      ranks: rankNames(SIZE),
      cell: 96,
      field: "#FFFFFF",
      line: "#6B7280",
      content: marksSvg(position as TicTacToePosition) + squareMarks(game, position, marks, SIZE),
    });
  },
};

/**
 * Refuses unreachable positions. All others are reachable: a side has at most five marks, so two lines of
 * it share a square, and the mark there can have been the last.
 */
function checkReachable({ owners, side }: BoardNotation, text: string): void {
  const fail = (problem: string): never => {
    throw new NotationError(`position ${quote(text)}: ${problem}`);
  };
  const marks = [0, 1].map((owner) => owners.filter((held) => held === owner).length);
  const found = `found ${marks[0]} X and ${marks[1]} O`;
  if (marks[0] !== marks[1] && marks[0] !== marks[1] + 1) {
    fail(`expected as many X as O or one more but ${found}`);
  }
  if (side !== marks[0] - marks[1]) {
    fail(
      `expected ${side === 0 ? "as many X as O" : "one X more than O"} as ${
        game.sides[side]
      } is to move but ${found}`,
    );
  }
  const masks = [0, 1].map((owner) =>
    owners.reduce<number>((mask, held, square) => held === owner ? mask | 1 << square : mask, 0)
  );
  if (HAS_LINE[masks[side]] === 1) {
    fail(`${game.sides[side]} is to move but has three in a row already`);
  }
}

function ownersOf(position: TicTacToePosition): (Side | -1)[] {
  return Array.from({ length: SQUARES }, (_, square) => position.at(square));
}

function caption(position: Position): string {
  const result = position.result();
  if (result === null) return `${game.sides[position.side]} to move`;
  return result === 0 ? "drawn" : `${game.sides[result === 1 ? 0 : 1]} won`;
}
