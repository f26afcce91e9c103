/**
 * Metelyk (A1-A6): each side walks its men, White to the right and Black upwards, from its base
 * through a quarter of the board that both share, takes the enemy's men diagonally ahead as a pawn of
 * chess does, and bears off those that have come to the last line, a point each. White moves first. The
 * game ends when the side to move has no move: more points win, then more men in the battle quarter.
 * Neither taking nor bearing off is ever forced.
 *
 * The parameter is the side k of that quarter: 4 in the source, and the same game with 1, 2 and 3.
 *
 * Positions are written as in notation.ts, moves `9-20` ahead, `9x24` taking and `35-off` off
 * the board. A move is also read by its row in the table (see table.ts) as `#6`.
 *
 * @module
 */
import { type Game, legalMoves } from "../game.ts";
import { boardOf } from "./board.ts";
import { formatMetelyk, parseMetelyk, startOf } from "./notation.ts";
import { drawMetelyk, NAMES, pictureOfMetelyk } from "./picture.ts";
import { MetelykPosition } from "./position.ts";
import { metelykSpec } from "./sets.ts";
import { moveName, tableOf } from "./table.ts";
import { parseMove } from "../notation.ts";
import { integer } from "matchbox/base/mod.ts";

/** The parameters of the game, for the registry. */
export const metelykParameters = { side: integer(1, 4, 4) };

/**
 * The game of Metelyk.
 *
 * @param size fields on a side of the battle quarter, the parameter `side`: 1 to 4
 */
export function metelyk(size: number): Game {
  const { men, maxPlies } = boardOf(size);
  const table = tableOf(size);
  const beginning = formatMetelyk(startOf(size), size);
  const game: Game = {
    spec: metelykSpec(size),
    name: "metelyk",
    title: `Metelyk ${2 * size}x${2 * size}`,
    sides: NAMES,
    // A man has one move ahead and two that take.
    maxMoves: Math.min(3 * men, table.length),
    maxPlies,

    start(notation = beginning) {
      return MetelykPosition.fromNotation(parseMetelyk(notation, size), size);
    },

    format: (position, move) => moveName(table[move], position.side),

    parse(position, text) {
      const byRow = legalMoves(game, position).find((row) => text === `#${row}`);
      return byRow ?? parseMove(game, position, text);
    },

    // No pass: men only go ahead, and a side may lose by having to leave a field where it blocks or is
    // safe. Nothing has to be answered, as all goes on after a man is taken.
    tactics: {
      threatened: () => false,
      loudMoves: (position, out, from) => (position as MetelykPosition).loudMoves(out, from),
    },

    draw: (position) => drawMetelyk(position as MetelykPosition),

    picture: (position, marks = {}) => pictureOfMetelyk(position as MetelykPosition, marks),
  };
  return game;
}
