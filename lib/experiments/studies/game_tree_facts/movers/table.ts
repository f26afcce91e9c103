/**
 * Moves of Metelyk by the table of the source (A6), on a board of numbered fields. Either every row is
 * tried, or for every man the rows that begin on its field.
 *
 * @module
 */
import { boardOf } from "matchbox/games/metelyk/board.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { OFF, tableOf } from "matchbox/games/metelyk/table.ts";
import type { Mover } from "./mover.ts";

const EMPTY = -1;

/** Makes a board that tries every row. Its moves are the numbers of the rows. */
export function tableMover(position: MetelykPosition): Mover {
  const board = new TableBoard(position);
  const rows = tableOf(position.size).length;
  const { owners, sources, targets, firstTaking } = board;
  return moverOf(board, (out, from) => {
    const side = board.side;
    const [source, target] = [sources[side], targets[side]];
    let end = from;
    for (let row = 0; row < firstTaking; row++) {
      if (owners[source[row]] !== side) continue;
      if (target[row] === OFF || owners[target[row]] === EMPTY) out[end++] = row;
    }
    for (let row = firstTaking; row < rows; row++) {
      if (owners[source[row]] === side && owners[target[row]] === 1 - side) out[end++] = row;
    }
    return end;
  });
}

/** Makes a board that tries the rows of the fields with own men. */
export function fieldTableMover(position: MetelykPosition): Mover {
  const board = new TableBoard(position);
  const { fields } = boardOf(position.size);
  const { owners, targets, firstTaking } = board;
  const table = tableOf(position.size);
  /** By side: where the rows of each field begin in `rowsOf`, and the end of the last. */
  const begins = [0, 1].map(() => new Uint8Array(fields + 1));
  const rowsOf = [0, 1].map((side) => {
    const rows: number[] = [];
    for (let field = 0; field < fields; field++) {
      table.forEach(({ from }, row) => from[side] === field && rows.push(row));
      begins[side][field + 1] = rows.length;
    }
    return Uint8Array.from(rows);
  });
  return moverOf(board, (out, from) => {
    const side = board.side;
    const [rows, begin, target] = [rowsOf[side], begins[side], targets[side]];
    let end = from;
    for (let field = 0; field < fields; field++) {
      if (owners[field] !== side) continue;
      for (let index = begin[field]; index < begin[field + 1]; index++) {
        const row = rows[index];
        const held = target[row] === OFF ? EMPTY : owners[target[row]];
        if (held === (row < firstTaking ? EMPTY : 1 - side)) out[end++] = row;
      }
    }
    return end;
  });
}

/** A board whose moves are rows of the table. */
class TableBoard {
  /** The owner of each field, or `EMPTY`. */
  readonly owners: Int8Array;
  /** The fields of each row, by side. */
  readonly sources: readonly Int8Array[];
  readonly targets: readonly Int8Array[];
  /** The rows from here on take a man. */
  readonly firstTaking: number;
  side: number;
  readonly #points = [0, 0];
  readonly #played: Uint8Array;
  #ply = 0;

  constructor(position: MetelykPosition) {
    const { fields, maxPlies } = boardOf(position.size);
    const table = tableOf(position.size);
    const taking = table.findIndex(({ takes }) => takes);
    this.owners = Int8Array.from({ length: fields }, (_, field) => position.at(field));
    this.sources = [0, 1].map((side) => Int8Array.from(table, ({ from }) => from[side]));
    this.targets = [0, 1].map((side) => Int8Array.from(table, ({ to }) => to[side]));
    this.firstTaking = taking < 0 ? table.length : taking;
    this.side = position.side;
    this.#played = new Uint8Array(maxPlies);
  }

  play(row: number): void {
    const { owners, side } = this;
    const to = this.targets[side][row];
    owners[this.sources[side][row]] = EMPTY;
    if (to === OFF) this.#points[side]++;
    else owners[to] = side;
    this.#played[this.#ply++] = row;
    this.side = 1 - side;
  }

  undo(): void {
    const row = this.#played[--this.#ply];
    const side = this.side = 1 - this.side;
    const to = this.targets[side][row];
    this.owners[this.sources[side][row]] = side;
    if (to === OFF) this.#points[side]--;
    else this.owners[to] = row < this.firstTaking ? EMPTY : 1 - side;
  }
}

function moverOf(board: TableBoard, moves: Mover["moves"]): Mover {
  return { moves, play: (row) => board.play(row), undo: () => board.undo() };
}
