/**
 * Hexapawn, M. Gardner's game for a machine of matchboxes (Scientific American, March 1962): each side has a row
 * of pawns. A pawn steps straight ahead to a free square, or takes diagonally ahead. Who brings a pawn to the
 * last row wins, and who cannot move loses; there are no draws. White (X) moves first, up the board.
 *
 * Notation: a character for each square, rows from the top, `X` white, `O` black, `-` empty, then a space and
 * the side to move. No side has more pawns than at the start, and only the side that moved last has one on
 * its last row. A move is two squares, e.g. `a3a2`: the file from the left and the rank from the top.
 *
 * @module
 */
import { integer, quote } from "matchbox/base/mod.ts";
import { boardSvg, corners, diamond, onSquare } from "../board_svg.ts";
import { NotationError } from "../errors.ts";
import {
  type Game,
  legalMoves,
  type Move,
  type Position,
  type Result,
  type Side,
} from "../game.ts";
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
import { type ZobristKeys, zobristKeys } from "../zobrist.ts";

/** The parameters of the game, for the registry. */
export const hexapawnParameters = {
  size: integer(3, 8, 3, "squares on a side of the board"),
};

/** A move is its square times this plus its target. */
const FROM = 64;

/** The squares that a move leaves and reaches, by rows from the top left. */
export function squaresOfMove(move: Move): { readonly from: number; readonly to: number } {
  return { from: Math.floor(move / FROM), to: move % FROM };
}

/** A position of Hexapawn; learners and boards use `at`. */
export class HexapawnPosition implements Position {
  /** Squares on a side of the board. */
  readonly size: number;
  side: Side = 0;
  hashLow = 0;
  hashHigh = 0;
  readonly #keys: ZobristKeys;
  /** The owner of each square, -1 for none. */
  readonly #owners: Int8Array;
  /** The moves to take back, each with 1 in front of it when it took a pawn. */
  readonly #played: number[];

  /**
   * The position with that board.
   *
   * @param played the moves to it that can be taken back
   */
  constructor({ owners, side }: BoardNotation, size: number, played: readonly number[] = []) {
    this.size = size;
    this.#keys = keysOf(size);
    this.#owners = new Int8Array(owners.length).fill(-1);
    this.#played = [...played];
    owners.forEach((owner, square) => this.#put(square, owner));
    if (side === 1) this.#passTurn();
  }

  /** The owner of a square, numbered by rows from the top left: side 0, side 1, or -1 for none. */
  at(square: number): Side | -1 {
    return this.#owners[square] as Side | -1;
  }

  moves(out: Int32Array, from: number): number {
    if (this.#arrived()) return from;
    const { size, side } = this;
    const owners = this.#owners;
    const ahead = side === 0 ? -size : size;
    let end = from;
    for (let square = 0; square < owners.length; square++) {
      if (owners[square] !== side) continue;
      const target = square + ahead;
      const file = square % size;
      if (owners[target] === -1) out[end++] = square * FROM + target;
      if (file > 0 && owners[target - 1] === 1 - side) out[end++] = square * FROM + target - 1;
      if (file < size - 1 && owners[target + 1] === 1 - side) {
        out[end++] = square * FROM + target + 1;
      }
    }
    return end;
  }

  play(move: Move): void {
    const { from, to } = squaresOfMove(move);
    const taken = this.at(to);
    this.#played.push(taken === -1 ? move : TOOK + move);
    this.#put(from, -1);
    this.#put(to, this.side);
    this.#passTurn();
  }

  undo(): void {
    const last = this.#played.pop()!;
    this.#passTurn();
    const { from, to } = squaresOfMove(last % TOOK);
    this.#put(to, last >= TOOK ? 1 - this.side as Side : -1);
    this.#put(from, this.side);
  }

  /** Who cannot move has lost, and so has who let a pawn arrive. */
  result(): Result | null {
    return this.moves(scratch, 0) > 0 ? null : this.side === 0 ? -1 : 1;
  }

  clone(): HexapawnPosition {
    return new HexapawnPosition(this.#board(), this.size, this.#played);
  }

  toString(): string {
    return formatBoard(this.#board());
  }

  #board(): BoardNotation {
    return { owners: ownersOf(this), side: this.side };
  }

  /** Whether the side that moved last has a pawn on its last row. */
  #arrived(): boolean {
    const { size, side } = this;
    const first = side === 1 ? 0 : size * (size - 1);
    for (let square = first; square < first + size; square++) {
      if (this.#owners[square] === 1 - side) return true;
    }
    return false;
  }

  /** Puts a pawn on a square, or nothing. */
  #put(square: number, owner: Side | -1): void {
    this.#toggle(square, this.at(square));
    this.#toggle(square, owner);
    this.#owners[square] = owner;
  }

  #toggle(square: number, owner: Side | -1): void {
    if (owner === -1) return;
    this.hashLow ^= this.#keys.low[2 * square + owner];
    this.hashHigh ^= this.#keys.high[2 * square + owner];
  }

  #passTurn(): void {
    this.side = this.side === 0 ? 1 : 0;
    this.hashLow ^= this.#keys.low[2 * this.size ** 2];
    this.hashHigh ^= this.#keys.high[2 * this.size ** 2];
  }
}

/** Added to a move that took a pawn. */
const TOOK = FROM * FROM;

/** The most moves of any position, and room for them: each of at most 8 pawns has three. */
const MOST_MOVES = 24;
const scratch = new Int32Array(MOST_MOVES);

/** The owner of each square, by rows from the top left. */
function ownersOf(position: HexapawnPosition): (Side | -1)[] {
  return Array.from({ length: position.size ** 2 }, (_, square) => position.at(square));
}

const keys: ZobristKeys[] = [];

/** The key of the pawn of a side has index `2 * square + side`; the last is black to move. */
function keysOf(size: number): ZobristKeys {
  return keys[size] ??= zobristKeys(hexapawnSpec(size), 2 * size ** 2 + 1);
}

function hexapawnSpec(size: number): string {
  return `hexapawn:size=${size}`;
}

/**
 * The game of Hexapawn.
 *
 * @param size squares on a side of the board, 3 to 8
 */
export function hexapawn(size: number): Game {
  const row = (mark: string) => mark.repeat(size);
  const beginning = `${row("O")}${row("-").repeat(size - 2)}${row("X")} X`;
  const game: Game = {
    spec: hexapawnSpec(size),
    name: "hexapawn",
    title: `Hexapawn ${size}x${size}`,
    sides: ["white", "black"],
    maxMoves: 3 * size,
    // Each move brings a pawn a row ahead.
    maxPlies: 2 * size * (size - 1),

    start(notation = beginning) {
      const board = parseBoard(notation, size);
      checkPawns(board, size, notation);
      return new HexapawnPosition(board, size);
    },

    format(_position, move) {
      const { from, to } = squaresOfMove(move);
      return squareName(from, size) + squareName(to, size);
    },

    parse: (position, text) => parseMove(game, position, text),

    draw: (position) =>
      `${drawBoard(ownersOf(position as HexapawnPosition), size)}\n${
        caption(position, ["X white", "O black"])
      }`,

    picture(position, { lastMove, legalMoves: showLegal = false } = {}) {
      const at = (square: number, mark: (x: number, y: number) => string) =>
        mark(square % size, Math.floor(square / size));
      const pawns = ownersOf(position as HexapawnPosition).map((owner, square) =>
        owner === -1 ? "" : at(square, (x, y) => onSquare(x, y, pawnSvg(owner)))
      );
      const last = lastMove === undefined ? [] : Object.values(squaresOfMove(lastMove));
      const targets = showLegal
        ? new Set(legalMoves(game, position).map((move) => squaresOfMove(move).to))
        : [];
      return boardSvg({
        title: position.toString(),
        caption: caption(position, game.sides),
        files: fileNames(size),
        ranks: rankNames(size),
        cell: Math.min(96, Math.floor(400 / size)),
        field: "#EFE6D5",
        line: "#8B8371",
        content: [
          ...pawns,
          ...last.map((square) => at(square, corners)),
          ...[...targets].map((square) => at(square, diamond)),
        ].join(""),
      });
    },
  };
  return game;
}

/** A white (side 0) or black pawn as SVG elements in the unit square. */
export function pawnSvg(side: Side): string {
  const [fill, edge] = side === 0 ? ["#FFFFFF", "#222222"] : ["#222222", "#FFFFFF"];
  const d = "M0.3 0.82h0.4c0-0.12-0.1-0.14-0.12-0.32h-0.16c-0.02 0.18-0.12 0.2-0.12 0.32z";
  const style = `fill="${fill}" stroke="${edge}" stroke-width="0.03"`;
  return `<path d="${d}" ${style}/><circle cx="0.5" cy="0.36" r="0.15" ${style}/>`;
}

/** @throws {NotationError} naming what cannot be on the board */
function checkPawns({ owners, side }: BoardNotation, size: number, text: string): void {
  const fail = (problem: string): never => {
    throw new NotationError(`position ${quote(text)}: ${problem}`);
  };
  ["X", "O"].forEach((mark, owner) => {
    const pawns = owners.filter((each) => each === owner).length;
    if (pawns > size) fail(`expected at most ${size} ${mark} but found ${pawns}`);
    const last = owner === 0 ? owners.slice(0, size) : owners.slice(-size);
    const arrived = last.filter((each) => each === owner).length;
    if (arrived > 1 || arrived === 1 && owner === side) {
      fail(`${mark} has a pawn on its last row already; expected the game to end with the first`);
    }
  });
}

function caption(position: Position, sides: readonly [string, string]): string {
  const result = position.result();
  if (result === null) return `${sides[position.side]} to move`;
  return `${sides[result === 1 ? 0 : 1]} won`;
}
