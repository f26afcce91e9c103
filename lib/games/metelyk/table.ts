/**
 * The table of moves of Metelyk (A6). Each side has the same moves, 50 when k is 4, in one fixed
 * order; a move of Black is the mirror image of White's in the same row. A network has an output for each
 * row, so the order is part of the game.
 *
 * The order, from White's point of view, who moves to the right: first all moves ahead, one for each
 * field that a man can stand on, then all that take, both column by column. Moves inside the base go
 * by field numbers; those that leave a column together from the bottom up, but those that bear off or
 * take inwards, towards the enemy's base, from the top down.
 *
 * @module
 */
import type { Side } from "../game.ts";
import { boardOf, type MetelykBoard, SIZES } from "./board.ts";

/** Where a man goes that is taken off the board. */
export const OFF = -1;

/** A row of the table. */
export interface MetelykMove {
  /** What the source calls it, e.g. `advance 2`; the number counts columns of the battle quarter. */
  readonly kind: string;
  /** The field that the man leaves, for White and for Black. */
  readonly from: readonly [number, number];
  /** The field that it goes to, for White and for Black; `OFF` when it is borne off. */
  readonly to: readonly [number, number];
  /** Whether it takes an enemy man there, and is legal then alone. */
  readonly takes: boolean;
}

/** The table of that size, one of `SIZES`. A move's code is its row, from 0. */
export function tableOf(size: number): readonly MetelykMove[] {
  return tables[size - 1];
}

/** The move of `mover` as people write it: `9-20` ahead, `9x24` taking, `35-off` off the board. */
export function moveName({ from, to, takes }: MetelykMove, mover: Side): string {
  const target = to[mover] === OFF ? "off" : to[mover];
  return `${from[mover]}${takes ? "x" : "-"}${target}`;
}

const tables = SIZES.map((size) => newTable(boardOf(size)));

/** Each loop adds the rows of White's next moves, in the order that the header tells. */
function newTable(board: MetelykBoard): MetelykMove[] {
  const { size, men, columns, rows, fieldAt, mirror } = board;
  const table: MetelykMove[] = [];
  const add = (kind: string, from: number, to: number, takes = false) =>
    table.push({
      kind,
      from: [from, mirror[from]],
      to: [to, to === OFF ? OFF : mirror[to]],
      takes,
    });
  const ahead = (from: number, up: number) => fieldAt(columns[from] + 1, rows[from] - up);
  const upwards = (x: number) => Array.from({ length: size }, (_, i) => fieldAt(x, size - 1 - i));
  const downwards = (x: number) => upwards(x).reverse();

  for (let from = 0; from < men - size; from++) {
    add("passive development", from, ahead(from, 0));
  }
  for (let i = 0; i < size; i++) {
    const kind = i === 0 ? "active development" : `advance ${i}`;
    for (const from of upwards(size - 1 + i)) add(kind, from, ahead(from, 0));
  }
  for (const from of downwards(2 * size - 1)) add("bear off", from, OFF);
  for (let i = 0; i < size; i++) {
    const kind = i === 0 ? "ambush" : `attack ${i}`;
    const x = size - 1 + i;
    // The last field either way has nothing to take: beyond are the board's edge and Black's base.
    for (const from of upwards(x).slice(0, -1)) add(`${kind} outward`, from, ahead(from, 1), true);
    for (const from of downwards(x).slice(0, -1)) {
      add(`${kind} inward`, from, ahead(from, -1), true);
    }
  }
  return table;
}
