/**
 * The move table of Metelyk (A6). Both sides have the same moves, 50 when k is 4, in a fixed order; a move
 * of Black is the mirror image of White's in the same row. A network has an output for each row, so the
 * order is part of the game.
 *
 * The order, for White, who moves to the right: first all steps ahead, one for each field that a man can
 * stand on, then all captures, both column by column. Steps inside the base are ordered by field number,
 * the other moves of a column from the bottom up, except bearing off and captures inwards, towards the
 * enemy's base: these go from the top down.
 *
 * @module
 */
import type { Side } from "../game.ts";
import { boardOf, type MetelykBoard, SIZES } from "./board.ts";

/** The target of a man that is borne off. */
export const OFF: number = -1;

/** A row of the table. */
export interface MetelykMove {
  /** Its name in the source, e.g. `advance 2`; the number counts columns of the battle quarter. */
  readonly kind: string;
  /** The start field, for White and for Black. */
  readonly from: readonly [number, number];
  /** The target field, for White and for Black; `OFF` for bearing off. */
  readonly to: readonly [number, number];
  /** Whether it is a capture; then it is legal only with an enemy man on the target. */
  readonly takes: boolean;
}

/** The table for a size, one of `SIZES`. The code of a move is its row, from 0. */
export function tableOf(size: number): readonly MetelykMove[] {
  return tables[size - 1];
}

/**
 * The notation of a move of `mover`: `9-20` for a step ahead, `9x24` for a capture, `35-off` for bearing
 * off.
 */
export function moveName({ from, to, takes }: MetelykMove, mover: Side): string {
  const target = to[mover] === OFF ? "off" : to[mover];
  return `${from[mover]}${takes ? "x" : "-"}${target}`;
}

const tables = SIZES.map((size) => newTable(boardOf(size)));

/** Each loop adds the next rows, in the order described above. */
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
    // The last field in each direction has no capture: beyond it are the edge and Black's base.
    for (const from of upwards(x).slice(0, -1)) add(`${kind} outward`, from, ahead(from, 1), true);
    for (const from of downwards(x).slice(0, -1)) {
      add(`${kind} inward`, from, ahead(from, -1), true);
    }
  }
  return table;
}
