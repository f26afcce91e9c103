/**
 * Positions of Metelyk in one line. The start position on the board of the source is
 *
 *     W----/WW----/WWW----/WWWW----/BBBB/BBB/BB/B w 0-0
 *
 * First the rows from the top, separated by `/`, with `W`, `B` or `-` for each field from the left; then
 * the side to move, `w` or `b`; then the points of White and of Black.
 *
 * @module
 */
import { NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";
import type { Side } from "../game.ts";
import { boardOf, type MetelykBoard } from "./board.ts";

/** A position as read. */
export interface MetelykNotation {
  /** The owner of the man on each field, by number: side 0 (White), side 1, or -1 for none. */
  readonly owners: readonly (Side | -1)[];
  /** The side to move. */
  readonly side: Side;
  /** The points of White and of Black. */
  readonly points: readonly [number, number];
}

const MEN = "WB-";
const NAMES = ["White", "Black"];

/** The start position: both bases full, White to move. */
export function startOf(size: number): MetelykNotation {
  const board = boardOf(size);
  const owners = Array.from({ length: board.fields }, (_, field) => homeOf(field, board));
  return { owners, side: 0, points: [0, 0] };
}

/**
 * Reads a position on the board of that size. A side may not have more men and points together than men at
 * the start, nor a man in the enemy's base.
 *
 * @throws {NotationError} naming the invalid part
 */
export function parseMetelyk(text: string, size: number): MetelykNotation {
  const fail = (problem: string): never => {
    throw new NotationError(`position ${quote(text)}: ${problem}`);
  };
  const board = boardOf(size);
  const parts = text.split(" ");
  if (parts.length !== 3) {
    fail(
      `expected rows, side to move and points, with a space between, but found ${parts.length} parts`,
    );
  }
  const [rows, side, score] = parts;
  const owners = parseRows(rows, board, fail);
  if (side !== "w" && side !== "b") {
    fail(`expected w or b as the side to move but found ${quote(side)}`);
  }
  const points = parsePoints(score, fail);
  for (const owner of [0, 1]) {
    const men = owners.filter((held) => held === owner).length;
    if (men + points[owner] > board.men) {
      fail(
        `expected at most ${board.men} men and points of ${NAMES[owner]} together ` +
          `but found ${men} + ${points[owner]}`,
      );
    }
  }
  return { owners, side: side === "w" ? 0 : 1, points };
}

/** Writes a position as `parseMetelyk` reads it. */
export function formatMetelyk({ owners, side, points }: MetelykNotation, size: number): string {
  const rows = fieldsByRow(boardOf(size)).map((row) =>
    row.map((field) => owners[field] === -1 ? "-" : MEN[owners[field]]).join("")
  );
  return `${rows.join("/")} ${side === 0 ? "w" : "b"} ${points.join("-")}`;
}

/** The fields of each row from the top, each from the left. */
function fieldsByRow({ size, fieldAt }: MetelykBoard): number[][] {
  const lines = Array.from({ length: 2 * size }, (_, i) => i);
  return lines.map((y) => lines.map((x) => fieldAt(x, y)).filter((field) => field >= 0));
}

function parseRows(
  text: string,
  board: MetelykBoard,
  fail: (problem: string) => never,
): (Side | -1)[] {
  const rows = text.split("/");
  const expected = fieldsByRow(board);
  if (rows.length !== expected.length) {
    fail(`expected ${expected.length} rows but found ${rows.length}`);
  }
  const owners: (Side | -1)[] = Array(board.fields).fill(-1);
  expected.forEach((fields, y) => {
    if (rows[y].length !== fields.length) {
      fail(`expected ${fields.length} fields in row ${y + 1} but found ${quote(rows[y])}`);
    }
    fields.forEach((field, i) => {
      const man = rows[y][i];
      const owner = MEN.indexOf(man);
      if (owner < 0) fail(`expected W, B or - on field ${field} but found ${quote(man)}`);
      if (owner === 2) return;
      if (homeOf(field, board) === 1 - owner) {
        fail(
          `expected no ${man} in the base of ${NAMES[1 - owner]} but found one on field ${field}`,
        );
      }
      owners[field] = owner as Side;
    });
  });
  return owners;
}

/** The side whose base `field` belongs to, or -1 in the battle quarter. */
function homeOf(field: number, { men, quarter }: MetelykBoard): Side | -1 {
  if (field >= quarter) return -1;
  return field < men ? 0 : 1;
}

function parsePoints(text: string, fail: (problem: string) => never): [number, number] {
  const match = /^(0|[1-9]\d?)-(0|[1-9]\d?)$/.exec(text);
  if (!match) fail(`expected points of White and Black such as 3-2 but found ${quote(text)}`);
  const [, white, black] = match!;
  return [Number(white), Number(black)];
}
