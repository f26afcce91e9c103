/**
 * The board of Metelyk, with a margin at the right and at the top: a man that is borne off moves there.
 *
 * @module
 */
import { type Game, legalMoves, type Move, opponent, type Position } from "matchbox/games/mod.ts";
import { boardOf, manAt, type MetelykPosition, OFF, tableOf } from "matchbox/games/metelyk/mod.ts";
import type { BoardModel, Cell } from "./board_model.ts";

/** The board as in the source: White goes to the right, Black to the top. */
export function metelykModel(game: Game, position: Position, last?: Move): BoardModel {
  const metelyk = position as MetelykPosition;
  const { size, side } = metelyk;
  const board = boardOf(size);
  const table = tableOf(size);
  const goals = Array.from({ length: size }, (_, i) => i);
  const fields: Cell[] = Array.from({ length: board.fields }, (_, field) => {
    const owner = metelyk.at(field);
    const ground = field >= board.quarter ? "quarter" : field < board.men ? "base0" : "base1";
    return {
      name: String(field),
      x: board.columns[field],
      y: board.rows[field] + 1,
      ground,
      piece: owner === -1 ? "" : manAt(0.5, 0.5, 0.36, owner),
      pieceName: owner === -1 ? "" : `${game.sides[owner]} man`,
      mark: String(field),
    };
  });
  const goal = (name: string, x: number, y: number, mark: string): Cell => ({
    ...{ name, x, y, ground: "goal", piece: "", pieceName: "", mark },
  });
  const before = opponent(side);
  const lastMove = last === undefined ? [] : [table[last]];
  const target = (from: number, to: number, mover: number) => {
    if (to !== OFF) return String(to);
    return mover === 0
      ? `off row ${board.rows[from] + 1}`
      : `off column ${board.columns[from] + 1}`;
  };
  return {
    columns: 2 * size + 1,
    rows: 2 * size + 1,
    files: [],
    ranks: [],
    frame: { x: size, y: 1, size },
    cells: [
      ...fields,
      ...goals.map((i) => goal(`off row ${i + 1}`, 2 * size, i + 1, "→")),
      ...goals.map((i) => goal(`off column ${size + i + 1}`, size + i, 0, "↑")),
    ],
    moves: legalMoves(game, position).map((move) => {
      const { from, to } = table[move];
      return {
        name: game.format(position, move),
        from: String(from[side]),
        to: target(from[side], to[side], side),
      };
    }),
    last: lastMove.flatMap(({ from, to }) => [
      String(from[before]),
      target(from[before], to[before], before),
    ]),
    score: `points: white ${metelyk.points(0)}, black ${metelyk.points(1)}`,
  };
}
