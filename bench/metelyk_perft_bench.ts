/**
 * Perft of Metelyk from the start: sets of rows compared with a simple board of fields, in time and
 * garbage.
 *
 * @module
 */
import { findGame, type Move, type Position, type Side } from "matchbox/games/mod.ts";
import { boardOf } from "matchbox/games/metelyk/board.ts";
import { OFF, tableOf } from "matchbox/games/metelyk/table.ts";
import { zobristKeys } from "matchbox/games/zobrist.ts";
import { perftSideBySide } from "./side_by_side.ts";

const game = findGame("metelyk");
const { fields, men, maxPlies } = boardOf(4);
const table = tableOf(4);
const EMPTY = -1;

/** The simple implementation: a board of fields, and a loop over all rows of the table. It has no result. */
class FieldsMetelyk implements Pick<Position, "moves" | "play" | "undo"> {
  side: Side = 0;
  hashLow = 0;
  hashHigh = 0;
  readonly points = [0, 0];
  readonly #keys = zobristKeys("metelyk on fields", 2 * fields + 1);
  readonly #board = Int8Array.from(
    { length: fields },
    (_, field) => field < men ? 0 : field < 2 * men ? 1 : EMPTY,
  );
  readonly #from = [0, 1].map((side) => Int8Array.from(table, ({ from }) => from[side]));
  readonly #to = [0, 1].map((side) => Int8Array.from(table, ({ to }) => to[side]));
  readonly #firstTaking = table.findIndex(({ takes }) => takes);
  readonly #played = new Uint8Array(maxPlies);
  #ply = 0;

  moves(out: Int32Array, from: number): number {
    const board = this.#board;
    const sources = this.#from[this.side];
    const targets = this.#to[this.side];
    const enemy = 1 - this.side;
    let end = from;
    for (let row = 0; row < sources.length; row++) {
      if (board[sources[row]] !== this.side) continue;
      const target = targets[row];
      const held = target === OFF ? EMPTY : board[target];
      if (held === (row < this.#firstTaking ? EMPTY : enemy)) out[end++] = row;
    }
    return end;
  }

  play(move: Move): void {
    const side = this.side;
    const target = this.#to[side][move];
    this.#played[this.#ply++] = move;
    this.#change(this.#from[side][move], side, EMPTY);
    if (target === OFF) this.points[side]++;
    else this.#change(target, move < this.#firstTaking ? EMPTY : 1 - side, side);
    this.#passTurn();
  }

  undo(): void {
    this.#passTurn();
    const side = this.side;
    const move = this.#played[--this.#ply];
    const target = this.#to[side][move];
    this.#change(this.#from[side][move], EMPTY, side);
    if (target === OFF) this.points[side]--;
    else this.#change(target, side, move < this.#firstTaking ? EMPTY : 1 - side);
  }

  #change(field: number, before: number, after: number): void {
    this.#board[field] = after;
    if (before !== EMPTY) this.#hash(2 * field + before);
    if (after !== EMPTY) this.#hash(2 * field + after);
  }

  #passTurn(): void {
    this.side = this.side === 0 ? 1 : 0;
    this.#hash(2 * fields);
  }

  #hash(key: number): void {
    this.hashLow ^= this.#keys.low[key];
    this.hashHigh ^= this.#keys.high[key];
  }
}

/** Counts from the start, by depth; that of 8 agrees with an independent program. */
const NODES: Record<number, number> = { 8: 256_331, 9: 1_447_421 };

const cores: Record<string, () => Position> = {
  "sets of rows": () => game.start(),
  "single fields": () => new FieldsMetelyk() as unknown as Position,
};

perftSideBySide(game, cores, NODES, { timed: 9, short: 8 });
