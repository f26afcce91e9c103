/**
 * Positions that a reader sets up by clicks: the notation of a position with another piece on one cell.
 *
 * @module
 */
import { UsageError } from "matchbox/base/errors.ts";
import type { Game } from "matchbox/games/game.ts";
import { boardOf } from "matchbox/games/metelyk/board.ts";
import type { Cell } from "../boards/board_model.ts";

/** A piece that can be put on a cell. */
export interface Piece {
  /** Its letter in notations. */
  readonly letter: string;
  readonly name: string;
}

/** The pieces of a game; empty for one whose positions are set up by notation alone. */
export function piecesOf({ name, sides }: Game): readonly Piece[] {
  const empty = { letter: "-", name: "empty" };
  switch (name) {
    case "chess":
      return chessPieces("PNBRQK");
    case "los_alamos":
      return chessPieces("PNRQK");
    case "draughts":
      return [
        { letter: "", name: "empty" },
        ...["W", "B"].flatMap((side, i) => [
          { letter: side, name: `${sides[i]} man` },
          { letter: `${side}K`, name: `${sides[i]} king` },
        ]),
      ];
    case "metelyk":
      return [empty, { letter: "W", name: sides[0] }, { letter: "B", name: sides[1] }];
    case "tictactoe":
    case "reversi":
    case "connect_four":
    case "hexapawn":
      return [empty, { letter: "X", name: sides[0] }, { letter: "O", name: sides[1] }];
    default:
      return [];
  }
}

function chessPieces(letters: string): Piece[] {
  const of = (side: string, write: (letter: string) => string) =>
    [...letters].map((each) => ({ letter: write(each), name: `${side} ${MEN[each]}` }));
  return [
    { letter: "", name: "empty" },
    ...of("white", (letter) => letter),
    ...of("black", (letter) => letter.toLowerCase()),
  ];
}

const MEN: Readonly<Record<string, string>> = {
  P: "pawn",
  N: "knight",
  B: "bishop",
  R: "rook",
  Q: "queen",
  K: "king",
};

/**
 * The notation of a position with a piece on a cell, or without one. If it is none with this side to move, it is
 * tried with the other side.
 *
 * @param cells of the board, in the order of its model
 * @throws {UsageError} when there is no such position
 */
export function withPiece(
  game: Game,
  notation: string,
  cells: readonly Cell[],
  cell: Cell,
  letter: string,
): string {
  const changed = changedNotation(game, notation, cells, cell, letter);
  return checked(game, changed) ?? checked(game, withOtherSide(game, changed)) ??
    String(game.start(changed));
}

function changedNotation(
  { name }: Game,
  notation: string,
  cells: readonly Cell[],
  cell: Cell,
  letter: string,
): string {
  switch (name) {
    case "chess":
      return chessWith(notation, cell, letter);
    case "los_alamos":
      return losAlamosWith(notation, cell, letter);
    case "metelyk":
      return metelykWith(notation, Number(cell.name), letter);
    case "draughts":
      return draughtsWith(notation, cell, letter);
    default:
      return replaced(notation, cells.indexOf(cell), letter);
  }
}

/** The notation with the other side to move. */
export function withOtherSide({ name }: Game, notation: string): string {
  if (name === "draughts") return (notation[0] === "W" ? "B" : "W") + notation.slice(1);
  const parts = notation.split(" ");
  const [one, other] = ["chess", "metelyk", "los_alamos"].includes(name) ? ["w", "b"] : ["X", "O"];
  parts[1] = parts[1] === one ? other : one;
  // What could be captured en passant belongs to the side that was to move.
  if (name === "chess") parts[3] = "-";
  return parts.join(" ");
}

/** The notation as the game writes it; null when it is none. */
function checked(game: Game, notation: string): string | null {
  try {
    return String(game.start(notation));
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

function replaced(text: string, index: number, letter: string): string {
  return text.slice(0, index) + letter + text.slice(index + 1);
}

/** Rights to castle go when a man of the first or last row changes. */
function chessWith(notation: string, cell: Cell, letter: string): string {
  const parts = notation.split(" ");
  parts[0] = ranksWith(parts[0], cell, letter);
  if (cell.y === 0 || cell.y === 7) parts[2] = "-";
  parts[3] = "-";
  return parts.join(" ");
}

function losAlamosWith(notation: string, cell: Cell, letter: string): string {
  const [ranks, ...others] = notation.split(" ");
  return [ranksWith(ranks, cell, letter), ...others].join(" ");
}

/** The ranks as FEN writes them; a king moves to its new cell. */
function ranksWith(ranks: string, { x, y }: Cell, letter: string): string {
  const rows = ranks.split("/").map((row) =>
    [...row].flatMap((each) => /\d/.test(each) ? Array(Number(each)).fill("") : [each])
  );
  if (letter === "K" || letter === "k") {
    for (const row of rows) row.forEach((each, i) => row[i] = each === letter ? "" : each);
  }
  rows[y][x] = letter;
  return rows.map((row) =>
    row.map((each) => each === "" ? "1" : each).join("")
      .replaceAll(/1+/g, (ones) => String(ones.length))
  ).join("/");
}

/** The notation lists the squares of each side's men, its kings with a K. */
function draughtsWith(notation: string, { name }: Cell, letter: string): string {
  if (!/^\d+$/.test(name)) throw new UsageError("men stand on dark squares");
  const [mover, white, black] = notation.split(":");
  const lists = [white, black].map((men) => {
    const [side] = men;
    const others = men.slice(1).split(",").filter((man) =>
      man !== "" && man.replace("K", "") !== name
    );
    return side + (letter[0] === side ? [...others, letter.slice(1) + name] : others).join();
  });
  return [mover, ...lists].join(":");
}

function metelykWith(notation: string, field: number, letter: string): string {
  const parts = notation.split(" ");
  const rows = parts[0].split("/");
  const board = boardOf(rows.length / 2);
  const row = board.rows[field];
  const own = Array.from({ length: board.fields }, (_, i) => i)
    .filter((each) => board.rows[each] === row)
    .sort((a, b) => board.columns[a] - board.columns[b]);
  rows[row] = replaced(rows[row], own.indexOf(field), letter);
  parts[0] = rows.join("/");
  return parts.join(" ");
}
