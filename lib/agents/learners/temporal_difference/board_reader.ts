/**
 * How learners see a board: what stands on each of its squares, from the view of one side. The same numbers mean
 * the same for both sides, so that a learner knows one game in place of two.
 *
 * @module
 */
import type { Game, Position, Side } from "matchbox/games/game.ts";
import type { ConnectFourPosition } from "matchbox/games/connect_four/position.ts";
import { boardOf } from "matchbox/games/metelyk/board.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { BitboardReversi } from "matchbox/games/reversi/bitboard.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { TicTacToePosition } from "matchbox/games/tictactoe/game.ts";

/** What stands on a square that one side can own. */
export const EMPTY = 0;
export const OWN = 1;
export const ENEMY = 2;

/** What stands on each square of a board, and the same in words of four squares. */
export class SeenBoard {
  readonly squares: Uint8Array;
  readonly words: Uint32Array;

  /** A board of so many squares, all empty. */
  constructor(squares: number) {
    this.words = new Uint32Array(Math.ceil(squares / 4));
    this.squares = new Uint8Array(this.words.buffer, 0, squares);
  }
}

/** The board of a game. */
export interface BoardReader {
  /** How many things can stand on each square. Counters, such as points, are squares beside the board. */
  readonly things: readonly number[];
  /** The columns and rows of the smallest rectangle around the board. */
  readonly columns: number;
  readonly rows: number;
  /** The square in a column from the left and a row from the top, or -1 where there is none. */
  squareAt(column: number, row: number): number;
  /** Where each symmetry of the game takes each square; the first leaves all where they are. */
  readonly symmetries: readonly (readonly number[])[];
  /** Writes what stands on each square, for this side. */
  read(position: Position, side: Side, out: SeenBoard): void;
}

/** The names of the games whose boards can be read, and are large enough for tuples of squares. */
export const READ_GAMES = ["reversi", "metelyk", "connect_four"] as const;

/** All games whose boards can be read. */
export const ALL_READ_GAMES = [...READ_GAMES, "tictactoe"] as const;

/** The board of one of these games. */
export function boardReader(game: Game): BoardReader {
  const position = game.start();
  switch (game.name as typeof ALL_READ_GAMES[number]) {
    case "reversi":
      return reversiReader((position as ReversiPosition).size);
    case "metelyk":
      return metelykReader((position as MetelykPosition).size);
    case "connect_four":
      return connectFourReader(position as ConnectFourPosition);
    case "tictactoe":
      return ticTacToeReader();
  }
}

/** Reversi has the eight symmetries of the square, and colours can be exchanged. */
function reversiReader(size: number): BoardReader {
  const squares = size * size;
  return {
    ...rectangle(size, size),
    things: new Array(squares).fill(3),
    symmetries: symmetriesOfSquare(size),
    read(position, side, out) {
      if (position instanceof BitboardReversi) return readBits(position, side, out);
      const reversi = position as ReversiPosition;
      for (let square = 0; square < squares; square++) {
        out.squares[square] = seen(reversi.at(square), side);
      }
    },
  };
}

/** Tic-tac-toe likewise. */
function ticTacToeReader(): BoardReader {
  const size = 3;
  return {
    ...rectangle(size, size),
    things: new Array(size * size).fill(3),
    symmetries: symmetriesOfSquare(size),
    read(position, side, { squares }) {
      const marks = position as TicTacToePosition;
      for (let square = 0; square < squares.length; square++) {
        squares[square] = seen(marks.at(square), side);
      }
    },
  };
}

/** Where each of the eight symmetries of a square board takes each of its squares. */
function symmetriesOfSquare(size: number): number[][] {
  const last = size - 1;
  return Array.from(
    { length: 8 },
    (_, symmetry) =>
      Array.from({ length: size * size }, (_, square) => {
        const [column, row] = [square % size, Math.floor(square / size)];
        const x = symmetry & 1 ? last - column : column;
        const y = symmetry & 2 ? last - row : row;
        return symmetry & 4 ? x * size + y : y * size + x;
      }),
  );
}

/** Connect Four is its own mirror image. */
function connectFourReader({ size: { columns, rows } }: ConnectFourPosition): BoardReader {
  const squares = columns * rows;
  const identity = Array.from({ length: squares }, (_, square) => square);
  return {
    ...rectangle(columns, rows),
    things: new Array(squares).fill(3),
    symmetries: [
      identity,
      identity.map((square) => square - 2 * (square % columns) + columns - 1),
    ],
    read(position, side, { squares: out }) {
      const four = position as ConnectFourPosition;
      for (let square = 0; square < squares; square++) out[square] = seen(four.at(square), side);
    },
  };
}

/** Black of Metelyk sees the board in the mirror that makes it White. The points of both sides are beside the board. */
function metelykReader(size: number): BoardReader {
  const { fields, men, mirror, fieldAt } = boardOf(size);
  const identity = Array.from({ length: fields + 2 }, (_, square) => square);
  return {
    things: identity.map((square) => square < fields ? 3 : men + 1),
    columns: 2 * size,
    rows: 2 * size,
    squareAt: fieldAt,
    symmetries: [identity],
    read(position, side, { squares: out }) {
      const metelyk = position as MetelykPosition;
      for (let field = 0; field < fields; field++) {
        out[field] = seen(metelyk.at(side === 0 ? field : mirror[field]), side);
      }
      out[fields] = metelyk.points(side);
      out[fields + 1] = metelyk.points(side === 0 ? 1 : 0);
    },
  };
}

/** At a byte, the eight squares of a row: 1 for each in the set, in the bytes of two words. */
const ROWS = Uint32Array.from({ length: 512 }, (_, i) => {
  const four = i & 1 ? i >> 5 : i >> 1;
  return [0, 1, 2, 3].reduce((word, square) => word + (four >> square & 1) * 256 ** square, 0);
});

/** Reads four squares at a time: their bytes are a word, the first the lowest on all machines that run this. */
function readBits(position: BitboardReversi, side: Side, out: SeenBoard): void {
  const { words } = out;
  const enemy = side === 0 ? 1 : 0;
  for (let half = 0; half < 2; half++) {
    let mine = position.squares(side, half as 0 | 1);
    let other = position.squares(enemy, half as 0 | 1);
    for (let word = 8 * half; word < 8 * half + 8; word += 2) {
      const [m, o] = [(mine & 255) << 1, (other & 255) << 1];
      words[word] = ROWS[m] | ROWS[o] << 1;
      words[word + 1] = ROWS[m | 1] | ROWS[o | 1] << 1;
      mine >>>= 8;
      other >>>= 8;
    }
  }
}

function rectangle(columns: number, rows: number) {
  return {
    columns,
    rows,
    squareAt: (column: number, row: number) =>
      column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : -1,
  };
}

function seen(owner: Side | -1, side: Side): number {
  return owner === -1 ? EMPTY : owner === side ? OWN : ENEMY;
}
