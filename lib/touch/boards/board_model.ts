/**
 * What the page shows of a position: cells with pieces, and moves from cell to cell. One view draws the
 * boards of all games from it.
 *
 * @module
 */
import type { Game, Move, Position } from "matchbox/games/mod.ts";

/** A cell of the board. */
export interface Cell {
  /** As in the notation of moves, e.g. `e4`. */
  readonly name: string;
  /** Column from the left and row from the top, from 0. */
  readonly x: number;
  readonly y: number;
  /** The ground: a class of the style sheet. */
  readonly ground: string;
  /** SVG elements in the unit square; empty for no piece. */
  readonly piece: string;
  /** The piece in words, e.g. `white knight`; empty for none. */
  readonly pieceName: string;
  /** A small text in the cell, e.g. its number. */
  readonly mark?: string;
}

/** A legal move on the board. */
export interface BoardMove {
  /** In notation. */
  readonly name: string;
  /** The cell of the piece that moves; null for a new piece. */
  readonly from: string | null;
  /** Its target; null for a move that changes no cell, such as a pass. */
  readonly to: string | null;
  /** What is chosen when several moves have the same cells, e.g. `Queen`. */
  readonly choice?: string;
}

/** A position as it is shown. */
export interface BoardModel {
  readonly columns: number;
  readonly rows: number;
  /** Names of the columns and rows, at the edge; empty for none. */
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  readonly cells: readonly Cell[];
  /** A whole picture as an SVG document, in place of cells. */
  readonly picture?: string;
  /** A square part of the board with a frame around it. */
  readonly frame?: { readonly x: number; readonly y: number; readonly size: number };
  readonly moves: readonly BoardMove[];
  /** The cells of the last move. */
  readonly last: readonly string[];
  /** The cell of a king in check. */
  readonly check?: string;
  /** The cells of the line that won. */
  readonly won?: readonly string[];
  /** The score or state in a few words, e.g. `dark 4, light 1`. */
  readonly score: string;
}

/** Makes the model of a position; `last` is the move that led to it. */
export type ModelOf = (game: Game, position: Position, last?: Move) => BoardModel;
